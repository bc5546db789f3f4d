import { isText } from '../lib/speaker';
import type { LogEvent, TablePicture } from '../lib/types';

/** Whose doing an event is, as far as its arguments tell. */
export function eventSeat(event: LogEvent, picture: TablePicture): number | null {
  const { seat, unit } = event.args ?? {};
  if (typeof seat === 'number') return seat;
  const id = isText(unit) ? unit.args?.id : undefined;
  return picture.cards.find((card) => card.id === id)?.seat ?? null;
}

import { isText } from '../lib/speaker';
import type { LogEvent, TablePicture } from '../lib/types';

/** Whose doing an event is, as far as its arguments tell: the first unit that they name does it. */
export function eventSeat(event: LogEvent, picture: TablePicture): number | null {
  const { seat, ...others } = event.args ?? {};
  if (typeof seat === 'number') return seat;
  for (const value of Object.values(others)) {
    const id = isText(value) ? value.args?.id : undefined;
    const card = id === undefined ? undefined : picture.cards.find((one) => one.id === id);
    if (card) return card.seat;
  }
  return null;
}

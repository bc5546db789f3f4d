export type { CheckedOut as Checked, MemberOut as Member, ProblemOut as Problem, Report, Run, WorldGameOut as WorldGame, WorldOut as World } from '../lib/types';

import { t } from '../lib/texts.svelte';

/** The name of a place that waits for somebody with its link. */
const NOBODY_YET = '?';

interface Seat {
  robot: boolean;
  name: string;
}

export const isVacant = ({ robot, name }: Seat): boolean => !robot && name === NOBODY_YET;

/** Who sits there: a person, the program, or nobody yet. */
export function rulerOf(seat: Seat): string {
  if (seat.robot) return t('web-world-seat-robot');
  return isVacant(seat) ? t('web-desk-nobody-yet') : seat.name;
}

/** `taeler:plead` is the message `taeler-plead`, its roll `taeler-roll-plead`. */
export const messageOf = (key: string): string => key.replace(/[:_.]/g, '-');
export const rollMessageOf = (key: string): string => messageOf(key.replace(':', '-roll-'));

/** The text with one line put in the place of another: what a suggestion does. */
export function withLine(text: string, line: number, written: string): string {
  const lines = text.split('\n');
  lines[line - 1] = written;
  return lines.join('\n');
}

/** A value as the game master reads it. */
export const shown = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value));

/** What somebody typed: JSON where it is some, else plain words. */
export function typed(written: string): unknown {
  try {
    return JSON.parse(written) as unknown;
  } catch {
    return written;
  }
}

/** What many rehearsed battles say together. */
import type { RehearsedOut } from '../lib/types';

export const FIRST = 20;
export const MOST = 200;
/** So many battles are asked for at once: what comes is shown as it comes. */
export const CHUNK = 5;
const NINETY_FIVE = 1.959964;

export interface Tally {
  number: number;
  won: number;
  open: number;
  /** All in percent. */
  share: number;
  low: number;
  high: number;
  own: number;
  others: number;
}

const percent = (part: number, whole: number): number => (whole ? Math.round((100 * part) / whole) : 0);
const sum = (numbers: number[]): number => numbers.reduce((all, one) => all + one, 0);

/** Wilson's interval: where the share of victories lies in 95 of 100 cases. */
export function interval(won: number, number: number): [number, number] {
  if (!number) return [0, 1];
  const [share, square] = [won / number, NINETY_FIVE ** 2];
  const middle = share + square / (2 * number);
  const width = NINETY_FIVE * Math.sqrt((share * (1 - share) + square / (4 * number)) / number);
  const all = 1 + square / number;
  return [Math.max(0, (middle - width) / all), Math.min(1, (middle + width) / all)];
}

export function tally(battles: readonly RehearsedOut[]): Tally {
  const number = battles.length;
  const won = battles.filter((one) => one.result === 'won').length;
  const [low, high] = interval(won, number);
  return {
    number, won, open: battles.filter((one) => one.result === 'open').length, share: percent(won, number), low: Math.round(100 * low), high: Math.round(100 * high),
    own: percent(sum(battles.map((one) => one.own_lost)), sum(battles.map((one) => one.own))),
    others: percent(sum(battles.map((one) => one.others_lost)), sum(battles.map((one) => one.others))),
  };
}

const RESULTS = { lost: 0, open: 1, won: 2 };
const score = (one: RehearsedOut): number => 10 * RESULTS[one.result] + one.others_lost / (one.others || 1) - one.own_lost / (one.own || 1);

/** A good, a typical and a bad one: not the very best and worst, which nobody should plan with. */
export function worthSeeing(battles: readonly RehearsedOut[]): { good: number; typical: number; bad: number } | null {
  if (!battles.length) return null;
  const sorted = [...battles].sort((one, other) => score(one) - score(other) || one.number - other.number);
  const at = (part: number): number => (sorted[Math.round(part * (sorted.length - 1))] as RehearsedOut).number;
  return { good: at(0.9), typical: at(0.5), bad: at(0.1) };
}

import type { Question } from '../lib/types';

export interface Bounds {
  low: number;
  high: number;
  whole: boolean;
  share: boolean;
}

export function bounds(question: Question): Bounds {
  if (question.kind === 'number') return { low: question.low ?? 0, high: question.high ?? 0, whole: true, share: false };
  if (question.answer === 'count') return { low: 0, high: question.most ?? 0, whole: true, share: false };
  if (question.answer === 'share') return { low: 0, high: 100, whole: false, share: true };
  return { low: 0, high: 1000, whole: false, share: false };
}

/** What somebody typed, with either decimal sign; null where it does not fit. */
export function readNumber(typed: string, { low, high, whole }: Bounds): number | null {
  const plain = typed.trim().replace(',', '.').replace(/["″%]\s*$/, '').trim();
  if (!/^\d+(\.\d+)?$/.test(plain)) return null;
  const value = Number(plain);
  return value < low || value > high || (whole && !Number.isInteger(value)) ? null : value;
}

import type { Language } from './types';

const DAY = 86_400_000;

/** Date and time, in the language of the page. */
export const moment = (stamp: number): string => new Date(stamp * 1000).toLocaleString(document.documentElement.lang, { dateStyle: 'medium', timeStyle: 'short' });

/** A moment as people say it: the time today, the date before that. */
export function when(stamp: string | number, language: Language, now = new Date()): string {
  const date = new Date(typeof stamp === 'number' && stamp < 1e11 ? stamp * 1000 : stamp);
  if (Number.isNaN(date.getTime())) return '';
  const recent = now.getTime() - date.getTime() < DAY && now.getDate() === date.getDate();
  return date.toLocaleString(language, recent ? { timeStyle: 'short' } : { dateStyle: 'medium' });
}

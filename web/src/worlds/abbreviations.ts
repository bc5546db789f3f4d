/** Abbreviations explained where they stand: those of the book, and the symbols that a report explains itself. */
import { hasText, say, t } from '../lib/texts.svelte';
import type { Report } from './worlds';
import type { Chart } from '../lib/types';

const OF_THE_BOOK = ['arma', 'ee', 'gf', 'gr', 'hz', 'kf', 'kr', 'oeh', 'rag', 're', 'reh', 'sl', 'teh', 'zeh', 'uee', 'ugf', 'er', 'egp', 'ts', 'gp', 'ghz', 'eeag', 'eeg', 'mp'];
/** `5LB`, `LB(H)`, `E-R`, `Ag1`, `Z/55`, `KrKö/4/0`. */
const TOKEN = /(?<![\p{L}\d/])(\d*)(\p{L}{1,7}(?:-\p{L}{1,2})?\d{0,2}(?:\/\d{1,3})*(?:\([HW]\))?)(?![\p{L}\d+'-])/gu;
/** Without what changes from day to day: ZEH, lives, the number of an agent. */
const base = (symbol: string): string => symbol.replace(/(?:\/\d+)+$/, '').replace(/\d+$/, '');

export interface Piece {
  words: string;
  meaning: string;
}

/** What is explained in a report or known of a chart, and what the game's own abbreviations mean. */
export function meaningsOf(game: string, sections: Report, means: Chart['means'] = {}): Map<string, string> {
  const found = new Map(Object.entries(means).map(([symbol, meaning]) => [symbol, say(meaning)]));
  for (const name of OF_THE_BOOK) {
    const key = `${game}-abbreviation-${name}`;
    if (!hasText(key)) continue;
    const [short, ...rest] = t(key).split(': ');
    if (short && rest.length) found.set(short, rest.join(': '));
  }
  for (const block of Object.values(sections).flat()) {
    if (!('kind' in block) || block.kind !== 'facts' || !block.small) continue;
    for (const [symbol, meaning] of block.pairs) if (typeof symbol === 'string' && meaning !== null && typeof meaning !== 'number') {
      found.set(symbol, say(meaning));
      if (!found.has(base(symbol))) found.set(base(symbol), say(meaning));
    }
  }
  return found;
}

/** A text in pieces: those that need it with their meaning. A single letter is an abbreviation only behind a number. */
export function explained(words: string, meanings: ReadonlyMap<string, string>): Piece[] {
  const pieces: Piece[] = [];
  let end = 0;
  for (const found of words.matchAll(TOKEN)) {
    const [whole, number = '', symbol = ''] = found;
    const meaning = meanings.get(symbol) ?? meanings.get(base(symbol));
    if (!meaning || (symbol.length === 1 && !number)) continue;
    if (found.index > end) pieces.push({ words: words.slice(end, found.index), meaning: '' });
    pieces.push({ words: whole, meaning });
    end = found.index + whole.length;
  }
  if (end < words.length) pieces.push({ words: words.slice(end), meaning: '' });
  return pieces;
}

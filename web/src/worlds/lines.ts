/** Lines of papers that the map writes, and the arrows that it reads out of them: the notation of docs/kalevala/papers.md. */
import type { ChartWay } from '../lib/types';

const STAY = 'bleiben';
const PLACE = String.raw`[0-9][A-Z]'*[+-]\d+(?:\[[a-z]\])?(?:~[a-z]?)?`;
const MOVE = new RegExp(String.raw`^Zug\s+(${PLACE}(?:\s*>\s*${PLACE})+)\s*:`);
const SCOUT = new RegExp(String.raw`^EE\s+(\d+)\s*:\s*(${PLACE})\s*>\s*(${PLACE})`);
const ENTRY = new RegExp(String.raw`^Einzug\s+EE\s+(\d+)\s*:\s*(${PLACE})\s*>\s*(${PLACE})\s*([EBK])`);

/** `5LB, lP, 10RE`: a single piece has no number. */
export function listing(figures: Readonly<Record<string, number>>): string {
  const { RE = 0, ...pieces } = figures;
  const written = Object.entries(pieces).filter(([, number]) => number > 0).map(([symbol, number]) => (number === 1 ? symbol : `${number}${symbol}`));
  return [...written, ...(RE > 0 ? [`${RE}RE`] : [])].join(', ');
}

export const moveLine = (way: readonly string[], figures: Readonly<Record<string, number>>): string => `Zug ${way.join(' > ')}: ${listing(figures)}`;
export const scoutLine = (number: number, from: string, to: string): string => `EE ${number}: ${from} > ${to}`;
export const armLine = (place: string, figures: string, fresh: boolean): string => `${fresh ? 'Rüsten' : 'Wandeln'} ${place}: ${figures}`;

export function entryLine(number: number, from: string, to: string, kind: string, figures: Readonly<Record<string, number>>): string {
  return `Einzug EE ${number}: ${from} > ${to} ${kind}: ${listing(figures)}`;
}

/** The smallest number of an EE that no line uses yet. */
export function nextScout(text: string): number {
  const used = new Set(text.split('\n').map((line) => Number(SCOUT.exec(line.trim())?.[1] ?? ENTRY.exec(line.trim())?.[1] ?? 0)));
  let number = 1;
  while (used.has(number)) number += 1;
  return number;
}

/** The paper with one order more; whoever orders something does not stay. */
export function withOrder(text: string, line: string): string {
  const lines = text.replace(/\s+$/, '').split('\n').filter((one) => one.trim() !== STAY);
  return [...lines, line, ''].join('\n').replace(/^\n+/, '');
}

/** The arrows that the lines of a paper mean. */
export function waysOf(text: string): ChartWay[] {
  return text.split('\n').flatMap((line): ChartWay[] => {
    const said = line.trim();
    const move = MOVE.exec(said)?.[1]?.split(/\s*>\s*/);
    if (move) return move.slice(1).map((end, place) => ({ style: 'move', start: move[place] ?? end, end }));
    const scout = SCOUT.exec(said);
    if (scout?.[2] && scout[3]) return [{ style: 'scout', start: scout[2], end: scout[3], words: `E${scout[1]}` }];
    const entry = ENTRY.exec(said);
    if (entry?.[2] && entry[3]) return [{ style: entry[4] === 'K' ? 'war' : 'move', start: entry[2], end: entry[3], words: entry[4] ?? '' }];
    return [];
  });
}

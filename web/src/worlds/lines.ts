/** Lines of papers as the map writes them, in the notation of docs/kalevala/papers.md; reading them is the server's. */
import type { PaperLine } from '../lib/types';
import type { Problem } from './worlds';

export type Figures = Readonly<Record<string, number>>;

const STAY = 'bleiben';
const NUMBERED = /^(?:Einzug\s+|Aktion\s+\S+\s+)?EE\s*(\d+)/i;
const WAY = /\S+(?:\s*>\s*[^\s:;]+)+/;

/** `5LB, lP, 10RE`: a single piece has no number. */
export function listing(figures: Figures): string {
  const { RE = 0, ...pieces } = figures;
  const written = Object.entries(pieces).filter(([, number]) => number > 0).map(([symbol, number]) => (number === 1 ? symbol : `${number}${symbol}`));
  return [...written, ...(RE > 0 ? [`${RE}RE`] : [])].join(', ');
}

/** What is left when some of it goes. */
export function without(all: Figures, gone: Figures): Figures {
  return Object.fromEntries(Object.entries(all).map(([symbol, number]) => [symbol, number - (gone[symbol] ?? 0)]));
}

/** The smallest number of an EE that no line uses yet. */
export function nextScout(text: string): number {
  const used = new Set(text.split('\n').map((line) => Number(NUMBERED.exec(line.trim())?.[1] ?? 0)));
  let number = 1;
  while (used.has(number)) number += 1;
  return number;
}

/** The smallest number that no group with these letters bears yet, neither on the map nor in the paper. */
export function nextGroup(letters: string, known: readonly string[]): string {
  let number = 1;
  while (known.some((one) => new RegExp(`\\b${letters}${number}\\b`).test(one))) number += 1;
  return `${letters}${number}`;
}

/** The paper with one order more; whoever orders something does not stay. */
export function withOrder(text: string, line: string): string {
  const lines = text.replace(/\s+$/, '').split('\n').filter((one) => one.trim() !== STAY);
  return [...lines, line, ''].join('\n').replace(/^\n+/, '');
}

/** The paper with an order in the place of another: none before is one more, none after takes it away. */
export function withChange(text: string, before: string, after: string): string {
  if (!before || !text.includes(before)) return after ? withOrder(text, after) : text;
  if (after) return text.replace(before, () => after);
  return text.replace(`${before}\n`, '').replace(before, '');
}

/** The order that begins in a line, with all its lines where it is closed by `Ende`. */
export function orderAt(text: string, line: number): string {
  const lines = text.split('\n').slice(line - 1);
  const end = lines[0]?.trim().endsWith(':') ? lines.findIndex((one) => /^ende$/i.test(one.trim())) : -1;
  return lines.slice(0, end < 0 ? 1 : end + 1).join('\n');
}

/** The same line with another way. */
export const withWay = (line: string, way: readonly string[]): string => line.replace(WAY, () => way.join(' > '));

/** A line of a paper as it is listed beside the map. */
export interface Row {
  number: number;
  written: string;
  meaning?: PaperLine;
  problems: Problem[];
}

/** All orders of a paper; remarks, empty lines and the inner lines of texts are none. */
export function rowsOf(text: string, lines: readonly PaperLine[], problems: readonly Problem[]): Row[] {
  const rows: Row[] = [];
  const all = text.split('\n');
  for (let number = 1; number <= all.length; number += 1) {
    const written = all[number - 1] ?? '';
    if (!written.trim() || written.trim().startsWith('#')) continue;
    const last = number + orderAt(text, number).split('\n').length - 1;
    const meaning = lines.find((one) => one.line === number);
    rows.push({ number, written: written.trim(), problems: problems.filter((one) => one.line >= number && one.line <= last), ...(meaning ? { meaning } : {}) });
    number = last;
  }
  return rows;
}

/** Order sheets as they are drawn and as they are written: both say the same. What cannot be drawn stays as it was written. */
import { figuresOf, type Lot, type Step, type Troop } from './desk';

/** Commands that a drawing gives; all others are written. */
export const COMMANDS = ['HALTEN', 'ANGREIFEN', 'EINNEHMEN', 'VORRÜCKEN', 'BESCHIESSEN', 'RÜCKZUG'] as const;
/** Commands of who can cast spells. */
export const CAST = 'ZAUBERN';
const NEUTRALISE = 'ENTKRÄFTEN';
export const MAGIC = [CAST, 'DUELL', NEUTRALISE] as const;
const OF_MAGIC: readonly string[] = MAGIC;
export const isPriced = ({ command }: Step): boolean => command === CAST || command === NEUTRALISE;
export const isAimed = ({ command }: Step): boolean => command !== 'HALTEN' && command !== 'DUELL' && command !== NEUTRALISE;
const AT_THE_NEAREST = ['ANGREIFEN', 'BESCHIESSEN', 'VORRÜCKEN'];
const NEAREST = 'NÄCHSTER';
const HOLD_THE_REST = 'REST: HALTEN';

export interface Sheet {
  place: string;
  troops: Troop[];
  marks: string[];
  /** Lines that no drawing shows, such as plain words. */
  kept: string[];
}

/** A command with its target as a sheet writes it; empty while something is missing. */
export function aimed(step: Step): string {
  const { command, target, tail = '' } = step;
  if (!command) return tail.trim();
  if (OF_MAGIC.includes(command)) return magic(step);
  const at = command === 'HALTEN' ? '' : target ? `${command === 'EINNEHMEN' && !target.includes('/') ? 'HZ ' : ''}${target}` : AT_THE_NEAREST.includes(command) ? NEAREST : null;
  return at === null ? '' : [command, at, tail.trim()].filter(Boolean).join(' ');
}

function magic({ command, target, spell = '', price = '' }: Step): string {
  if (command === CAST && !spell.trim()) return '';
  return [command, ...(command === CAST ? [spell.trim(), target.trim() || NEAREST] : []), ...(price.trim() && command !== 'DUELL' ? [`BIS ${price.trim()}`] : [])].join(' ');
}

function headOf({ rounds = '', when = '' }: Step): string {
  return `${rounds.trim() ? ` KR ${rounds.trim()}` : ''}${when.trim() ? ` WENN ${when.trim()}` : ''}`;
}

/** The orders of a group in their order: those of some rounds or under a condition before the one that always holds. */
export const stepsOf = (troop: Troop): Step[] => [...(troop.earlier ?? []), troop];

export function orderLines(troop: Troop): string[] {
  const name = troop.name.trim();
  return [
    ...(troop.earlier ?? []).filter(aimed).map((one) => `${name}${headOf(one)}: ${aimed(one)}`),
    ...(aimed(troop) ? [`${name}: ${aimed(troop)}`] : []),
  ];
}

export const restLines = (kept: readonly string[]): string[] => [...kept, ...(kept.some((one) => /^REST\b/.test(one)) ? [] : [HOLD_THE_REST])];

/** A block `Aufstellung … Ende`; null for what is none. */
export function readSheet(written: string): Sheet | null {
  const [head = '', ...lines] = written.trim().split('\n').map((one) => one.trim());
  const place = /^Aufstellung (\S+):$/.exec(head)?.[1];
  if (!place) return null;
  const sheet: Sheet = { place, troops: [], marks: [], kept: [] };
  for (const line of lines) take(sheet, line);
  for (const troop of sheet.troops) settle(troop);
  return sheet;
}

/** All sheets of a paper. */
export const sheetsIn = (text: string): Sheet[] => (text.match(/^Aufstellung \S+:[ \t]*\n[\s\S]*?^Ende[ \t]*$/gm) ?? []).map(readSheet).filter((one): one is Sheet => one !== null);

function take(sheet: Sheet, line: string): void {
  if (!line || line === 'Ende' || line === HOLD_THE_REST) return;
  const group = /^Gruppe ([^:]+): (.+)$/.exec(line);
  const lots = group ? lotsOf(group[2] ?? '') : null;
  if (group && lots) {
    sheet.troops.push({ name: group[1] ?? '', command: '', target: '', lots, earlier: [] });
    return;
  }
  const flags = /^Merker: (.+)$/.exec(line)?.[1];
  if (flags) sheet.marks = flags.split(',').map((one) => one.trim());
  else if (!order(sheet, line)) sheet.kept.push(line);
}

function lotsOf(written: string): Lot[] | null {
  const found = written.split(';').map((one) => /^\s*\S+\/(\d+): (.+)$/.exec(one));
  return found.every((one) => one) ? found.map((one) => ({ kf: one?.[1] ?? '', figures: figuresOf(one?.[2] ?? '') })) : null;
}

/** A line of a group that there is; no for any other. */
function order(sheet: Sheet, line: string): boolean {
  const [, name, rounds = '', when = '', said = ''] = /^(.+?)(?: KR (\d+(?:-\d+)?))?(?: WENN ([^:]+))?: (.+)$/.exec(line) ?? [];
  const troop = sheet.troops.find((one) => one.name === name);
  if (!troop) return false;
  troop.earlier = [...(troop.earlier ?? []), { rounds, when, ...meaning(said) }];
  return true;
}

function meaning(said: string): Step {
  const cast = /^(ZAUBERN|DUELL|ENTKRÄFTEN)(?: (.+?) (NÄCHSTER|GRUPPE \S+|\d\S+(?:, \d\S+)*))?(?: BIS (\d+))?$/.exec(said);
  const spelled: Step = { command: cast?.[1] ?? '', spell: cast?.[2] ?? '', target: cast?.[3] === NEAREST ? '' : (cast?.[3] ?? ''), price: cast?.[4] ?? '' };
  if (cast && aimed(spelled) === said) return spelled;
  const [, command = '', at = '', tail = ''] = /^(\S+)(?: (?:HZ )?(NÄCHSTER|\d\S+))?(?: ((?:GEGEN|MIT) .+))?$/.exec(said) ?? [];
  const step = { command, target: at === NEAREST ? '' : at, tail };
  return (COMMANDS as readonly string[]).includes(command) && aimed(step) === said ? step : { command: '', target: '', tail: said };
}

/** The last order, if it always holds, is the one of the group itself. */
function settle(troop: Troop): void {
  const last = troop.earlier?.at(-1);
  if (!last || last.rounds || last.when || !last.command || OF_MAGIC.includes(last.command)) return;
  troop.earlier = troop.earlier?.slice(0, -1) ?? [];
  [troop.command, troop.target, troop.tail] = [last.command, last.target, last.tail ?? ''];
}

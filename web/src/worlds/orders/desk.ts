/** What can be ordered by pointing: what one knows while one orders, what an act asks for, and the line of notation that it becomes. */
import { fieldOf } from '../../chart/pen';
import { listing, nextScout, type Figures } from '../lines';
import type { GodDeed } from './stays';
import { say } from '../../lib/texts.svelte';
import type { Chart, ChartLand } from '../../lib/types';

export type { Figures } from '../lines';
/** What there is to choose from, each with a remark. */
export type Options = Readonly<Record<string, string>>;

export interface Desk {
  chart: Chart;
  phase: number;
  /** The great round. */
  gr: number;
  text: string;
  /** Other rulers. */
  realms: string[];
}

/** What stands on one small field. */
export interface Lot {
  kf: string;
  figures: Record<string, number>;
}

/** One order of a group: when it holds, and what is done then. */
export interface Step {
  /** `1-3`; nothing: in all rounds. */
  rounds?: string;
  /** `NICHT FEIND 4`; nothing: always. */
  when?: string;
  /** Nothing for an order that no drawing knows: then `tail` is all of it. */
  command: string;
  /** A large or small field; nothing: the nearest enemy. */
  target: string;
  /** Against whom, and with what. */
  tail?: string;
  /** What is cast, and the most that it may cost; nothing: whatever it costs. */
  spell?: string;
  price?: string;
}

/** A group of a battle's line-up, and what it is to do when nothing of `earlier` holds. */
export interface Troop extends Step {
  name: string;
  lots: Lot[];
  earlier?: Step[];
}

export interface Values {
  place: string;
  figures: Record<string, number>;
  way: string[];
  places: string[];
  kfs: number[];
  choice: string;
  number: number;
  until: number;
  realm: string;
  group: string;
  words: string;
  more: string;
  marks: string[];
  lots: Lot[];
  troops: Troop[];
  /** Lines of an order sheet that no drawing shows. */
  kept?: string[];
  /** Of a god's stay. */
  deeds?: GodDeed[];
}

/** Texts of an order. */
export type Slot = 'words' | 'more' | 'choice' | 'realm';

export type Field = (
  | { kind: 'figures' | 'makes' | 'group' | 'ship' | 'wizard' | 'places' | 'scouted' | 'troops' | 'deeds' }
  /** `victim`: whose caravans are meant. */
  | { kind: 'realm'; name?: string }
  | { kind: 'way'; many: boolean; optional?: boolean }
  /** `offer`: those that there are. */
  | { kind: 'kfs'; most: number; offer?: string }
  | { kind: 'choice' | 'marks'; options: readonly string[] | ((desk: Desk, values: Values) => string[]); offer?: string }
  /** One of what the ruler knows; `free`: an example of what may be written in its place. */
  | { kind: 'pick'; name: string; into: Slot; options: (desk: Desk, values: Values) => Options; free?: string }
  | { kind: 'number' | 'until'; name: string; least: number; most: number }
  | { kind: 'words' | 'more'; name: string; example: string }
  | { kind: 'prose'; name: string }
  /** What stands on which small field; `numbered` where the writer says on which. */
  | { kind: 'lots'; name: string; numbered: boolean }
) & { when?: (values: Values) => boolean };

export interface Act {
  name: string;
  phases: readonly number[];
  /** Shown at once; the others wait behind a button. */
  main?: boolean;
  /** Is it possible from this place? */
  here: (desk: Desk, place: string) => boolean;
  fields: readonly Field[];
  /** May it lead to where it begins? */
  staysHome?: (values: Values) => boolean;
  begin?: (desk: Desk, values: Values) => void;
  /** The figures to choose from, where they are not all that stand there. */
  from?: (desk: Desk, values: Values) => Figures;
  /** What follows from another choice. */
  change?: (desk: Desk, values: Values) => void;
  /** What follows from a target that was pointed at. */
  aim?: (desk: Desk, values: Values) => void;
  /** What it costs and risks, where nothing that is picked says so. */
  remarks?: (desk: Desk, values: Values) => string[];
  /** How its line can look, for taking it up again (`forms.ts`). */
  forms?: readonly string[];
  /** The line of notation; empty while something is missing. */
  line: (values: Values, desk: Desk) => string;
}

/** New armament comes in even great rounds. */
export const armsNow = (desk: Desk): boolean => desk.gr % 2 === 0;

/** Is it about small fields of the place where it begins, and of no other? */
export const pointsAtSmall = ({ fields }: Act): boolean =>
  fields.some((one) => one.kind === 'kfs' || one.kind === 'troops') && !fields.some((one) => one.kind === 'way');

// ---- what stands where

export const isWater = (place: string): boolean => place.includes('~');
export const forcesAt = (desk: Desk, place: string): Figures => desk.chart.forces?.[place] ?? {};
const holdersAt = (desk: Desk, place: string): string[] => (desk.chart.holders?.[place] ?? []).map((one) => say(one));
export const groupsAt = (desk: Desk, place: string): string[] => holdersAt(desk, place).filter((one) => /^(KW|EX)\d/.test(one));
export const allHolders = (desk: Desk): string[] => Object.keys(desk.chart.holders ?? {}).flatMap((one) => holdersAt(desk, one));

/** Without RE: who can be lined up. */
export const figuresWithoutRe = (desk: Desk, place: string): Figures => Object.fromEntries(Object.entries(forcesAt(desk, place)).filter(([symbol]) => symbol !== 'RE'));

/** Ships and agents with what they hold; how many of each. */
export function vesselsAt(desk: Desk, place: string): Figures {
  const groups = new Set(groupsAt(desk, place));
  const found: Record<string, number> = {};
  for (const one of holdersAt(desk, place)) if (!groups.has(one)) found[one] = (found[one] ?? 0) + 1;
  return found;
}

/** All that can be sent out from a place by itself. */
export const figuresAt = (desk: Desk, place: string): Figures => ({ ...forcesAt(desk, place), ...vesselsAt(desk, place) });
/** Ships in the waters of the same large field. */
export const shipsBeside = (desk: Desk, place: string): string[] =>
  Object.keys(desk.chart.holders ?? {}).filter((one) => isWater(one) && fieldOf(one) === fieldOf(place)).flatMap((one) => Object.keys(vesselsAt(desk, one)));

/** Ships without anything aboard beside a place; how many of each. */
export function emptyShips(desk: Desk, place: string): Figures {
  const waters = Object.keys(desk.chart.holders ?? {}).filter((one) => isWater(one) && fieldOf(one) === fieldOf(place));
  return Object.fromEntries(waters.flatMap((one) => Object.entries(vesselsAt(desk, one)).filter(([ship]) => !insideOf(ship))));
}

/** Wizards with the ZEH that each has. */
export const wizardsAt = (desk: Desk, place: string): string[] => Object.keys(forcesAt(desk, place)).filter((one) => one.split('/')[0] === 'Z');

export const stands = (desk: Desk, place: string): boolean => Object.keys(forcesAt(desk, place)).length > 0;
export const canGo = (desk: Desk, place: string): boolean => Object.keys(figuresAt(desk, place)).length > 0;
export const rules = (desk: Desk, place: string): boolean => desk.chart.own?.includes(place) ?? false;
export const hasGroup = (desk: Desk, place: string): boolean => groupsAt(desk, place).length > 0;
export const isFief = (desk: Desk, place: string): boolean => desk.chart.fiefs?.includes(place) ?? false;
export const has = (desk: Desk, place: string, symbol: string): boolean => Object.keys(forcesAt(desk, place)).some((one) => one.split('/')[0] === symbol);

export function landAt(desk: Desk, place: string): ChartLand {
  const field = fieldOf(place);
  return desk.chart.planes?.find((one) => field in one.map.lands)?.map.lands[field] ?? {};
}
export const lossesAt = (desk: Desk, place: string): number => desk.chart.planes?.map((one) => one.losses[fieldOf(place)]).find((one) => one !== undefined) ?? 0;

/** Whose a large field was when it was seen last; empty where nobody rules but those who were always there. */
export function ownerOf(desk: Desk, place: string): string {
  const owned = desk.chart.planes?.flatMap((one) => one.map.owned ?? []) ?? [];
  const name = owned.find((one) => one.places.some((known) => known === place || fieldOf(known) === place))?.name;
  return typeof name === 'string' ? name : '';
}

/** An EE that is left: neither scouts nor other entries of this great round have it. */
export function freeNumber(desk: Desk): number {
  return nextScout([...(desk.chart.scouting ?? []).map(([number]) => `EE ${number}:`), desk.text].join('\n'));
}

/** Places of one's own in a large field, lent ones among them. */
export function placesIn(desk: Desk, field: string): string[] {
  const known = [...(desk.chart.own ?? []), ...Object.keys(desk.chart.forces ?? {}), ...Object.keys(desk.chart.holders ?? {}), ...(desk.chart.fiefs ?? [])];
  return [...new Set(known.filter((place) => fieldOf(place) === field))].sort();
}

// ---- notation

/** Of `KW1[K, 30RE]` the name and the contents. */
export const nameOf = (group: string): string => group.replace(/\[.*$/, '');
export const insideOf = (group: string): string => /\[(.*)\]$/.exec(group)?.[1] ?? '';
export const joined = (...parts: (string | false | undefined)[]): string => parts.filter(Boolean).join('; ');
export const toOthers = (line: string, more: string): string => (more.trim() ? `${line}; gegen ${more.trim()}` : line);
export const granted = (line: string, number: number): string => (line && number ? `${line} laut Antrag ${number}` : line);

/** `4On, K, 30RE` as figures; of what holds others, the whole piece with its brackets. */
export function figuresOf(written: string): Record<string, number> {
  const found: Record<string, number> = {};
  for (const item of written.match(/[^,[\]]+(?:\[[^\]]*\])?/g) ?? []) {
    const [, number, symbol] = /^\s*(\d*)(.+?)\s*$/.exec(item) ?? [];
    if (symbol) found[symbol] = (found[symbol] ?? 0) + Number(number || 1);
  }
  return found;
}

/** What of some figures is in no lot yet. */
export function leftOf(all: Figures, lots: readonly Lot[]): Figures {
  const left = { ...all };
  for (const { figures } of lots) for (const [symbol, number] of Object.entries(figures)) left[symbol] = (left[symbol] ?? 0) - (number || 0);
  return Object.fromEntries(Object.entries(left).filter(([, number]) => number > 0));
}

/** `K, LB | 4On, 30RE`: what is in no lot is the last small field; without lots the program lays it out. */
export function laidOut(all: Figures, lots: readonly Lot[]): string {
  const parts = [...lots.map((one) => listing(one.figures)), listing(leftOf(all, lots))];
  return parts.filter(Boolean).join(' | ');
}

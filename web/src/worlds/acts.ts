/** What can be ordered by pointing: each act with what it asks for, and the line of notation that it becomes. */
import { fieldOf } from '../chart/pen';
import { listing, nextGroup, nextScout, without, type Figures } from './lines';
import { say } from '../lib/texts.svelte';
import type { Chart } from '../lib/types';

/** What one knows while one orders. */
export interface Desk {
  chart: Chart;
  phase: number;
  /** The great round. */
  gr: number;
  text: string;
  /** Other rulers. */
  realms: string[];
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
  setup: { kf: string; figures: string }[];
}

export type Field =
  | { kind: 'figures' | 'makes' | 'realm' | 'group' | 'places' | 'scout' | 'setup' }
  | { kind: 'way'; many: boolean }
  | { kind: 'kfs'; most: number }
  | { kind: 'choice' | 'marks'; options: readonly string[] }
  | { kind: 'number' | 'until'; name: string; least: number; most: number }
  | { kind: 'words' | 'more'; name: string; example: string };

export interface Act {
  name: string;
  phases: readonly number[];
  /** Shown at once; the others wait behind a button. */
  main?: boolean;
  /** Is it possible from this place? */
  here: (desk: Desk, place: string) => boolean;
  fields: readonly Field[];
  begin?: (desk: Desk, values: Values) => void;
  /** The line of notation; empty while something is missing. */
  line: (values: Values, desk: Desk) => string;
}

export const forcesAt = (desk: Desk, place: string): Figures => desk.chart.forces?.[place] ?? {};
export const holdersAt = (desk: Desk, place: string): string[] => (desk.chart.holders?.[place] ?? []).map((one) => say(one));
export const groupsAt = (desk: Desk, place: string): string[] => holdersAt(desk, place).filter((one) => /^(KW|EX)\d/.test(one));

const stands = (desk: Desk, place: string): boolean => place in (desk.chart.forces ?? {});
const rules = (desk: Desk, place: string): boolean => desk.chart.own?.includes(place) ?? false;
const hasGroup = (desk: Desk, place: string): boolean => groupsAt(desk, place).length > 0;
const anywhere = (): boolean => true;
/** Of `KW1[K, 30RE]` the name and the contents. */
const nameOf = (group: string): string => group.replace(/\[.*$/, '');
const insideOf = (group: string): string => /\[(.*)\]$/.exec(group)?.[1] ?? '';
const joined = (...parts: (string | false | undefined)[]): string => parts.filter(Boolean).join('; ');

const EDGED = ['Ma', 'Br'];

/** `KF17 Tor 17-16`, `KF5-6`, `KF26 Ufer 25-27`: the first small field is its place, the others follow. */
function building(kind: string, [kf, other, third]: readonly number[]): string {
  if (!kf) return '';
  if (kind === 'BR') return other && third ? `BR KF${kf} Ufer ${other}-${third}` : '';
  if (EDGED.includes(kind)) return other ? `${kind} KF${kf}-${other}` : '';
  return `${kind} KF${kf}${other && kind !== 'Fundament' ? ` Tor ${kf}-${other}` : ''}`;
}

const toOthers = (line: string, more: string): string => (more.trim() ? `${line}; gegen ${more.trim()}` : line);

function setUp({ place, setup }: Values): string {
  const groups = setup.filter((one) => one.kf && one.figures.trim());
  if (!groups.length) return '';
  const gf = fieldOf(place);
  return [`Aufstellung ${place}:`, `Gruppe Garde: ${groups.map((one) => `${gf}/${one.kf}: ${one.figures.trim()}`).join('; ')}`, 'Garde: HALTEN', 'REST: HALTEN', 'Ende'].join('\n');
}

export const ACTS: readonly Act[] = [
  {
    name: 'move', phases: [1], main: true, here: (desk, place) => stands(desk, place) || holdersAt(desk, place).length > 0,
    fields: [{ kind: 'way', many: true }, { kind: 'figures' }],
    line: ({ place, way, figures }) => (way.length && listing(figures) ? `Zug ${[place, ...way].join(' > ')}: ${listing(figures)}` : ''),
  },
  {
    name: 'scout', phases: [1], main: true, here: (desk, place) => stands(desk, place) || new RegExp(`^EE \\d+: .* > ${place.replace(/[+[\]]/g, '\\$&')}`, 'm').test(desk.text),
    fields: [{ kind: 'way', many: false }, { kind: 'marks', options: ['ohne Raster'] }],
    begin: (desk, values) => (values.number = nextScout(desk.text)),
    line: ({ place, way, number, marks }) => (way[0] ? [`EE ${number}: ${place} > ${way[0]}`, ...marks].join(' ') : ''),
  },
  { name: 'fresh', phases: [1], main: true, here: rules, fields: [{ kind: 'makes' }], line: ({ place, figures }) => (listing(figures) ? `Rüsten ${place}: ${listing(figures)}` : '') },
  { name: 'arm', phases: [1], main: true, here: (desk, place) => rules(desk, place) && stands(desk, place), fields: [{ kind: 'makes' }], line: ({ place, figures }) => (listing(figures) ? `Wandeln ${place}: ${listing(figures)}` : '') },
  { name: 'zone', phases: [1], here: rules, fields: [{ kind: 'places' }], line: ({ place, places }) => (places.length ? `Zone ${place}: ${places.join(', ')}` : '') },
  { name: 'people', phases: [1], here: rules, fields: [{ kind: 'number', name: 're', least: 1, most: 200 }], begin: (_, values) => (values.number = 16), line: ({ place, number }) => (number > 0 ? `Volk ${place}: ${number}` : '') },
  {
    name: 'build', phases: [1], here: rules, fields: [{ kind: 'choice', options: ['Fundament', 'Tu', 'Bf', 'BF', 'Tt', 'Ma', 'Br', 'BR'] }, { kind: 'kfs', most: 3 }],
    begin: (_, values) => (values.choice = 'Tu'),
    line: ({ place, choice, kfs }) => (building(choice, kfs) ? `Bau ${place}: ${building(choice, kfs)}` : ''),
  },
  {
    name: 'caravan', phases: [1], here: stands, fields: [{ kind: 'choice', options: ['KW', 'EX'] }, { kind: 'figures' }, { kind: 'number', name: 'grant', least: 0, most: 999 }],
    begin: (_, values) => {
      values.choice = 'KW';
      values.figures = {};
    },
    line: ({ place, figures, choice, number }, desk) => {
      if (!listing(figures)) return '';
      const others = Object.keys(desk.chart.holders ?? {}).flatMap((one) => holdersAt(desk, one));
      const rest = listing(without(forcesAt(desk, place), figures));
      const group = nextGroup(choice, [...others, ...desk.text.split('\n').filter((one) => !one.includes(` aus ${place}:`))]);
      return joined(`Karawane ${group} aus ${place}: ${listing(figures)}`, rest && `Rest ${rest}`) + (number ? ` laut Antrag ${number}` : '');
    },
  },
  {
    name: 'trade', phases: [1, 3], main: true, here: hasGroup, fields: [{ kind: 'group' }, { kind: 'way', many: true }],
    line: ({ place, group, way }) => (group && way.length ? `Karawane ${nameOf(group)} ${[place, ...way].join(' > ')}: ${insideOf(group)}` : ''),
  },
  { name: 'dissolve', phases: [1], here: hasGroup, fields: [{ kind: 'group' }], line: ({ place, group }) => (group ? `Karawane ${nameOf(group)} auflösen ${place}` : '') },
  { name: 'dismiss', phases: [1], here: stands, fields: [{ kind: 'figures' }], begin: (_, values) => (values.figures = {}), line: ({ place, figures }) => (listing(figures) ? `Entlassen ${place}: ${listing(figures)}` : '') },
  { name: 'capital', phases: [1], here: rules, fields: [], line: ({ place }) => `Hauptstadt ${place}` },
  {
    name: 'enter', phases: [3], main: true, here: (desk, place) => stands(desk, place) || holdersAt(desk, place).length > 0,
    fields: [
      { kind: 'scout' }, { kind: 'way', many: false }, { kind: 'choice', options: ['E', 'B', 'K'] }, { kind: 'figures' },
      { kind: 'words', name: 'losses', example: '6RE' }, { kind: 'kfs', most: 1 }, { kind: 'more', name: 'centre', example: 'Burgheim' }, { kind: 'marks', options: ['mit Erlaubnis', 'SKLAVEN', 'Verrat'] },
    ],
    begin: (desk, values) => {
      values.choice = 'B';
      const [number, , target] = desk.chart.scouting?.find(([, start]) => fieldOf(start) === fieldOf(values.place)) ?? [1, '', ''];
      values.number = number;
      values.way = target ? [target] : [];
    },
    line: ({ place, way, number, choice, figures, words, kfs, more, marks }) => {
      if (!way[0] || !listing(figures)) return '';
      const notes = [words.trim() && `Verluste ${words.trim()}`, kfs[0] ? `HZ KF${kfs[0]}` : '', more.trim() && `Name HZ ${more.trim()}`, ...marks];
      return joined(`Einzug EE ${number}: ${place} > ${way[0]} ${choice}: ${listing(figures)}`, ...notes);
    },
  },
  { name: 'set_up', phases: [1, 3], here: stands, fields: [{ kind: 'setup' }], line: setUp },
  {
    name: 'hand_over', phases: [3], here: (desk, place) => stands(desk, place) || hasGroup(desk, place),
    fields: [{ kind: 'realm' }, { kind: 'group' }, { kind: 'figures' }, { kind: 'more', name: 'against', example: '2Sk, 10RE' }],
    begin: (_, values) => (values.figures = {}),
    line: ({ place, realm, group, figures, more }) => (realm && listing(figures) ? toOthers(['Übergabe', nameOf(group), `${place} an ${realm}: ${listing(figures)}`].filter(Boolean).join(' '), more) : ''),
  },
  {
    name: 'cede', phases: [3], here: rules, fields: [{ kind: 'realm' }, { kind: 'number', name: 'rounds', least: 1, most: 99 }, { kind: 'until', name: 'grant', least: 0, most: 999 }, { kind: 'more', name: 'against', example: '30RE' }],
    begin: (_, values) => ([values.number, values.until] = [10, 0]),
    line: ({ place, realm, number, until, more }) => (realm ? toOthers(`Abtreten ${place} an ${realm}: ${number}GR`, more) + (until ? ` laut Antrag ${until}` : '') : ''),
  },
  { name: 'found', phases: [3], here: rules, fields: [{ kind: 'words', name: 'price', example: '6RE' }, { kind: 'kfs', most: 1 }, { kind: 'more', name: 'centre', example: 'Burgheim' }], line: ({ place, words, kfs, more }) => (words.trim() ? joined(`Gründen ${place}: ${words.trim()}`, kfs[0] ? `HZ KF${kfs[0]}` : '', more.trim() && `Name HZ ${more.trim()}`) : '') },
  { name: 'close', phases: [3], here: stands, fields: [{ kind: 'realm' }], line: ({ place, realm }) => (realm ? `Sperren ${place}: ${realm}` : '') },
  {
    name: 'permit', phases: [1, 2, 3, 4], here: rules, fields: [{ kind: 'realm' }, { kind: 'number', name: 'since', least: 1, most: 9999 }, { kind: 'until', name: 'until', least: 1, most: 9999 }, { kind: 'places' }],
    begin: (desk, values) => ([values.number, values.until] = [desk.gr, desk.gr + 4]),
    line: ({ place, places, realm, number, until }) => (realm ? `Erlaubnis ${number} bis ${until} ${[place, ...places].join(', ')}: ${realm}` : ''),
  },
  { name: 'revoke', phases: [1], here: rules, fields: [{ kind: 'realm' }], line: ({ place, realm }) => (realm ? `Widerruf ${place}: ${realm}` : '') },
  { name: 'peace', phases: [3], here: anywhere, fields: [{ kind: 'realm' }], line: ({ place, realm }) => (realm ? `Frieden ${place}: ${realm}` : '') },
];

export const actNamed = (name: string): Act | undefined => ACTS.find((one) => one.name === name);

/** What can be ordered from a place in a phase. */
export const actsAt = (desk: Desk, place: string): Act[] => ACTS.filter((one) => one.phases.includes(desk.phase) && one.here(desk, place));

/** Places of one's own in a large field; where there are none, the field itself. */
export function placesIn(desk: Desk, field: string): string[] {
  const known = [...(desk.chart.own ?? []), ...Object.keys(desk.chart.forces ?? {}), ...Object.keys(desk.chart.holders ?? {})];
  return [...new Set(known.filter((place) => fieldOf(place) === field))].sort();
}

export function blank(desk: Desk, act: Act, place: string): Values {
  const values: Values = {
    place, figures: {}, way: [], places: [], kfs: [], choice: '', number: 0, until: 0, realm: '', group: groupsAt(desk, place)[0] ?? '', words: '', more: '', marks: [],
    setup: [],
  };
  if (act.fields.some((one) => one.kind === 'figures')) {
    // RE stay at home unless somebody wants them taken along.
    values.figures = { ...forcesAt(desk, place), ...(forcesAt(desk, place).RE ? { RE: 0 } : {}) };
  }
  if (act.name === 'set_up') values.setup = Object.entries(forcesAt(desk, place)).filter(([symbol]) => symbol !== 'RE').map(([symbol, number]) => ({ kf: '', figures: listing({ [symbol]: number }) }));
  act.begin?.(desk, values);
  return values;
}

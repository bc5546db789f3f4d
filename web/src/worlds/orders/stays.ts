/** What a god does in a stay, one line for each deed: the ability, what it is about, and where. */

export interface GodDeed {
  what: string;
  /** A beast, a terrain, a warrior. */
  of: string;
  /** As it is written: `2A+14/24, 2A+14/25`, `2A+14/24 > 2A+14/30`. */
  at: string;
  /** Where the god himself goes. */
  goes: string;
}

export const BASIC = 'Grundfähigkeit';
const DUEL = 'Duell';
/** How small fields are joined that are pointed at one after the other: from here to there, along edges, the large field alone. */
const MOVES = ['Versetzen', 'Tiere', 'Geräte', 'Fernversetzen'];
const EDGES = ['Fluss'];
const WHOLE = ['ZauberschutzGF', 'Erdbeben', 'Heertempo', 'Lenken', 'Duplizieren'];
const SEVERAL = ['Grundfähigkeit3', 'Grundfähigkeit10', 'Zauberschutz', 'Gelände', 'Pässe'];
const NOWHERE = [DUEL, 'Waffe'];
export const OF: Readonly<Record<string, readonly string[]>> = {
  Fabelwesen: ['Riese', 'Reiter', 'Sirene', 'Drache', 'Seeschlange'],
  Gelände: ['Tiefland', 'Hochland', 'Sumpf', 'Wald', 'Wüste', 'Eis', 'Gebirge', 'Wasser'],
};
/** Abilities that name a warrior. */
export const NAMES_FIGURE = ['Waffe', 'Fernversetzen'];

export const newDeed = (): GodDeed => ({ what: BASIC, of: '', at: '', goes: '' });
export const isSomewhere = ({ what }: GodDeed): boolean => !NOWHERE.includes(what);
/** With what a god can do beside the basic ability. */
export const deedNames = (abilities: readonly string[]): string[] => [BASIC, ...abilities, DUEL];

/** A tap on a small field, added to what was pointed at before. */
export function pointed({ what, at }: GodDeed, field: string, kf: number): string {
  const spot = `${field}/${kf}`;
  if (WHOLE.includes(what)) return field;
  if (MOVES.includes(what)) return at && !at.includes('>') ? `${at} > ${spot}` : spot;
  if (EDGES.includes(what)) return edge(at, field, kf);
  return SEVERAL.includes(what) && at ? `${at}, ${spot}` : spot;
}

/** Two taps are one edge: `2A+14/24`, then `2A+14/24-25`. */
function edge(at: string, field: string, kf: number): string {
  const before = at.split(', ').filter(Boolean);
  const open = before.at(-1) ?? '';
  if (!open || open.includes('-')) return [...before, `${field}/${kf}`].join(', ');
  return open.startsWith(`${field}/`) ? [...before.slice(0, -1), `${open}-${kf}`].join(', ') : [...before.slice(0, -1), `${field}/${kf}`].join(', ');
}

const whole = ({ what, of, at }: GodDeed): boolean => {
  if (OF[what] || NAMES_FIGURE.includes(what)) return Boolean(of.trim()) && (!isSomewhere({ what } as GodDeed) || Boolean(at.trim()));
  return what === BASIC || what === DUEL || Boolean(at.trim());
};

export const deedLines = (deeds: readonly GodDeed[]): string[] =>
  deeds.filter(whole).map((one) => [one.what, one.of.trim(), isSomewhere(one) ? one.at.trim() : '', one.goes.trim() ? `nach ${one.goes.trim()}` : ''].filter(Boolean).join(' '));

/** The deeds of such lines; what is no deed is left out. */
export const deedsOf = (written: string): GodDeed[] =>
  written.split('\n').map((line) => {
    const [, what = '', rest = '', goes = ''] = /^(\S+)(?: (?!nach )(.+?))?(?: nach (\S+))?$/.exec(line) ?? [];
    const [, of = '', at = ''] = OF[what] || NAMES_FIGURE.includes(what) ? (/^(\S+)(?: (.+))?$/.exec(rest) ?? []) : ['', '', rest];
    return { what, of, at, goes };
  });

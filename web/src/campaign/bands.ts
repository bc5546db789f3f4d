import { fetchOnce } from '../lib/api';
import type { Game, Language, LogEvent, Question, Words } from '../lib/types';

/** Something that a band has, with the rule that says what it does. */
export interface Item {
  key: string;
  name: Words;
  rule: string;
}

export interface Member {
  name: string;
  role: string;
  kind: Words;
  emblem: string;
  misses: boolean;
  values: Record<Language, string[]>;
  gear: Item[];
  wounds: Words[];
}

export interface Spell {
  key: string;
  name: Words;
  number: number;
  about: Words;
  rule: string;
}

export interface Chapter {
  opponent: string;
  result: 'won' | 'lost' | 'drawn';
  treasures: number;
  experience: number;
  crowns: number;
  lost: string[];
  found: Item[];
}

/** The sheet of a band, as the game shows it. */
export interface Sheet {
  name: string;
  crowns: number;
  level: number;
  experience: number;
  next_level: number;
  school: Words;
  emblem: string;
  members: Member[];
  spells: Spell[];
  vault: Item[];
  history: Chapter[];
  fit: boolean;
}

export interface Band {
  id: string;
  game: string;
  name: string;
  sheet: Sheet;
  /** The match that it plays in, until what follows from it is done. */
  match: { id: string; over: boolean } | null;
  /** Something is begun that has to be finished. */
  busy: boolean;
  /** Who knows it may send the band into a match. */
  share: string;
  updated: string;
}

/** The band of somebody else, for whoever knows its code. */
export interface SharedBand {
  game: string;
  name: string;
  sheet: Sheet;
  free: boolean;
}

export interface School {
  key: string;
  name: Words;
  about: Words;
  emblem: string;
  spells: Spell[];
}

/** What a new band can be made of. */
export interface Offers {
  crowns: number;
  most_soldiers: number;
  spells: number;
  schools: School[];
  soldiers: { key: string; name: Words; price: number; emblem: string; values: Record<Language, string[]> }[];
}

/** Where a band is between two matches. */
export interface Between {
  question: (Question & { options?: Option[] }) | null;
  events: LogEvent[];
  sheet: Sheet;
  over: boolean;
  can_undo: boolean;
  step: number;
}

export interface Option {
  id: string;
  label: { key: string } | string;
  about?: Words;
}

/** The games that know campaigns. */
export async function campaignGames(): Promise<string[]> {
  return (await fetchOnce<Game[]>('/games')).filter((game) => game.campaign).map((game) => game.key);
}

/** What a band waits for: to be sent out, the end of its match, or what follows from it. */
export function stateOf(band: Band): 'ready' | 'unfit' | 'plays' | 'returns' | 'busy' {
  if (band.busy) return 'busy';
  if (band.match) return band.match.over ? 'returns' : 'plays';
  return band.sheet.fit ? 'ready' : 'unfit';
}

/** Names beside how often each comes. */
export function counted(items: Item[]): { item: Item; times: number }[] {
  const found = new Map<string, { item: Item; times: number }>();
  for (const item of items) {
    const known = found.get(item.key);
    if (known) known.times += 1;
    else found.set(item.key, { item, times: 1 });
  }
  return [...found.values()];
}

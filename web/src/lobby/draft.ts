import { stateOf, type Band } from '../campaign/bands';
import type { BoardData, Game, Roster, SavedArmy, Seat } from '../lib/types';

export type Opponent = 'bot' | 'link' | 'hotseat';

export interface Other {
  kind: Opponent;
  bot: string;
}

/** A match as it is being put together. */
export interface Draft {
  game: string;
  size: number;
  limits: boolean;
  rulings: Record<string, number>;
  /** One of the game's scenarios, where it has any. */
  scenario: string;
  /** `ready:roster:army`, `saved:id` or `band:id` for each seat. */
  armies: string[];
  seed: number;
  board: BoardData | null;
  /** The players lay the terrain themselves. */
  inTurn: boolean;
  dice: 'box' | 'people';
  realTable: boolean;
  /** Who plays the other seats. */
  others: Other[];
  /** For each seat; those at this device can have names of their own. */
  names: string[];
  hidden: boolean;
  /** May each side ask the captain for advice? Null as long as nobody has said anything to it. */
  advice: boolean | null;
}

export function newSeed(chance: () => number = Math.random): number {
  return 1 + Math.floor(chance() * 99_999);
}

export function newDraft(game: Game, chance: () => number = Math.random): Draft {
  return {
    game: game.key,
    size: game.default_size ?? 0,
    limits: false,
    rulings: {},
    scenario: game.scenarios[0]?.key ?? '',
    armies: ['', ''],
    seed: newSeed(chance),
    board: null,
    inTurn: false,
    dice: 'box',
    realTable: false,
    others: [{ kind: 'bot', bot: game.bots.includes('captain') ? 'captain' : (game.bots[0] ?? '') }],
    names: ['', ''],
    hidden: false,
    advice: null,
  };
}

export interface ArmyChoice {
  value: string;
  roster: string;
  name: string;
  points: number;
}

/** The lists that fit the agreed size: ready-made ones first, then one's own. */
export function armyChoices(rosters: Roster[], saved: SavedArmy[], draft: Draft, word: (words: Roster['name']) => string): ArmyChoice[] {
  const ready = rosters.flatMap((roster) =>
    roster.armies
      .filter((army) => army.size === draft.size)
      .map((army) => ({ value: `ready:${roster.key}:${army.key}`, roster: roster.key, name: word(army.name), points: army.points })),
  );
  const own = saved
    .filter((army) => army.game === draft.game && army.size === draft.size)
    .map((army) => ({ value: `saved:${army.id}`, roster: army.roster, name: army.name, points: army.size }));
  return [...ready, ...own];
}

/** Bands of a campaign that can be sent into a match of this game. */
export function bandChoices(bands: Band[], draft: Draft, word: (name: string) => string): ArmyChoice[] {
  return bands
    .filter((band) => band.game === draft.game && stateOf(band) === 'ready')
    .map((band) => ({ value: `band:${band.id}`, roster: `band:${band.id}`, name: word(band.name), points: band.sheet.crowns }));
}

/** As many different peoples as there are seats, unless the reader has chosen already. */
export function settleArmies(draft: Draft, choices: ArmyChoice[]): string[] {
  const settled: string[] = [];
  const rosterOf = (value: string) => choices.find((choice) => choice.value === value)?.roster;
  for (const wanted of draft.armies) {
    const taken = new Set(settled.map(rosterOf));
    const usual = choices.find((choice) => !taken.has(choice.roster)) ?? choices[0];
    settled.push(rosterOf(wanted) ? wanted : (usual?.value ?? ''));
  }
  return settled;
}

/** The same wishes for so many players; who comes in addition is as the last one was. */
export function withSeats(draft: Draft, count: number): Draft {
  const last = draft.others.at(-1) as Other;
  return {
    ...draft,
    others: Array.from({ length: count - 1 }, (_, at) => ({ ...(draft.others[at] ?? last) })),
    armies: Array.from({ length: count }, (_, at) => draft.armies[at] ?? ''),
    names: Array.from({ length: count }, (_, at) => draft.names[at] ?? ''),
  };
}

/** Does somebody else play at this device? */
export function atOneDevice(draft: Draft): boolean {
  return draft.others.some((other) => other.kind === 'hotseat');
}

function army(value: string): unknown {
  const [kind = '', first = ''] = value.split(':');
  if (kind === 'band') return { band: first };
  if (kind === 'saved') return { saved: first };
  // A roster that somebody has brought has a colon in its key.
  const end = value.lastIndexOf(':');
  return { roster: value.slice(kind.length + 1, end), army: value.slice(end + 1) };
}

function seatOf(other: Other): Seat {
  if (other.kind === 'bot') return { kind: 'bot', bot: other.bot };
  return { kind: other.kind === 'link' ? 'link' : 'me' };
}

/** Is somebody invited by a link? */
export function invites(draft: Draft): boolean {
  return draft.others.some((other) => other.kind === 'link');
}

/** Advice is a matter of course where nobody else is asked, and has to be offered to others. */
export function adviceOf(draft: Draft): boolean {
  return draft.advice ?? !invites(draft);
}

function table(draft: Draft): unknown {
  if (draft.inTurn) return { seed: draft.seed, in_turn: true };
  return draft.board ? { board: draft.board } : { seed: draft.seed };
}

/** What the server is asked for. */
export function order(draft: Draft): Record<string, unknown> {
  const names = draft.names.map((name) => name.trim());
  return {
    game: draft.game,
    size: draft.size,
    limits: draft.limits,
    rulings: Object.fromEntries(Object.entries(draft.rulings).filter(([, choice]) => choice > 0)),
    armies: draft.armies.map(army),
    table: table(draft),
    dice: draft.realTable ? 'people' : draft.dice,
    real_table: draft.realTable,
    seats: [{ kind: 'me' }, ...draft.others.map(seatOf)],
    private: draft.hidden,
    advice: adviceOf(draft),
    ...(draft.scenario ? { scenario: draft.scenario } : {}),
    ...(atOneDevice(draft) && names.some(Boolean) ? { names } : {}),
  };
}

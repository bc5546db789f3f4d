import type { BoardData, Game, Roster, SavedArmy, Seat } from '../lib/types';

export type Opponent = 'bot' | 'link' | 'hotseat';

/** A match as it is being put together. */
export interface Draft {
  game: string;
  size: number;
  limits: boolean;
  rulings: Record<string, number>;
  /** `ready:roster:army` or `saved:id` for each seat. */
  armies: [string, string];
  seed: number;
  board: BoardData | null;
  dice: 'box' | 'people';
  realTable: boolean;
  opponent: Opponent;
  bot: string;
  names: [string, string];
  hidden: boolean;
}

export function newSeed(chance: () => number = Math.random): number {
  return 1 + Math.floor(chance() * 99_999);
}

export function newDraft(game: Game, chance: () => number = Math.random): Draft {
  return {
    game: game.key,
    size: game.default_size,
    limits: false,
    rulings: {},
    armies: ['', ''],
    seed: newSeed(chance),
    board: null,
    dice: 'box',
    realTable: false,
    opponent: 'bot',
    bot: game.bots.includes('captain') ? 'captain' : (game.bots[0] ?? ''),
    names: ['', ''],
    hidden: false,
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
    .map((army) => ({ value: `saved:${army.id}`, roster: army.roster, name: army.name, points: army.points ?? army.size }));
  return [...ready, ...own];
}

/** Two different peoples, unless the reader has chosen already. */
export function settleArmies(draft: Draft, choices: ArmyChoice[]): [string, string] {
  const known = new Set(choices.map((choice) => choice.value));
  const first = known.has(draft.armies[0]) ? draft.armies[0] : (choices[0]?.value ?? '');
  const roster = choices.find((choice) => choice.value === first)?.roster;
  const other = choices.find((choice) => choice.roster !== roster) ?? choices[0];
  return [first, known.has(draft.armies[1]) ? draft.armies[1] : (other?.value ?? '')];
}

function army(value: string): unknown {
  const [kind, first, second] = value.split(':');
  return kind === 'saved' ? { saved: first } : { roster: first, army: second };
}

function seats(draft: Draft): [Seat, Seat] {
  if (draft.opponent === 'hotseat') return [{ kind: 'me' }, { kind: 'me' }];
  if (draft.opponent === 'link') return [{ kind: 'me' }, { kind: 'link' }];
  return [{ kind: 'me' }, { kind: 'bot', bot: draft.bot }];
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
    table: draft.board ? { board: draft.board } : { seed: draft.seed },
    dice: draft.realTable ? 'people' : draft.dice,
    real_table: draft.realTable,
    seats: seats(draft),
    private: draft.hidden,
    ...(draft.opponent === 'hotseat' && names.every(Boolean) ? { names } : {}),
  };
}

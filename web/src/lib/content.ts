/** People, games, armies and replays, as the server tells of them. */
import type { BoardData, Language, LogEvent, Outcome, Picture, Question, Text, Words } from './types';

export interface Me {
  id: string | null;
  name?: string;
  guest?: boolean;
}

export interface Ruling {
  id: string;
  term: Words;
  question: Words;
  default: Words;
  choices: Words[];
  why: Words;
}

export interface Game {
  key: string;
  playable: boolean;
  /** Only its rules are there yet. */
  coming: boolean;
  /** Can it be played as a campaign? */
  campaign: boolean;
  name: Words;
  sizes: number[];
  default_size: number;
  has_limits: boolean;
  /** Can people measure for the program at a table of their own? */
  has_real_table: boolean;
  /** Can the players lay the terrain in turn, as a part of the match? */
  lays_terrain: boolean;
  /** How many can play. */
  seats: number[];
  /** What the players may choose between. */
  scenarios: Scenario[];
  bots: string[];
  rulings: Ruling[];
}

export interface Scenario {
  key: string;
  name: Words;
  description: Words;
  rule: string;
  /** Its own table; no other is laid then. */
  board: BoardData | null;
}

export interface UnitOption {
  key: string;
  name: Words;
  points: number;
  for: 'unit' | 'model';
  most: number;
}

export interface RosterUnit {
  key: string;
  name: Words;
  points: number;
  weapons: Words[];
  rules: Words[];
  rule_ids: string[];
  options: UnitOption[];
  emblem: string;
  /** The profile in short words, one for each value. */
  values: Words[];
}

export interface ReadyArmy {
  key: string;
  name: Words;
  size: number;
  points: number;
  units: ArmyEntry[];
  /** Did the program put it together? */
  by_lot: boolean;
}

export interface Roster {
  key: string;
  name: Words;
  description: Words;
  emblem: string;
  armies: ReadyArmy[];
  units: RosterUnit[];
  spells: Words[];
  /** Offices that one unit of an army may hold; a shared one names others who have its benefit too. */
  posts: { key: string; name: Words; shared: boolean }[];
  may_combine: boolean;
}

/** A roster file that somebody has brought; its key begins with `own:`. */
export interface OwnRoster extends Roster {
  id: string;
  game: string;
}

/** What is wrong in a file, and in which line. */
export interface FileProblem {
  line: number;
  place: string;
  rule: string;
  why: Text;
  warning: boolean;
}

export interface ArmyEntry {
  unit: string;
  options: string[];
  command: string;
  names: (string | number)[];
  combined: boolean;
}

export interface Army {
  game: string;
  name: string;
  roster: string;
  size: number;
  limits: boolean;
  units: ArmyEntry[];
}

export interface SavedArmy extends Army {
  id: string;
  share: string;
  points?: number;
}

export interface Problem {
  rule: string;
  why: Text;
}

/** A unit of a checked army; `index` is its place in the list, `lines` its whole profile in each language. */
export interface CheckedUnit {
  index: number;
  name: Words;
  points: number;
  weapons: Words[];
  rules: Words[];
  rule_ids: string[];
  emblem: string;
  lines: Partial<Record<Language, string[]>>;
  values: Words[];
  /** To be ticked on paper. */
  boxes?: number;
}

export interface ArmyCheck {
  points: number;
  problems: Problem[];
  units: CheckedUnit[];
}

export interface MatchSummary {
  id: string;
  game: string;
  names: string[];
  my_seats: number[];
  waiting_for: number[];
  my_turn: boolean;
  over: boolean;
  winner: number | null;
  answers: number;
  created: string;
  updated: string;
  guided?: boolean;
  watch?: string | null;
  private?: boolean;
  commitment?: string | null;
  seats?: { seat: number; kind: string; name: string; bot?: string | null; invite?: string | null }[];
}

export type Seat = { kind: 'me' } | { kind: 'link' } | { kind: 'bot'; bot: string };

export interface CreatedMatch {
  id: string;
  commitment: string;
  seats: { seat: number; kind: string; invite: string | null }[];
}

/** A rule has its words in `de` and `en`, a ruling in `question`, `default`, `choices` and `why`. */
export interface RuleEntry {
  id: string;
  kind?: string;
  term?: string | Words;
  name?: string;
  de?: string;
  en?: string;
  shows?: string;
  needs?: string[];
  rulings?: string[];
  question?: Words;
  default?: Words;
  choices?: Words[];
  why?: Words;
  rules?: string[];
}

/** One answer of a game that is played through; `events` counts all events up to and with it. */
export interface Moment {
  at: number;
  kind: string;
  seat: number | null;
  key: string;
  text: Text | null;
  events: number;
}

export interface ReplayInfo {
  game: string;
  names: string[];
  answers: number;
  /** The answers at which a new scene begins. */
  scenes: number[];
  moments: Moment[];
  outcome: Outcome | null;
  /** Answers that were still secret when the file was saved; it ends before them. */
  withheld?: number;
}

export interface ReplayStep {
  view: { answers: number; question: Question | null; waiting_for: number[]; over: boolean; outcome: Outcome | null };
  picture: Picture;
  events: LogEvent[];
}

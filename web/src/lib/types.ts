/** What the server sends, as plain data. Nothing here belongs to one game. */
export type * from './content';

export type Language = 'de' | 'en';
export type Words = Partial<Record<Language, string>>;
export type Point = [number, number];
export type WayPoint = [number, number] | [number, number, 'jump' | 'climb'];

export interface Text {
  key: string;
  args?: Args;
}
export type Args = Record<string, unknown>;

export interface Tally {
  base: number;
  rule: string;
  total: number;
  changes?: [number, string][];
  low?: number;
  high?: number;
}

export interface Piece {
  id: string;
  name: string;
  outline: Point[];
  kinds: string[];
  height: number;
  feature: string;
}

export interface BoardData {
  width: number;
  depth: number;
  pieces: Piece[];
}

export interface Base {
  kind: 'base';
  id: string;
  unit: string;
  seat: number;
  x: number;
  y: number;
  r: number;
  level?: number;
  wounds?: number;
  /** What a wounded one can still lose, where pips would be too many. */
  left?: number | null;
  /** Models of one group act together. */
  group?: string;
  tokens?: number;
  conditions?: string[];
  emblem?: string;
  done?: boolean;
}

export interface Marker {
  kind: 'marker';
  id: string;
  /** What it is in its game. */
  role: string;
  x: number;
  y: number;
  label?: string;
  owner?: number | null;
  reach?: number;
  /** A message key; the message gets the label. */
  name?: string;
  emblem?: string;
  /** The ground within its reach lies in the dark. */
  dark?: boolean;
}

export interface Zone {
  kind: 'zone';
  /** What it is for. */
  role: string;
  outline: Point[];
  seat?: number | null;
  name?: string;
  /** Only its border is drawn. */
  quiet?: boolean;
}

/** A circle that matters. */
export interface Ring {
  kind: 'ring';
  role: string;
  x: number;
  y: number;
  r: number;
  seat?: number | null;
  name?: string;
}

export type Area = Zone | Ring;

export interface Value {
  key: string;
  text?: string;
  args?: Args;
  rule?: string;
}

export interface Ability {
  name: Words;
  text?: Words;
  rule?: string;
  /** The option by which questions offer it. */
  id?: string;
  /** Inches from the edge of the base. */
  reach?: number;
}

/** A card or task before a player; what is covered comes without its words. */
export interface Note {
  id: string;
  name?: Words;
  text?: Words;
  rule?: string;
  secret?: boolean;
  covered?: boolean;
  done?: boolean;
}

/** What a player has beside the models. */
export interface Side {
  seat: number;
  counters?: Value[];
  notes?: Note[];
  /** What they are called: a message that gets their `count`. */
  notes_name?: string;
  /** How the points came, the oldest first. */
  ledger?: Value[];
}

export interface Card {
  id: string;
  seat: number;
  name: Words;
  place: string;
  bases?: string[];
  /** The radius of its bases, where the server tells it: for those who are not on the table yet. */
  radius?: number;
  points?: number;
  emblem?: string;
  conditions?: string[];
  done?: boolean;
  values?: Value[];
  /** So many of its values stand beside its name in lists. */
  brief?: number;
  weapons?: Words[];
  rules?: string[];
  abilities?: Ability[];
}

/** What belongs beside every stage. */
interface Beside {
  track: Value[];
  turn?: number | null;
  sides?: Side[];
  /** What it is about, in plain words. */
  goal?: Value[];
}

export interface TablePicture extends Beside, BoardData {
  kind: 'table';
  bases: Base[];
  markers: Marker[];
  areas: Area[];
  cards: Card[];
  tracked?: boolean;
}

/** What is drawn; its kind says what of. */
export type Picture = TablePicture;

export interface Option {
  id: string;
  label: Text | string;
  preview?: boolean;
  /** What it means, in words. */
  about?: Words;
  /** The heading it belongs under, a message key. */
  group?: string;
}

export type QuestionKind = 'pick' | 'several' | 'yes_no' | 'number' | 'place' | 'move' | 'roll' | 'measure' | 'together';

export interface Question {
  kind: QuestionKind;
  key: string;
  seat: number | null;
  rule: string;
  args: Args;
  text?: Text;
  /** For yes or no: is there something to preview? */
  preview?: boolean;
  options?: Option[];
  least?: number;
  most?: number;
  /** So many of one group of options may be chosen together. */
  of_group?: number;
  low?: number;
  high?: number;
  subjects?: string[];
  /** Who still has to answer, where several do so in secret. */
  seats?: number[];
  count?: number;
  sides?: number;
  need?: Tally;
  /** How the dice are held against `need`: each of them, or their sum; without it each. */
  compare?: 'sum' | 'at_most';
  answer?: 'length' | 'yes_no' | 'some' | 'one' | 'count' | 'share';
  among?: (string | Option)[];
}

export interface LogEvent {
  key: string;
  rules?: string[];
  args?: Args;
  /** In a match: the number of answers after which it had happened. */
  at?: number;
}

export interface Outcome {
  winner: number | null;
  scores: number[];
  reason: Text;
}

export interface View {
  answers: number;
  /** Grows with every change, also when something is taken back. */
  revision: number;
  question: Question | null;
  /** How many answers there were when the question was put; secret answers of others do not change it. */
  asked_at: number;
  seat: number | null;
  my_seats?: number[];
  waiting_for: number[];
  /** Who has given up while the others play on. */
  withdrawn?: number[];
  over: boolean;
  outcome: Outcome | null;
  picture: Picture;
  events_from: number;
  events: LogEvent[];
  names: string[];
  /** May players ask for advice here? */
  advice?: boolean;
  can_undo: boolean;
  /** The ways of those who moved since the last view, where the server tells them. */
  moved?: MoveValue;
  commitment?: string | null;
  /** What players added to the dice when they sat down. */
  luck?: { seat: number; words: string }[];
  seed?: string | null;
}

/** What the captain would answer, and why; without a value, why there is no advice. */
export interface Advice {
  value: unknown;
  why: Text;
}

export interface PreviewLine {
  text: Text | string;
  tally?: Tally | null;
}

export interface Preview {
  lines: PreviewLine[];
  chances: { text: Text | string; value: number }[];
  /** Outlines of the ground that matters. */
  areas?: Point[][];
}

export interface Judgement {
  ok: true;
  cost?: Record<string, number>;
  limits?: Record<string, number>;
  triggers?: Text[];
}

export type MoveValue = Record<string, WayPoint[]>;
export type PlaceValue = Point[];

export interface ChatLine {
  id: number;
  who: string;
  seat: number | null;
  text: string;
  at: string;
}

export interface Presence {
  seats: number[];
  watching: number;
}

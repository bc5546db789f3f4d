// Written by scripts/client_types.py from the types of the server. Do not edit: run `npm run types` instead.

export type Words = Partial<Record<Language, string>>;

export type Point = [number, number];

export type Area = Zone | Ring;

export type Language = 'de' | 'en';

export type LegMark = 'jump' | 'climb' | 'fall' | 'hang';

export type Compare = 'sum' | 'at_most';

export type Args = Record<string, unknown>;

export type WayPoint = Point | [number, number, LegMark];

export type MoveValue = Record<string, WayPoint[]>;

export type PlaceValue = Point[];

export type RequestId = number | string | null;

export type Strings = Partial<Record<Language, string[]>>;

export type ReportWords = string | ReportText;

export type ReportCell = string | number | null | ReportText;

export type ReportPair = [ReportWords, ReportCell];

export type ChartEdge = [number, string];

export type ChartFlow = [number, string | null];

export type ReportBlock = ReportLine | ReportHeading | ReportFacts | ReportTable | ReportMap | ReportLetter | ReportPassage | ReportFold | ReportBattle;

export type Report = Record<string, ReportBlock[]>;

export type RuleEntry = RuleShown | RulingShown;

export type ServerMessage = View | MomentShown | PreviewShown | Tried | Proposal | AdviceTold | ReachShown | ChatLine | Presence | Accepted | Pong | RefusedAnswer | ErrorTold;

/** What a model can do, in words. */
export interface Ability {
  name: Words;
  text?: Words;
  /** The catalogue id behind it, if there is one. */
  rule?: string;
  /** The option by which questions offer it. */
  id?: string;
  /** Inches from the edge of the base, for what reaches that far: a ring to draw. */
  reach?: number;
}

export interface Accepted {
  type: 'accepted';
  request: RequestId;
}

/** What a free act asks for (`core/act_details.py`). */
export interface ActDetailOut {
  name: string;
  kind: 'line' | 'words' | 'number' | 'yes_no' | 'choice' | 'lines' | 'numbers' | 'group' | 'groups' | 'data';
  required: boolean;
  default: string | number | boolean | null;
  options: string[];
  parts: ActDetailOut[];
}

export interface ActIn {
  kind: string;
  args?: Args;
  note?: string;
  /** Names this wish, so that it is carried out once however often it is sent. */
  wish?: string;
}

export interface AddedLuck {
  seat: number;
  words: string;
}

/** What the captain would answer, and why; without a value, why there is no advice. */
export interface Advice {
  value: unknown;
  why: Text;
}

export interface AdviceTold extends Advice {
  type: 'advice';
  request: RequestId;
}

export interface AnswerMessage {
  type: 'answer';
  request?: number | string | null;
  answers: number;
  value: unknown;
  seat?: number | null;
  revision?: number | null;
}

/** A ready-made army of a roster, an army of one's own, or units as they are. */
export interface ArmyChoice {
  roster?: string | null;
  army?: string | null;
  units?: UnitChoice[] | null;
  saved?: string | null;
  /** A band that plays a campaign: one's own by its id, another's by its code. */
  band?: string | null;
}

export interface ArmyIn {
  game: string;
  name: string;
  roster: string;
  size: number;
  limits?: boolean;
  units: UnitChoice[];
}

export interface ArmyMade {
  id: string;
  share: string;
}

export interface ArmyOut {
  id: string;
  share: string;
  game: string;
  name: string;
  roster: string;
  size: number;
  limits: boolean;
  units: ChosenUnit[];
  created: string;
  updated: string;
}

export interface ArmyToCheck {
  roster: string;
  units?: UnitChoice[];
  size?: number;
  limits?: boolean;
  rulings?: Record<string, number>;
}

export interface AskAdviceMessage {
  type: 'advice';
  request?: number | string | null;
  seat?: number | null;
}

/** Something that the open phase waits for. */
export interface AwaitedIn {
  about: string;
}

export interface AwaitedOut {
  realm: string;
  name: string;
  robot: boolean;
  /** `counts`, `accepted`, `late` or `missing`. */
  paper: string;
  /** When it came. */
  at: number | null;
  /** When another one came, after the deadline; it takes the place of the first if it is accepted. */
  later: number | null;
  reminded: number | null;
  /** Nobody rules it; the game master may write for it, and nobody waits. */
  unplayed: boolean;
  /** On leave, out of money, papers missed. */
  remarks: Text[];
}

/** A sheet that somebody has at home. */
export interface BandFile {
  game: string;
  sheet: string;
}

export interface BandIn {
  game: string;
  name: string;
  school?: string;
  spells?: string[];
  soldiers?: string[];
  wizard?: string;
  apprentice?: string;
}

export interface BandMatch {
  id: string;
  over: boolean;
}

/** `sheet` is the game's own; `busy` while something is begun that has to be finished. */
export interface BandOut {
  id: string;
  game: string;
  name: string;
  sheet: Sheet;
  match: BandMatch | null;
  busy: boolean;
  share: string;
  updated: string;
}

/** A model as a coin on the table. */
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
  tokens?: number;
  /** Message keys such as `aofs-condition-shaken`. */
  conditions?: string[];
  emblem?: string;
  /** It has had its turn in this round. */
  done?: boolean;
  /** What it can still lose, where wounds are too many to be counted: written on the coin of a wounded one. */
  left?: number | null;
  /** Models of one group act together: a band is drawn between them. */
  group?: string;
}

/** `step` is the number of answers so far: an answer to another position is refused. */
export interface BetweenAnswer {
  step: number;
  value: unknown;
}

/** Where a band is between two matches: the open question, what has happened, the sheet as it stands. */
export interface BetweenOut {
  question: Question | null;
  events: LogEvent[];
  sheet: Sheet;
  over: boolean;
  can_undo: boolean;
  step: number;
}

/** The table: x runs from 0 (west) to width, y from 0 (south) to depth. */
export interface Board {
  width: number;
  depth: number;
  pieces: Piece[];
}

export interface BoardIn {
  width: number;
  depth: number;
  pieces?: PieceIn[];
}

/** A unit or character with all that is written about it. */
export interface Card {
  id: string;
  seat: number;
  name: Words;
  /** A message key: on the table, in reserve, gone. */
  place: string;
  bases?: string[];
  points?: number;
  emblem?: string;
  conditions?: string[];
  done?: boolean;
  values?: Value[];
  /** Each weapon as one line in each language. */
  weapons?: Words[];
  /** Catalogue ids of its special rules. */
  rules?: string[];
  /** Of its bases, for those that are not on the table yet. */
  radius?: number;
  abilities?: Ability[];
  /** So many of its values stand beside its name in lists. */
  brief?: number;
}

/** Let the commander answer for these seats, by what they have written. */
export interface CarryOutMessage {
  type: 'carry_out';
  request?: number | string | null;
  answers: number;
  seats: number[];
  most?: number;
  revision?: number | null;
}

export interface Chance {
  text: Text;
  value: number;
}

export interface ChanceryOut {
  sham: string;
  /** Characters on a page of the newsletter. */
  page: number;
  most_pages: number;
  /** The price of an express letter. */
  express: number;
  /** Where the rules of sham rulers (`sham`) and of maps in letters (`maps`) stand. */
  rules: Words;
  letters: LetterOut[];
  documents: DocumentOut[];
  requests: RequestOut[];
  seals: Record<string, SealOut>;
  /** Are there letters from before those? */
  earlier: boolean;
}

export interface ChangedSection {
  was: ReportBlock[] | null;
  is: ReportBlock[] | null;
}

/** One game of a band's history. */
export interface Chapter {
  opponent: string;
  result: 'won' | 'lost' | 'drawn';
  treasures: number;
  experience: number;
  crowns: number;
  lost: string[];
  found: Item[];
}

/** All that somebody knows of the land (`games/report_blocks.py`); empty where a game has no map. */
export interface Chart {
  at?: string;
  realm?: string;
  spots?: [number, number][];
  planes?: ChartPlane[];
  forces?: Record<string, Record<string, number>>;
  holders?: Record<string, ReportWords[]>;
  own?: string[];
  makes?: Record<string, number>;
  means?: Record<string, ReportWords>;
  builds?: Record<string, number>;
  scouting?: [number, string, string][];
  scouted?: [string, string][];
  fiefs?: string[];
  offers?: Record<string, Record<string, Record<string, string>>>;
}

/** A large field as in a map file; without terrain nobody knows more than that it is there. */
export interface ChartLand {
  terrain?: string;
  name?: string;
  splinter?: string;
  rivers?: ChartEdge[];
  ascents?: ChartEdge[];
  streams?: ChartFlow[];
  canals?: number[];
  passes?: number[];
  built_passes?: number[];
  closed?: number[];
  gorges?: number[];
  roads?: number[];
  dragon_roads?: number[];
  ruins?: number[];
  caves?: number[];
  gnippahellir?: number[];
  portal?: number;
  site?: ChartSite;
}

export interface ChartOwned {
  name: ReportWords;
  colour: string;
  places: string[];
  fields?: Record<string, number[]>;
}

export interface ChartPlane {
  map: ReportMap;
  origins: Record<string, [number, number]>;
  cards: Record<string, ReportFacts[]>;
  seen: Record<string, ReportWords>;
  scouts: Record<string, number>;
  colonies: string[][];
  yields: Record<string, number>;
  losses: Record<string, number>;
}

export interface ChartSign {
  what: 'weak-point' | 'river-bridge' | 'stream-bridge' | 'temple';
  at: string;
  way?: string;
}

export interface ChartSite {
  kind: string;
  kf: number;
  name?: string;
}

export interface ChartWay {
  style: 'move' | 'scout' | 'war';
  start: string;
  end: string;
  words?: string;
}

export interface ChatLine {
  type: 'chat';
  id: number;
  who: string;
  seat: number | null;
  text: string;
  at: string;
}

export interface ChatMessage {
  type: 'chat';
  request?: number | string | null;
  text: string;
}

export interface CheckedArmy {
  points: number;
  problems: Problem[];
  units: CheckedUnit[];
}

export interface CheckedOut {
  problems: ProblemOut[];
  /** What the paper would do, in blocks of a report. */
  does: Record<string, ReportBlock[]>;
  /** What its lines mean on the map. */
  lines: PaperLine[];
}

/** A unit of a checked army; `lines` is its whole profile in each language. */
export interface CheckedUnit {
  index: number;
  id: string;
  unit: string;
  name: Words;
  points: number;
  models: number;
  weapons: Words[];
  rules: Words[];
  rule_ids: string[];
  emblem: string;
  lines: Strings;
  values: Words[];
  /** To be ticked on paper: what it can lose. */
  boxes: number;
}

/** A unit of a list as every client gets it: with all fields, also those that are as usual. */
export interface ChosenUnit {
  unit: string;
  options: string[];
  command: string | string[];
  names: (string | number)[];
  combined: boolean;
}

/** With another decision or other dice; without a name: with what the rules alone would give. */
export interface CompareIn {
  about?: string | null;
  value?: unknown;
  faces?: number[] | null;
  phase?: number | null;
}

/** What another decision would change: sections of reports by realm, and what the run asks, rolls and waits for. */
export interface Compared {
  reports: Record<string, Record<string, ChangedSection>>;
  decisions: string[];
  rolls: string[];
  waiting: string[];
}

export interface ConcedeMessage {
  type: 'concede';
  request?: number | string | null;
  seat: number;
}

export interface CopyIn {
  name: string;
}

export interface CorrectionSheet {
  phase: number;
  sheets: Record<string, Record<string, ChangedSection>>;
}

export interface CultureIn {
  realm?: string | null;
  answers: Record<string, string>;
}

/** A value for each date. */
export interface CurvesOut {
  dates: string[];
  curves: Record<string, number[]>;
}

export interface DeadlineIn {
  deadline?: number | null;
}

/** A place where the game master's judgement counts: what is asked, the rule, the default, and what holds. */
export interface Decision {
  about: string;
  key: string;
  rule: string;
  default: unknown;
  options: unknown[];
  chosen: unknown;
  how?: string;
  realms?: string[];
  args?: Args;
  note?: string;
  words?: string;
  /** Is what it was decided on no longer as it was? */
  changed?: boolean;
}

export interface DecisionIn {
  about: string;
  value: unknown;
  note?: string;
  words?: string;
  phase?: number | null;
}

/** Something of the game master's own making. */
export interface DeskEntry {
  /** `secret`, `item`, `figure` or `role`. */
  kind: string;
  name: string;
  title: string;
  about: string;
}

/** A letter that somebody wrote; realm, date and line name it. */
export interface DeskLetter {
  realm: string;
  at: string;
  line: number;
  /** The name under which it was written. */
  sender: string;
  to: string;
  words: string;
  /** `goes`, `waits` for its phase, `held` on the desk, `returned`. */
  state: string;
}

export interface DeskOut {
  publishes: boolean;
  ran: RanOut | null;
  /** Realms that have come into the world since, without a place for whoever rules them. */
  unseated: string[];
  deadline: number | null;
  paused: boolean;
  days: number;
  months: number;
  zone: string;
  awaited: AwaitedOut[];
  /** Are unusually many papers missing? */
  lacks_many: boolean;
  acts: KeptActOut[];
  kinds: KindOfActOut[];
  decided: string[];
  typed: string[];
  /** Their numbers by their names. */
  phases: Record<string, number>;
  /** On the public page; nothing while that is shut. */
  legend: string | null;
}

/** What a ruler asks of the game master, with all that was said about it. */
export interface DeskRequest {
  realm: string;
  number: number;
  at: string;
  title: string;
  state: string;
  words: string[];
  /** Was it written in the open phase? Then it is answered from the next one on. */
  fresh: boolean;
}

export interface DeskSheet {
  letters: DeskLetter[];
  requests: DeskRequest[];
  made: DeskEntry[];
  /** Of decisions, by what they are about: how much hangs on each. */
  weights: Record<string, number>;
}

export interface DiceIn {
  about: string;
  faces: number[];
  phase?: number | null;
}

export interface DocumentOut {
  kind: 'treaty' | 'permission' | 'fief' | 'deed';
  parties: string[];
  seals: string[];
  state: 'yours' | 'theirs' | 'sealed' | 'ended' | 'withdrawn';
  since: string;
  title: string;
  words: string;
  /** Of a treaty: the name under which the reader is a party. */
  under: string;
  said: Text | null;
  rules: string[];
}

export interface DraftOut {
  mark: string;
}

export interface ErrorBody {
  error: ErrorProblem;
}

/** A code for programs, a message with its arguments for people, and where it is. */
export interface ErrorData {
  code: string;
  message: string;
  key: string;
  args: Args;
  where?: string;
}

/** A code for programs, a Fluent message with its arguments for people, and where it is. */
export interface ErrorProblem {
  code: string;
  message: string;
  key: string;
  args: Args;
  where: string | null;
  rule: string | null;
  why: Text | null;
}

export interface ErrorTold extends ErrorData {
  type: 'error';
  request: RequestId;
}

/** Dice that an event tells of, in the order they fell, and what they had to show. */
export interface Fallen {
  faces: number[];
  sides: number;
  need?: Tally;
  compare?: Compare;
  about?: string;
}

/** What is wrong in a file, and in which line. */
export interface FileProblem {
  line: number;
  place: string;
  rule: string;
  why: Text;
  warning: boolean;
}

/** A published phase in the files of a realm. */
export interface FiledOut {
  number: number;
  label: string;
  /** Is there a paper of the realm's own? */
  wrote: boolean;
  /** When the last sheet of corrections to it went out. */
  corrected: number | null;
}

export interface FiledPaperOut {
  text: string;
}

export interface ForkIn {
  at: number;
  seats: SeatIn[];
  names?: string[];
  luck?: string;
  seal?: string | null;
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
  default_size: number | null;
  has_limits: boolean;
  /** Can people measure for the program at a table of their own? */
  has_real_table: boolean;
  lays_terrain: boolean;
  /** Can people bring roster files of their own? */
  has_rosters: boolean;
  /** Can the players lay the terrain in turn, as a part of the match? */
  has_table: boolean;
  /** How many can play. */
  seats: number[];
  scenarios: Scenario[];
  bots: string[];
  rulings: Ruling[];
}

export interface GuestName {
  name: string;
}

export interface HandMatchIn {
  about: string;
  /** For somebody with a link, who learns neither whose it is nor where. */
  hidden?: boolean;
}

export interface HandMatchOut {
  about: string;
  match: string;
  hidden: boolean;
  /** While nobody has taken it. */
  invite: string | null;
  over: boolean;
  answers: number;
}

export interface HandedInOut {
  serial: number;
  mark: string;
  in_time: boolean;
  published: boolean;
  problems: ProblemOut[];
}

export interface HelperIn {
  role: 'master' | 'scribe';
  /** Of a scribe. */
  realm?: string | null;
}

export interface HexCourse {
  parties: string[];
  lands: HexLand[];
  figures: Record<string, HexFigure>;
  /** The first is the line-up. */
  moments: HexMoment[];
  /** As they stood before. */
  houses?: HexHouse[];
  doors?: HexDoor[];
  shape?: [number, number][];
  grounds?: Record<string, HexGround>;
}

/** A vessel, a wagon, a siege tower, a tortoise: it lies under those who are in it or on it. One of `bases`, too. */
export interface HexCraft {
  id: string;
  /** `ship`, `sail`, `raft`, `wagon`, `tower` or `tortoise`. */
  kind: string;
  seat: number;
  x: number;
  row: number;
  /** Where its bow lies, or the horses before it stand. */
  front?: [number, number] | null;
  damaged?: boolean;
  hits?: number;
}

/** A gate, a passage or a loophole of a building, or a whole wall, on the edge between two places. */
export interface HexDoor {
  kind: string;
  here: [number, number];
  /** Doubled coordinates of both sides. */
  there: [number, number];
  /** `open`, `closed` or `broken`. */
  stands?: string;
  storey?: number;
  wall?: boolean;
}

/** Whose somebody is when the battle begins, and what it is. */
export interface HexFigure {
  seat: number;
  symbol: string;
}

/** A kind of terrain. */
export interface HexGround {
  level: number;
  /** A message key. */
  name: string;
}

/** A building that fills a small field. */
export interface HexHouse {
  id: string;
  kind: string;
  x: number;
  row: number;
  /** The places in it, from the ground up. */
  storeys?: string[];
  seat?: number | null;
  fallen?: boolean;
}

/** A large field: where it lies, and a letter for each of its small fields. */
export interface HexLand {
  gf: string;
  x: number;
  row: number;
  terrain: string;
  /** Small field and direction. */
  rivers?: ChartEdge[];
  /** Small fields of a stream and where it flows; nowhere where nobody knows. */
  streams?: ChartEdge[];
  ascents?: ChartEdge[];
  passes?: number[];
  gorges?: number[];
  roads?: number[];
  /** The small field of its trade centre. */
  site?: number;
  name?: string;
  /** Outside of the battlefield: there one flees to. */
  beside?: boolean;
}

/** What is otherwise than a moment before. */
export interface HexMoment {
  round: number;
  /** Whose turn is over; nothing when it is the round. */
  seat?: number | null;
  stands?: Record<string, HexStand>;
  gone?: string[];
  /** Who belongs to another party now. */
  taken?: Record<string, number>;
  /** Their numbers, and how they stand. */
  doors?: ChartEdge[];
  /** Buildings that have collapsed. */
  fallen?: string[];
  /** Whose a building is. */
  keepers?: Record<string, number>;
  /** Whose a trade centre is, by large field. */
  holders?: Record<string, number>;
  wind?: number;
}

/** What magic has done to the land. */
export interface HexOmen {
  /** `dry` or `flooded` rivers, `held` gates, `fed` fortresses, a `shield`, `strong` walls, changed `terrain`, a new `river`, a `pass`. */
  kind: string;
  /** A message key. */
  name: string;
  fields?: [number, number][];
  edges?: [[number, number], [number, number]][];
  /** In how many rounds it ends, with this one; 0: never. */
  left?: number;
}

/** A battlefield. Whoever stands on it is one of `bases`; `stands` says where and how. */
export interface HexPicture {
  kind: 'hexes';
  width: number;
  depth: number;
  pieces: Piece[];
  bases: Base[];
  markers: Marker[];
  areas: Area[];
  cards: Card[];
  /** False at a real table: there is nothing to draw. */
  tracked?: boolean;
  lands?: HexLand[];
  shape?: [number, number][];
  /** What the letters of the terrain mean. */
  grounds?: Record<string, HexGround>;
  stands?: Record<string, HexStand>;
  houses?: HexHouse[];
  doors?: HexDoor[];
  crafts?: HexCraft[];
  spans?: HexSpan[];
  stores?: HexStore[];
  omens?: HexOmen[];
  /** By the id of who can cast: of the own party alone. */
  spells?: Record<string, HexSpell[]>;
  /** Whither it blows, from 1 (north-east) clockwise; 0 where nobody asks. */
  wind?: number;
  wind_strength?: number;
  /** Round, score and the like, for the head of the panel. */
  track: Value[];
  turn?: number | null;
  sides?: Side[];
  /** What it is about, in plain words. */
  goal?: Value[];
}

/** A bridge, or two gates that a rift joins. */
export interface HexSpan {
  /** `bridge` or `rift`. */
  kind: string;
  here: [number, number];
  there: [number, number];
  hits?: number;
  /** Hits that destroy it. */
  lasts?: number;
  closed?: boolean;
}

/** A spell that somebody knows. */
export interface HexSpell {
  /** As orders name it. */
  word: string;
  /** A message key; with `-about` behind it, what it does. */
  name: string;
  /** What its line names: `fields`, `figures`, or `things` that it reads itself. */
  aim: string;
  /** Does it also name where to? */
  onto?: boolean;
  /** ZEH for a figure of factor 1. */
  base?: number;
}

/** How somebody stands. */
export interface HexStand {
  /** A small field, a storey, a ladder. */
  place: string;
  /** What it sits on, by its symbol. */
  mount?: string;
  /** In a phalanx: from 1 (north-east) clockwise. */
  facing?: number;
  /** Of a ladder or a rope: where it leads. */
  leans?: [number, number] | null;
  /** `caster`, `god` or `beast`; nothing for people, animals and things. */
  being?: string;
  /** The name of a god. */
  called?: string;
}

/** Goods that lie on a place. */
export interface HexStore {
  place: string;
  seat: number;
  amount: number;
}

/** Something that a newcomer can try; its words are `<game>-guide-<topic>` and the same with `-about`. */
export interface HintOut {
  topic: string;
  lines: string[];
  done: boolean;
}

export interface Hireling {
  key: string;
  name: Words;
  price: number;
  emblem: string;
  values: Strings;
}

export interface Invitation {
  invite: string;
  /** Do you agree that each side may ask for advice? */
  advice?: boolean;
  /** Added to the dice. */
  luck?: string;
}

export interface Invited {
  invite: string;
}

/** Something that a band has, with the rule that says what it does. */
export interface Item {
  key: string;
  name: Words;
  rule: string;
}

export interface JoinIn {
  invite: string;
  luck?: string;
}

/** A move or place that the rules allow: inches spent and allowed, and what it sets off. */
export interface Judgement {
  ok: true;
  cost: Record<string, number>;
  limits: Record<string, number>;
  triggers: Text[];
}

/** A free act of the open phase; it can be taken back by its name. */
export interface KeptActOut {
  name: string;
  kind: string;
  args: Args;
  note: string;
}

export interface KindOfActOut {
  kind: string;
  concern: string;
  details: ActDetailOut[];
}

export interface LetterOut {
  kind: 'received' | 'sent' | 'underway' | 'remark' | 'newsletter' | 'contribution';
  /** Of the phase; -1 while it is under way. */
  number: number;
  label: string;
  sender: string;
  to: string;
  time: string;
  title: string;
  words: string;
  express: boolean;
  held: string;
  rules: string[];
}

export interface LetterPageOut {
  name: string;
  /** How a letter speaks of it. */
  mark: string;
  media: string;
  sheets: number;
}

export interface LogEvent {
  key: string;
  rules: string[];
  args: Args;
  dice?: Fallen;
  /** In a match: the number of answers after which it had happened. */
  at?: number;
}

export interface Login {
  name: string;
  password: string;
}

export interface LuckOut {
  seat: number;
  words: string;
}

export interface Made {
  id: string;
}

/** A point of interest; `reach` is the ring around it that matters. */
export interface Marker {
  kind: 'marker';
  id: string;
  /** What it is in its game: an objective, a treasure. */
  role: string;
  x: number;
  y: number;
  label?: string;
  owner?: number | null;
  reach?: number;
  /** A message key; the message gets `label`. */
  name?: string;
  /** Drawn where there is no label. */
  emblem?: string;
  /** The ground within its reach lies in the dark. */
  dark?: boolean;
}

export interface MatchBrief {
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
  guided: boolean;
}

export interface MatchIn {
  game: string;
  size?: number | null;
  limits?: boolean;
  rulings?: Record<string, number>;
  armies?: ArmyChoice[];
  scenario?: string | null;
  table?: TableIn;
  dice?: 'box' | 'people';
  real_table?: boolean;
  seats: SeatIn[];
  guided?: boolean;
  private?: boolean;
  /** May each side ask for advice? Nothing said: yes, unless somebody is invited. Who is invited must agree. */
  advice?: boolean | null;
  names?: string[];
  /** Added to the dice for the own seats. */
  luck?: string;
  /** Of dice that were drawn before: see `POST /api/matches/seal`. */
  seal?: string | null;
}

export interface MatchMade {
  id: string;
  commitment: string;
  seats: SeatMade[];
}

export interface MatchOut {
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
  guided: boolean;
  commitment: string;
  /** What was added to the dice, in the order of the seats. */
  luck: LuckOut[];
  dice: string;
  private: boolean;
  /** Do all who sit here so far agree to advice? */
  advice: boolean;
  watch: string | null;
  seats: SeatOut[];
}

export interface MeBody {
  id: string | null;
  name?: string | null;
  guest?: boolean | null;
}

export interface Member {
  name: string;
  role: string;
  kind: Words;
  emblem: string;
  misses: boolean;
  values: Strings;
  gear: Item[];
  wounds: Words[];
}

export interface MemberOut {
  role: string;
  realm: string | null;
  name: string;
  robot: boolean;
  mine: boolean;
  /** For those who manage the world only. */
  invite: string | null;
  /** For the game master: whether a paper `counts`, is `late` or `missing`; for others only their own. */
  paper: string | null;
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

export interface MomentMessage {
  type: 'moment';
  request?: number | string | null;
  answers: number;
}

export interface MomentShown extends PastPosition {
  type: 'moment';
  request: RequestId;
}

/** A line of a report that is not published yet, and the name under which it gets other words. */
export interface NamedLineOut {
  name: string;
  section: string;
  rewritable: boolean;
  said: Text | null;
  /** Of a letter or a passage. */
  words: string | null;
  /** A battle, a round of one or a paragraph, as reports show it. */
  shown: Args | null;
}

export interface NewAccount {
  name: string;
  password: string;
}

export interface NewsOut {
  mark: string;
}

/** A card or task that lies before a player. A secret one goes to its owner as `secret`, and to everybody else `covered`: without name, text and rule. */
export interface Note {
  id: string;
  name?: Words;
  text?: Words;
  rule?: string;
  secret?: boolean;
  covered?: boolean;
  /** Fulfilled or used up. */
  done?: boolean;
}

/** Without words and colour it is taken away. */
export interface NoteIn {
  place: string;
  words?: string;
  colour?: '' | 'red' | 'green' | 'blue' | 'gold' | 'violet';
}

export interface NoteOut {
  words: string;
  colour: string;
}

/** What a new band can be made of. */
export interface Offers {
  crowns: number;
  most_soldiers: number;
  spells: number;
  schools: School[];
  soldiers: Hireling[];
}

export interface Option {
  id: string;
  label: Text | string;
  preview: boolean;
  /** What it means, in words. */
  about?: Words;
  /** The heading it belongs under, a message key. */
  group?: string;
}

export interface Outcome {
  winner: number | null;
  scores: number[];
  reason: Text;
}

/** A roster file that somebody has brought; its key begins with `own:`. */
export interface OwnSheet {
  key: string;
  name: Words;
  description: Words;
  emblem: string;
  armies: ReadyArmy[];
  units: RosterUnit[];
  spells: Words[];
  posts: Post[];
  /** May two units of a kind be made one? */
  may_combine: boolean;
  id: string;
  game: string;
}

export interface PaperIn {
  text: string;
  realm?: string | null;
  /** The mark of what its writer had before his eyes; without it nobody asks. */
  after?: string | null;
  /** The phase that it was written for: a window that was left open while it was published hands in nothing for the next one. Without it the open one is meant. */
  phase?: number | null;
}

/** What a line of a paper means on the map (`games/report_blocks.py`). */
export interface PaperLine {
  line: number;
  act: string;
  places?: string[];
  fields?: number[];
  figures?: Record<string, number>;
  words?: string;
  changes?: string;
}

export interface PaperOut {
  text: string;
  handed_in: boolean;
  problems: ProblemOut[];
  /** Whoever goes on writing on it sends it along; empty while nothing was written. */
  mark: string;
}

export interface PasswordOnly {
  password: string;
}

/** A position of the past, without any question. */
export interface PastPosition {
  answers: number;
  waiting_for: number[];
  picture: TablePicture;
}

export interface PhaseIn {
  phase: number;
  deadline?: number | null;
}

/** One piece of terrain: its outline on the table, its height and its kinds (the games give them meaning). */
export interface Piece {
  id: string;
  name: string;
  outline: [number, number][];
  kinds: string[];
  height: number;
  feature: string;
}

export interface PieceIn {
  id: string;
  name: string;
  outline: number[][];
  kinds?: string[];
  height?: number;
  feature?: string;
}

export interface PingMessage {
  type: 'ping';
  request?: number | string | null;
}

/** Who gets a place: whoever has a link, or the program. */
export interface PlaceIn {
  /** Without one the game master's chair is meant. */
  realm?: string | null;
  kind: 'link' | 'robot';
}

export interface Pong {
  type: 'pong';
  request: RequestId;
}

/** An office that one unit of an army may hold; `shared` if it names others who share its benefit. */
export interface Post {
  key: string;
  name: Words;
  shared: boolean;
}

export interface Presence {
  type: 'presence';
  seats: number[];
  watching: number;
}

export interface Preview {
  lines: PreviewLine[];
  chances: Chance[];
  /** Outlines of the ground that matters. */
  areas: PlaceValue[];
}

export interface PreviewLine {
  text: Text;
  tally?: Tally;
}

export interface PreviewMessage {
  type: 'preview';
  request?: number | string | null;
  option: string | boolean;
  seat?: number | null;
}

export interface PreviewShown extends Preview {
  type: 'preview';
  request: RequestId;
  option: string | boolean;
}

/** What keeps an army from the field. */
export interface Problem {
  rule: string;
  why: Text;
}

export interface ProblemOut {
  line: number;
  column: number;
  rule: string;
  why: Text;
  suggestion: string;
  fatal: boolean;
}

export interface Proposal {
  type: 'proposal';
  request: RequestId;
  /** Some answer to the open question; pages ask for ways and places only. */
  value: unknown;
}

export interface ProposeMessage {
  type: 'propose';
  request?: number | string | null;
  toward?: [number, number] | null;
  seat?: number | null;
}

export interface PublicIn {
  open: boolean;
  legend?: string;
}

export interface PublicOut {
  name: string;
  game: string;
  label: string;
  deadline: number | null;
  over: boolean;
  legend: string;
  open_realms: number;
  newsletters: ReportBlock[][];
}

export interface PublishIn {
  phase: number;
  deadline?: number | null;
  /** Although unusually many papers are missing. */
  anyway?: boolean;
}

/** What somebody is asked, with what its kind needs. */
export interface Question {
  kind: 'pick' | 'several' | 'yes_no' | 'number' | 'place' | 'move' | 'roll' | 'measure' | 'together';
  key: string;
  seat: number | null;
  rule: string;
  args: Args;
  text: Text;
  /** For yes or no: is there something to preview? */
  preview?: boolean;
  options?: Option[];
  least?: number;
  most?: number;
  /** The options are proposals: any other line may be given too, and is judged. */
  free?: boolean;
  /** So many of one group of options may be chosen together. */
  of_group?: number;
  low?: number;
  high?: number;
  subjects?: string[];
  count?: number;
  sides?: number;
  need?: Tally;
  compare?: Compare;
  about?: string;
  answer?: 'length' | 'yes_no' | 'some' | 'one' | 'count' | 'share';
  among?: string[];
  /** Who still has to answer, where several do so in secret. */
  seats?: number[];
}

/** What was found when the deadline passed. */
export interface RanOut {
  at: number;
  decisions: number;
  waiting: number;
}

/** How far figures come from a place; empty where a game has no map. */
export interface Reach {
  pace?: number;
  mounted?: boolean;
  carries?: number;
  reached?: Record<string, Reached>;
  stops?: Record<string, ReachStop>;
}

export interface ReachIn {
  realm?: string | null;
  place: string;
  figures: Record<string, number>;
}

export interface ReachMessage {
  type: 'reach';
  request?: number | string | null;
  seat?: number | null;
}

export interface ReachShown {
  type: 'reach';
  request: RequestId;
  outlines: PlaceValue[];
}

export interface ReachStop {
  rule: string;
  why: Text;
}

export interface Reached {
  way: string[];
  steps: number;
  rounds: number;
  rolls?: string[];
}

export interface ReadyArmy {
  key: string;
  name: Words;
  size: number;
  points: number;
  units: ChosenUnit[];
  /** Did the program put it together? */
  by_lot: boolean;
}

export interface RealmIn {
  realm: string;
}

/** Who rules a realm: I, whoever has the link, or the program. */
export interface RealmSeat {
  realm: string;
  kind: 'me' | 'link' | 'robot';
}

/** What the rules do not allow, with the rule and the reason. */
export interface RefusalData {
  rule: string;
  why: Text;
}

export interface RefusedAnswer extends RefusalData {
  type: 'refused';
  request: RequestId;
}

export interface RehearsalIn {
  text: string;
  realm?: string | null;
  against?: string[];
  about?: string;
  number?: number;
  first?: number;
  most?: number;
}

export interface RehearsalOut {
  /** All that the paper would lead to. */
  abouts: string[];
  about: string;
  battles: RehearsedOut[];
}

/** One battle of a rehearsal: the paper, what its writer believes of his enemies, and which battle of several. */
export interface RehearsedIn {
  text: string;
  realm?: string | null;
  against?: string[];
  about?: string;
  number?: number;
}

/** What came of one battle for the ruler; people are counted. */
export interface RehearsedOut {
  number: number;
  result: 'won' | 'lost' | 'open';
  rounds: number;
  own: number;
  own_lost: number;
  others: number;
  others_lost: number;
}

export interface RemindIn {
  /** Nobody named: all whose papers are missing. */
  realms?: string[];
  words?: string;
}

export interface RemindedOut {
  realms: string[];
}

export interface ReplayInfo {
  game: string;
  names: string[];
  setup: unknown;
  answers: number;
  /** The answers at which a new scene begins. */
  scenes: number[];
  moments: Moment[];
  outcome: Outcome | null;
  /** Answers that were still secret when the file was saved; it ends before them. */
  withheld: number;
  /** The first position that can be shown: older ones were played under older rules. */
  first: number;
}

export interface ReplayStep {
  view: ReplayView;
  picture: TablePicture;
  events: LogEvent[];
}

export interface ReplayView {
  answers: number;
  question: Question | null;
  waiting_for: number[];
  over: boolean;
  outcome: Outcome | null;
  names: string[];
}

export interface ReportBattle {
  kind: 'battle';
  title: ReportWords;
  course: HexCourse;
  shown: ReportShown[];
}

export interface ReportColumn {
  title: ReportWords;
  figures?: 'number' | 'money';
}

export interface ReportFacts {
  kind: 'facts';
  pairs: ReportPair[];
  /** They only explain what stands above. */
  small?: boolean;
}

export interface ReportFold {
  kind: 'fold';
  title: ReportWords;
  lines: ReportLine[];
}

export interface ReportHeading {
  kind: 'heading';
  words: ReportWords;
}

export interface ReportLetter {
  kind: 'letter';
  head: ReportPair[];
  words: string;
  seals?: string[];
}

export interface ReportLine {
  key: string;
  rules: string[];
  args: Args;
}

export interface ReportMap {
  kind: 'map';
  title: ReportWords;
  lands: Record<string, ChartLand>;
  owned?: ChartOwned[];
  ages?: Record<string, number>;
  ways?: ChartWay[];
  written?: Record<string, ReportWords[]>;
  signs?: ChartSign[];
}

export interface ReportPassage {
  kind: 'passage' | 'page_break';
  words?: ReportWords;
  then?: ReportWords[];
}

export interface ReportShown {
  moment: number;
  title: ReportWords;
}

export interface ReportTable {
  kind: 'table';
  title: ReportWords;
  columns: ReportColumn[];
  rows: ReportCell[][];
  note?: ReportWords;
}

export interface ReportText {
  key: string;
  args: Args;
}

export interface RequestOut {
  number: number;
  title: string;
  state: string;
  fields: string[];
  thread: SpokenOut[];
}

/** A circle that matters: an aura, a blast, the middle of the table. */
export interface Ring {
  kind: 'ring';
  role: string;
  x: number;
  y: number;
  r: number;
  seat?: number | null;
  /** A message key; written on the table. */
  name?: string;
}

/** Dice that fell, or that the game master typed. */
export interface Rolled {
  about: string;
  key: string;
  rule: string;
  faces: number[];
  sides: number;
  need?: Args | null;
  compare?: string;
  typed?: boolean;
}

/** `id` is missing where something keeps the file from being used; warnings do not. */
export interface RosterBrought {
  id: string | null;
  problems: FileProblem[];
}

export interface RosterSheet {
  key: string;
  name: Words;
  description: Words;
  emblem: string;
  armies: ReadyArmy[];
  units: RosterUnit[];
  spells: Words[];
  posts: Post[];
  /** May two units of a kind be made one? */
  may_combine: boolean;
}

export interface RosterUnit {
  key: string;
  name: Words;
  models: number;
  points: number;
  weapons: Words[];
  rules: Words[];
  rule_ids: string[];
  options: UnitOption[];
  emblem: string;
  /** Its profile in short words, one for each value. */
  values: Words[];
}

export interface RuleShown {
  kind: 'rule';
  id: string;
  term: string;
  name: string;
  de: string;
  en: string;
  shows: string;
  needs: string[];
  rulings: string[];
}

export interface Ruling extends RulingWords {
  id: string;
}

export interface RulingShown extends Ruling {
  kind: 'ruling';
  rules: string[];
}

export interface RulingWords {
  term: Words;
  question: Words;
  default: Words;
  choices: Words[];
  why: Words;
}

/** What a phase gave. While something waits, `state` is the one in the middle of the phase, to look at only. */
export interface Run {
  state: unknown;
  told: Told[];
  decisions: Decision[];
  rolls: Rolled[];
  waiting: Waiting[];
  void: Void[];
  /** Typed dice and decisions that nothing asked for. */
  unused: string[];
  /** Realms that have another name from now on, in the order in which they got it: the old one, the new one. */
  renamed?: [string, string][];
  /** By the number of a free act that is about words in a paper: their sign (`Act.about`). */
  signs?: Record<number, string>;
}

/** What a match can be about, where the players may choose. */
export interface Scenario {
  key: string;
  name: Words;
  description: Words;
  rule: string;
  /** Its own table, if it has one: no other is laid then. */
  board: Board | null;
}

/** Something that happened, with its rules and where it did. */
export interface SceneOut {
  theme: string;
  key: string;
  rules: string[];
  args: Args;
  places: string[];
}

/** How long papers may be written: so many days or months at the same hour in this zone; neither: by hand. */
export interface ScheduleIn {
  days?: number;
  months?: number;
  zone?: string;
  /** Without the game master's word, when the deadline has passed. */
  publishes?: boolean;
}

export interface School {
  key: string;
  name: Words;
  about: Words;
  emblem: string;
  spells: Spell[];
}

/** The shield that follows from a name, as outlines around its middle, two and a half high. */
export interface SealOut {
  ink: string;
  outline: string;
  part: string;
  figure: string;
}

export interface Sealed {
  /** The SHA-256 of a seed that is fixed from now on. */
  seal: string;
}

export interface SeatIn {
  kind: 'me' | 'link' | 'bot';
  bot?: string | null;
}

export interface SeatMade {
  seat: number;
  kind: string;
  invite: string | null;
}

/** What an invitation leads to. */
export interface SeatOffered {
  /** The SHA-256 of a seed that is fixed from now on. */
  seal: string;
  game: string;
  /** Who sits there already. */
  names: string[];
}

/** `invite` is told to whoever made the match, as long as the seat is free. */
export interface SeatOut {
  seat: number;
  kind: string;
  name: string;
  bot: string | null;
  invite: string | null;
}

export interface SeatTaken {
  seat: number;
  commitment: string;
}

export interface SharedArmy {
  game: string;
  name: string;
  roster: string;
  size: number;
  limits: boolean;
  units: ChosenUnit[];
}

export interface SharedBand {
  game: string;
  name: string;
  sheet: Sheet;
  /** Can it be sent into a match just now? */
  free: boolean;
}

/** The sheet of a band as data to be shown. */
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

/** A position as somebody sees it who holds these seats. */
export interface Shown {
  question: Question | null;
  /** How many answers there were when the question was put; secret answers of others do not change it. */
  asked_at: number;
  seat: number | null;
  my_seats: number[];
  waiting_for: number[];
  /** Who has given up while the others play on. */
  withdrawn: number[];
  over: boolean;
  outcome: Outcome | null;
  picture: TablePicture;
  /** The ways of those who moved since the last view. */
  moved: MoveValue;
  names: string[];
  /** May players ask for advice here? */
  advice: boolean;
  /** Can somebody carry out orders here that were written before? */
  commander: boolean;
  commitment: string;
  /** What players added to the dice when they sat down. */
  luck: AddedLuck[];
  seed: string | null;
}

/** What a player has beside what is drawn: victory points, tokens and the like, and cards. */
export interface Side {
  seat: number;
  counters?: Value[];
  notes?: Note[];
  /** How the points came, the oldest first, each with its rule. */
  ledger?: Value[];
  /** What the notes are called: a message key that gets their `count`. */
  notes_name?: string;
}

/** A world as it would be founded. */
export interface Sketch {
  chart: Chart;
  realms: string[];
}

export interface SketchIn {
  game: string;
  setup?: Args;
}

export interface Spell {
  key: string;
  name: Words;
  number: number;
  about: Words;
  rule: string;
}

export interface SpokenOut {
  at: string;
  /** Empty for the game master. */
  writer: string;
  words: string;
}

/** The link that somebody has, or without one a realm of their own. */
export interface StartIn {
  invite?: string | null;
  realm?: string | null;
}

/** What is sent with an invitation. */
export interface StartOut {
  name: string;
  game: string;
  label: string;
  deadline: number | null;
  role: string;
  realm: string | null;
  about: Text[];
  worth: WorthOut[];
  /** Their words are `<game>-question-<name>`. */
  questions: string[];
  /** What has been answered before. */
  described: string;
  chart: Chart | null;
  /** The last that went to everybody. */
  newsletter: ReportBlock[];
}

export interface StoryOut {
  number: number;
  label: string;
  scenes: SceneOut[];
}

/** A random table by its seed, or a whole board, or one that the players lay in turn. */
export interface TableIn {
  seed?: number | null;
  size?: number | null;
  board?: BoardIn | null;
  in_turn?: boolean;
}

/** The whole table. */
export interface TablePicture {
  kind: 'table';
  width: number;
  depth: number;
  pieces: Piece[];
  bases: Base[];
  markers: Marker[];
  areas: Area[];
  cards: Card[];
  /** False at a real table: there is nothing to draw. */
  tracked?: boolean;
  /** Round, score and the like, for the head of the panel. */
  track: Value[];
  turn?: number | null;
  sides?: Side[];
  /** What it is about, in plain words. */
  goal?: Value[];
}

export interface TakeBackIn {
  kind: 'decided' | 'typed' | 'act';
  name: string;
}

/** A number with its history: each change with the rule behind it. */
export interface Tally {
  base: number;
  rule: string;
  total: number;
  changes?: [number, string][];
  low?: number;
  high?: number;
}

export interface TemplateOut {
  text: string;
}

/** A message key and its arguments; an argument may be a text itself. */
export interface Text {
  key: string;
  args?: Args;
}

/** Something that happened, whom it concerns, and the rules behind it. */
export interface Told {
  realms: string[];
  key: string;
  rules?: string[];
  args?: Args;
  step?: string;
}

export interface Tried extends Judgement {
  type: 'tried';
  request: RequestId;
}

export interface TryMessage {
  type: 'try';
  request?: number | string | null;
  value: unknown;
  seat?: number | null;
}

export interface UndoMessage {
  type: 'undo';
  request?: number | string | null;
  answers?: number | null;
}

export interface UnitChoice {
  unit: string;
  options?: string[];
  command?: string | '' | string[];
  names?: (number | string)[];
  combined?: boolean;
  id?: string;
}

export interface UnitOption {
  key: string;
  name: Words;
  points: number;
  for: string;
  most: number;
}

/** One line of a card: what it is (a message key) and what it says, plain or as a text with arguments. */
export interface Value {
  key: string;
  text?: string;
  args?: Args;
  /** The catalogue id behind it, if there is one. */
  rule?: string;
}

export interface View extends Shown {
  type: 'view';
  answers: number;
  /** Grows with every change, also when something is taken back. */
  revision: number;
  events_from: number;
  events: LogEvent[];
  can_undo: boolean;
}

/** Something the game master gave that does not fit what is asked; `why` is a text, if there is more to say. */
export interface Void {
  about: string;
  rule: string;
  why?: Args | null;
}

/** Something that somebody wants to play by hand: its outcome is awaited as a decision of the same name. */
export interface Waiting {
  about: string;
  key: string;
  rule: string;
  args?: Args;
}

export interface WorldGameOut {
  key: string;
  name: Words;
  realms: string[];
  words: string[];
}

export interface WorldIn {
  game: string;
  name: string;
  setup?: Args;
  seats?: RealmSeat[];
  leads_itself?: boolean;
  deadline?: number | null;
  schedule?: ScheduleIn | null;
  luck?: string;
}

export interface WorldMade {
  id: string;
}

export interface WorldOut {
  id: string;
  game: string;
  name: string;
  number: number;
  label: string;
  deadline: number | null;
  over: boolean;
  /** Is the reader its game master? Nobody is in a world that leads itself. */
  leads: boolean;
  /** May the reader say who sits where? */
  manages: boolean;
  leads_itself: boolean;
  realm: string | null;
  /** The game master's words about a paper that is missing. */
  reminded: string | null;
  commitment: string;
  seed: string | null;
  members: MemberOut[];
  /** Short for all of this and for the corrections of the reader's reports: another one means news. */
  mark: string;
}

/** Something worth doing, and the large field where. */
export interface WorthOut {
  place: string;
  said: Text;
}

/** An area with an outline that belongs to a seat, or to nobody. */
export interface Zone {
  kind: 'zone';
  /** What it is for: deployment, a quarter that counts. */
  role: string;
  outline: PlaceValue;
  seat?: number | null;
  /** A message key; written on the table. */
  name?: string;
  /** Only its border is drawn: good to know, but not what it is about now. */
  quiet?: boolean;
}

export type ClientMessage = AnswerMessage | AskAdviceMessage | CarryOutMessage | ChatMessage | ConcedeMessage | MomentMessage | PingMessage | PreviewMessage | ProposeMessage | ReachMessage | TryMessage | UndoMessage;

/** What the server sends and takes (`server.ts`, written from its own types), by the names that pages use. */
import type { ArmyOut, Board, CheckedArmy, ChosenUnit, MatchBrief, MatchMade, MatchOut, MeBody, OwnSheet, RosterSheet, SeatIn, SharedArmy, TablePicture } from './server';

export type * from './server';

export type Me = MeBody;
export type BoardData = Board;
export type Roster = RosterSheet;
export type OwnRoster = OwnSheet;
export type ArmyEntry = ChosenUnit;
export type Army = SharedArmy;
export type SavedArmy = ArmyOut;
export type ArmyCheck = CheckedArmy;
/** Of one match everything is told, in lists only the outlines. */
export type MatchSummary = MatchBrief & Partial<MatchOut>;
export type Seat = SeatIn;
export type CreatedMatch = MatchMade;
/** What is drawn; its kind says what of. */
export type Picture = TablePicture;

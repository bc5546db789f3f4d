import type { Args, Text, Words } from '../lib/types';

export interface Member {
  role: string;
  realm: string | null;
  name: string;
  robot: boolean;
  mine: boolean;
  invite: string | null;
  paper: 'counts' | 'late' | 'missing' | null;
}

export interface World {
  id: string;
  game: string;
  name: string;
  number: number;
  label: string;
  deadline: number | null;
  over: boolean;
  leads: boolean;
  realm: string | null;
  commitment: string;
  seed: string | null;
  members: Member[];
}

export interface WorldGame {
  key: string;
  name: Words;
  realms: string[];
  words: string[];
}

export interface Problem {
  line: number;
  column: number;
  rule: string;
  why: Text;
  suggestion: string;
  fatal: boolean;
}

export interface ReportLine {
  key: string;
  args: Args;
  rules: string[];
}

export type Report = Record<string, ReportLine[]>;

export interface Decision {
  about: string;
  key: string;
  rule: string;
  default: unknown;
  options: unknown[];
  chosen: unknown;
  how?: 'decided' | 'void';
  args?: Args;
}

export interface Rolled {
  about: string;
  key: string;
  rule: string;
  faces: number[];
  sides: number;
  typed?: boolean;
}

export interface Waiting {
  about: string;
  key: string;
  rule: string;
  args?: Args;
}

export interface Run {
  decisions: Decision[];
  rolls: Rolled[];
  waiting: Waiting[];
  void: { about: string }[];
  unused: string[];
}

/** `taeler:plead` is the message `taeler-plead`, its roll `taeler-roll-plead`. */
export const messageOf = (key: string): string => key.replace(/[:_.]/g, '-');
export const rollMessageOf = (key: string): string => messageOf(key.replace(':', '-roll-'));

/** The text with one line put in the place of another: what a suggestion does. */
export function withLine(text: string, line: number, written: string): string {
  const lines = text.split('\n');
  lines[line - 1] = written;
  return lines.join('\n');
}

/** A value as the game master reads it. */
export const shown = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value));

/** What somebody typed: JSON where it is some, else plain words. */
export function typed(written: string): unknown {
  try {
    return JSON.parse(written) as unknown;
  } catch {
    return written;
  }
}

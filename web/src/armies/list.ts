import type { Army, ArmyEntry, Roster, RosterUnit, Words } from '../lib/types';

/** An entry while it is edited: others are named by a lasting number, because places in the list change. */
export interface Line {
  line: number;
  unit: string;
  options: string[];
  command: ArmyEntry['command'];
  names: number[];
  combined: boolean;
}

export interface ListDraft {
  game: string;
  name: string;
  roster: string;
  size: number;
  limits: boolean;
  lines: Line[];
}

export function emptyList(game: string, roster: string, size: number): ListDraft {
  return { game, name: '', roster, size, limits: false, lines: [] };
}

export function newLine(lines: Line[], unit: string): Line {
  return { line: 1 + Math.max(0, ...lines.map((one) => one.line)), unit, options: [], command: '', names: [], combined: false };
}

/** As the server knows it: others are named by their place in the list, counted from 1. */
export function toArmy(draft: ListDraft): Army {
  const place = (line: number): number => draft.lines.findIndex((one) => one.line === line) + 1;
  const units = draft.lines.map(({ unit, options, command, names, combined }): ArmyEntry => {
    return { unit, options, command, names: command ? names.map(place).filter((number) => number > 0) : [], combined };
  });
  return { game: draft.game, name: draft.name.trim(), roster: draft.roster, size: draft.size, limits: draft.limits, units };
}

export function fromArmy(army: Army): ListDraft {
  const lines = army.units.map((entry, index): Line => {
    const names = entry.names.flatMap((name) => {
      const number = Number(name);
      if (Number.isInteger(number) && number >= 1) return [number];
      const first = army.units.findIndex((other) => other.unit === name) + 1;
      return first ? [first] : [];
    });
    return { line: index + 1, unit: entry.unit, options: [...entry.options], command: entry.command, names, combined: entry.combined };
  });
  return { game: army.game, name: army.name, roster: army.roster, size: army.size, limits: army.limits, lines };
}

export function unitOf(roster: Roster | undefined, key: string): RosterUnit | undefined {
  return roster?.units.find((unit) => unit.key === key);
}

const SHORT = 48;

/** Short words for weapons fit into one line; whole sentences each take one of their own. */
export function weaponsInLine(weapons: Words[]): boolean {
  return weapons.every((weapon) => Object.values(weapon).every((words) => words.length <= SHORT));
}

export function countOf(options: string[], key: string): number {
  return options.filter((one) => one === key).length;
}

/** The options with exactly so many of this one. */
export function withCount(options: string[], key: string, count: number): string[] {
  return [...options.filter((one) => one !== key), ...Array.from({ length: Math.max(0, count) }, () => key)];
}

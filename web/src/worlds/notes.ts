/** A reader's own notes on places: they stay in this browser, nobody else sees them. */

type Notes = Record<string, string>;
const keyOf = (world: string, realm: string): string => `walstatt-notes-${world}-${realm}`;

export function notesOf(world: string, realm: string): Notes {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(keyOf(world, realm)) ?? '{}');
    if (typeof kept !== 'object' || kept === null) return {};
    return Object.fromEntries(Object.entries(kept).filter((pair): pair is [string, string] => typeof pair[1] === 'string'));
  } catch {
    return {};
  }
}

/** Keep a note, or take it away; a browser that keeps nothing still shows it. */
export function keepNote(world: string, realm: string, place: string, said: string): Notes {
  const others = Object.entries(notesOf(world, realm)).filter(([name]) => name !== place);
  const notes: Notes = Object.fromEntries(said.trim() ? [...others, [place, said.trim()]] : others);
  try {
    localStorage.setItem(keyOf(world, realm), JSON.stringify(notes));
  } catch {
    // Private windows may forbid it.
  }
  return notes;
}

const readKey = (world: string, realm: string): string => `walstatt-read-${world}-${realm}`;

/** The last phase whose story was read in this browser; -1 for none. */
export function lastRead(world: string, realm: string): number {
  try {
    return Number(localStorage.getItem(readKey(world, realm)) ?? '-1');
  } catch {
    return -1;
  }
}

export function noteRead(world: string, realm: string, number: number): void {
  try {
    localStorage.setItem(readKey(world, realm), String(number));
  } catch {
    // Private windows may forbid it.
  }
}

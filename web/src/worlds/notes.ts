/** A reader's own notes and colours on places: kept on the server, nobody else sees them. */
import { api } from '../lib/api';
import type { NoteOut } from '../lib/types';

export type Notes = Readonly<Record<string, NoteOut>>;
export const COLOURS = ['red', 'gold', 'green', 'blue', 'violet'] as const;

export const fetchNotes = (world: string): Promise<Notes> => api.get<Notes>(`/worlds/${world}/notes`);

let last: Promise<unknown> = Promise.resolve();

/** Keep a note on the server, one after the other: whoever writes and then chooses a colour wants both. */
export function keepNote(world: string, place: string, note: NoteOut): Promise<unknown> {
  last = last.catch(() => undefined).then(() => api.put(`/worlds/${world}/notes`, { place, ...note }));
  return last;
}

/** The notes with one more or another; without words and colour it is taken away. */
export function withNote(notes: Notes, place: string, note: NoteOut): Notes {
  const others = Object.entries(notes).filter(([name]) => name !== place);
  return Object.fromEntries(note.words.trim() || note.colour ? [...others, [place, note]] : others);
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

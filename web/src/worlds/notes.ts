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
const correctedKey = (world: string, realm: string): string => `walstatt-corrected-${world}-${realm}`;

function kept(key: string): number {
  try {
    return Number(localStorage.getItem(key) ?? '-1');
  } catch {
    return -1;
  }
}

function keep(key: string, number: number): void {
  try {
    localStorage.setItem(key, String(number));
  } catch {
    // Private windows may forbid it.
  }
}

/** The last phase whose story was read in this browser; -1 for none. */
export const lastRead = (world: string, realm: string): number => kept(readKey(world, realm));
export const noteRead = (world: string, realm: string, number: number): void => keep(readKey(world, realm), number);
/** When the last sheet of corrections that was read in this browser went out; -1 for none. */
export const lastCorrection = (world: string, realm: string): number => kept(correctedKey(world, realm));
export const noteCorrection = (world: string, realm: string, at: number): void => keep(correctedKey(world, realm), at);

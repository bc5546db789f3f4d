/** A reader's own notes and colours on places: kept on the server, nobody else sees them. */
import { api } from '../lib/api';
import type { NoteOut } from '../lib/types';

export type Notes = Readonly<Record<string, NoteOut>>;
export const COLOURS = ['red', 'gold', 'green', 'blue', 'violet'] as const;

export const fetchNotes = (world: string): Promise<Notes> => api.get<Notes>(`/worlds/${world}/notes`);

/** Keep a note; without words and colour it is taken away. */
export async function keepNote(world: string, notes: Notes, place: string, note: NoteOut): Promise<Notes> {
  await api.put(`/worlds/${world}/notes`, { place, ...note });
  const others = Object.entries(notes).filter(([name]) => name !== place);
  return Object.fromEntries(note.words.trim() || note.colour ? [...others, [place, note]] : others);
}

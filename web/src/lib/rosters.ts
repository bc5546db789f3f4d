import { api, fetchOnce } from './api';
import { session } from './session.svelte';
import type { OwnRoster, Roster } from './types';

/** The rosters of a game: those that come with the program, then those that somebody has brought. */
export async function rostersOf(game: string): Promise<Roster[]> {
  const own = session.me.id ? api.get<OwnRoster[]>(`/rosters?game=${game}`) : Promise.resolve([]);
  const [shipped, brought] = await Promise.all([fetchOnce<Roster[]>(`/games/${game}/rosters`), own]);
  return [...shipped, ...brought];
}

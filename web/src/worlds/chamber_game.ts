/** The game that is ruled from a chamber; empty where a server offers none. */
import { fetchOnce } from '../lib/api';
import type { WorldGameOut } from '../lib/types';
import { stageOf } from '../stages';

export async function chamberGame(): Promise<string> {
  for (const game of await fetchOnce<WorldGameOut[]>('/worlds/games')) if ((await stageOf(game.key)) === 'chamber') return game.key;
  return '';
}

/** The game that is ruled from a chamber. */
import { fetchOnce } from '../lib/api';

/** Asked of the list of stages: to tell the realms of all worlds a server has to load them. */
export async function chamberGame(): Promise<string> {
  const stages = Object.entries(await fetchOnce<Record<string, string>>('/stages'));
  return stages.find(([, stage]) => stage === 'chamber')?.[0] ?? '';
}

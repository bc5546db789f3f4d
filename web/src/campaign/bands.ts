import { fetchOnce } from '../lib/api';
import type { BandOut, Game, Item } from '../lib/types';

export type { BandOut as Band, BetweenOut as Between, Item, Offers, SharedBand, Sheet } from '../lib/types';

/** The games that know campaigns. */
export async function campaignGames(): Promise<string[]> {
  return (await fetchOnce<Game[]>('/games')).filter((game) => game.campaign).map((game) => game.key);
}

/** What a band waits for: to be sent out, the end of its match, or what follows from it. */
export function stateOf(band: BandOut): 'ready' | 'unfit' | 'plays' | 'returns' | 'busy' {
  if (band.busy) return 'busy';
  if (band.match) return band.match.over ? 'returns' : 'plays';
  return band.sheet.fit ? 'ready' : 'unfit';
}

/** Names beside how often each comes. */
export function counted(items: Item[]): { item: Item; times: number }[] {
  const found = new Map<string, { item: Item; times: number }>();
  for (const item of items) {
    const known = found.get(item.key);
    if (known) known.times += 1;
    else found.set(item.key, { item, times: 1 });
  }
  return [...found.values()];
}

import { api, ApiError, SealBroken } from './api';
import type { CreatedMatch, SeatOffered } from './types';

/** Words of chance that nobody else can know: added to the dice by whoever joins a match or a world. */
export function luck(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

function check(told: string | null, now: string): void {
  if (told !== null && told !== now) throw new SealBroken(now);
}

/** Make a match. The seal of its dice is known before this browser adds to them, so nobody can choose them. */
export async function foundMatch(path: string, wish: object): Promise<CreatedMatch> {
  const { seal } = await api.post<{ seal: string }>('/matches/seal');
  const match = await api.post<CreatedMatch>(path, { ...wish, seal, luck: luck() });
  check(seal, match.commitment);
  return match;
}

/** What an invitation leads to, with the seal of the dice; null where it offers nothing any more. */
export async function offeredSeat(id: string, invite: string): Promise<SeatOffered | null> {
  try {
    return await api.post<SeatOffered>(`/matches/${id}/seal`, { invite });
  } catch (fault) {
    if (fault instanceof ApiError && fault.status === 404) return null;
    throw fault;
  }
}

/** Take the seat that an invitation offers, and add to the dice. */
export async function joinMatch(id: string, invite: string, advice: boolean): Promise<void> {
  const seal = (await offeredSeat(id, invite))?.seal ?? null;
  const taken = await api.post<{ commitment: string }>(`/matches/${id}/join`, { invite, advice, luck: luck() });
  check(seal, taken.commitment);
}

import { afterEach, describe, expect, it, vi } from 'vitest';
import { api, ApiError, SealBroken } from './api';
import { foundMatch, joinMatch, luck } from './luck';

afterEach(() => vi.restoreAllMocks());

describe('luck', () => {
  it('is never the same', () => {
    expect(luck()).toMatch(/^[0-9a-f]{32}$/);
    expect(luck()).not.toBe(luck());
  });

  it('is added to dice whose seal was told before', async () => {
    const post = vi.spyOn(api, 'post').mockResolvedValueOnce({ seal: 'ab' }).mockResolvedValueOnce({ id: 'm', commitment: 'ab', seats: [] });
    await foundMatch('/matches', { game: 'ags' });
    expect(post.mock.calls[0]).toEqual(['/matches/seal']);
    expect(post.mock.calls[1]).toEqual(['/matches', { game: 'ags', seal: 'ab', luck: expect.stringMatching(/^[0-9a-f]{32}$/) }]);
  });

  it('notices other dice than those of the seal', async () => {
    vi.spyOn(api, 'post').mockResolvedValueOnce({ seal: 'ab' }).mockResolvedValueOnce({ id: 'm', commitment: 'cd', seats: [] });
    await expect(foundMatch('/matches', {})).rejects.toThrow(SealBroken);
    vi.spyOn(api, 'post').mockResolvedValueOnce({ seal: 'ab' }).mockResolvedValueOnce({ seat: 1, commitment: 'cd' });
    await expect(joinMatch('m', 'invite', false)).rejects.toThrow(SealBroken);
  });

  it('is no hindrance where an invitation was used before', async () => {
    const post = vi.spyOn(api, 'post').mockRejectedValueOnce(new ApiError(404, {})).mockResolvedValueOnce({ seat: 1, commitment: 'cd' });
    await joinMatch('m', 'invite', true);
    expect(post.mock.calls[1]?.[0]).toBe('/matches/m/join');
  });
});

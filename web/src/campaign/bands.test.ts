import { describe, expect, it } from 'vitest';
import { counted, stateOf, type Band, type Item } from './bands';

const band = { busy: false, match: null, sheet: { fit: true } } as unknown as Band;

describe('what a band waits for', () => {
  it('goes from one match to the next', () => {
    expect(stateOf(band)).toBe('ready');
    expect(stateOf({ ...band, match: { id: 'm', over: false } })).toBe('plays');
    expect(stateOf({ ...band, match: { id: 'm', over: true } })).toBe('returns');
    expect(stateOf({ ...band, match: { id: 'm', over: true }, busy: true })).toBe('busy');
  });
  it('needs somebody who can lead it', () => {
    expect(stateOf({ ...band, sheet: { ...band.sheet, fit: false } })).toBe('unfit');
  });
});

it('counts things of a kind', () => {
  const potion: Item = { key: 'heiltrank', name: { de: 'Heiltrank' }, rule: '' };
  const gem: Item = { key: 'edelstein', name: { de: 'Edelstein' }, rule: '' };
  expect(counted([potion, gem, potion])).toEqual([
    { item: potion, times: 2 },
    { item: gem, times: 1 },
  ]);
});

import { describe, expect, it } from 'vitest';
import { entriesOf, placeOf, setupOf, strokeOf, type Founding } from './wish';

const WISH: Founding = {
  name: 'Worms', seed: 'Rhein', size: 80, sea: 40, splinters: 1, at: '271.1', accounts: true, byPost: true, battles: 'fought', rehearsals: 3, page: 1800, painted: [['2A+10/3', 'W']],
  secrets: [{ title: 'Hort', words: 'Gold', place: '2A+10/3', opener: 'scouting' }],
  realms: [{ name: ' Hagen ', people: 'legion', who: 'link', places: '2A+10, 2A+11', outlaws: 2 }],
  readings: { 'kalevala.r.1.geld': 2, 'kalevala.r.8.scherbe': 0 },
};

describe('founding a world', () => {
  it('asks for what stands in the form', () => {
    expect(setupOf(WISH)).toEqual({
      at: '271.1',
      map: { seed: 'Rhein', size: 80, sea: 40, splinters: 1 },
      rulers: [{ name: 'Hagen', core: 'SB', goods: ['sP', 'Wi'], places: ['2A+10', '2A+11'], outlaws: 2 }],
      painted: [['2A+10/3', 'W']],
      secrets: [{ id: 'S1', title: 'Hort', place: '2A+10/3', layers: [{ words: 'Gold', opened_by: [{ by: 'scouting' }] }] }],
      settings: { readings: { 'kalevala.r.1.geld': 2 }, accounts: true, by_post: true, battles: 'fought', rehearsals: 3, page: 1800 },
    });
  });

  it('makes layers of what is pinned to one place under one title', () => {
    const [first] = WISH.secrets;
    if (!first) throw new Error('no secret');
    const deeper = { ...first, words: 'Ein Drache', opener: 'word' as const };
    const elsewhere = { ...first, place: '2A+11' };
    expect(entriesOf([first, elsewhere, deeper])).toEqual([[first, deeper], [elsewhere]]);
    expect(setupOf({ ...WISH, secrets: [first, elsewhere, deeper] }).secrets).toEqual([
      { id: 'S1', title: 'Hort', place: '2A+10/3', layers: [{ words: 'Gold', opened_by: [{ by: 'scouting' }] }, { words: 'Ein Drache', opened_by: [] }] },
      { id: 'S2', title: 'Hort', place: '2A+11', layers: [{ words: 'Gold', opened_by: [{ by: 'scouting' }] }] },
    ]);
  });

  it('puts ground on small or large fields, rivers on edges, centres with their names', () => {
    const one = { whole: false, name: ' Worms ' };
    expect(strokeOf('W', '2A+10', 3, 'NE', one)).toEqual(['2A+10/3', 'W']);
    expect(strokeOf('W', '2A+10', 3, 'NE', { ...one, whole: true })).toEqual(['2A+10', 'W']);
    expect(strokeOf('river', '2A+10', 3, 'NE', one)).toEqual(['2A+10/3', 'river', 'NE']);
    expect(strokeOf('river', '2A+10', 3, '', one)).toBeNull();
    expect(strokeOf('Std', '2A+10', 3, 'NE', one)).toEqual(['2A+10/3', 'Std', 'Worms']);
    expect(strokeOf('wild', '2A+10', 3, 'NE', one)).toEqual(['2A+10/3', 'wild']);
    expect(strokeOf('Std', '2A+10', 0, '', one)).toBeNull();
  });

  it('reads places as they are typed', () => {
    expect(placeOf(' 2A+10/17 ne ')).toEqual({ gf: '2A+10', kf: 17, edge: 'NE' });
    expect(placeOf('2A+10')).toEqual({ gf: '2A+10', kf: 0, edge: '' });
  });
});

import { describe, expect, it } from 'vitest';
import { painted, setupOf, type Founding } from './wish';

const WISH: Founding = {
  name: 'Worms', seed: 'Rhein', size: 80, sea: 40, splinters: 1, at: '271.1', accounts: true, battles: 'fought', lands: null,
  realms: [{ name: ' Hagen ', people: 'legion', who: 'link', places: '2A+10, 2A+11', outlaws: 2 }],
  readings: { 'kalevala.r.1.geld': 2, 'kalevala.r.8.scherbe': 0 },
};

describe('founding a world', () => {
  it('asks for what stands in the form', () => {
    expect(setupOf(WISH)).toEqual({
      at: '271.1',
      map: { seed: 'Rhein', size: 80, sea: 40, splinters: 1 },
      rulers: [{ name: 'Hagen', core: 'SB', goods: ['sP', 'Wi'], places: ['2A+10', '2A+11'], outlaws: 2 }],
      settings: { readings: { 'kalevala.r.1.geld': 2 }, accounts: true, battles: 'fought' },
    });
  });

  it('paints small fields and trade centres, and takes a centre away again', () => {
    const lands = { '2A+10': { terrain: 'T'.repeat(48) } };
    expect(painted(lands, '2A+10', 3, 'W')['2A+10']?.terrain?.slice(0, 4)).toBe('TTWT');
    const built = painted(lands, '2A+10', 3, 'Std');
    expect(built['2A+10']?.site).toEqual({ kind: 'Std', kf: 3 });
    expect(painted(built, '2A+10', 3, 'Std')['2A+10']?.site).toBeNull();
    expect(painted(lands, '2B+10', 3, 'W')).toBe(lands);
  });
});

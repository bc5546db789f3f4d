import { describe, expect, it } from 'vitest';
import type { Base, HexPicture } from '../lib/types';
import { BattleField } from './field';
import { describeCell, storey, type Say } from './words';

const say: Say = (key, args = {}) => `${key.replace('web-battle-', '')}${Object.values(args).length ? `(${Object.values(args).join(' ')})` : ''}`;
const base = (id: string, seat: number, emblem: string): Base => ({ kind: 'base', id, unit: `${seat}/1`, seat, x: 0, y: 0, r: 0.3, emblem });

const picture: HexPicture = {
  kind: 'hexes', width: 0, depth: 0, pieces: [], markers: [], areas: [], cards: [], track: [],
  lands: [{ gf: '2A+1', x: 0, row: 0, terrain: 'TWWH', rivers: [[1, 'E']], streams: [[2, 'SE']], site: 1 }],
  shape: [[0, 0], [2, 0], [4, 0], [6, 0]],
  grounds: { T: { level: 1, name: 'lowland' }, W: { level: 0, name: 'water' }, H: { level: 2, name: 'highland' } },
  bases: [base('a1', 0, 'BB'), base('a2', 0, 'BB'), base('b1', 1, 'LS'), base('b2', 1, 'A'), base('b3', 1, 'LB')],
  stands: { a1: { place: '2A+1/1:P' }, a2: { place: '2A+1/1:0' }, b1: { place: '2A+1/2' }, b2: { place: '2A+1/3' }, b3: { place: '2A+1/4', facing: 5 } },
  houses: [{ id: '2A+1/1', kind: 'Tu', x: 0, row: 0, storeys: ['2A+1/1:0', '2A+1/1:P'], seat: 0 }],
  crafts: [{ id: 'b1', kind: 'ship', seat: 1, x: 2, row: 0, front: [4, 0] }],
};
const field = new BattleField(picture);
const told = (kf: number): string => {
  const cell = field.cell(`2A+1/${kf}`);
  return cell ? describeCell(field, cell, ['Brunhilde', 'Gunther'], say) : '';
};

describe('a small field in words', () => {
  it('tells a tower storey by storey, from the top', () => {
    expect(told(1)).toBe('2A+1/1: lowland, level(1), site, river(way(E)). platform, Brunhilde: 1 BB; storey(0), Brunhilde: 1 BB.');
  });

  it('tells a ship with its heading at both ends, and its crew alone', () => {
    expect(told(2)).toBe('2A+1/2: water, level(0), stream(SE), craft(ship E). nobody.');
    expect(told(3)).toBe('2A+1/3: water, level(0), craft(ship E). Gunther: 1 A.');
    expect(field.crowds().flatMap(({ figures }) => figures.map(({ id }) => id))).toEqual(['a1', 'a2', 'b2', 'b3']);
  });

  it('tells the front of a phalanx', () => {
    expect(told(4)).toContain('Gunther: 1 LB, phalanx(W)');
  });

  it('tells what magic has done, to whom and to the land', () => {
    const enchanted: HexPicture = {
      ...picture,
      bases: [{ ...base('b2', 1, 'A'), conditions: ['still', 'weaker'] }, { ...base('G1', 1, 'Gö/11'), conditions: ['hovers'] }],
      stands: { b2: { place: '2A+1/4' }, G1: { place: '2A+1/4', being: 'god', called: 'Gernoth' } },
      omens: [{ kind: 'dry', name: 'omen-dry', edges: [[[0, 0], [2, 0]]], left: 1 }, { kind: 'shield', name: 'omen-shield', fields: [[6, 0]], left: 0 }],
    };
    const there = new BattleField(enchanted);
    const tell = (kf: number): string => {
      const cell = there.cell(`2A+1/${kf}`);
      return cell ? describeCell(there, cell, ['Brunhilde', 'Gunther'], say) : '';
    };
    expect(tell(4)).toContain('omen-shield');
    expect(tell(4)).toContain('Gunther: 1 A (still, weaker), 1 Gö/11 (being-god(Gernoth), hovers)');
    expect(tell(1)).toContain('omen(omen-dry 1)');
    expect(tell(3)).not.toContain('omen');
  });

  it('knows every kind of place', () => {
    expect(['2A+1/1', '2A+1/1:1', '2A+1/1:B', '2A+1/1:S', '2A+1/1^2A+1/2'].map((place) => storey(place, say))).toEqual(['', 'storey(1)', 'siege-tower', 'bridge', 'ladder']);
  });
});

import { describe, expect, it } from 'vitest';
import { bands } from './bands';
import { notch, sideSign } from './coins';
import { gap, inside, nearestPair, pathLength } from './geometry';
import { ringsOf, united, zonesOf } from './ground';
import { placeNames } from './names';
import { endAt, measure } from './ruler';
import { artOf, draw, scatter } from './terrain';
import { covering, fit, fitBox, Flip, pan, toDrawing, zoomAt } from './view';
import { COLOURS, seatClass } from '../lib/sides';
import type { Area, Base, Piece, Point, TablePicture } from '../lib/types';

const SQUARE: Point[] = [[0, 0], [6, 0], [6, 4], [0, 4]];
const base = (id: string, x: number, y: number): Base => ({ kind: 'base', id, unit: id, seat: 0, x, y, r: 0.5 });
const piece = (name: string, ...kinds: string[]): Piece => ({ id: `${name}-1`, name, outline: SQUARE, kinds, height: 1, feature: '' });

describe('sides', () => {
  it('tells forty seats apart by colour and sign, and nobody from all of them', () => {
    const seats = Array.from({ length: 40 }, (_, seat) => seat);
    expect(new Set(seats.map((seat) => seatClass(seat) + sideSign(seat))).size).toBe(40);
    expect(new Set(seats.map((seat) => seatClass(seat) + notch(seat, 1))).size).toBe(40);
    expect(new Set(seats.map(seatClass)).size).toBe(COLOURS);
    expect(seatClass(-1)).toBe('seat-1');
    expect(seatClass(null)).toBe('seatnone');
    expect(notch(-1, 1)).toBe('');
  });
});

describe('geometry', () => {
  it('measures between the edges of bases', () => {
    expect(gap(base('a', 0, 0), base('b', 5, 0))).toBe(4);
    expect(gap(base('a', 0, 0), base('b', 0.5, 0))).toBe(0);
  });

  it('finds the nearest pair of two groups', () => {
    const pair = nearestPair([base('a', 0, 0), base('b', 4, 0)], [base('c', 9, 0), base('d', 6, 0)]);
    expect(pair?.map((one) => one.id)).toEqual(['b', 'd']);
  });

  it('adds up a path with its start', () => {
    expect(pathLength([0, 0], [[3, 0], [3, 4, 'jump']])).toBe(7);
  });
});

describe('bands', () => {
  it('tie each of a group to the nearest of the others, and nobody else', () => {
    const mob = [base('a', 0, 0), base('b', 5, 0), base('c', 2, 0)].map((one) => ({ ...one, group: 'mob-1' }));
    expect(bands([...mob, base('d', 1, 0)]).map((band) => band.line)).toEqual([
      [[0, 0], [2, 0]],
      [[2, 0], [5, 0]],
    ]);
  });

  it('are not between groups', () => {
    expect(bands([{ ...base('a', 0, 0), group: 'mob-1' }, { ...base('b', 1, 0), group: 'mob-2' }])).toEqual([]);
  });
});

describe('the sight', () => {
  it('fits the table with its frame', () => {
    const sight = fit(48, 48, { width: 512, height: 1000 });
    expect(sight.scale).toBeCloseTo(10);
    expect(sight.left).toBeCloseTo(16);
  });

  it('keeps the point under the finger', () => {
    const before = fit(48, 48, { width: 800, height: 800 });
    const after = zoomAt(before, 2, [100, 300], before.scale);
    expect(toDrawing(after, [100, 300])[0]).toBeCloseTo(toDrawing(before, [100, 300])[0]);
    expect(toDrawing(after, [100, 300])[1]).toBeCloseTo(toDrawing(before, [100, 300])[1]);
  });

  it('never loses the table', () => {
    const sight = fit(48, 48, { width: 800, height: 800 });
    const far = pan(sight, -99_999, 99_999, 48, 48, { width: 800, height: 800 });
    expect(far.left + 48 * sight.scale).toBeGreaterThan(0);
    expect(far.top).toBeLessThan(800);
  });

  it('shows no bare desk where the table is large enough', () => {
    const size = { width: 400, height: 400 };
    const sight = covering(fitBox([0, 0, 8, 8], size), 48, 48, size);
    expect(sight.left).toBeLessThanOrEqual(1.6 * sight.scale);
    const tall = covering(fit(48, 48, { width: 400, height: 900 }), 48, 48, { width: 400, height: 900 });
    expect(tall.top).toBeCloseTo((900 - 48 * tall.scale) / 2);
  });

  it('turns the table around and back', () => {
    for (const turned of [false, true]) {
      const flip = new Flip(48, 36, turned);
      expect(flip.back(flip.point([10, 5]))).toEqual([10, 5]);
    }
    expect(new Flip(48, 36, false).point([10, 5])).toEqual([10, 31]);
    expect(new Flip(48, 36, true).point([10, 5])).toEqual([38, 5]);
  });
});

describe('names', () => {
  const unit = (id: string, x: number, y: number) => ({ id, name: 'Armbrust', coins: [{ at: [x, y] as Point, r: 0.5, sealed: false }] });

  it('stand below their unit, and elsewhere where that hides another', () => {
    const [first, second] = placeNames([unit('a', 10, 10), unit('b', 10.5, 11.2)], 20);
    expect(first?.at[1]).toBeLessThan(10);
    expect(second?.at[1]).toBeGreaterThan(11.2);
    const [alone] = placeNames([unit('a', 10, 10)], 20);
    expect(alone?.at[1]).toBeGreaterThan(10);
  });

  it('are left out where they would lie on others, unless they matter', () => {
    const crowd = [unit('a', 10, 10), unit('b', 10.4, 10), unit('c', 10.8, 10), unit('d', 10.2, 10.4), unit('e', 10.6, 10.4), unit('f', 10.4, 9.6)];
    const written = placeNames(crowd, 16).map((title) => title.id);
    expect(written.length).toBeLessThan(crowd.length);
    const missing = crowd.find((one) => !written.includes(one.id))?.id ?? '';
    expect(placeNames(crowd, 16, new Set([missing])).map((title) => title.id)).toContain(missing);
  });

  it('stay on the table', () => {
    const [near] = placeNames([unit('a', 0.2, 10)], 20, new Set(), [], [0, 36]);
    expect(near?.at[0]).toBeGreaterThan(placeNames([unit('a', 0.2, 10)], 20)[0]?.at[0] ?? Infinity);
    const [far] = placeNames([unit('a', 35.8, 10)], 20, new Set(), [], [0, 36]);
    expect(far?.at[0]).toBeLessThan(35);
  });

  it('are not written for units that are not there', () => {
    expect(placeNames([{ id: 'a', name: 'Armbrust', coins: [] }], 20)).toEqual([]);
  });
});

describe('terrain', () => {
  it('looks like what it does', () => {
    expect(artOf(piece('wood', 'cover', 'difficult'))).toBe('wood');
    expect(artOf(piece('low_wall', 'screen'))).toBe('wall');
    expect(artOf(piece('hedge', 'screen'))).toBe('hedge');
    expect(artOf(piece('rock', 'sight_blocker', 'impassable'))).toBe('rock');
    expect(artOf(piece('house', 'sight_blocker', 'impassable', 'elevated'))).toBe('house');
    expect(artOf(piece('swamp', 'difficult'))).toBe('swamp');
    expect(artOf(piece('lava', 'dangerous'))).toBe('lava');
    expect(artOf(piece('platform', 'sight_blocker', 'elevated'))).toBe('platform');
    expect(artOf(piece('pit', 'dangerous'))).toBe('thorns');
    expect(artOf(piece('grove', 'wood'))).toBe('wood');
    expect(artOf(piece('lake', 'water', 'deep'))).toBe('water');
    expect(artOf(piece('cottage', 'building'))).toBe('floor');
    expect(artOf(piece('bush', 'loose'))).toBe('hedge');
    expect(artOf(piece('fence', 'loose'))).toBe('wall');
    expect(artOf(piece('hilltop', 'hill', 'elevated', 'impenetrable'))).toBe('hill');
    expect(artOf(piece('slope', 'hill', 'slope'))).toBe('slope');
    expect(artOf(piece('rubble', 'difficult'))).toBe('rubble');
    expect(artOf(piece('low_wall', 'solid'))).toBe('wall');
    expect(artOf(piece('ford', 'shallow'))).toBe('water');
    expect(artOf(piece('floe', 'difficult'))).toBe('ice');
    expect(artOf(piece('floe', 'deep'))).toBe('water');
    expect(artOf(piece('mystery'))).toBe('plain');
  });

  it('draws the same piece the same way, and inside its outline', () => {
    const wood = piece('wood', 'cover', 'difficult');
    expect(draw(wood, SQUARE)).toEqual(draw(wood, SQUARE));
    expect(draw(wood, SQUARE).filled).not.toBe('');
    let next = 0;
    const points = scatter(SQUARE, () => (next = (next + 0.618) % 1), 0.9, 0.3);
    expect(points.length).toBeGreaterThan(3);
    expect(points.every((point) => inside(point, SQUARE))).toBe(true);
  });
});

describe('the reachable ground', () => {
  const flip = new Flip(10, 10, false);
  const left: Point[] = [[0, 0], [4, 0], [4, 4], [0, 4]];

  it('is one path of all its outlines, holes among them', () => {
    const hole: Point[] = [[1, 1], [1, 2], [2, 2], [2, 1]];
    expect(united([left, hole], flip)).toBe(`${united([left], flip)}${united([hole], flip)}`);
    expect(united([left, [[1, 1], [2, 2]]], flip).match(/M/g)).toHaveLength(1);
  });
});

describe('what is drawn', () => {
  it('says by its kind what it is', () => {
    const zone: Area = { kind: 'zone', role: 'deployment', outline: SQUARE };
    const ring: Area = { kind: 'ring', role: 'fog', x: 1, y: 2, r: 3 };
    expect(zonesOf([ring, zone])).toEqual([zone]);
    expect(ringsOf([ring, zone])).toEqual([ring]);
  });
});

describe('the tape measure', () => {
  const picture: TablePicture = {
    kind: 'table', width: 48, depth: 48, pieces: [], areas: [], cards: [], track: [],
    bases: [
      { kind: 'base', id: 'a.1', unit: 'a', seat: 0, x: 10, y: 10, r: 0.5 },
      { kind: 'base', id: 'a.2', unit: 'a', seat: 0, x: 14, y: 10, r: 0.5 },
      { kind: 'base', id: 'b.1', unit: 'b', seat: 1, x: 20, y: 10, r: 1 },
    ],
    markers: [{ kind: 'marker', id: 'm', role: 'flag', x: 14, y: 20 }],
  };

  it('goes from rim to rim, between the models that stand nearest', () => {
    const found = measure({ kind: 'unit', id: 'a' }, { kind: 'unit', id: 'b' }, picture);
    expect(found?.length).toBeCloseTo(4.5);
    expect(found?.line).toEqual([[14.5, 10], [19, 10]]);
    expect(measure({ kind: 'base', id: 'a.1' }, { kind: 'unit', id: 'b' }, picture)?.length).toBeCloseTo(8.5);
  });

  it('ends at markers and spots', () => {
    expect(measure({ kind: 'unit', id: 'a' }, { kind: 'marker', id: 'm' }, picture)?.length).toBeCloseTo(9.5);
    expect(measure({ kind: 'point', at: [0, 0] }, { kind: 'point', at: [3, 4] }, picture)?.length).toBe(5);
  });

  it('has nothing to measure where a unit has left the table', () => {
    expect(measure({ kind: 'unit', id: 'gone' }, { kind: 'unit', id: 'b' }, picture)).toBeNull();
  });

  it('is held to what the finger touches', () => {
    expect(endAt([20.5, 10.5], picture)).toEqual({ kind: 'base', id: 'b.1' });
    expect(endAt([30, 30], picture)).toEqual({ kind: 'point', at: [30, 30] });
  });
});

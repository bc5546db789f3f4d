import { describe, expect, it } from 'vitest';
import type { HexCourse } from '../lib/types';
import { boxOf, countOf, pictureAt, positionAt } from './course';

const shape: [number, number][] = Array.from({ length: 48 }, (_, place) => [(place % 8) * 2, Math.floor(place / 8) * 2]);
const course: HexCourse = {
  parties: ['Brunhilde', 'Gunther'],
  lands: [{ gf: '2A+10', x: 0, row: 0, terrain: 'T'.repeat(48), site: 2 }],
  shape,
  grounds: { T: { level: 1, name: 'lowland' } },
  figures: { a1: { seat: 0, symbol: 'LB' }, b1: { seat: 1, symbol: 'SB' }, b2: { seat: 1, symbol: 'On' } },
  houses: [{ id: '2A+10/3', kind: 'Tu', x: 4, row: 0, storeys: ['2A+10/3:0'], seat: 1 }],
  doors: [{ kind: 'gate', here: [4, 0], there: [2, 0], stands: 'closed' }],
  moments: [
    { round: 0, stands: { a1: { place: '2A+10/1' }, b1: { place: '2A+10/3:0' }, b2: { place: '2A+10/3' } }, holders: { '2A+10': 1 } },
    { round: 1, seat: 0, stands: { a1: { place: '2A+10/2' } }, gone: ['b1'], doors: [[0, 'broken']] },
    { round: 1, taken: { b2: 0 }, fallen: ['2A+10/3'], keepers: { '2A+10/3': 0 }, holders: { '2A+10': 0 } },
  ],
};

describe('the course of a battle', () => {
  it('follows what changed from moment to moment', () => {
    expect(Object.keys(positionAt(course, 0).stands)).toEqual(['a1', 'b1', 'b2']);
    const later = positionAt(course, 1);
    expect(later.stands.a1?.place).toBe('2A+10/2');
    expect(later.stands.b1).toBeUndefined();
    expect(later.doors[0]?.stands).toBe('broken');
    const last = positionAt(course, 2);
    expect(last.seats.b2).toBe(0);
    expect(last.houses[0]).toMatchObject({ fallen: true, seat: 0 });
    expect(course.doors?.[0]?.stands, 'the beginning stays as it was').toBe('closed');
  });

  it('becomes a picture with whoever is there', () => {
    const picture = pictureAt(course, 1);
    expect(picture.bases.map((one) => [one.id, one.seat, one.emblem])).toEqual([['a1', 0, 'LB'], ['b2', 1, 'On']]);
    expect([countOf(picture, 0), countOf(picture, 1)]).toEqual([1, 1]);
    expect(picture.markers[0]).toMatchObject({ label: '2A+10', owner: 1 });
    expect(pictureAt(course, 2).markers[0]?.owner).toBe(0);
  });

  it('shows no more than where somebody stood', () => {
    const [left, , right] = boxOf(course, 1);
    const [wholeLeft, , wholeRight] = boxOf(course, 40);
    expect(right - left).toBeLessThan(wholeRight - wholeLeft);
  });
});

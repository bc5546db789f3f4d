import { describe, expect, it } from 'vitest';
import { actsOf, type AdmissionWish } from './admission';

const WISH: AdmissionWish = { way: 'land', name: ' Hagen ', people: 'riders', places: '2A+10, 2A+11', dowry: '15LB', realm: 'Gunther' };
const PEOPLES = { riders: { core: 'LB', goods: ['lP'] } };

describe('admission', () => {
  it('gives land and what the newcomer brings', () => {
    expect(actsOf(WISH, PEOPLES)).toEqual([
      { kind: 'enter', args: { name: 'Hagen', core: 'LB', goods: ['lP'], places: ['2A+10', '2A+11'] } },
      { kind: 'give', args: { realm: 'Hagen', place: '2A+10', what: '15LB' } },
    ]);
  });

  it('lets invaders stand where they own nothing, successors take a realm, roles have neither', () => {
    expect(actsOf({ ...WISH, way: 'nomad' }, PEOPLES).map((one) => one.args)).toEqual([
      { name: 'Hagen', core: 'LB', goods: ['lP'], invader: 'nomad' },
      { realm: 'Hagen', place: '2A+10', what: '15LB' },
    ]);
    expect(actsOf({ ...WISH, way: 'successor' }, PEOPLES)).toEqual([{ kind: 'takeover', args: { realm: 'Gunther', name: 'Hagen' } }]);
    expect(actsOf({ ...WISH, way: 'role' }, PEOPLES)).toEqual([{ kind: 'enter', args: { name: 'Hagen', role: true } }]);
  });
});

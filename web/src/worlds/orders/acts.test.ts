import { describe, expect, it } from 'vitest';
import { actNamed, actsAt, blank } from '../acts';
import type { Desk } from './desk';
import type { ChartPlane } from '../../lib/types';

const land = { terrain: 'T'.repeat(48) };

/** A realm of two provinces, one of them without a trade centre, and a third that is lent to somebody. */
function desk(more: Partial<Desk> = {}): Desk {
  const plane: ChartPlane = {
    map: { kind: 'map', title: '', lands: { '2A+10': { ...land, site: { kind: 'Std', kf: 24 } }, '2A+11': land, '2A+12': land } },
    origins: {}, cards: {}, seen: {}, scouts: {}, colonies: [], yields: { '2A+10': 8 }, losses: {},
  };
  const forces = { '2A+10': { LB: 5 }, '2A+11': { LB: 5 } };
  return { chart: { planes: [plane], own: ['2A+10', '2A+11'], forces, fiefs: ['2A+12'] }, phase: 1, gr: 270, text: '', realms: ['Gunther'], ...more };
}

const names = (given: Desk, place: string): string[] => actsAt(given, place).map((one) => one.name);

describe('agents', () => {
  const chart = { ...desk().chart, forces: { '2A+11': { Ag2: 1 } } } as Desk['chart'];
  it('are sent, camouflaged and told what to do where they stand, in the phase of each', () => {
    const there = desk({ chart: { ...chart, holders: {} } });
    expect(names(there, '2A+11')).toEqual(expect.arrayContaining(['headquarters', 'agent-hide', 'agent-go', 'agent-spy']));
    expect(names(there, '2A+11')).not.toContain('agent-deed');
    expect(names(desk(), '2A+11')).not.toContain('agent-go');
    const third = desk({ phase: 3, chart: { ...chart, holders: {} } });
    const deed = actNamed('agent-deed');
    if (!deed) throw new Error('no such act');
    const values = blank(third, deed, '2A+11');
    expect(deed.line({ ...values, words: 'SC von Gunther' }, third)).toBe('Agent Ag2 Mord: SC von Gunther');
    expect(deed.line({ ...values, choice: 'Aufstand' }, third)).toBe('Agent Ag2 Aufstand');
    expect(deed.line(values, third)).toBe('');
  });
});

describe('what is offered', () => {
  it('lets new armament be raised in even great rounds, where a trade centre yields', () => {
    expect(names(desk(), '2A+10')).toContain('fresh');
    expect(names(desk({ gr: 271 }), '2A+10')).not.toContain('fresh');
    expect(names(desk({ gr: 271 }), '2A+10')).toContain('arm');
    expect(names(desk(), '2A+11')).not.toContain('fresh');
    expect(names(desk(), '2A+11')).not.toContain('arm');
  });
  it('lets a lender do something about what is lent, and nobody else', () => {
    expect(names(desk(), '2A+12')).toEqual(['fief']);
    expect(names(desk(), '2A+10')).not.toContain('fief');
  });
});

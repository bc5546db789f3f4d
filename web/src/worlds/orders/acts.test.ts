import { describe, expect, it } from 'vitest';
import { actsAt } from '../acts';
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

describe('what is offered', () => {
  it('lets new armament be raised in even great rounds, where a trade centre yields', () => {
    expect(names(desk(), '2A+10')).toContain('fresh');
    expect(names(desk({ gr: 271 }), '2A+10')).not.toContain('fresh');
    expect(names(desk({ gr: 271 }), '2A+10')).toContain('arm');
    expect(names(desk(), '2A+11')).not.toContain('fresh');
    expect(names(desk(), '2A+11')).not.toContain('arm');
  });
  it('lets what needs an armament date be ordered at none other, and a capital be named only where one is missing', () => {
    expect(names(desk(), '2A+10')).toEqual(expect.arrayContaining(['zone', 'people']));
    const odd = names(desk({ gr: 271 }), '2A+10');
    expect(odd).not.toContain('zone');
    expect(odd).not.toContain('people');
    expect(odd).not.toContain('capital');
    const lost = desk();
    expect(names({ ...lost, chart: { ...lost.chart, offers: { capital: { '2A+10': {} } } } }, '2A+10')).toContain('capital');
  });
  it('lets a lender do something about what is lent, and nobody else', () => {
    expect(names(desk(), '2A+12')).toEqual(['fief']);
    expect(names(desk(), '2A+10')).not.toContain('fief');
  });
});

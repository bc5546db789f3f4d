import { describe, expect, it } from 'vitest';
import { entryLine, listing, moveLine, nextScout, scoutLine, waysOf, withOrder } from './lines';

describe('lines of papers', () => {
  it('lists figures as papers do', () => {
    expect(listing({ LB: 5, lP: 1, BB: 0, RE: 10 })).toBe('5LB, lP, 10RE');
    expect(listing({ LB: -5, RE: -10 })).toBe('');
    expect(moveLine(['2A+10', '2A+11'], { LB: 5 })).toBe('Zug 2A+10 > 2A+11: 5LB');
    expect(entryLine(2, '2A+10', '2A+11', 'B', { LB: 3, RE: 8 })).toBe('Einzug EE 2: 2A+10 > 2A+11 B: 3LB, 8RE');
  });

  it('counts scouts on from those that are sent', () => {
    expect(nextScout('bleiben')).toBe(1);
    expect(nextScout('EE 1: 2A+10 > 2A+11\nEE 3: 2A+10 > 2A+12\nEinzug EE 2: 2A+10 > 2A+11 E: LB')).toBe(4);
    expect(scoutLine(4, '2A+10', '2A+9')).toBe('EE 4: 2A+10 > 2A+9');
  });

  it('takes the order to stay out of a paper with other orders', () => {
    expect(withOrder('# remark\nbleiben\n', 'Zug 2A+10 > 2A+11: LB')).toBe('# remark\nZug 2A+10 > 2A+11: LB\n');
    expect(withOrder('', 'Hauptstadt 2A+11')).toBe('Hauptstadt 2A+11\n');
  });

  it('reads arrows, also from parts, strokes and waters, and none from anything else', () => {
    const text = "Zug 2A+10[a] > 2A'+11 > 2B-2: 5LB\nEE 12: 2A+10 > 2A+11~b ohne Raster\nEinzug EE 4: 2A+10 > 2A+11 K: 3LB\n# Zug 2A+1 > 2A+2: LB\nBrief an Gunther: hallo";
    expect(waysOf(text)).toEqual([
      { style: 'move', start: '2A+10[a]', end: "2A'+11" },
      { style: 'move', start: "2A'+11", end: '2B-2' },
      { style: 'scout', start: '2A+10', end: '2A+11~b', words: 'E12' },
      { style: 'war', start: '2A+10', end: '2A+11', words: 'K' },
    ]);
  });
});

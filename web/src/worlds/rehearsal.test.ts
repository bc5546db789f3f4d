import { describe, expect, it } from 'vitest';
import { interval, tally, worthSeeing } from './rehearsal';
import type { RehearsedOut } from '../lib/types';

const battle = (number: number, result: RehearsedOut['result'], own_lost: number, others_lost: number): RehearsedOut => ({ number, result, rounds: 6, own: 10, own_lost, others: 10, others_lost });

describe('rehearsals', () => {
  it('say how sure a share is', () => {
    expect(interval(0, 0)).toEqual([0, 1]);
    const [low, high] = interval(10, 20);
    expect(low).toBeCloseTo(0.299, 3);
    expect(high).toBeCloseTo(0.701, 3);
  });

  it('are counted', () => {
    const found = tally([battle(0, 'won', 1, 10), battle(1, 'lost', 10, 3), battle(2, 'open', 4, 5), battle(3, 'won', 1, 10)]);
    expect([found.number, found.won, found.open, found.share, found.own, found.others]).toEqual([4, 2, 1, 50, 40, 70]);
  });

  it('show a good, a typical and a bad one', () => {
    const battles = [battle(0, 'won', 0, 10), battle(1, 'lost', 10, 0), battle(2, 'open', 5, 5)];
    expect(worthSeeing(battles)).toEqual({ good: 0, typical: 2, bad: 1 });
    expect(worthSeeing([])).toBeNull();
  });
});

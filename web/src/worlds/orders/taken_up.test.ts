import { describe, expect, it } from 'vitest';
import { readAgain } from '../acts';
import type { Desk } from './desk';

const HOME = '2A+10';
const SHORE = '2A+10~';

/** A realm at the water with ships, caravans, a wizard and a mystic; an expedition abroad. */
function desk(phase: number): Desk {
  const chart = {
    realm: 'Brunhilde', own: [HOME], forces: { [HOME]: { LB: 5, lP: 3, RE: 20, 'Z/40': 1, 'My/5': 1 } },
    holders: { [HOME]: ['KW1[K, On, 10RE]'], [SHORE]: ['SS', 'LS[3LB, 5RE]'], '2A+12': ['EX1[K, 3LB]'] },
    offers: { found: { [HOME]: {} } },
  };
  return { chart: chart as unknown as Desk['chart'], phase, gr: 102, text: '', realms: ['Gunther', 'Hagen'] };
}

const WRITTEN: readonly [phase: number, act: string, line: string][] = [
  [1, 'board', 'An Bord 2A+10: SS[2LB, lP, 5RE]'],
  [1, 'board', 'An Bord 2A+10: LS[LB]'],
  [1, 'ashore', 'Von Bord 2A+10: LS[2LB, 5RE]'],
  [1, 'ferry', 'Fähre 2A+10 > 2A+11: SS: 2LB'],
  [1, 'zeh', 'ZEH 2A+10: 12 von Z/40'],
  [3, 'search', 'Aktion EX1 EE 7:\nWir suchen den Hort.\nEnde'],
  [3, 'hand_over', 'Übergabe 2A+10 an Gunther: 2LB, 5RE'],
  [3, 'hand_over', 'Übergabe 2A+10 > 2A+11 an Gunther: lP; gegen 2Sk, 10RE'],
  [3, 'hand_over', 'Übergabe KW1 2A+10 an Hagen: On'],
  [3, 'hand_over', 'Übergabe KW1 2A+10 > 2A+11 an Hagen: On, 5RE; gegen El'],
  [3, 'cede', 'Abtreten 2A+10 an Gunther: 10GR'],
  [3, 'cede', 'Abtreten 2A+10 an Gunther: 4GR; gegen 30RE laut Antrag 2'],
  [3, 'close', 'Sperren 2A+10: Gunther'],
  [3, 'found', 'Gründen 2A+10: 6RE'],
  [3, 'found', 'Gründen 2A+10: 6RE; HZ KF24; Name HZ Burgheim'],
];

describe('an order that stands in the paper', () => {
  it.each(WRITTEN)('of phase %d to %s is taken up with the map as it was written', (phase, act, line) => {
    const found = readAgain({ ...desk(phase), text: line }, line);
    expect(found?.act.name).toBe(act);
    expect(found?.act.line(found.values, desk(phase))).toBe(line);
  });
  it('of another ship or another wizard than there are is not', () => {
    for (const line of ['An Bord 2A+10: FS[LB]', 'Von Bord 2A+10: SS[LB]', 'Übergabe KW9 2A+10 an Hagen: On']) expect(readAgain({ ...desk(line.startsWith('Ü') ? 3 : 1), text: line }, line)).toBeNull();
  });
});

import { describe, expect, it } from 'vitest';
import { actNamed, blank } from '../acts';
import { lacking } from './lacks';
import type { Desk, Values } from './desk';

const desk: Desk = { chart: { forces: { '2A+10': { LB: 5 } }, own: ['2A+10'] }, phase: 1, gr: 270, text: '', realms: ['Gunther'] };

function lacks(name: string, change: Partial<Values> = {}): string | undefined {
  const act = actNamed(name);
  if (!act) throw new Error(name);
  const values = { ...blank(desk, act, '2A+10'), ...change };
  expect(act.line(values, desk)).toBe('');
  return lacking(act.fields.filter((one) => one.when?.(values) ?? true), values)?.kind;
}

describe('what an order still wants to know', () => {
  it('is asked for one after the other', () => {
    expect(lacks('move')).toBe('way');
    expect(lacks('move', { way: ['2A+11'], figures: { LB: 0 } })).toBe('figures');
    expect(lacks('build')).toBe('kfs');
    expect(lacks('fresh')).toBe('makes');
    expect(lacks('permit')).toBe('realm');
    expect(lacks('set_up')).toBe('troops');
  });
  it('is what must be said before what may be said', () => {
    expect(lacks('hand_over')).toBe('realm');
    expect(lacks('hand_over', { realm: 'Gunther' })).toBe('figures');
    expect(lacks('found')).toBe('words');
  });
});

import { describe, expect, it } from 'vitest';
import { chosenFigure, isAimable, isCasting, lineOf, mentions, tapped, type Aim } from './magic';
import { guiseOf } from './wonders';
import type { HexSpell, Question } from '../lib/types';

const spell = (word: string, aim = 'fields', onto = false): HexSpell => ({ word, name: `spell-${word}`, aim, onto });
const aimed = (one: HexSpell, ...places: string[]): Aim => places.reduce(tapped, { spell: one, places: [], figures: [] });

describe('a spell that is aimed', () => {
  it('takes in small fields one after the other, and lets them go again', () => {
    expect(lineOf(aimed(spell('Lähmen')))).toBe('');
    expect(lineOf(aimed(spell('Lähmen'), '2A+10/17', '2A+10/18'))).toBe('ZAUBERN Lähmen 2A+10/17, 2A+10/18');
    expect(lineOf(aimed(spell('Lähmen'), '2A+10/17', '2A+10/18', '2A+10/17'))).toBe('ZAUBERN Lähmen 2A+10/18');
  });
  it('leads from one small field to the last that was tapped', () => {
    const transfer = spell('Versetzen', 'fields', true);
    expect(lineOf(aimed(transfer, '2A+10/17'))).toBe('');
    expect(lineOf(aimed(transfer, '2A+10/17', '2A+10/30', '2A+10/31'))).toBe('ZAUBERN Versetzen 2A+10/17 NACH 2A+10/31');
  });
  it('names figures, and where a beast goes', () => {
    const bless = chosenFigure(chosenFigure(aimed(spell('Segnen', 'figures')), 'a1'), 'a4');
    expect(lineOf(tapped(bless, '2A+10/3'))).toBe('ZAUBERN Segnen a1, a4');
    expect(lineOf(chosenFigure(bless, 'a1'))).toBe('ZAUBERN Segnen a4');
    expect(lineOf({ ...aimed(spell('Fabelwesen bewegen', 'things', true), '2A+10/3'), figures: ['b9'] })).toBe('ZAUBERN Fabelwesen bewegen b9 NACH 2A+10/3');
    expect([spell('Tore bewegen', 'things'), spell('Lähmen')].map(isAimable)).toEqual([false, true]);
  });
  it('is asked for by questions of magic alone', () => {
    const question = (key: string): Question => ({ key, free: true }) as unknown as Question;
    expect(['kriegsspiel:cast', 'kriegsspiel:cast-at-once', 'kriegsspiel:command'].map((key) => isCasting(question(key)))).toEqual([true, true, false]);
    expect(isCasting(null)).toBe(false);
  });
  it('is found in lines by the places and figures that they name', () => {
    expect(mentions('ZAUBERN Fluss austrocknen 2A+10/17>2A+10/18', '2A+10/18')).toBe(true);
    expect(mentions('ZAUBERN Lähmen 2A+10/17:1', '2A+10/17')).toBe(true);
    expect(mentions('DUELL b5', 'b5')).toBe(true);
    expect(mentions('ZAUBERN Lähmen 2A+10/170', '2A+10/17')).toBe(false);
  });
});

describe('the guise of a token', () => {
  const base = { kind: 'base', id: 'b1', unit: '1/1', seat: 1, x: 0, y: 0, r: 0.3, emblem: 'SB' } as const;
  const told = (...names: string[]): ReturnType<typeof guiseOf> => guiseOf({ ...base, conditions: names.map((name) => `kriegsspiel-condition-${name}`) }, undefined);
  it('shows by its shape what stops somebody, and by seals what helps or harms', () => {
    expect(told('stone', 'still', 'unseen', 'copy', 'hovers')).toMatchObject({ stone: true, still: true, unseen: true, copy: true, hovers: true, seals: [] });
    expect(told('stronger', 'speed', 'safe').seals).toEqual(['kriegsspiel-condition-stronger', 'kriegsspiel-condition-speed']);
    expect(guiseOf(base, { place: '2A+10/1', being: 'god' }).being).toBe('god');
  });
});

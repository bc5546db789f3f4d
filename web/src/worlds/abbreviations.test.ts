import { describe, expect, it } from 'vitest';
import { explained } from './abbreviations';

const meanings = new Map([['LB', 'Langbogner'], ['A', 'Axtkämpfer'], ['RE', 'Rüsteinheit'], ['LB(H)', 'Hilfstruppe']]);
const marked = (words: string): string[] => explained(words, meanings).filter((one) => one.meaning).map((one) => one.words);

describe('abbreviations', () => {
  it('are explained with their number, and alone', () => {
    expect(marked('In 2A+10 stehen 5LB, LB, 3LB(H) und 10RE.')).toEqual(['5LB', 'LB', '3LB(H)', '10RE']);
  });
  it('are not found inside words, nor single letters without a number', () => {
    expect(marked('A letter for Albert: 3A in RED land')).toEqual(['3A']);
  });
  it('are found with the numbers that change: ZEH, lives, agents', () => {
    const figures = new Map([['Z', 'Zauberer'], ['KrKö', 'Kriegerkönig'], ['Ag', 'Agent'], ['E-R', 'Entdeckungsrisiko'], ['EGP', 'Erfahrung'], ['Pr', 'Priester']]);
    const found = explained('Z/55, KrKö/4/0, Ag1 und 2Pr/5: E-R 20 %, EGP 1.5; Anna-Lena, 2A+10/17, Praline', figures);
    expect(found.filter((one) => one.meaning).map((one) => one.words)).toEqual(['Z/55', 'KrKö/4/0', 'Ag1', '2Pr/5', 'E-R', 'EGP']);
  });
  it('leave the text as it was', () => {
    const words = '5LB, 2On und „x“ RE';
    expect(explained(words, meanings).map((one) => one.words).join('')).toBe(words);
  });
});

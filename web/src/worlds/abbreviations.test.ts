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
  it('leave the text as it was', () => {
    const words = '5LB, 2On und „x“ RE';
    expect(explained(words, meanings).map((one) => one.words).join('')).toBe(words);
  });
});

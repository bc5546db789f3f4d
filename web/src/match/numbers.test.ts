import { describe, expect, it } from 'vitest';
import { bounds, readNumber } from './numbers';
import { question as asked } from '../../testing/wire';
import type { Question } from '../lib/types';

const question = (more: Partial<Question>): Question => asked({ kind: 'measure', ...more });

describe('typed numbers', () => {
  it('take both decimal signs and an inch mark', () => {
    const length = bounds(question({ answer: 'length' }));
    expect(readNumber('7,5"', length)).toBe(7.5);
    expect(readNumber(' 7.25 ', length)).toBe(7.25);
    expect(readNumber('-1', length)).toBeNull();
    expect(readNumber('seven', length)).toBeNull();
  });

  it('keep within bounds and whole where they must be', () => {
    const count = bounds(question({ answer: 'count', most: 4 }));
    expect(readNumber('4', count)).toBe(4);
    expect(readNumber('5', count)).toBeNull();
    expect(readNumber('1,5', count)).toBeNull();
    expect(bounds(question({ kind: 'number', low: 2, high: 3 }))).toMatchObject({ low: 2, high: 3, whole: true });
    expect(readNumber('50 %', bounds(question({ answer: 'share' })))).toBe(50);
  });
});

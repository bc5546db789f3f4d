import { describe, expect, it } from 'vitest';
import { facesOf } from './dice';

describe('typed dice', () => {
  it('are read with or without something between them', () => {
    expect(facesOf('3 5', 2, 6)).toEqual([3, 5]);
    expect(facesOf('3, 5', 2, 6)).toEqual([3, 5]);
    expect(facesOf('35', 2, 6)).toEqual([3, 5]);
    expect(facesOf('35', 1, 100)).toEqual([35]);
  });

  it('are none while one is missing or has no such face', () => {
    for (const wrong of ['', '3', '3 7', '0 3', '3 x', '3 4 5', '1.5 2']) expect(facesOf(wrong, 2, 6)).toBeNull();
  });
});

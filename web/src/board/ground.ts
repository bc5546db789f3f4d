import type { Flip } from './view';
import type { Point } from '../lib/types';

/** Twice the area; positive if the outline runs counter-clockwise. */
export function turning(outline: readonly Point[]): number {
  let sum = 0;
  for (let i = 0, j = outline.length - 1; i < outline.length; j = i++) {
    const [ax, ay] = outline[j] as Point;
    const [bx, by] = outline[i] as Point;
    sum += ax * by - bx * ay;
  }
  return sum;
}

/** One path that fills all outlines as a single area: all run the same way, so where they overlap nothing is cut out. */
export function united(outlines: readonly Point[][], flip: Flip): string {
  return outlines
    .filter((outline) => outline.length > 2)
    .map((outline) => `M${flip.outline(turning(outline) < 0 ? outline.toReversed() : outline)}Z`)
    .join('');
}

import type { Flip } from './view';
import type { Point } from '../lib/types';

/** One path of all outlines: those that lie in others are holes, so it is to be filled by the even-odd rule. */
export function united(outlines: readonly Point[][], flip: Flip): string {
  return outlines
    .filter((outline) => outline.length > 2)
    .map((outline) => `M${flip.outline(outline)}Z`)
    .join('');
}

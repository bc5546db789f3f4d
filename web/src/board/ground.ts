import type { Flip } from './view';
import type { Area, Point, Ring, Zone } from '../lib/types';

export function zonesOf(areas: readonly Area[]): Zone[] {
  return areas.filter((area) => area.kind === 'zone');
}

export function ringsOf(areas: readonly Area[]): Ring[] {
  return areas.filter((area) => area.kind === 'ring');
}

/** One path of all outlines: those that lie in others are holes, so it is to be filled by the even-odd rule. */
export function united(outlines: readonly Point[][], flip: Flip): string {
  return outlines
    .filter((outline) => outline.length > 2)
    .map((outline) => `M${flip.outline(outline)}Z`)
    .join('');
}

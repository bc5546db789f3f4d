import { distance } from './geometry';
import type { Base, Point } from '../lib/types';

/** How much wider than a base a band is, in inches. */
const RIM = 0.5;

/** A line between two models that act together, wide enough to be seen around their bases. */
export interface Band {
  seat: number;
  width: number;
  line: [Point, Point];
}

/** Each group held together by its shortest bands: every model is tied to the nearest of those that hang together already. */
export function bands(bases: Base[]): Band[] {
  const groups = new Set(bases.flatMap((base) => base.group ?? []));
  return [...groups].flatMap((group) => tied(bases.filter((base) => base.group === group)));
}

function tied([first, ...rest]: Base[]): Band[] {
  const found: Band[] = [];
  const held = first ? [first] : [];
  const loose = [...rest];
  while (loose.length) {
    const pairs = loose.flatMap((base) => held.map((other) => ({ base, other, apart: distance(at(base), at(other)) })));
    const { base, other } = pairs.reduce((best, pair) => (pair.apart < best.apart ? pair : best));
    found.push({ seat: base.seat, width: 2 * Math.max(base.r, other.r) + RIM, line: [at(other), at(base)] });
    held.push(base);
    loose.splice(loose.indexOf(base), 1);
  }
  return found;
}

const at = (base: Base): Point => [base.x, base.y];

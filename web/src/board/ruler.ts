import { gap, nearestPair } from './geometry';
import type { Base, Point, TablePicture } from '../lib/types';

/** What a tape is held to: a unit (its nearest model), one model, a marker, or a spot on the table. */
export type End = { kind: 'unit' | 'base' | 'marker'; id: string } | { kind: 'point'; at: Point };

/** A tape between two ends, from rim to rim as the rules measure it. */
export interface Measured {
  line: [Point, Point];
  length: number;
}

type Disc = Pick<Base, 'x' | 'y' | 'r'>;

function discsOf(end: End, picture: TablePicture): Disc[] {
  if (end.kind === 'point') return [{ x: end.at[0], y: end.at[1], r: 0 }];
  if (end.kind === 'marker') return picture.markers.filter((one) => one.id === end.id).map(({ x, y }) => ({ x, y, r: 0 }));
  return picture.bases.filter((base) => (end.kind === 'unit' ? base.unit : base.id) === end.id);
}

/** Null where one of the ends is not on the table. */
export function measure(from: End, to: End, picture: TablePicture): Measured | null {
  const pair = nearestPair(discsOf(from, picture), discsOf(to, picture));
  if (!pair) return null;
  const [a, b] = pair;
  const away = Math.hypot(b.x - a.x, b.y - a.y) || 1;
  const [ux, uy] = [(b.x - a.x) / away, (b.y - a.y) / away];
  return { line: [[a.x + a.r * ux, a.y + a.r * uy], [b.x - b.r * ux, b.y - b.r * uy]], length: gap(a, b) };
}

/** What a finger or the pin of the keyboard touches. */
export function endAt(point: Point, picture: TablePicture): End {
  const base = picture.bases.find((one) => Math.hypot(one.x - point[0], one.y - point[1]) <= one.r);
  return base ? { kind: 'base', id: base.id } : { kind: 'point', at: point };
}

/** The middle of an end, to begin from. */
export function middleOf(end: End, picture: TablePicture): Point | null {
  const [disc] = discsOf(end, picture);
  return disc ? [disc.x, disc.y] : null;
}

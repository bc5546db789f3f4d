import type { Base, Point, WayPoint } from '../lib/types';

type Disc = Pick<Base, 'x' | 'y' | 'r'>;

export function distance(a: readonly [number, number, ...unknown[]], b: readonly [number, number, ...unknown[]]): number {
  return Math.hypot(a[0] - b[0], a[1] - b[1]);
}

/** Inches between the edges of two bases; touching bases have none. */
export function gap(a: Disc, b: Disc): number {
  return Math.max(0, distance([a.x, a.y], [b.x, b.y]) - a.r - b.r);
}

/** The two bases of two groups that stand nearest to each other. */
export function nearestPair<T extends Disc>(from: T[], to: T[]): [T, T] | null {
  let best: [T, T] | null = null;
  for (const a of from) for (const b of to) if (!best || gap(a, b) < gap(...best)) best = [a, b];
  return best;
}

export function pathLength(start: Point, path: readonly WayPoint[]): number {
  let length = 0;
  let at: readonly [number, number, ...unknown[]] = start;
  for (const next of path) {
    length += distance(at, next);
    at = next;
  }
  return length;
}

export function boxOf(points: readonly Point[]): [number, number, number, number] {
  const xs = points.map((point) => point[0]);
  const ys = points.map((point) => point[1]);
  return [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)];
}

export function middle(points: readonly Point[]): Point {
  const sum = points.reduce<Point>((all, point) => [all[0] + point[0], all[1] + point[1]], [0, 0]);
  return [sum[0] / points.length, sum[1] / points.length];
}

export function inside(point: Point, outline: readonly Point[]): boolean {
  let within = false;
  for (let i = 0, j = outline.length - 1; i < outline.length; j = i++) {
    const [ax, ay] = outline[i] as Point;
    const [bx, by] = outline[j] as Point;
    if (ay > point[1] !== by > point[1] && point[0] < ((bx - ax) * (point[1] - ay)) / (by - ay) + ax) within = !within;
  }
  return within;
}

/** Distance from a point to the outline, whichever side it lies on. */
export function toOutline(point: Point, outline: readonly Point[]): number {
  let best = Infinity;
  for (let i = 0, j = outline.length - 1; i < outline.length; j = i++) {
    best = Math.min(best, toSegment(point, outline[j] as Point, outline[i] as Point));
  }
  return best;
}

function toSegment([x, y]: Point, [ax, ay]: Point, [bx, by]: Point): number {
  const length = (bx - ax) ** 2 + (by - ay) ** 2;
  const along = length ? Math.max(0, Math.min(1, ((x - ax) * (bx - ax) + (y - ay) * (by - ay)) / length)) : 0;
  return Math.hypot(x - ax - along * (bx - ax), y - ay - along * (by - ay));
}

/** The part of a straight line inside an outline, as parameters between 0 and 1. */
export function chords(from: Point, to: Point, outline: readonly Point[]): [number, number][] {
  const cuts: number[] = [];
  for (let i = 0, j = outline.length - 1; i < outline.length; j = i++) {
    const cut = crossing(from, to, outline[j] as Point, outline[i] as Point);
    if (cut !== null) cuts.push(cut);
  }
  cuts.sort((a, b) => a - b);
  const found: [number, number][] = [];
  for (let i = 0; i + 1 < cuts.length; i += 2) found.push([cuts[i] as number, cuts[i + 1] as number]);
  return found;
}

function crossing(p: Point, q: Point, a: Point, b: Point): number | null {
  const [dx, dy] = [q[0] - p[0], q[1] - p[1]];
  const [ex, ey] = [b[0] - a[0], b[1] - a[1]];
  const cross = dx * ey - dy * ex;
  if (Math.abs(cross) < 1e-12) return null;
  const t = ((a[0] - p[0]) * ey - (a[1] - p[1]) * ex) / cross;
  const u = ((a[0] - p[0]) * dy - (a[1] - p[1]) * dx) / cross;
  return u >= 0 && u < 1 && t >= 0 && t <= 1 ? t : null;
}

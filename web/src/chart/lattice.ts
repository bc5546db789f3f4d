/** Where large and small fields lie. A length of 1 is the side of a small field; y grows to the south. */
import type { ChartPlane, Point } from '../lib/types';

const ACROSS = Math.sqrt(3) / 2;
const DOWN = 1 / 2;
/** The corners of a small field around its middle, clockwise from the north. */
export const CORNERS: readonly Point[] = [
  [0, -1],
  [ACROSS, -DOWN],
  [ACROSS, DOWN],
  [0, 1],
  [-ACROSS, DOWN],
  [-ACROSS, -DOWN],
];
/** Which two corners an edge joins, by its direction. */
export const EDGES: Readonly<Record<string, readonly [number, number]>> = { NE: [0, 1], E: [1, 2], SE: [2, 3], SW: [3, 4], W: [4, 5], NW: [5, 0] };
export const TURNS: Readonly<Record<string, number>> = { E: 0, SE: 60, SW: 120, W: 180, NW: 240, NE: 300 };
const WATER = 'W';
const FRAME: readonly Point[] = [
  [-4, 2],
  [4, 2],
  [8, 14],
  [4, 26],
  [-4, 26],
  [-8, 14],
];
/** How high and wide a large field is. */
export const FIELD = { width: 16 * ACROSS, height: 24 * DOWN };
/** From one large field to its neighbours, in doubled coordinates, clockwise from the north. */
const STEPS: readonly Point[] = [
  [0, -8],
  [12, -4],
  [12, 4],
  [0, 8],
  [-12, 4],
  [-12, -4],
];

export type Box = [left: number, top: number, right: number, bottom: number];

interface Strip {
  letter: string;
  left: number;
  right: number;
  y: number;
}

/** Small fields of a row stand two apart. */
function runs(spots: readonly { letter: string; x: number }[], y: number): Strip[] {
  const found: Strip[] = [];
  let last = -Infinity;
  for (const { letter, x } of spots) {
    const strip = found.at(-1);
    if (strip?.letter === letter && x - last === 2) strip.right = x * ACROSS;
    else found.push({ letter, left: x * ACROSS, right: x * ACROSS, y });
    last = x;
  }
  return found;
}

/** The large fields of one plane, found by name and by place. */
export class Lattice {
  private readonly byOrigin = new Map<string, string>();

  constructor(
    readonly plane: ChartPlane,
    private readonly spots: readonly (readonly [number, number])[],
  ) {
    for (const [name, at] of Object.entries(plane.origins)) this.byOrigin.set(at.join(), name);
  }

  get names(): string[] {
    return Object.keys(this.plane.origins);
  }

  private origin(name: string): readonly [number, number] {
    return this.plane.origins[name] ?? [0, 0];
  }

  /** The middle of a large field. */
  heart(name: string): Point {
    const [x, row] = this.origin(name);
    return [x * ACROSS, (3 * row + 14) * DOWN];
  }

  /** Where an arrow to a place begins or ends: of a water the middle of its waves, not of its shore. */
  spot(place: string): Point {
    const name = place.replace(/[[~].*$/, '');
    const terrain = place.includes('~') ? (this.plane.map.lands[name]?.terrain ?? '') : '';
    const waves = [...terrain].flatMap((letter, number) => (letter === WATER ? [this.middle(name, number + 1)] : []));
    if (!waves.length) return this.heart(name);
    const [x, y] = [waves.reduce((sum, [one]) => sum + one, 0) / waves.length, waves.reduce((sum, [, one]) => sum + one, 0) / waves.length];
    const apart = ([ax, ay]: Point): number => Math.hypot(ax - x, ay - y);
    return waves.reduce((best, one) => (apart(one) < apart(best) ? one : best));
  }

  /** The middle of a small field. */
  middle(name: string, kf: number): Point {
    const [x, row] = this.origin(name);
    const [dx, dr] = this.spots[kf - 1] ?? [0, 0];
    return [(x + dx) * ACROSS, 3 * (row + dr) * DOWN];
  }

  /** All small fields of a large field with their middles. */
  each(name: string, act: (kf: number, x: number, y: number) => void): void {
    const [x, row] = this.origin(name);
    this.spots.forEach(([dx, dr], place) => act(place + 1, (x + dx) * ACROSS, 3 * (row + dr) * DOWN));
  }

  frame(name: string): Point[] {
    const [x, row] = this.origin(name);
    return FRAME.map(([dx, dy]): Point => [(x + dx) * ACROSS, (3 * row + dy) * DOWN]);
  }

  /** The six neighbours, those that nobody knows as undefined, clockwise from the north. */
  neighbours(name: string): (string | undefined)[] {
    const [x, row] = this.origin(name);
    const splinter = this.plane.map.lands[name]?.splinter;
    return STEPS.map(([dx, dy]) => {
      const other = this.byOrigin.get([x + dx, row + dy].join());
      return other !== undefined && this.plane.map.lands[other]?.splinter === splinter ? other : undefined;
    });
  }

  /** Small fields of one row and terrain as runs from left to right, over all large fields. */
  strips(): Strip[] {
    const rows = new Map<number, { letter: string; x: number }[]>();
    for (const [name, [x, row]] of Object.entries(this.plane.origins)) {
      const terrain = this.plane.map.lands[name]?.terrain ?? '';
      for (let kf = 0; kf < terrain.length; kf += 1) {
        const [dx, dr] = this.spots[kf] ?? [0, 0];
        const spots = rows.get(row + dr);
        const spot = { letter: terrain[kf] ?? '.', x: x + dx };
        if (spots) spots.push(spot);
        else rows.set(row + dr, [spot]);
      }
    }
    return [...rows].flatMap(([row, spots]) => runs(spots.sort((one, other) => one.x - other.x), 3 * row * DOWN));
  }

  box(names: readonly string[] = this.names): Box {
    const hearts = names.map((name) => this.heart(name));
    const [xs, ys] = [hearts.map(([x]) => x), hearts.map(([, y]) => y)];
    if (!hearts.length) return [-FIELD.width, -FIELD.height, FIELD.width, FIELD.height];
    return [Math.min(...xs) - FIELD.width * 0.6, Math.min(...ys) - FIELD.height * 0.7, Math.max(...xs) + FIELD.width * 0.6, Math.max(...ys) + FIELD.height * 0.7];
  }

  /** The large and the small field at a place. */
  at([x, y]: Point): { name: string; kf: number } | null {
    let best: { name: string; kf: number } | null = null;
    let nearest = 1.2;
    for (const name of this.near([x, y])) {
      for (let kf = 1; kf <= this.spots.length; kf += 1) {
        const [mx, my] = this.middle(name, kf);
        const apart = Math.hypot(mx - x, my - y);
        if (apart < nearest) [best, nearest] = [{ name, kf }, apart];
      }
    }
    return best;
  }

  /** The edge of a small field that is nearest to a place, by its direction. */
  edgeAt({ name, kf }: { name: string; kf: number }, [x, y]: Point): string {
    const [mx, my] = this.middle(name, kf);
    const turn = (Math.atan2(y - my, x - mx) * 180) / Math.PI;
    const apart = (one: string): number => Math.abs(((turn - (TURNS[one] ?? 0) + 540) % 360) - 180);
    return Object.keys(TURNS).reduce((best, one) => (apart(one) < apart(best) ? one : best));
  }

  /** The large fields whose small fields could lie at a place: columns stand 12, rows 8 apart. */
  private near([x, y]: Point): string[] {
    const column = Math.round(x / ACROSS / 12);
    const found: string[] = [];
    for (let c = column - 1; c <= column + 1; c += 1) {
      const row = Math.round((y / DOWN - 14) / 3 / 4);
      for (let r = row - 2; r <= row + 2; r += 1) {
        const name = this.byOrigin.get([12 * c, 4 * r].join());
        if (name !== undefined) found.push(name);
      }
    }
    return found;
  }

  /** The fewest steps over known large fields from one to another; null where none is known. */
  steps(from: string, to: string): string[] | null {
    const before = new Map<string, string | null>([[from, null]]);
    let edge = [from];
    while (edge.length && !before.has(to)) {
      const next: string[] = [];
      for (const name of edge) {
        for (const other of this.neighbours(name)) {
          if (other === undefined || before.has(other)) continue;
          before.set(other, name);
          next.push(other);
        }
      }
      edge = next;
    }
    if (!before.has(to)) return null;
    const way: string[] = [];
    for (let name: string | null = to; name !== null; name = before.get(name) ?? null) way.unshift(name);
    return way;
  }
}

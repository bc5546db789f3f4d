/** A battlefield as a grid of small fields, and who stands where. */
import { CORNERS } from '../chart/lattice';
import type { Base, HexHouse, HexPicture, Point } from '../lib/types';

const ACROSS = Math.sqrt(3) / 2;
const DOWN = 1.5;
/** From a small field to the six beside it, clockwise from the north-east: directions 1 to 6. */
export const STEPS: readonly Point[] = [
  [1, -1],
  [2, 0],
  [1, 1],
  [-1, 1],
  [-2, 0],
  [-1, -1],
];
export const WAYS: readonly string[] = ['NE', 'E', 'SE', 'SW', 'W', 'NW'];

export interface Cell {
  name: string;
  gf: string;
  kf: number;
  x: number;
  row: number;
  letter: string;
  level: number;
  beside: boolean;
  site: boolean;
}

/** Those who stand on one place of a small field: on it, on one storey of its building, on a ladder. */
export interface Floor {
  place: string;
  figures: Base[];
}

/** Those who stand on one small field, or in its building. */
export interface Crowd {
  cell: Cell;
  figures: Base[];
}

export const middle = (x: number, row: number): Point => [x * ACROSS, row * DOWN];

/** `2A+10/17:0` and `2A+10/17^2A+10/18` lie on `2A+10/17`. */
export const baseOf = (place: string): string => place.replace(/[:^].*$/, '');

export class BattleField {
  readonly cells: Cell[] = [];
  readonly houses = new Map<string, HexHouse>();
  /** Whoever stands somewhere, without what others stand on. */
  private readonly people: Base[];
  private readonly byName = new Map<string, Cell>();
  private readonly byPlace = new Map<string, Cell>();

  constructor(readonly picture: HexPicture) {
    for (const land of picture.lands ?? []) {
      (picture.shape ?? []).forEach(([dx, dr], place) => {
        const letter = land.terrain[place] ?? 'T';
        const cell = {
          name: `${land.gf}/${place + 1}`, gf: land.gf, kf: place + 1, x: land.x + dx, row: land.row + dr, letter,
          level: picture.grounds?.[letter]?.level ?? 0, beside: land.beside ?? false, site: land.site === place + 1,
        };
        this.cells.push(cell);
        this.byName.set(cell.name, cell);
        this.byPlace.set(`${cell.x},${cell.row}`, cell);
      });
    }
    const crafts = new Set((picture.crafts ?? []).map((one) => one.id));
    this.people = picture.bases.filter((base) => !crafts.has(base.id));
    for (const house of picture.houses ?? []) this.houses.set(house.id, house);
  }

  place(base: Base): string {
    return this.picture.stands?.[base.id]?.place ?? '';
  }

  cell(name: string): Cell | undefined {
    return this.byName.get(name);
  }

  at(x: number, row: number): Cell | undefined {
    return this.byPlace.get(`${x},${row}`);
  }

  neighbour(cell: Cell, way: number): Cell | undefined {
    const [dx, dr] = STEPS[way] ?? [0, 0];
    return this.at(cell.x + dx, cell.row + dr);
  }

  /** The small field under a point of the drawing. */
  under([x, y]: Point): Cell | null {
    const row = Math.round(y / DOWN);
    let best: Cell | null = null;
    let nearest = 1;
    for (const r of [row - 1, row, row + 1]) {
      for (const dx of [-1, 0, 1]) {
        const cell = this.at(Math.round(x / ACROSS) + dx, r);
        if (!cell) continue;
        const [mx, my] = middle(cell.x, cell.row);
        const apart = Math.hypot(mx - x, my - y);
        if (apart < nearest) [best, nearest] = [cell, apart];
      }
    }
    return best;
  }

  crowds(): Crowd[] {
    const found = new Map<string, Crowd>();
    for (const base of this.people) {
      const cell = this.cell(baseOf(this.place(base)));
      if (!cell) continue;
      const crowd = found.get(cell.name) ?? { cell, figures: [] };
      crowd.figures.push(base);
      found.set(cell.name, crowd);
    }
    return [...found.values()];
  }

  /** From the top down, as one sees a tower: all storeys of its building, and wherever else somebody is. */
  floors(name: string): Floor[] {
    const here = this.people.filter((base) => baseOf(this.place(base)) === name);
    const places = new Set([...(this.houses.get(name)?.storeys ?? []).toReversed(), ...here.map((base) => this.place(base))]);
    return [...places].map((place) => ({ place, figures: here.filter((base) => this.place(base) === place) }));
  }

  /** All of it, or only the battlefield itself: left, top, right, bottom. */
  box(whole = false): [number, number, number, number] {
    const middles = this.cells.filter((cell) => whole || !cell.beside).map((cell) => middle(cell.x, cell.row));
    const [xs, ys] = [middles.map(([x]) => x), middles.map(([, y]) => y)];
    if (!middles.length) return [-1, -1, 1, 1];
    return [Math.min(...xs) - 1.2, Math.min(...ys) - 1.3, Math.max(...xs) + 1.2, Math.max(...ys) + 1.3];
  }
}

/** The two ends of the edge of a small field in a direction (0 is north-east, clockwise), a little inside of it. */
export function edge(cell: { x: number; row: number }, way: number, size = 1): [Point, Point] {
  const [x, y] = middle(cell.x, cell.row);
  const corner = (number: number): Point => {
    const [dx, dy] = CORNERS[number % 6] ?? [0, 0];
    return [x + dx * size, y + dy * size];
  };
  return [corner(way), corner(way + 1)];
}

/** In which direction one small field lies from another; -1 where they do not touch. */
export function wayTo(here: readonly [number, number], there: readonly [number, number]): number {
  return STEPS.findIndex(([dx, dr]) => here[0] + dx === there[0] && here[1] + dr === there[1]);
}

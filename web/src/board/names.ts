import type { Point } from '../lib/types';

/** A unit whose name is to be written: its bases as they are drawn. */
export interface Named {
  id: string;
  name: string;
  coins: { at: Point; r: number; sealed: boolean }[];
}

/** Something drawn that names should not cover. */
export interface Round {
  at: Point;
  r: number;
}

export interface Title {
  id: string;
  name: string;
  /** The middle of the line it stands on. */
  at: Point;
}

type Box = [left: number, top: number, right: number, bottom: number];

const PIXELS = 12.5;
/** Of the size of the letters: their average width, and the gap to a base. */
const [LETTER, GAP] = [0.5, 0.25];
/** Inches: room for the mark around a base, and for seals below it. */
const [MARK, SEAL] = [0.2, 0.45];

/** A name may hide so much of the bases around it, as a share of itself, and hardly anything of other names. */
const [MOST_COINS, MOST_NAMES] = [0.3, 0.03];

/**
 * Put each name where it hides least: below its unit if it can, else above, right or left of it. Where it would lie on
 * others it is left out, unless the unit is one of those that `matter`. None goes beyond the outermost x on either side.
 */
export function placeNames(
  units: Named[],
  scale: number,
  matter: ReadonlySet<string> = new Set(),
  markers: Round[] = [],
  [leftmost, rightmost]: readonly [number, number] = [-Infinity, Infinity],
): Title[] {
  const size = PIXELS / scale;
  const round = ({ at: [x, y], r }: Round): Box => [x - r, y - r, x + r, y + r];
  const coins = [...units.flatMap((unit) => unit.coins), ...markers].map(round);
  const taken: Box[] = [];
  const inOrder = units.toSorted((a, b) => Number(matter.has(b.id)) - Number(matter.has(a.id)));
  return inOrder.flatMap(({ id, name, coins: own }) => {
    let best: { at: Point; box: Box; hidden: number } | null = null;
    for (const [x, y] of places(own, name, size)) {
      const half = (name.length * LETTER * size) / 2;
      const at: Point = [Math.min(Math.max(x, leftmost + half), rightmost - half), y];
      const box = boxOf(at, name, size);
      const [names, bases] = [covered(box, taken), covered(box, coins)];
      const room = (box[2] - box[0]) * (box[3] - box[1]);
      if (!matter.has(id) && (names > MOST_NAMES * room || bases > MOST_COINS * room)) continue;
      const hidden = 4 * names + bases;
      if (!best || hidden < best.hidden - 1e-6) best = { at, box, hidden };
    }
    if (!best) return [];
    taken.push(best.box);
    return [{ id, name, at: best.at }];
  });
}

function places(coins: Named['coins'], name: string, size: number): Point[] {
  const most = (score: (coin: Named['coins'][number]) => number) => coins.toSorted((a, b) => score(b) - score(a))[0];
  const [low, high] = [most(({ at, r }) => at[1] + r), most(({ at, r }) => r - at[1])];
  const [right, left] = [most(({ at, r }) => at[0] + r), most(({ at, r }) => r - at[0])];
  if (!low || !high || !right || !left) return [];
  const half = (name.length * LETTER * size) / 2 + GAP * size;
  return [
    [low.at[0], low.at[1] + low.r + (low.sealed ? SEAL : MARK) + size],
    [high.at[0], high.at[1] - high.r - MARK - GAP * size],
    [right.at[0] + right.r + half, right.at[1] + size / 3],
    [left.at[0] - left.r - half, left.at[1] + size / 3],
  ];
}

function boxOf([x, y]: Point, name: string, size: number): Box {
  const half = (name.length * LETTER * size) / 2;
  return [x - half, y - size * 0.8, x + half, y + size * 0.25];
}

function covered(box: Box, others: Box[]): number {
  return others.reduce((sum, other) => {
    const width = Math.min(box[2], other[2]) - Math.max(box[0], other[0]);
    const height = Math.min(box[3], other[3]) - Math.max(box[1], other[1]);
    return width > 0 && height > 0 ? sum + width * height : sum;
  }, 0);
}

import { boxOf, chords, inside, middle, toOutline } from './geometry';
import type { Piece, Point } from '../lib/types';

export type Art =
  | 'wood' | 'hedge' | 'wall' | 'rock' | 'house' | 'swamp' | 'water' | 'thorns' | 'lava' | 'platform'
  | 'floor' | 'door' | 'window' | 'chasm' | 'hill' | 'slope' | 'rubble' | 'ice' | 'plain';

/** A piece as it is drawn: `filled` shapes and `lines` in the coordinates of its outline. */
export interface Drawing {
  art: Art;
  filled: string;
  lines: string;
}

const GREEN = ['hedge', 'bush'];
const ROUGH = ['rock', 'small_rock', 'stump', 'barrel', 'crates'];
const HILLS = ['hill', 'hilltop'];
const LOOSE = ['rubble', 'debris', 'scree'];
const FROZEN = ['floe', 'black_ice'];

/** What a piece looks like follows from what it does; its name only chooses between looks of the same effect. */
export function artOf({ kinds, name }: Piece): Art {
  const has = (...wanted: string[]): boolean => wanted.some((kind) => kinds.includes(kind));
  if (has('chasm')) return 'chasm';
  if (has('slope')) return 'slope';
  if (has('elevated') && HILLS.includes(name)) return 'hill';
  if (has('impassable')) return name === 'house' || has('elevated') ? 'house' : 'rock';
  if (has('door')) return 'door';
  if (has('window')) return 'window';
  if (has('wall')) return 'wall';
  if (has('building', 'floor')) return 'floor';
  if (has('elevated', 'ladder', 'stairs')) return 'platform';
  if (has('wood', 'cover', 'forest')) return 'wood';
  if (has('dangerous')) return name === 'lava' ? 'lava' : 'thorns';
  if (has('water', 'deep', 'shallow')) return 'water';
  if (has('screen', 'object', 'loose', 'solid', 'soft', 'small_obstacle')) return GREEN.includes(name) ? 'hedge' : ROUGH.includes(name) ? 'rock' : 'wall';
  if (FROZEN.includes(name) && has('difficult')) return 'ice';
  if (has('difficult', 'heavy')) return LOOSE.includes(name) ? 'rubble' : 'swamp';
  return has('sight_blocker', 'massive', 'impenetrable') ? 'rock' : 'plain';
}

export function draw(piece: Piece, outline: Point[]): Drawing {
  const art = artOf(piece);
  return { art, ...PAINTERS[art](outline, randomOf(piece.id)) };
}

type Chance = () => number;
type Painter = (outline: Point[], chance: Chance) => { filled: string; lines: string };

const PAINTERS: Record<Art, Painter> = {
  wood: (outline, chance) => crowns(scatter(outline, chance, 0.95, 0.35), chance, 0.5, 0.3),
  hedge: (outline, chance) => crowns(scatter(outline, chance, 0.5, 0.1), chance, 0.26, 0.12),
  wall: (outline) => ({ filled: '', lines: courses(outline, 0.55, true) }),
  rock: (outline, chance) => ({ filled: facet(outline, chance), lines: ridges(outline, chance) }),
  house: (outline) => ({ filled: '', lines: ridge(outline) + courses(outline, 0.5, false) }),
  swamp: (outline, chance) => ({ filled: '', lines: scatter(outline, chance, 0.85, 0.4).map((p) => reeds(p, chance)).join('') }),
  water: (outline, chance) => ({ filled: '', lines: scatter(outline, chance, 0.95, 0.5).map(wave).join('') }),
  thorns: (outline, chance) => ({ filled: '', lines: scatter(outline, chance, 0.75, 0.3).map((p) => spikes(p, chance)).join('') }),
  lava: (outline, chance) => ({ filled: scatter(outline, chance, 1, 0.35).map((p) => blob(p, chance)).join(''), lines: '' }),
  platform: (outline) => ({ filled: '', lines: planks(outline, 0.62) }),
  floor: (outline) => ({ filled: '', lines: planks(outline, 0.9) }),
  door: (outline) => ({ filled: '', lines: courses(outline, 0.35, false) }),
  window: (outline) => ({ filled: '', lines: ridge(outline) }),
  chasm: (outline, chance) => ({ filled: facet(outline, chance), lines: '' }),
  hill: (outline) => ({ filled: '', lines: close(outline.map((point) => towards(point, middle(outline), 0.12))) }),
  slope: (outline) => ({ filled: '', lines: hachures(outline, 0.5) }),
  rubble: (outline, chance) => ({ filled: scatter(outline, chance, 0.7, 0.3).map((p) => blob(p, chance)).join(''), lines: '' }),
  ice: (outline, chance) => ({ filled: '', lines: ridges(outline, chance) }),
  plain: () => ({ filled: '', lines: '' }),
};

/** Points inside the outline that keep apart from each other and from the edge. */
export function scatter(outline: Point[], chance: Chance, apart: number, margin: number): Point[] {
  const [minX, minY, maxX, maxY] = boxOf(outline);
  const found: Point[] = [];
  const tries = Math.min(1500, Math.ceil(((maxX - minX) * (maxY - minY) * 14) / (apart * apart)));
  for (let i = 0; i < tries; i++) {
    const point: Point = [minX + chance() * (maxX - minX), minY + chance() * (maxY - minY)];
    if (!inside(point, outline) || toOutline(point, outline) < margin) continue;
    if (found.every((other) => Math.hypot(other[0] - point[0], other[1] - point[1]) >= apart)) found.push(point);
  }
  return found.length ? found.sort((a, b) => a[1] - b[1]) : [middle(outline)];
}

function crowns(points: Point[], chance: Chance, size: number, spread: number): { filled: string; lines: string } {
  let filled = '';
  let lines = '';
  for (const [x, y] of points) {
    const r = size + (chance() - 0.5) * spread;
    filled += circle(x, y, r);
    lines += `M${n(x - r * 0.45)} ${n(y + r * 0.25)}q${n(r * 0.2)} ${n(-r * 0.5)} ${n(r * 0.45)} ${n(-r * 0.2)}`;
    lines += `q${n(r * 0.25)} ${n(-r * 0.4)} ${n(r * 0.45)} ${n(-r * 0.05)}`;
  }
  return { filled, lines };
}

/** Lines across the longer side; with `staggered`, as courses of stones. */
function courses(outline: Point[], apart: number, staggered: boolean): string {
  const { along, across, from, length } = axes(outline);
  let lines = '';
  for (let step = apart; step < length - apart / 3; step += apart) {
    const at: Point = [from[0] + along[0] * step, from[1] + along[1] * step];
    const half = staggered && Math.round(step / apart) % 2 ? 0 : 50;
    lines += cut([at[0] - across[0] * 50, at[1] - across[1] * 50], [at[0] + across[0] * half, at[1] + across[1] * half], outline);
  }
  return staggered ? lines + ridge(outline) : lines;
}

/** The line through the middle along the longer side. */
function ridge(outline: Point[]): string {
  const { along } = axes(outline);
  const [x, y] = middle(outline);
  return cut([x - along[0] * 50, y - along[1] * 50], [x + along[0] * 50, y + along[1] * 50], outline);
}

function planks(outline: Point[], apart: number): string {
  const { along, across } = axes(outline);
  const [x, y] = middle(outline);
  let lines = '';
  for (let step = -20; step <= 20; step++) {
    const at: Point = [x + across[0] * step * apart, y + across[1] * step * apart];
    lines += cut([at[0] - along[0] * 50, at[1] - along[1] * 50], [at[0] + along[0] * 50, at[1] + along[1] * 50], outline);
  }
  return lines;
}

/** Strokes down a slope whose first two corners are its foot and whose other two are its top. */
function hachures(outline: Point[], apart: number): string {
  const [left, right, farRight, farLeft] = outline;
  if (!left || !right || !farRight || !farLeft) return '';
  const count = Math.floor(Math.hypot(farRight[0] - farLeft[0], farRight[1] - farLeft[1]) / apart);
  return Array.from({ length: Math.max(0, count - 1) }, (_, index) => {
    const share = (index + 1) / count;
    const top = towards(farLeft, farRight, share);
    const [x, y] = towards(top, towards(left, right, share), index % 2 ? 0.5 : 0.8);
    return `M${n(top[0])} ${n(top[1])}L${n(x)} ${n(y)}`;
  }).join('');
}

function facet(outline: Point[], chance: Chance): string {
  const centre = middle(outline);
  return close(outline.map((point) => towards(point, centre, 0.38 + chance() * 0.16)));
}

function ridges(outline: Point[], chance: Chance): string {
  const centre = middle(outline);
  return outline
    .map((point) => {
      const [x, y] = towards(point, centre, 0.38 + chance() * 0.1);
      return `M${n(point[0])} ${n(point[1])}L${n(x)} ${n(y)}`;
    })
    .join('');
}

function reeds([x, y]: Point, chance: Chance): string {
  if (chance() < 0.5) return wave([x, y]);
  return `M${n(x)} ${n(y)}v-.42M${n(x - 0.06)} ${n(y)}l-.16 -.32M${n(x + 0.06)} ${n(y)}l.16 -.32`;
}

function wave([x, y]: Point): string {
  return `M${n(x - 0.4)} ${n(y)}q.2 -.14 .4 0t.4 0`;
}

function spikes([x, y]: Point, chance: Chance): string {
  const turn = chance() * Math.PI;
  return [0, 1, 2]
    .map((leg) => {
      const angle = turn + (leg * Math.PI) / 3;
      const [dx, dy] = [Math.cos(angle) * 0.26, Math.sin(angle) * 0.26];
      return `M${n(x - dx)} ${n(y - dy)}l${n(2 * dx)} ${n(2 * dy)}`;
    })
    .join('');
}

function blob([x, y]: Point, chance: Chance): string {
  const [a, b] = [0.28 + chance() * 0.2, 0.18 + chance() * 0.12];
  return `M${n(x - a)} ${n(y)}q${n(a)} ${n(-2 * b)} ${n(2 * a)} 0q${n(-a)} ${n(2 * b)} ${n(-2 * a)} 0Z`;
}

function circle(x: number, y: number, r: number): string {
  return `M${n(x - r)} ${n(y)}a${n(r)} ${n(r)} 0 1 0 ${n(2 * r)} 0a${n(r)} ${n(r)} 0 1 0 ${n(-2 * r)} 0`;
}

function cut(from: Point, to: Point, outline: Point[]): string {
  return chords(from, to, outline)
    .map(([a, b]) => {
      const at = (t: number): string => `${n(from[0] + (to[0] - from[0]) * t)} ${n(from[1] + (to[1] - from[1]) * t)}`;
      return `M${at(a)}L${at(b)}`;
    })
    .join('');
}

/** The direction of the longest edge, the one across it, and how far the piece reaches along it. */
function axes(outline: Point[]): { along: Point; across: Point; from: Point; length: number } {
  let along: Point = [1, 0];
  let longest = 0;
  for (let i = 0, j = outline.length - 1; i < outline.length; j = i++) {
    const [a, b] = [outline[j] as Point, outline[i] as Point];
    const length = Math.hypot(b[0] - a[0], b[1] - a[1]);
    if (length > longest) {
      longest = length;
      along = [(b[0] - a[0]) / length, (b[1] - a[1]) / length];
    }
  }
  const centre = middle(outline);
  const reach = outline.map((point) => (point[0] - centre[0]) * along[0] + (point[1] - centre[1]) * along[1]);
  const [low, high] = [Math.min(...reach), Math.max(...reach)];
  const from: Point = [centre[0] + along[0] * low, centre[1] + along[1] * low];
  return { along, across: [-along[1], along[0]], from, length: high - low };
}

function towards(point: Point, goal: Point, share: number): Point {
  return [point[0] + (goal[0] - point[0]) * share, point[1] + (goal[1] - point[1]) * share];
}

export function close(points: readonly Point[]): string {
  return `M${points.map((point) => `${n(point[0])} ${n(point[1])}`).join('L')}Z`;
}

function n(value: number): string {
  return String(Math.round(value * 100) / 100);
}

/** Blades of grass all over a table, as one line drawing. */
export function tufts(width: number, depth: number): string {
  const chance = randomOf(`${width} by ${depth}`);
  let lines = '';
  for (let count = Math.round((width * depth) / 11); count > 0; count--) {
    const [x, y] = [0.4 + chance() * (width - 0.8), 0.6 + chance() * (depth - 0.9)];
    if (chance() < 0.4) lines += `M${n(x)} ${n(y)}h.01`;
    else lines += `M${n(x)} ${n(y)}l-.1 -.3M${n(x + 0.08)} ${n(y)}v-.4${chance() < 0.5 ? `M${n(x + 0.16)} ${n(y)}l.1 -.3` : ''}`;
  }
  return lines;
}

/** The same piece looks the same every time. */
function randomOf(seed: string): Chance {
  let state = 2166136261;
  for (const sign of seed) state = Math.imul(state ^ sign.charCodeAt(0), 16777619);
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

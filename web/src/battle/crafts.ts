/** Draws what lies under figures or joins small fields: vessels, wagons, siege towers, tortoises, bridges, rifts, and the wind. */
import { label, type Ink } from '../chart/pen';
import { TURNS } from '../chart/lattice';
import type { HexCraft, HexSpan, Point } from '../lib/types';
import { middle, WAYS } from './field';
import type { Inks } from './drawing';

const EAST = 0;
/** Strength of the wind as strokes on its arrow. */
const FEATHERS = 3;

/** Points that were given along and across a direction, from a middle. */
function turned([x, y]: Point, angle: number, points: readonly Point[]): Point[] {
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  return points.map(([along, across]): Point => [x + along * cos - across * sin, y + along * sin + across * cos]);
}

function shape(points: readonly Point[], closed = true): Path2D {
  const path = new Path2D();
  points.forEach(([x, y], place) => (place ? path.lineTo(x, y) : path.moveTo(x, y)));
  if (closed) path.closePath();
  return path;
}

/** Bow ahead, stern behind; half its length is given. */
const hull = (half: number): Point[] => [[half + 0.72, 0], [half + 0.3, 0.42], [half - 0.3, 0.6], [-half - 0.2, 0.6], [-half - 0.6, 0.36], [-half - 0.6, -0.36], [-half - 0.2, -0.6], [half - 0.3, -0.6], [half + 0.3, -0.42]];

export function drawCrafts(ink: Ink, crafts: readonly HexCraft[], colours: Inks): void {
  for (const craft of crafts) {
    const at = middle(craft.x, craft.row);
    const front = craft.front ? middle(...craft.front) : null;
    const angle = front ? Math.atan2(front[1] - at[1], front[0] - at[0]) : EAST;
    const drawn = { ship: drawShip, sail: drawShip, raft: drawRaft, wagon: drawWagon, tower: drawTower, tortoise: drawTortoise }[craft.kind];
    drawn?.(ink, craft, at, front, angle, colours);
    if (craft.damaged) cross(ink, at, colours);
  }
}

function body(ink: Ink, path: Path2D, craft: HexCraft, colours: Inks): void {
  ink.fillStyle = colours.wood;
  ink.fill(path);
  ink.lineJoin = 'round';
  outline(ink, path, colours.ink, 0.17);
  outline(ink, path, colours.seats[craft.seat] ?? colours.ink, 0.11);
}

function outline(ink: Ink, path: Path2D, colour: string, width: number): void {
  ink.strokeStyle = colour;
  ink.lineWidth = width;
  ink.stroke(path);
}

/** From stern to bow over two small fields; a sailing ship has its yard across. */
function drawShip(ink: Ink, craft: HexCraft, at: Point, front: Point | null, angle: number, colours: Inks): void {
  const heart: Point = front ? [(at[0] + front[0]) / 2, (at[1] + front[1]) / 2] : at;
  const half = front ? Math.hypot(front[0] - at[0], front[1] - at[1]) / 2 : 0;
  body(ink, shape(turned(heart, angle, hull(half))), craft, colours);
  const across = craft.kind === 'sail' ? shape(turned(heart, angle, [[0.1, -0.85], [0.32, 0], [0.1, 0.85]]), false) : oars(heart, angle);
  outline(ink, across, colours.ink, craft.kind === 'sail' ? 0.1 : 0.05);
  const prow = shape(turned(heart, angle, [[half + 0.3, 0.42], [half + 0.72, 0], [half + 0.3, -0.42]]), false);
  outline(ink, prow, colours.ink, 0.12);
}

function oars(heart: Point, angle: number): Path2D {
  const path = new Path2D();
  for (const along of [-0.7, -0.25, 0.2, 0.65]) {
    for (const side of [-1, 1]) {
      const [from, to] = turned(heart, angle, [[along, 0.6 * side], [along - 0.25, 0.92 * side]]);
      if (!from || !to) continue;
      path.moveTo(...from);
      path.lineTo(...to);
    }
  }
  return path;
}

function drawRaft(ink: Ink, craft: HexCraft, at: Point, _front: Point | null, _angle: number, colours: Inks): void {
  body(ink, shape(turned(at, EAST, [[-0.72, -0.56], [0.72, -0.56], [0.72, 0.56], [-0.72, 0.56]])), craft, colours);
  for (const across of [-0.28, 0, 0.28]) outline(ink, shape(turned(at, EAST, [[-0.72, across], [0.72, across]]), false), colours.ink, 0.03);
}

/** Two wheels, and the pole to the horses before it. */
function drawWagon(ink: Ink, craft: HexCraft, at: Point, front: Point | null, angle: number, colours: Inks): void {
  if (front) outline(ink, shape([at, front], false), colours.ink, 0.12);
  body(ink, shape(turned(at, angle, [[-0.5, -0.5], [0.45, -0.5], [0.62, 0], [0.45, 0.5], [-0.5, 0.5]])), craft, colours);
  for (const side of [-0.66, 0.66]) outline(ink, shape(turned(at, angle, [[-0.42, side], [0.3, side]]), false), colours.ink, 0.18);
}

/** Square, with battlements at its corners. */
function drawTower(ink: Ink, craft: HexCraft, at: Point, _front: Point | null, _angle: number, colours: Inks): void {
  const [near, far] = [0.44, 0.64];
  const corners = [[-1, -1], [1, -1], [1, 1], [-1, 1]] as const;
  body(ink, shape(turned(at, EAST, corners.map(([x, y]): Point => [x * far, y * far]))), craft, colours);
  for (const [x, y] of corners) outline(ink, shape(turned(at, EAST, [[x * near, y * far], [x * near, y * near], [x * far, y * near]]), false), colours.ink, 0.06);
}

/** A shell with its ridge. */
function drawTortoise(ink: Ink, craft: HexCraft, at: Point, _front: Point | null, _angle: number, colours: Inks): void {
  const path = new Path2D();
  path.ellipse(at[0], at[1], 0.76, 0.6, 0, 0, Math.PI * 2);
  body(ink, path, craft, colours);
  outline(ink, shape(turned(at, EAST, [[-0.76, 0], [-0.4, -0.3], [0.4, -0.3], [0.76, 0], [0.4, 0.3], [-0.4, 0.3]])), colours.ink, 0.03);
}

function cross(ink: Ink, at: Point, colours: Inks): void {
  for (const side of [-1, 1]) outline(ink, shape(turned(at, EAST, [[-0.5, -0.5 * side], [0.5, 0.5 * side]]), false), colours.chosen, 0.1);
}

// ---- what joins small fields

export function drawSpans(ink: Ink, spans: readonly HexSpan[], colours: Inks): void {
  for (const span of spans) {
    const [from, to] = [middle(...span.here), middle(...span.there)];
    if (span.kind === 'bridge') drawBridge(ink, span, from, to, colours);
    else drawRift(ink, span, from, to, colours);
  }
}

/** Two rails and planks between them, short of the middles of both banks; as many planks are missing as it has hits. */
function drawBridge(ink: Ink, span: HexSpan, from: Point, to: Point, colours: Inks): void {
  const angle = Math.atan2(to[1] - from[1], to[0] - from[0]);
  const half = Math.hypot(to[0] - from[0], to[1] - from[1]) / 2 - 0.45;
  const heart: Point = [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2];
  const [hits, lasts] = [span.hits ?? 0, span.lasts ?? 1];
  const fallen = hits >= lasts;
  const planks = Math.max(lasts + 1, Math.round(half * 6));
  for (let plank = 0; plank <= planks; plank += 1) {
    if (fallen ? plank > 0 && plank < planks : plank > 0 && plank <= hits) continue;
    const along = -half + (2 * half * plank) / planks;
    outline(ink, shape(turned(heart, angle, [[along, -0.3], [along, 0.3]]), false), colours.wood, 0.14);
  }
  for (const side of [-0.34, 0.34]) {
    const rail = fallen ? [[-half, side], [-half + 0.25, side]] as Point[] : [[-half, side], [half, side]] as Point[];
    outline(ink, shape(turned(heart, angle, rail), false), colours.ink, 0.07);
  }
}

function drawRift(ink: Ink, span: HexSpan, from: Point, to: Point, colours: Inks): void {
  ink.setLineDash([0.18, 0.16]);
  if (!span.closed) outline(ink, shape([from, to], false), colours.dragon, 0.06);
  ink.setLineDash([]);
  for (const at of [from, to]) {
    const path = new Path2D();
    path.ellipse(at[0], at[1], 0.34, 0.6, 0, 0, Math.PI * 2);
    outline(ink, path, colours.dragon, span.closed ? 0.06 : 0.14);
  }
}

/** An arrow whither it blows, with a stroke for each degree of its strength. */
export function drawWind(ink: Ink, wind: number, strength: number, at: Point, colours: Inks, said: string): void {
  const angle = ((TURNS[WAYS[wind - 1] ?? ''] ?? 0) * Math.PI) / 180;
  const arrow = new Path2D();
  const draw = (points: readonly Point[]): void => arrow.addPath(shape(turned(at, angle, points), false));
  draw([[-0.9, 0], [0.9, 0]]);
  draw([[0.5, -0.35], [0.9, 0], [0.5, 0.35]]);
  for (let feather = 0; feather < Math.min(strength, FEATHERS); feather += 1) draw([[-0.9 + 0.25 * feather, 0], [-1.1 + 0.25 * feather, -0.4]]);
  ink.lineCap = 'round';
  outline(ink, arrow, colours.halo, 0.3);
  outline(ink, arrow, colours.ink, 0.13);
  label(ink, colours, said, [at[0], at[1] + 0.95], 0.42, colours.ink);
}

/** The land of a chart: terrain, whose it is, how old the news of it is. */
import { fieldOf, hexagon, label, outline, type Ink } from './pen';
import { DETAILS, GRID, HEXES, landOf, type Shown } from './shown';
import { FIELD, type Lattice } from './lattice';
import type { Point } from '../lib/types';

export function ground(ink: Ink, shown: Shown, names: readonly string[], side: number): void {
  const { lattice } = shown;
  const unseen = new Path2D();
  for (const name of names) if (!landOf(shown, name).terrain || !shown.layers.has('terrain')) outline(unseen, lattice.frame(name));
  ink.fillStyle = shown.colours.unseen;
  ink.fill(unseen);
  if (!shown.layers.has('terrain')) return;
  const paths = side < HEXES ? continent(lattice) : hexes(shown, names);
  for (const [letter, path] of paths) {
    ink.fillStyle = colourOf(shown, letter);
    ink.fill(path);
  }
}

const colourOf = (shown: Shown, letter: string): string => shown.colours.ground[letter] ?? shown.colours.unseen;

/** By the letter of their terrain: shapes to fill. */
type Paths = ReadonlyMap<string, Path2D>;

const continents = new WeakMap<Lattice, Paths>();

/** Of a whole plane, made once: small fields of one row and terrain are one strip over all large fields; from afar nobody sees more. */
function continent(lattice: Lattice): Paths {
  const known = continents.get(lattice);
  if (known) return known;
  const paths = new Map<string, Path2D>();
  for (const { letter, left, right, y } of lattice.strips()) pathOf(paths, letter).rect(left - 0.9, y - 0.78, right - left + 1.8, 1.56);
  continents.set(lattice, paths);
  return paths;
}

function pathOf(paths: Map<string, Path2D>, letter: string): Path2D {
  let path = paths.get(letter);
  if (!path) paths.set(letter, (path = new Path2D()));
  return path;
}

/** A little too large, so that no gap shows between them. */
const SPREAD = 1.02;

const [WIDE, HIGH, SLANT] = [(SPREAD * Math.sqrt(3)) / 2, SPREAD, SPREAD / 2];

/** A small field, in as few steps as possible: thousands of them are drawn at once. */
function tile(path: Path2D, x: number, y: number): void {
  path.moveTo(x, y - HIGH);
  path.lineTo(x + WIDE, y - SLANT);
  path.lineTo(x + WIDE, y + SLANT);
  path.lineTo(x, y + HIGH);
  path.lineTo(x - WIDE, y + SLANT);
  path.lineTo(x - WIDE, y - SLANT);
}

function hexes(shown: Shown, names: readonly string[]): Paths {
  const paths = new Map<string, Path2D>();
  for (const name of names) {
    const { terrain } = landOf(shown, name);
    if (terrain) shown.lattice.each(name, (kf, x, y) => tile(pathOf(paths, terrain[kf - 1] ?? '.'), x, y));
  }
  return paths;
}

/** Close by the border says whose land it is, and its own colours what grows there. */
const CLOSE_TINT = 0.06;

export function owners(ink: Ink, shown: Shown, names: readonly string[], side: number): void {
  const { map } = shown.lattice.plane;
  const visible = new Set(names);
  for (const owned of map.owned ?? []) {
    const mine = new Set(owned.places);
    const tint = new Path2D();
    const border = new Path2D();
    for (const place of owned.places) {
      const name = fieldOf(place);
      if (!visible.has(name)) continue;
      const fields = owned.fields?.[place];
      if (fields) for (const kf of fields) hexagon(tint, shown.lattice.middle(name, kf), SPREAD);
      else outline(tint, shown.lattice.frame(name));
      if (!fields) borderOf(border, shown.lattice, name, mine);
    }
    ink.fillStyle = owned.colour;
    ink.globalAlpha = side < DETAILS ? 0.18 : CLOSE_TINT;
    ink.fill(tint);
    ink.globalAlpha = 0.95;
    ink.strokeStyle = owned.colour;
    ink.lineWidth = Math.max(Math.min(0.28, 4 / side), 1.8 / side);
    ink.lineCap = 'round';
    ink.stroke(border);
    ink.globalAlpha = 1;
  }
}

/** The sides of a large field beyond which somebody else rules, drawn a little inside. */
function borderOf(path: Path2D, lattice: Lattice, name: string, mine: ReadonlySet<string>): void {
  const [hx, hy] = lattice.heart(name);
  const corners = lattice.frame(name).map(([x, y]): Point => [hx + (x - hx) * 0.965, hy + (y - hy) * 0.965]);
  lattice.neighbours(name).forEach((other, side) => {
    if (other !== undefined && mine.has(other)) return;
    const [from, to] = [corners[side], corners[(side + 1) % 6]];
    if (!from || !to) return;
    path.moveTo(...from);
    path.lineTo(...to);
  });
}

export function ages(ink: Ink, shown: Shown, names: readonly string[]): void {
  const known = shown.lattice.plane.map.ages ?? {};
  for (const name of names) {
    const age = known[name];
    if (!age) continue;
    const veil = new Path2D();
    outline(veil, shown.lattice.frame(name));
    ink.globalAlpha = Math.min(0.62, 0.2 + 0.07 * age);
    ink.fillStyle = shown.colours.unseen;
    ink.fill(veil);
    ink.globalAlpha = 1;
  }
}

/** Own land that does not hang together with the home realm is hatched. */
export function colonies(ink: Ink, shown: Shown, names: readonly string[], side: number): void {
  const visible = new Set(names);
  const hatch = new Path2D();
  for (const place of shown.lattice.plane.colonies.flat()) {
    const name = fieldOf(place);
    if (!visible.has(name)) continue;
    const [x, y] = shown.lattice.heart(name);
    for (let at = -3; at <= 3; at += 1) {
      hatch.moveTo(x + at * 1.5 - 1.5, y + 3);
      hatch.lineTo(x + at * 1.5 + 1.5, y - 3);
    }
  }
  ink.strokeStyle = shown.colours.zone;
  ink.lineWidth = Math.max(0.1, 1 / side);
  ink.stroke(hatch);
}

/** Where scouts can be sent this round, and in how many steps. */
export function scouts(ink: Ink, shown: Shown, names: readonly string[], side: number): void {
  const visible = new Set(names);
  const path = new Path2D();
  for (const [name, deep] of Object.entries(shown.lattice.plane.scouts)) {
    if (!visible.has(name)) continue;
    outline(path, shown.lattice.frame(name));
    const [x, y] = shown.lattice.heart(name);
    if (side >= GRID) label(ink, shown.colours, `E${deep}`, [x, y + FIELD.height * 0.3], Math.max(1, 10 / side), shown.colours.scout);
  }
  ink.globalAlpha = 0.12;
  ink.fillStyle = shown.colours.scout;
  ink.fill(path);
  ink.globalAlpha = 1;
}

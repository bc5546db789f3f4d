/** Draws what is in view of a chart on a canvas: from a continent in strips of colour down to single small fields. */
import type { Colours } from './colours';
import { CORNERS, EDGES, FIELD, TURNS, type Box, type Lattice } from './lattice';
import { say } from '../lib/texts.svelte';
import type { ChartLand, ChartWay, Point } from '../lib/types';

export const LAYERS = ['owners', 'rivers', 'roads', 'sites', 'troops', 'ways', 'age', 'grid', 'names', 'notes'] as const;
export type LayerName = (typeof LAYERS)[number];

export interface Shown {
  lattice: Lattice;
  colours: Colours;
  layers: ReadonlySet<LayerName>;
  /** By large field: the words of its reader's own note. */
  notes: Readonly<Record<string, string>>;
  ways: readonly ChartWay[];
}

/** From these sizes on, in pixels to the side of a small field, more is drawn. */
const HEXES = 2.2;
const DETAILS = 3.2;
const WORDS = 5.5;
const NUMBERS = 13;
const GRID = 1.4;
const COUNT = 48;

type Ink = CanvasRenderingContext2D;

/** The ink is set so that lengths are those of the lattice; `side` is how many pixels one of them takes. */
export function draw(ink: Ink, shown: Shown, view: Box, side: number): void {
  const names = shown.lattice.names.filter((name) => inView(shown.lattice.heart(name), view));
  const { layers } = shown;
  ground(ink, shown, names, side);
  if (layers.has('owners')) owners(ink, shown, names, side);
  if (layers.has('age')) ages(ink, shown, names);
  if (layers.has('rivers') && side >= HEXES / 2) rivers(ink, shown, names, side);
  if (layers.has('roads') && side >= HEXES) roads(ink, shown, names);
  if (side >= DETAILS) marks(ink, shown, names);
  if (layers.has('grid') && side >= GRID) grid(ink, shown, names, side);
  if (side >= NUMBERS) numbers(ink, shown, names);
  if (layers.has('sites')) sites(ink, shown, names, side);
  if (layers.has('ways')) ways(ink, shown, names, side);
  if (side >= WORDS) words(ink, shown, names, side);
  if (layers.has('notes')) notes(ink, shown, names, side);
}

function inView([x, y]: Point, [left, top, right, bottom]: Box): boolean {
  return x > left - FIELD.width && x < right + FIELD.width && y > top - FIELD.height && y < bottom + FIELD.height;
}

const landOf = (shown: Shown, name: string): ChartLand => shown.lattice.plane.map.lands[name] ?? {};

// ---- land

function ground(ink: Ink, shown: Shown, names: readonly string[], side: number): void {
  const paths = new Map<string, Path2D>();
  const pathOf = (colour: string): Path2D => {
    let path = paths.get(colour);
    if (!path) paths.set(colour, (path = new Path2D()));
    return path;
  };
  for (const name of names) {
    const { terrain } = landOf(shown, name);
    if (!terrain) outline(pathOf(shown.colours.unseen), shown.lattice.frame(name));
    else if (side < HEXES) strips(pathOf, shown, name, terrain);
    else hexes(pathOf, shown, name, terrain);
  }
  for (const [colour, path] of paths) {
    ink.fillStyle = colour;
    ink.fill(path);
  }
}

const colourOf = (shown: Shown, letter: string): string => shown.colours.ground[letter] ?? shown.colours.unseen;

/** Small fields of one row and colour as one strip: from afar nobody sees more. */
function strips(pathOf: (colour: string) => Path2D, shown: Shown, name: string, terrain: string): void {
  let start = 1;
  for (let kf = 1; kf <= COUNT; kf += 1) {
    const [x, y] = shown.lattice.middle(name, kf);
    const next = kf < COUNT ? shown.lattice.middle(name, kf + 1) : null;
    if (next && next[1] === y && terrain[kf] === terrain[kf - 1]) continue;
    const [first] = shown.lattice.middle(name, start);
    pathOf(colourOf(shown, terrain[kf - 1] ?? '.')).rect(first - 0.9, y - 0.78, x - first + 1.8, 1.56);
    start = kf + 1;
  }
}

/** A little too large, so that no gap shows between them. */
const SPREAD = 1.02;

function hexes(pathOf: (colour: string) => Path2D, shown: Shown, name: string, terrain: string): void {
  for (let kf = 1; kf <= COUNT; kf += 1) hexagon(pathOf(colourOf(shown, terrain[kf - 1] ?? '.')), shown.lattice.middle(name, kf), SPREAD);
}

function hexagon(path: Path2D, [x, y]: Point, size: number): void {
  CORNERS.forEach(([dx, dy], place) => (place ? path.lineTo(x + dx * size, y + dy * size) : path.moveTo(x + dx * size, y + dy * size)));
  path.closePath();
}

function outline(path: Path2D, points: readonly Point[]): void {
  points.forEach(([x, y], place) => (place ? path.lineTo(x, y) : path.moveTo(x, y)));
  path.closePath();
}

// ---- owners, and how old the news is

function owners(ink: Ink, shown: Shown, names: readonly string[], side: number): void {
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
    ink.globalAlpha = 0.18;
    ink.fill(tint);
    ink.globalAlpha = 0.95;
    ink.strokeStyle = owned.colour;
    ink.lineWidth = Math.max(0.28, 1.8 / side);
    ink.lineCap = 'round';
    ink.stroke(border);
    ink.globalAlpha = 1;
  }
}

/** `2U+15[a]` lies in `2U+15`. */
export const fieldOf = (place: string): string => place.replace(/[[~].*$/, '');

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

function ages(ink: Ink, shown: Shown, names: readonly string[]): void {
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

// ---- what lies on the land

function rivers(ink: Ink, shown: Shown, names: readonly string[], side: number): void {
  const edges = new Path2D();
  const streams = new Path2D();
  for (const name of names) {
    const land = landOf(shown, name);
    for (const [kf, way] of land.rivers ?? []) {
      const [x, y] = shown.lattice.middle(name, kf);
      const ends = EDGES[way]?.map((corner) => CORNERS[corner]);
      if (!ends?.[0] || !ends[1]) continue;
      edges.moveTo(x + ends[0][0], y + ends[0][1]);
      edges.lineTo(x + ends[1][0], y + ends[1][1]);
    }
    for (const [kf, way] of land.streams ?? []) if (way && side >= DETAILS) arrowHead(streams, shown.lattice.middle(name, kf), TURNS[way] ?? 0);
    for (const kf of land.canals ?? []) hexagon(streams, shown.lattice.middle(name, kf), 0.5);
  }
  ink.lineCap = 'round';
  ink.strokeStyle = shown.colours.river;
  ink.lineWidth = Math.max(0.24, 1 / side);
  ink.stroke(edges);
  ink.lineWidth = 0.16;
  ink.stroke(streams);
}

function arrowHead(path: Path2D, [x, y]: Point, turn: number): void {
  const angle = (turn * Math.PI) / 180;
  const put = (along: number, across: number): Point => [x + along * Math.cos(angle) - across * Math.sin(angle), y + along * Math.sin(angle) + across * Math.cos(angle)];
  path.moveTo(...put(-0.45, 0));
  path.lineTo(...put(0.45, 0));
  path.moveTo(...put(0.15, -0.28));
  path.lineTo(...put(0.45, 0));
  path.lineTo(...put(0.15, 0.28));
}

/** Small fields with a road are joined to those beside them that have one too. */
function roads(ink: Ink, shown: Shown, names: readonly string[]): void {
  for (const [kind, colour] of [['roads', shown.colours.road], ['dragon_roads', shown.colours.dragon]] as const) {
    const path = new Path2D();
    for (const name of names) {
      const spots = (landOf(shown, name)[kind] ?? []).map((kf) => shown.lattice.middle(name, kf));
      spots.forEach((from, place) => {
        path.moveTo(...from);
        path.lineTo(from[0] + 0.01, from[1]);
        for (const to of spots.slice(place + 1)) {
          if (Math.hypot(from[0] - to[0], from[1] - to[1]) > 1.8) continue;
          path.moveTo(...from);
          path.lineTo(...to);
        }
      });
    }
    ink.strokeStyle = colour;
    ink.lineWidth = 0.24;
    ink.setLineDash(kind === 'roads' ? [] : [0.5, 0.4]);
    ink.stroke(path);
    ink.setLineDash([]);
  }
}

/** Signs on small fields, as letters that the legend explains. */
const MARKS = { passes: '⌒', built_passes: '⌓', gorges: '≋', ruins: '∴', caves: '∩' } as const;

function marks(ink: Ink, shown: Shown, names: readonly string[]): void {
  ink.fillStyle = shown.colours.ink;
  ink.textAlign = 'center';
  ink.textBaseline = 'middle';
  ink.font = '1.2px serif';
  for (const name of names) {
    const land = landOf(shown, name);
    for (const [kind, sign] of Object.entries(MARKS)) {
      for (const kf of land[kind as keyof typeof MARKS] ?? []) ink.fillText(sign, ...shown.lattice.middle(name, kf));
    }
    if (land.portal) ink.fillText('✦', ...shown.lattice.middle(name, land.portal));
    const ascents = new Path2D();
    for (const [kf, way] of land.ascents ?? []) arrowHead(ascents, shown.lattice.middle(name, kf), TURNS[way] ?? 0);
    ink.strokeStyle = shown.colours.soft;
    ink.lineWidth = 0.1;
    ink.stroke(ascents);
  }
}

function grid(ink: Ink, shown: Shown, names: readonly string[], side: number): void {
  const path = new Path2D();
  for (const name of names) outline(path, shown.lattice.frame(name));
  ink.strokeStyle = shown.colours.soft;
  ink.globalAlpha = 0.55;
  ink.lineWidth = Math.min(0.14, 1 / side);
  ink.stroke(path);
  ink.globalAlpha = 1;
}

function numbers(ink: Ink, shown: Shown, names: readonly string[]): void {
  ink.fillStyle = shown.colours.soft;
  ink.textAlign = 'center';
  ink.textBaseline = 'middle';
  ink.font = '0.5px "Alegreya Sans", sans-serif';
  for (const name of names) {
    for (let kf = 1; kf <= COUNT; kf += 1) {
      const [x, y] = shown.lattice.middle(name, kf);
      ink.fillText(String(kf), x, y - 0.62);
    }
  }
}

// ---- people

const GREAT = new Set(['Hstd', 'Phstd']);

/** Larger trade centres have larger signs; a capital's is a square with a dot. */
function sites(ink: Ink, shown: Shown, names: readonly string[], side: number): void {
  for (const name of names) {
    const { site } = landOf(shown, name);
    if (!site || (side < HEXES && !GREAT.has(site.kind))) continue;
    const [x, y] = shown.lattice.middle(name, site.kf);
    const size = Math.max(SIZES[site.kind] ?? 0.4, 2 / side);
    const path = new Path2D();
    if (GREAT.has(site.kind)) path.rect(x - size, y - size, 2 * size, 2 * size);
    else path.arc(x, y, size, 0, 2 * Math.PI);
    ink.fillStyle = shown.colours.paper;
    ink.fill(path);
    ink.strokeStyle = shown.colours.ink;
    ink.lineWidth = Math.max(0.12, 1 / side);
    ink.stroke(path);
    if (site.kind === 'F') continue;
    ink.fillStyle = shown.colours.ink;
    const dot = new Path2D();
    dot.arc(x, y, size * 0.4, 0, 2 * Math.PI);
    ink.fill(dot);
  }
}

const SIZES: Readonly<Record<string, number>> = { F: 0.38, Mkt: 0.46, Std: 0.56, Phstd: 0.6, Hstd: 0.7 };

function ways(ink: Ink, shown: Shown, names: readonly string[], side: number): void {
  const visible = new Set(names);
  for (const way of shown.ways) {
    if (!visible.has(fieldOf(way.start)) && !visible.has(fieldOf(way.end))) continue;
    const [from, to] = [shown.lattice.heart(fieldOf(way.start)), shown.lattice.heart(fieldOf(way.end))];
    arrow(ink, from, to, shown.colours[way.style], Math.max(0.24, 1.6 / side));
    if (side >= DETAILS && way.words) label(ink, shown, way.words, [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2], 1.3, shown.colours[way.style]);
  }
}

function arrow(ink: Ink, from: Point, to: Point, colour: string, width: number): void {
  const angle = Math.atan2(to[1] - from[1], to[0] - from[0]);
  const head = 1.3;
  const path = new Path2D();
  path.moveTo(...from);
  path.lineTo(...to);
  path.moveTo(to[0] - head * Math.cos(angle - 0.45), to[1] - head * Math.sin(angle - 0.45));
  path.lineTo(...to);
  path.lineTo(to[0] - head * Math.cos(angle + 0.45), to[1] - head * Math.sin(angle + 0.45));
  ink.strokeStyle = colour;
  ink.lineWidth = width;
  ink.lineCap = 'round';
  ink.lineJoin = 'round';
  ink.stroke(path);
}

function words(ink: Ink, shown: Shown, names: readonly string[], side: number): void {
  const { map } = shown.lattice.plane;
  const size = Math.max(0.9, 10 / side);
  for (const name of names) {
    const [x, y] = shown.lattice.heart(name);
    const { site, name: called } = landOf(shown, name);
    if (shown.layers.has('grid')) label(ink, shown, name, [x, y - FIELD.height * 0.43], size * 0.85, shown.colours.soft);
    if (shown.layers.has('names') && called) label(ink, shown, called, [x, y + FIELD.height * 0.42], size, shown.colours.ink, 'italic');
    if (shown.layers.has('sites') && site?.name) {
      const [sx, sy] = shown.lattice.middle(name, site.kf);
      label(ink, shown, site.name, [sx, sy + 1.25 + size / 2], size * 1.05, shown.colours.ink, 'bold');
    }
    if (shown.layers.has('troops')) {
      (map.written?.[name] ?? []).forEach((line, place) => label(ink, shown, say(line), [x, y + (place - 0.5) * size * 1.15], size, shown.colours.ink));
    }
  }
}

function label(ink: Ink, shown: Shown, said: string, [x, y]: Point, size: number, colour: string, style = ''): void {
  ink.font = `${style} ${size}px "Alegreya Sans", sans-serif`;
  ink.textAlign = 'center';
  ink.textBaseline = 'middle';
  ink.lineJoin = 'round';
  ink.strokeStyle = shown.colours.halo;
  ink.lineWidth = size * 0.28;
  ink.strokeText(said, x, y);
  ink.fillStyle = colour;
  ink.fillText(said, x, y);
}

function notes(ink: Ink, shown: Shown, names: readonly string[], side: number): void {
  const size = Math.max(0.8, 7 / side);
  for (const name of names) {
    const said = shown.notes[name];
    if (!said) continue;
    const [x, y] = shown.lattice.heart(name);
    const pin = new Path2D();
    pin.moveTo(x, y);
    pin.arc(x, y - size * 1.6, size * 0.7, Math.PI * 0.8, Math.PI * 2.2);
    pin.closePath();
    ink.fillStyle = shown.colours.note;
    ink.fill(pin);
    if (side >= DETAILS) label(ink, shown, said.slice(0, 40), [x, y - size * 2.9], Math.max(0.9, 11 / side), shown.colours.note, 'bold');
  }
}

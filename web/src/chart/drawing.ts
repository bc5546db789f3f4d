/** Draws what is in view of a chart on a canvas: from a continent in strips of colour down to single small fields. */
import { PINS } from './colours';
import { ages, colonies, ground, owners, scouts } from './land';
import { CORNERS, EDGES, FIELD, TURNS, type Box } from './lattice';
import { write, type Words } from './labels';
import { arrow, arrowHead, fieldOf, hexagon, label, outline, type Ink } from './pen';
import { COUNT, DETAILS, GRID, HEXES, landOf, NUMBERS, WORDS, type Shown } from './shown';
import { say } from '../lib/texts.svelte';
import type { Point } from '../lib/types';

/** The ink is set so that lengths are those of the lattice; `side` is how many pixels one of them takes. */
export function draw(ink: Ink, shown: Shown, view: Box, side: number): void {
  const names = shown.lattice.names.filter((name) => inView(shown.lattice.heart(name), view));
  const { layers } = shown;
  ground(ink, shown, names, side);
  if (layers.has('owners')) owners(ink, shown, names, side);
  if (layers.has('zones')) colonies(ink, shown, names, side);
  if (layers.has('reach')) scouts(ink, shown, names, side);
  if (layers.has('age')) ages(ink, shown, names);
  if (layers.has('rivers') && side >= HEXES / 2) rivers(ink, shown, names, side);
  if (layers.has('roads') && side >= HEXES) roads(ink, shown, names);
  if (side >= DETAILS) marks(ink, shown, names);
  if (side >= DETAILS) signs(ink, shown, names);
  if (layers.has('grid') && side >= GRID) grid(ink, shown, names, side);
  if (side >= NUMBERS) numbers(ink, shown, names);
  if (layers.has('sites')) sites(ink, shown, names, side);
  if (layers.has('ways')) ways(ink, shown, names, side);
  if (side >= WORDS) words(ink, shown, names, side);
  else if (layers.has('owners')) realms(ink, shown, side);
  if (layers.has('notes')) notes(ink, shown, names, side);
}

function inView([x, y]: Point, [left, top, right, bottom]: Box): boolean {
  return x > left - FIELD.width && x < right + FIELD.width && y > top - FIELD.height && y < bottom + FIELD.height;
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
const MARKS = { passes: '⌒', built_passes: '⌓', gorges: '≋', ruins: '∴', caves: '∩', gnippahellir: '⋒' } as const;

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

/** Signs that are no part of the land; the weak point of a god is red. */
const SIGNS = { 'weak-point': '☠', 'river-bridge': '≍', 'stream-bridge': '≎', temple: '⛫' } as const;

function signs(ink: Ink, shown: Shown, names: readonly string[]): void {
  const visible = new Set(names);
  ink.textAlign = 'center';
  ink.textBaseline = 'middle';
  ink.font = '1.2px serif';
  for (const { what, at } of shown.lattice.plane.map.signs ?? []) {
    const [gf = '', kf] = at.split('/');
    const field = fieldOf(gf);
    if (!visible.has(field)) continue;
    ink.fillStyle = what === 'weak-point' ? shown.colours.scout : shown.colours.ink;
    ink.fillText(SIGNS[what], ...(kf ? shown.lattice.middle(field, Number(kf)) : shown.lattice.heart(field)));
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

/** So near that one points at small fields: their numbers, and where one ends. */
function numbers(ink: Ink, shown: Shown, names: readonly string[]): void {
  const edges = new Path2D();
  for (const name of names) shown.lattice.each(name, (_, x, y) => hexagon(edges, [x, y], 1));
  ink.strokeStyle = shown.colours.soft;
  ink.globalAlpha = 0.3;
  ink.lineWidth = 0.03;
  ink.stroke(edges);
  ink.globalAlpha = 1;
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
  for (const way of shown.lattice.plane.map.ways ?? []) {
    if (!visible.has(fieldOf(way.start)) && !visible.has(fieldOf(way.end))) continue;
    const [from, to] = [shown.lattice.heart(fieldOf(way.start)), shown.lattice.heart(fieldOf(way.end))];
    arrow(ink, from, to, shown.colours[way.style], Math.max(0.24, 1.6 / side));
    if (side >= DETAILS && way.words) label(ink, shown.colours, way.words, [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2], 1.3, shown.colours[way.style]);
  }
}

/** Who stands where comes first, then names of fields and trade centres; what finds no room is read from nearer. */
function words(ink: Ink, shown: Shown, names: readonly string[], side: number): void {
  const { map, seen, yields } = shown.lattice.plane;
  const { colours, layers } = shown;
  const size = Math.min(Math.max(0.9, 12 / side), 15 / side);
  const wanted = { troops: [] as Words[], fields: [] as Words[], sites: [] as Words[], gains: [] as Words[], ages: [] as Words[], regions: [] as Words[] };
  for (const name of names) {
    const [x, y] = shown.lattice.heart(name);
    const { site, name: region } = landOf(shown, name);
    if (layers.has('grid')) wanted.fields.push({ said: name, at: [x, y - FIELD.height * 0.43], size: size * 0.95, colour: colours.soft });
    if (layers.has('age') && seen[name]) wanted.ages.push({ said: `◷ ${say(seen[name])}`, at: [x, y + FIELD.height * 0.3], size: size * 0.85, colour: colours.soft });
    if (layers.has('names') && region) wanted.regions.push({ said: region, at: [x, y + FIELD.height * 0.42], size, colour: colours.ink, style: 'italic' });
    if (layers.has('sites') && site) {
      const [sx, sy] = shown.lattice.middle(name, site.kf);
      if (site.name) wanted.sites.push({ said: site.name, at: [sx, sy + 1.25 + size / 2], size: size * 1.05, colour: colours.ink, style: 'bold' });
      // At the upper edge there is the name of the field above.
      const spot: Point = sy < y - FIELD.height * 0.3 ? [sx + 0.9 + size * 1.6, sy] : [sx, sy - 0.9 - size / 2];
      if (yields[name]) wanted.gains.push({ said: `+${yields[name]} RE`, at: spot, size: size * 0.9, colour: colours.zone, style: 'bold' });
    }
    if (layers.has('troops')) {
      const lines = map.written?.[name] ?? [];
      const top = besides(shown, name, lines.length, size);
      // Others stood there when they were seen.
      const colour = seen[name] ? colours.soft : colours.ink;
      lines.forEach((line, place) => wanted.troops.push({ said: say(line), at: [x, top + place * size * LEADING], size, colour }));
    }
  }
  write(ink, colours, Object.values(wanted).flat());
}

const LEADING = 1.15;
/** Where lines about a large field may begin, below or above its middle, in parts of its height; the first that is free. */
const STARTS = [0.14, -0.2, 0.02, -0.31, 0.24];

/** Where the first of some lines goes, so that they do not stand on the trade centre, its name and its yield. */
function besides(shown: Shown, name: string, lines: number, size: number): number {
  const [, y] = shown.lattice.heart(name);
  const { site } = landOf(shown, name);
  const starts = STARTS.map((part) => y + FIELD.height * part);
  const usual = starts[0] ?? y;
  if (!site || !shown.layers.has('sites')) return usual;
  const [, middle] = shown.lattice.middle(name, site.kf);
  const [above, below] = [middle - 0.9 - size, middle + 1.25 + size];
  return starts.find((start) => start + (lines - 0.5) * size * LEADING < above || start - size / 2 > below) ?? usual;
}

function notes(ink: Ink, shown: Shown, names: readonly string[], side: number): void {
  const size = Math.max(0.8, 7 / side);
  for (const name of names) {
    const note = shown.notes[name];
    if (!note) continue;
    const [x, y] = shown.lattice.heart(name);
    const pin = new Path2D();
    pin.moveTo(x, y);
    pin.arc(x, y - size * 1.6, size * 0.7, Math.PI * 0.8, Math.PI * 2.2);
    pin.closePath();
    ink.fillStyle = PINS[note.colour] ?? shown.colours.note;
    ink.fill(pin);
    ink.strokeStyle = shown.colours.halo;
    ink.lineWidth = size * 0.15;
    ink.stroke(pin);
    if (side >= DETAILS && note.words) label(ink, shown.colours, note.words.slice(0, 40), [x, y - size * 2.9], Math.max(0.9, 11 / side), shown.colours.note, 'bold');
  }
}

/** From afar every realm bears its name in the middle of its land. */
function realms(ink: Ink, shown: Shown, side: number): void {
  for (const owned of shown.lattice.plane.map.owned ?? []) {
    if (typeof owned.name !== 'string') continue;
    const hearts = owned.places.map((place) => shown.lattice.heart(fieldOf(place)));
    const middle: Point = [hearts.reduce((sum, [x]) => sum + x, 0) / hearts.length, hearts.reduce((sum, [, y]) => sum + y, 0) / hearts.length];
    label(ink, shown.colours, say(owned.name), middle, 14 / side, shown.colours.ink, 'bold');
  }
}

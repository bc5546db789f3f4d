/** Draws what magic and gods have done: to whom it happened, seen on the token itself, and to the land. */
import { hexagon, type Ink } from '../chart/pen';
import type { Base, HexOmen, HexStand, Point } from '../lib/types';
import { edge, middle, wayTo } from './field';
import { line, type Inks } from './drawing';

export type Say = (key: string) => string;

const conditionsOf = (figure: Base): Set<string> => new Set((figure.conditions ?? []).map((key) => key.split('-condition-')[1] ?? ''));

/** How a token is drawn by what has been done to whom it stands for. */
export interface Guise {
  being: string;
  stone: boolean;
  still: boolean;
  unseen: boolean;
  copy: boolean;
  safe: boolean;
  hovers: boolean;
  /** What is written in the seals, the weightiest first. */
  seals: string[];
}

/** Seen by the token alone; all others have a seal. */
const SHAPED = ['stone', 'still', 'unseen', 'copy', 'safe', 'hovers', 'phalanx', 'leans', 'swims'];
const MOST_SEALS = 2;

export function guiseOf(figure: Base, stand: HexStand | undefined): Guise {
  const has = conditionsOf(figure);
  return {
    being: stand?.being ?? '', stone: has.has('stone'), still: has.has('still'), unseen: has.has('unseen'), copy: has.has('copy'), safe: has.has('safe'), hovers: has.has('hovers'),
    seals: [...has].filter((one) => one && !SHAPED.includes(one)).slice(0, MOST_SEALS),
  };
}

/** A star for gods, a hexagon for mythical beasts, round for all others. */
export function outlineOf(guise: Guise, [x, y]: Point, r: number, mounted: boolean): Path2D {
  const path = new Path2D();
  if (guise.being === 'god') {
    for (let corner = 0; corner < 16; corner += 1) {
      const [turn, long] = [(corner * Math.PI) / 8, corner % 2 ? r * 1.08 : r * 1.42];
      path.lineTo(x + Math.sin(turn) * long, y - Math.cos(turn) * long);
    }
    path.closePath();
  } else if (guise.being === 'beast') hexagon(path, [x, y], r * 1.22);
  else if (mounted) path.ellipse(x, y, r * 1.12, r * 0.88, 0, 0, Math.PI * 2);
  else path.arc(x, y, r, 0, Math.PI * 2);
  return path;
}

/** What lies under a token: the shadow of who hovers, the other one of whoever is there twice. */
export function drawUnder(ink: Ink, guise: Guise, [x, y]: Point, r: number, colours: Inks, seat: string): void {
  if (guise.hovers) {
    const shadow = new Path2D();
    shadow.ellipse(x, y + r * 1.25, r * 0.9, r * 0.24, 0, 0, Math.PI * 2);
    ink.fillStyle = colours.ink;
    ink.globalAlpha = 0.45;
    ink.fill(shadow);
    ink.globalAlpha = 1;
  }
  if (guise.copy) {
    const twin = outlineOf(guise, [x + r * 0.3, y - r * 0.26], r, false);
    ink.fillStyle = colours.paper;
    ink.fill(twin);
    ink.setLineDash([0.08, 0.06]);
    line(ink, twin, seat, 0.05);
    ink.setLineDash([]);
  }
}

/** What lies over it: bars of who is paralysed, the ring of who is protected, seals with signs. */
export function drawOver(ink: Ink, guise: Guise, [x, y]: Point, r: number, colours: Inks, say: Say): void {
  if (guise.safe) {
    const ring = new Path2D();
    ring.arc(x, y, r * 1.24, 0, Math.PI * 2);
    line(ink, ring, colours.zone, 0.055);
  }
  if (guise.still) {
    const bars = new Path2D();
    for (const at of [-0.5, 0.5]) {
      bars.moveTo(x + r * at, y - r * 0.9);
      bars.lineTo(x + r * at, y + r * 0.9);
    }
    line(ink, bars, colours.paper, 0.1);
    line(ink, bars, colours.chosen, 0.06);
  }
  guise.seals.forEach((one, number) => seal(ink, say(`kriegsspiel-condition-${one}-sign`), [x + r * (0.86 - number * 1.72), y - r * 0.8], r * 0.5, colours, GOOD.includes(one)));
}

const GOOD = ['stronger', 'blessed', 'speed', 'wind'];

function seal(ink: Ink, sign: string, [x, y]: Point, r: number, colours: Inks, good: boolean): void {
  const disc = new Path2D();
  disc.arc(x, y, r, 0, Math.PI * 2);
  ink.fillStyle = colours.paper;
  ink.fill(disc);
  line(ink, disc, good ? colours.move : colours.chosen, 0.045);
  ink.font = `700 ${r * 1.35}px "Alegreya Sans", sans-serif`;
  ink.textAlign = 'center';
  ink.textBaseline = 'middle';
  ink.fillStyle = colours.ink;
  ink.fillText(sign, x, y + r * 0.08);
}

// ---- the land

/** Dried-up rivers are gaps in sand, flooded ones broad, gates that magic holds are crossed, shields have a border. */
export function drawOmens(ink: Ink, omens: readonly HexOmen[], colours: Inks): void {
  for (const omen of omens) {
    for (const [here, there] of omen.edges ?? []) drawEdge(ink, omen.kind, here, there, colours);
    if (omen.fields?.length) drawFields(ink, omen.kind, omen.fields, colours);
  }
}

function drawEdge(ink: Ink, kind: string, here: readonly [number, number], there: readonly [number, number], colours: Inks): void {
  const way = wayTo(here, there);
  if (way < 0) return;
  const [from, to] = edge({ x: here[0], row: here[1] }, way);
  const path = new Path2D();
  path.moveTo(...from);
  path.lineTo(...to);
  ink.lineCap = 'round';
  if (kind === 'dry') {
    line(ink, path, colours.road, 0.24);
    ink.setLineDash([0.1, 0.16]);
    line(ink, path, colours.river, 0.08);
    ink.setLineDash([]);
  } else if (kind === 'flooded') {
    line(ink, path, colours.river, 0.5);
    ink.setLineDash([0.14, 0.14]);
    line(ink, path, colours.paper, 0.07);
    ink.setLineDash([]);
  } else if (kind === 'held') {
    line(ink, path, colours.zone, 0.1);
    const [mx, my]: Point = [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2];
    const cross = new Path2D();
    for (const turn of [-1, 1]) {
      cross.moveTo(mx - 0.16, my - 0.16 * turn);
      cross.lineTo(mx + 0.16, my + 0.16 * turn);
    }
    line(ink, cross, colours.paper, 0.14);
    line(ink, cross, colours.zone, 0.08);
  }
}

function drawFields(ink: Ink, kind: string, fields: readonly (readonly [number, number])[], colours: Inks): void {
  const inside = new Set(fields.map(([x, row]) => `${x} ${row}`));
  const tint = new Path2D();
  for (const [x, row] of fields) hexagon(tint, middle(x, row), kind === 'shield' ? 1 : 0.8);
  ink.fillStyle = colours.zone;
  ink.globalAlpha = kind === 'shield' ? 0.2 : 0;
  ink.fill(tint);
  ink.globalAlpha = 1;
  if (kind !== 'shield') {
    ink.setLineDash([0.18, 0.12]);
    line(ink, tint, colours.zone, 0.07);
    ink.setLineDash([]);
    return;
  }
  const border = new Path2D();
  const STEPS = [[1, -1], [2, 0], [1, 1], [-1, 1], [-2, 0], [-1, -1]] as const;
  for (const [x, row] of fields) {
    STEPS.forEach(([dx, dr], way) => {
      if (inside.has(`${x + dx} ${row + dr}`)) return;
      const [from, to] = edge({ x, row }, way, 0.97);
      border.moveTo(...from);
      border.lineTo(...to);
    });
  }
  line(ink, border, colours.zone, 0.14);
}

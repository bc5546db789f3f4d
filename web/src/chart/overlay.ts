/** What changes with every tap lies above the drawn sheet: the orders of the paper, how far an army comes, what is being drawn. */
import type { Colours } from './colours';
import { arrow, fieldOf, hexagon, label, outline } from './pen';
import type { Lattice } from './lattice';
import type { PaperLine, Point, Reach } from '../lib/types';

type Ink = CanvasRenderingContext2D;

export interface Above {
  lattice: Lattice;
  colours: Colours;
  /** Pixels to the side of a small field. */
  side: number;
}

type Style = 'move' | 'scout' | 'war' | 'trade';
const WAYS: Readonly<Record<string, Style>> = { move: 'move', carry: 'move', scout: 'scout', enter: 'move', trade: 'trade', hand_over: 'trade', mark: 'scout' };
/** Beside each other, so that an army does not hide its scouts. */
const ASIDE: Readonly<Record<Style, number>> = { move: 0.5, scout: -0.5, war: 0, trade: 1 };

const styleOf = (line: PaperLine): Style | undefined => (line.act === 'enter' && line.words === 'K' ? 'war' : WAYS[line.act]);

/** The ends of a step, drawn a little to its side. */
function step(lattice: Lattice, from: string, to: string, style: Style): [Point, Point] {
  const [[ax, ay], [bx, by]] = [lattice.spot(from), lattice.spot(to)];
  const long = Math.hypot(bx - ax, by - ay) || 1;
  const [ox, oy] = [(-(by - ay) / long) * ASIDE[style], ((bx - ax) / long) * ASIDE[style]];
  return [
    [ax + ox, ay + oy],
    [bx + ox, by + oy],
  ];
}

function stepsOf(lattice: Lattice, line: PaperLine): { style: Style; ends: [Point, Point] }[] {
  const style = styleOf(line);
  const places = (line.places ?? []).filter((place) => lattice.plane.origins[fieldOf(place)]);
  return style ? places.slice(1).map((place, number) => ({ style, ends: step(lattice, places[number] ?? place, place, style) })) : [];
}

const figuresOf = (line: PaperLine): string =>
  line.words ?? Object.entries(line.figures ?? {}).map(([symbol, number]) => (number === 1 ? symbol : `${number}${symbol}`)).join(', ');

/** Orders that stand in the paper; those that are wrong are broken lines with a cross. */
export function drawLines(ink: Ink, above: Above, lines: readonly PaperLine[], wrong: ReadonlySet<number>, selected: number): void {
  for (const line of lines) {
    const chosen = line.line === selected;
    const width = Math.max(Math.min(0.24, 4 / above.side), (chosen ? 3.4 : 2) / above.side);
    if (wrong.has(line.line)) ink.setLineDash([width * 2, width * 3]);
    const steps = stepsOf(above.lattice, line);
    for (const { style, ends } of steps) arrow(ink, ...ends, chosen ? above.colours.chosen : above.colours[style], width);
    if (!steps.length) around(ink, above, line, chosen);
    ink.setLineDash([]);
    const last = steps.at(-1);
    if (!last) continue;
    // Beyond the border, where the coordinate does not stand.
    const middle: Point = [last.ends[0][0] * 0.36 + last.ends[1][0] * 0.64, last.ends[0][1] * 0.36 + last.ends[1][1] * 0.64];
    if (above.side >= 3.2) label(ink, above.colours, `${wrong.has(line.line) ? '✗ ' : ''}${figuresOf(line)}`, middle, 12 / above.side, above.colours[last.style], 'bold');
  }
}

/** Orders without a way: small fields that are built on, large fields of a zone or a permission. */
function around(ink: Ink, { lattice, colours, side }: Above, line: PaperLine, chosen: boolean): void {
  const path = new Path2D();
  const places = (line.places ?? []).map(fieldOf).filter((name) => lattice.plane.origins[name]);
  const last = places.at(-1);
  if (line.fields?.length && last) for (const kf of line.fields) hexagon(path, lattice.middle(last, kf), 0.9);
  else if (['zone', 'permit', 'mark'].includes(line.act) || chosen) for (const name of places) outline(path, inside(lattice, name));
  ink.strokeStyle = chosen ? colours.chosen : line.act === 'zone' ? colours.zone : colours.note;
  ink.lineWidth = Math.max(0.2, 2 / side);
  ink.stroke(path);
  if (line.act === 'mark' && line.words && last && side >= 3.2) {
    const [x, y] = line.fields?.[0] ? lattice.middle(last, line.fields[0]) : lattice.heart(last);
    label(ink, colours, line.words, [x, y + 1.4], 12 / side, colours.note, 'bold');
  }
}

function inside(lattice: Lattice, name: string): Point[] {
  const [hx, hy] = lattice.heart(name);
  return lattice.frame(name).map(([x, y]): Point => [hx + (x - hx) * 0.9, hy + (y - hy) * 0.9]);
}

/** How far an army comes: this round's fields are tinted, the others bear how many rounds it takes. */
export function drawReach(ink: Ink, above: Above, reach: Reach): void {
  const { lattice, colours, side } = above;
  const [now, later, barred] = [new Path2D(), new Path2D(), new Path2D()];
  for (const [place, one] of Object.entries(reach.reached ?? {})) {
    const name = fieldOf(place);
    if (!lattice.plane.origins[name]) continue;
    outline(one.rounds === 1 ? now : later, inside(lattice, name));
    if (side >= 1.4) label(ink, colours, one.rounds === 1 ? String(one.steps) : `${one.rounds} GR`, lattice.heart(name), Math.max(Math.min(1.6, 22 / side), 15 / side), colours.move, 'bold');
  }
  for (const place of Object.keys(reach.stops ?? {})) {
    const name = fieldOf(place);
    if (lattice.plane.origins[name]) outline(barred, inside(lattice, name));
  }
  ink.fillStyle = colours.move;
  ink.globalAlpha = 0.22;
  ink.fill(now);
  ink.globalAlpha = 1;
  ink.lineWidth = Math.max(0.16, 1.6 / side);
  ink.strokeStyle = colours.move;
  ink.stroke(now);
  ink.setLineDash([0.6, 0.6]);
  ink.stroke(later);
  ink.strokeStyle = colours.scout;
  ink.setLineDash([0.2, 0.6]);
  ink.stroke(barred);
  ink.setLineDash([]);
}

/** A way that is being drawn. */
export function drawSketch(ink: Ink, { lattice, colours, side }: Above, names: readonly string[]): void {
  names.slice(1).forEach((name, number) => arrow(ink, ...step(lattice, names[number] ?? name, name, 'move'), colours.chosen, Math.max(0.3, 3 / side)));
}

/** The order whose arrow lies at a place of the drawing, the nearest within reach of a finger; 0 for none. */
export function lineAt(lattice: Lattice, lines: readonly PaperLine[], at: Point, reach: number): number {
  let [found, nearest] = [0, reach];
  for (const line of lines) {
    for (const { ends } of stepsOf(lattice, line)) {
      const apart = distance(at, ...ends);
      if (apart < nearest) [found, nearest] = [line.line, apart];
    }
  }
  return found;
}

/** From a point to the middle part of a segment: its ends are large fields that want to be tapped themselves. */
function distance([x, y]: Point, [ax, ay]: Point, [bx, by]: Point): number {
  const [dx, dy] = [bx - ax, by - ay];
  const along = Math.max(0.3, Math.min(0.75, ((x - ax) * dx + (y - ay) * dy) / (dx * dx + dy * dy || 1)));
  return Math.hypot(ax + along * dx - x, ay + along * dy - y);
}

/** Around the large field that is chosen. */
export function drawRing(ink: Ink, { lattice, colours, side }: Above, name: string): void {
  const path = new Path2D();
  outline(path, lattice.frame(name));
  ink.strokeStyle = colours.chosen;
  ink.lineWidth = Math.max(Math.min(0.4, 4 / side), 2.5 / side);
  ink.stroke(path);
}

/** A way that is being measured, from heart to heart. */
export function drawMeasured(ink: Ink, { lattice, colours, side }: Above, names: readonly string[]): void {
  ink.strokeStyle = colours.chosen;
  ink.lineWidth = Math.max(0.3, 2 / side);
  ink.setLineDash([ink.lineWidth * 2, ink.lineWidth * 2]);
  ink.beginPath();
  names.forEach((name, place) => (place ? ink.lineTo(...lattice.heart(name)) : ink.moveTo(...lattice.heart(name))));
  ink.stroke();
  ink.setLineDash([]);
}

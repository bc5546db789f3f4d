/** Strokes that all layers of a chart are made of. */
import type { Colours } from './colours';
import { CORNERS } from './lattice';
import type { Point } from '../lib/types';

export type Ink = CanvasRenderingContext2D;

/** `2U+15[a]` lies in `2U+15`. */
export const fieldOf = (place: string): string => place.replace(/[[~].*$/, '');

export function hexagon(path: Path2D, [x, y]: Point, size: number): void {
  CORNERS.forEach(([dx, dy], place) => (place ? path.lineTo(x + dx * size, y + dy * size) : path.moveTo(x + dx * size, y + dy * size)));
  path.closePath();
}

export function outline(path: Path2D, points: readonly Point[]): void {
  points.forEach(([x, y], place) => (place ? path.lineTo(x, y) : path.moveTo(x, y)));
  path.closePath();
}

export function arrow(ink: Ink, from: Point, to: Point, colour: string, width: number): void {
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

export function arrowHead(path: Path2D, [x, y]: Point, turn: number): void {
  const angle = (turn * Math.PI) / 180;
  const put = (along: number, across: number): Point => [x + along * Math.cos(angle) - across * Math.sin(angle), y + along * Math.sin(angle) + across * Math.cos(angle)];
  path.moveTo(...put(-0.45, 0));
  path.lineTo(...put(0.45, 0));
  path.moveTo(...put(0.15, -0.28));
  path.lineTo(...put(0.45, 0));
  path.lineTo(...put(0.15, 0.28));
}

export const fontOf = (size: number, style = ''): string => `${style} ${size}px "Alegreya Sans", sans-serif`;

export function label(ink: Ink, colours: Colours, said: string, [x, y]: Point, size: number, colour: string, style = ''): void {
  ink.font = fontOf(size, style);
  ink.textAlign = 'center';
  ink.textBaseline = 'middle';
  ink.lineJoin = 'round';
  ink.strokeStyle = colours.halo;
  ink.lineWidth = size * 0.28;
  ink.strokeText(said, x, y);
  ink.fillStyle = colour;
  ink.fillText(said, x, y);
}

/** Until the letters of labels are there. */
export async function letters(): Promise<void> {
  await Promise.allSettled(['', 'bold ', 'italic '].map((style) => document.fonts.load(`${style}12px "Alegreya Sans"`)));
}

/** Order sheets on the map: where each group stands, and an arrow to what it goes for; broken where a condition stands before it. */
import type { Above } from './overlay';
import { arrow, fieldOf, hexagon, label } from './pen';
import type { Lattice } from './lattice';
import type { Point } from '../lib/types';

interface DrawnStep {
  rounds?: string;
  when?: string;
  target: string;
}

interface DrawnTroop extends DrawnStep {
  name: string;
  lots: readonly { kf: string }[];
  earlier?: readonly DrawnStep[];
}

export interface DrawnSheet {
  place: string;
  troops: readonly DrawnTroop[];
}

type Ink = CanvasRenderingContext2D;
/** From here on small fields can be told apart, in pixels to a side. */
const NEAR = 2.4;

/** Where a target lies; null for the nearest enemy, and off the map. */
function spotOf(lattice: Lattice, target: string): Point | null {
  const [name = '', kf] = target.split('/');
  if (!name || !lattice.plane.origins[name]) return null;
  return kf ? lattice.middle(name, Number(kf)) : lattice.heart(name);
}

function middleOf(points: readonly Point[]): Point {
  const sum = points.reduce<Point>(([x, y], [dx, dy]) => [x + dx, y + dy], [0, 0]);
  return [sum[0] / points.length, sum[1] / points.length];
}

export function drawSheets(ink: Ink, above: Above, sheets: readonly DrawnSheet[]): void {
  if (above.side < NEAR) return;
  for (const { place, troops } of sheets) {
    const name = fieldOf(place);
    if (above.lattice.plane.origins[name]) for (const troop of troops) drawTroop(ink, above, name, troop);
  }
}

function drawTroop(ink: Ink, { lattice, colours, side }: Above, field: string, troop: DrawnTroop): void {
  const stands = troop.lots.filter((lot) => Number(lot.kf) > 0).map((lot) => lattice.middle(field, Number(lot.kf)));
  if (!stands.length) return;
  const path = new Path2D();
  for (const at of stands) hexagon(path, at, 0.8);
  ink.strokeStyle = colours.war;
  ink.lineWidth = Math.max(0.16, 1.6 / side);
  ink.stroke(path);
  const from = middleOf(stands);
  for (const step of [...(troop.earlier ?? []), troop]) {
    const to = spotOf(lattice, step.target);
    if (!to) continue;
    const bound = step !== troop && Boolean(step.when ?? step.rounds);
    if (bound) ink.setLineDash([0.5, 0.5]);
    arrow(ink, from, to, colours.war, Math.max(0.14, 1.6 / side));
    ink.setLineDash([]);
    const said = [step.rounds ? `KR ${step.rounds}` : '', step.when ?? ''].filter(Boolean).join(' ');
    if (said) label(ink, colours, said, middleOf([from, to]), 11 / side, colours.war, 'bold');
  }
  label(ink, colours, troop.name, from, 12 / side, colours.war, 'bold');
}

/** Words on a chart that leave each other room: what counts less gives way. */
import type { Colours } from './colours';
import { fontOf, label, type Ink } from './pen';
import type { Point } from '../lib/types';

export interface Words {
  said: string;
  at: Point;
  size: number;
  colour: string;
  style?: string;
}

interface Room {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** Halos may touch. */
const TIGHT = 0.82;

export const overlap = (one: Room, other: Room): boolean => one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;

export function roomOf({ at: [x, y], size }: Pick<Words, 'at' | 'size'>, width: number): Room {
  const [across, down] = [(width * TIGHT) / 2, (size * TIGHT) / 2];
  return { left: x - across, top: y - down, right: x + across, bottom: y + down };
}

/** The first ones are drawn, and of the others whatever finds room beside them. */
export function write(ink: Ink, colours: Colours, wanted: readonly Words[]): void {
  const taken: Room[] = [];
  for (const one of wanted) {
    ink.font = fontOf(one.size, one.style);
    const room = roomOf(one, ink.measureText(one.said).width);
    if (taken.some((other) => overlap(room, other))) continue;
    taken.push(room);
    label(ink, colours, one.said, one.at, one.size, one.colour, one.style);
  }
}

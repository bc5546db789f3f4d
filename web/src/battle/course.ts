/** A battle that is over, moment by moment: from the beginning and what changed since to a picture that can be drawn. */
import type { HexCourse, HexDoor, HexHouse, HexMoment, HexPicture, HexStand, Point } from '../lib/types';
import { baseOf, BattleField, middle } from './field';

interface Position {
  stands: Record<string, HexStand>;
  seats: Record<string, number>;
  doors: HexDoor[];
  houses: HexHouse[];
  holders: Record<string, number>;
  wind: number;
}

/** Everything as it was at a moment. */
export function positionAt(course: HexCourse, number: number): Position {
  const position: Position = {
    stands: {},
    seats: Object.fromEntries(Object.entries(course.figures).map(([id, one]) => [id, one.seat])),
    doors: (course.doors ?? []).map((one) => ({ ...one })),
    houses: (course.houses ?? []).map((one) => ({ ...one })),
    holders: {},
    wind: 0,
  };
  for (const moment of course.moments.slice(0, number + 1)) follow(position, moment);
  return position;
}

function follow(position: Position, moment: HexMoment): void {
  Object.assign(position.stands, moment.stands);
  const gone = new Set(moment.gone);
  if (gone.size) position.stands = Object.fromEntries(Object.entries(position.stands).filter(([id]) => !gone.has(id)));
  Object.assign(position.seats, moment.taken);
  for (const [number, stands] of moment.doors ?? []) {
    const door = position.doors[number];
    if (door) door.stands = stands;
  }
  for (const house of position.houses) {
    house.fallen = house.fallen || (moment.fallen ?? []).includes(house.id);
    house.seat = moment.keepers?.[house.id] ?? house.seat ?? null;
  }
  Object.assign(position.holders, moment.holders);
  position.wind = moment.wind ?? 0;
}

/** The battlefield at a moment, as the hex table draws it. */
export function pictureAt(course: HexCourse, number: number): HexPicture {
  const position = positionAt(course, number);
  const land = { lands: course.lands, shape: course.shape ?? [], grounds: course.grounds ?? {}, houses: position.houses, doors: position.doors };
  const empty = { kind: 'hexes' as const, width: 0, depth: 0, pieces: [], areas: [], cards: [], track: [], sides: [], goal: [], markers: [], bases: [] };
  const field = new BattleField({ ...empty, ...land });
  const bases = Object.entries(position.stands).map(([id, stand]) => {
    const cell = field.cell(baseOf(stand.place));
    const [x, y] = cell ? middle(cell.x, cell.row) : [0, 0];
    return { kind: 'base' as const, id, unit: '', seat: position.seats[id] ?? 0, x, y, r: 0.3, emblem: course.figures[id]?.symbol ?? '' };
  });
  const markers = course.lands.flatMap((one) => {
    const cell = one.site ? field.cell(`${one.gf}/${one.site}`) : undefined;
    if (!cell) return [];
    const [x, y] = middle(cell.x, cell.row);
    return [{ kind: 'marker' as const, id: `HZ ${one.gf}`, role: 'site', x, y, owner: position.holders[one.gf] ?? null, label: one.gf }];
  });
  return { ...empty, ...land, bases, markers, stands: position.stands, wind: position.wind };
}

/** Where anybody ever stood, with something around it: left, top, right, bottom. */
export function boxOf(course: HexCourse, around = 2): [number, number, number, number] {
  const field = new BattleField(pictureAt(course, 0));
  const stood = new Set(course.moments.flatMap((moment) => Object.values(moment.stands ?? {}).map((stand) => baseOf(stand.place))));
  const middles: Point[] = [...stood].flatMap((name) => {
    const cell = field.cell(name);
    return cell ? [middle(cell.x, cell.row)] : [];
  });
  if (!middles.length) return field.box();
  const [xs, ys] = [middles.map(([x]) => x), middles.map(([, y]) => y)];
  const [left, top, right, bottom] = field.box();
  const far = around * 1.7 + 0.4;
  return [Math.max(left, Math.min(...xs) - far), Math.max(top, Math.min(...ys) - far), Math.min(right, Math.max(...xs) + far), Math.min(bottom, Math.max(...ys) + far)];
}

/** So many of each party are on the field. */
export const countOf = (picture: HexPicture, seat: number): number => picture.bases.filter((one) => one.seat === seat).length;

/** Draws a battlefield: the land once into paths, what is built on it anew each time. */
import type { Colours } from '../chart/colours';
import { arrowHead, hexagon, label, type Ink } from '../chart/pen';
import { TURNS } from '../chart/lattice';
import type { HexDoor, Point } from '../lib/types';
import { BattleField, baseOf, edge, middle, wayTo, WAYS, type Cell } from './field';

const LETTERS_FROM = 20;

export interface Inks extends Colours {
  seats: readonly string[];
  stone: string;
  /** Where the land falls by one level, two, or more. */
  cliffs: readonly string[];
  wood: string;
  /** What is written on the token of each party. */
  tokens: readonly string[];
}

/** All that stays as it is while a battle lasts. */
export class Land {
  private readonly grounds = new Map<string, Path2D>();
  private readonly veil = new Path2D();
  private readonly grid = new Path2D();
  private readonly frame = new Path2D();
  private readonly cliffs: Path2D[] = [new Path2D(), new Path2D(), new Path2D()];
  private readonly rivers = new Path2D();
  private readonly flows = new Path2D();
  private readonly roads = new Path2D();
  private readonly ascents = new Path2D();

  constructor(readonly field: BattleField) {
    for (const cell of field.cells) {
      const at = middle(cell.x, cell.row);
      const path = this.grounds.get(cell.letter) ?? new Path2D();
      hexagon(path, at, 1.01);
      this.grounds.set(cell.letter, path);
      hexagon(this.grid, at, 1);
      if (cell.beside) hexagon(this.veil, at, 1.01);
      for (let way = 0; way < 6; way += 1) this.side(cell, way);
    }
    for (const land of field.picture.lands ?? []) {
      const cell = (kf: number): Cell | undefined => field.cell(`${land.gf}/${kf}`);
      for (const [kf, way] of land.rivers ?? []) stroke(this.rivers, cell(kf), WAYS.indexOf(way), 1);
      for (const [kf, way] of land.ascents ?? []) stroke(this.ascents, cell(kf), WAYS.indexOf(way), 0.86);
      for (const [kf, way] of land.streams ?? []) {
        const found = cell(kf);
        if (found && way) arrowHead(this.flows, middle(found.x, found.row), TURNS[way] ?? 0);
      }
      for (const kf of land.roads ?? []) {
        const found = cell(kf);
        if (found) hexagon(this.roads, middle(found.x, found.row), 0.16);
      }
    }
  }

  /** Where the land falls towards a neighbour, and where the battlefield ends. */
  private side(cell: Cell, way: number): void {
    const other = this.field.neighbour(cell, way);
    if (!cell.beside && (other === undefined || other.beside)) stroke(this.frame, cell, way, 1);
    if (!other || other.level >= cell.level) return;
    const cliff = this.cliffs[Math.min(cell.level - other.level, 3) - 1];
    if (cliff) stroke(cliff, cell, way, 0.95);
  }

  draw(ink: Ink, colours: Inks): void {
    for (const [letter, path] of this.grounds) {
      ink.fillStyle = colours.ground[letter] ?? colours.unseen;
      ink.fill(path);
    }
    ink.lineCap = 'round';
    line(ink, this.grid, colours.soft, 0.025);
    this.cliffs.forEach((path, depth) => line(ink, path, colours.cliffs[depth] ?? colours.ink, 0.12 + depth * 0.08));
    line(ink, this.ascents, colours.road, 0.16);
    line(ink, this.flows, colours.river, 0.09);
    line(ink, this.rivers, colours.river, 0.2);
    ink.fillStyle = colours.road;
    ink.fill(this.roads);
    ink.globalAlpha = 0.55;
    ink.fillStyle = colours.paper;
    ink.fill(this.veil);
    ink.globalAlpha = 1;
    line(ink, this.frame, colours.ink, 0.07);
  }

  /** Levels and kinds of land in letters, for who comes close. */
  names(ink: Ink, colours: Inks, side: number, seen: (cell: Cell) => boolean): void {
    if (side < LETTERS_FROM) return;
    for (const cell of this.field.cells) {
      if (cell.beside || !seen(cell)) continue;
      const [x, y] = middle(cell.x, cell.row);
      label(ink, colours, `${cell.kf}${cell.level > 1 ? ` ${'▲'.repeat(cell.level - 1)}` : ''}`, [x, y + 0.68], 0.25, colours.ink);
    }
  }
}

export function stroke(path: Path2D, cell: Cell | undefined, way: number, size: number): void {
  if (!cell || way < 0) return;
  const [from, to] = edge(cell, way, size);
  path.moveTo(...from);
  path.lineTo(...to);
}

export function line(ink: Ink, path: Path2D, colour: string, width: number): void {
  ink.strokeStyle = colour;
  ink.lineWidth = width;
  ink.stroke(path);
}

// ---- what is built

export function drawBuildings(ink: Ink, field: BattleField, colours: Inks): void {
  for (const marker of field.picture.markers) drawSite(ink, [marker.x, marker.y], colours, marker.owner ?? -1);
  for (const house of field.houses.values()) {
    const [x, y] = middle(house.x, house.row);
    const path = new Path2D();
    hexagon(path, [x, y], 0.86);
    ink.fillStyle = house.fallen ? colours.soft : colours.stone;
    ink.globalAlpha = house.fallen ? 0.6 : 1;
    ink.fill(path);
    ink.globalAlpha = 1;
    line(ink, path, house.seat === undefined || house.seat === null ? colours.ink : (colours.seats[house.seat] ?? colours.ink), 0.12);
    if (!house.fallen) battlements(ink, [x, y], house.storeys?.length ?? 1, colours);
  }
}

/** Above those who stand beside them: a gate is seen whoever is in the tower. */
export function drawDoors(ink: Ink, field: BattleField, colours: Inks): void {
  for (const door of field.picture.doors ?? []) drawDoor(ink, door, colours);
}

/** As many rings as there are storeys, seen from above. */
function battlements(ink: Ink, at: Point, storeys: number, colours: Inks): void {
  for (let ring = 1; ring < storeys; ring += 1) {
    const path = new Path2D();
    hexagon(path, at, 0.86 - ring * 0.09);
    line(ink, path, colours.soft, 0.03);
  }
}

function drawSite(ink: Ink, [x, y]: Point, colours: Inks, seat: number): void {
  const path = new Path2D();
  for (const [dx, wide, high] of [[-0.34, 0.3, 0.3], [0.02, 0.36, 0.44], [0.38, 0.26, 0.26]] as const) {
    path.rect(x + dx - wide / 2, y + 0.2 - high, wide, high);
    path.moveTo(x + dx - wide / 2 - 0.05, y + 0.2 - high);
    path.lineTo(x + dx, y - high + 0.02);
    path.lineTo(x + dx + wide / 2 + 0.05, y + 0.2 - high);
  }
  ink.fillStyle = colours.seats[seat] ?? colours.paper;
  ink.globalAlpha = 0.8;
  ink.fill(path);
  ink.globalAlpha = 1;
  line(ink, path, colours.ink, 0.05);
}

function drawDoor(ink: Ink, door: HexDoor, colours: Inks): void {
  const way = wayTo(door.here, door.there);
  if (way < 0) return;
  const cell = { x: door.here[0], row: door.here[1] };
  const [from, to] = edge(cell, way, door.wall ? 1 : 0.86);
  const between = (share: number): Point => [from[0] + (to[0] - from[0]) * share, from[1] + (to[1] - from[1]) * share];
  const draw = (start: number, end: number, colour: string, width: number): void => {
    const path = new Path2D();
    path.moveTo(...between(start));
    path.lineTo(...between(end));
    line(ink, path, colour, width);
  };
  ink.lineCap = 'butt';
  const broken = door.stands === 'broken';
  if (door.wall) {
    draw(0, broken ? 0.2 : 1, colours.ink, 0.3);
    if (broken) draw(0.8, 1, colours.ink, 0.3);
    draw(0, broken ? 0.2 : 1, colours.stone, 0.2);
    if (broken) draw(0.8, 1, colours.stone, 0.2);
  }
  if (broken && !door.wall) {
    // A breach: the wall of the building is gone there, rubble lies in it.
    draw(0.1, 0.9, colours.paper, 0.26);
    for (const at of [0.22, 0.4, 0.58, 0.76]) draw(at, at + 0.08, colours.ink, 0.16);
    return;
  }
  if (door.kind === 'loophole' || broken) return;
  draw(0.3, 0.7, door.stands === 'closed' ? colours.road : colours.paper, 0.26);
  if (door.stands === 'closed') draw(0.48, 0.52, colours.ink, 0.26);
}

// ---- what leans and lies there

/** Ladders and ropes that lean, from their foot to where they lead. */
export function drawLadders(ink: Ink, field: BattleField, colours: Inks): void {
  for (const stand of Object.values(field.picture.stands ?? {})) {
    const cell = stand.leans ? field.cell(baseOf(stand.place)) : undefined;
    const way = cell && stand.leans ? wayTo([cell.x, cell.row], stand.leans) : -1;
    if (!cell || way < 0) continue;
    const [from, to] = edge(cell, way);
    const [mx, my]: Point = [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2];
    const [x, y] = middle(cell.x, cell.row);
    const at = (along: number, across: number): Point => [x + (mx - x) * along + (to[0] - mx) * across, y + (my - y) * along + (to[1] - my) * across];
    const path = new Path2D();
    for (const side of [-0.2, 0.2]) {
      path.moveTo(...at(0.55, side));
      path.lineTo(...at(1.15, side));
    }
    for (const rung of [0.65, 0.8, 0.95, 1.1]) {
      path.moveTo(...at(rung, -0.2));
      path.lineTo(...at(rung, 0.2));
    }
    line(ink, path, colours.paper, 0.12);
    line(ink, path, colours.ink, 0.06);
  }
}

/** RE that lie somewhere: a coin with their number. */
export function drawStores(ink: Ink, field: BattleField, colours: Inks): void {
  for (const store of field.picture.stores ?? []) {
    const cell = field.cell(baseOf(store.place));
    if (!cell) continue;
    const [x, y] = middle(cell.x, cell.row);
    const path = new Path2D();
    path.arc(x, y - 0.78, 0.22, 0, Math.PI * 2);
    ink.fillStyle = colours.zone;
    ink.fill(path);
    line(ink, path, colours.seats[store.seat] ?? colours.ink, 0.05);
    ink.font = '700 0.22px "Alegreya Sans", sans-serif';
    ink.textAlign = 'center';
    ink.textBaseline = 'middle';
    ink.fillStyle = colours.paper;
    ink.fillText(String(store.amount), x, y - 0.77);
  }
}

/** Small fields that an order could lead to, and the one that is looked at. */
export function drawReach(ink: Ink, field: BattleField, names: Iterable<string>, looked: string, colours: Inks): void {
  const path = new Path2D();
  for (const name of names) {
    const cell = field.cell(name);
    if (cell) hexagon(path, middle(cell.x, cell.row), 0.9);
  }
  ink.fillStyle = colours.move;
  ink.globalAlpha = 0.2;
  ink.fill(path);
  ink.globalAlpha = 1;
  line(ink, path, colours.move, 0.04);
  const cell = field.cell(looked);
  if (!cell) return;
  const around = new Path2D();
  hexagon(around, middle(cell.x, cell.row), 0.97);
  line(ink, around, colours.chosen, 0.12);
}

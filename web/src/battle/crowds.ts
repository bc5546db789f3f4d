/** Draws who stands where: up to four tokens on a small field, a band for each storey, a number from afar. */
import { label, type Ink } from '../chart/pen';
import type { Base, HexPicture, Point } from '../lib/types';
import { line, stroke, type Inks } from './drawing';
import { middle, type BattleField, type Cell, type Crowd } from './field';
import { drawOver, drawUnder, guiseOf, outlineOf, type Say } from './wonders';

/** Where up to four stand on a small field. */
const PLACES: readonly (readonly Point[])[] = [
  [[0, 0]],
  [[-0.36, 0], [0.36, 0]],
  [[-0.36, -0.3], [0.36, -0.3], [0, 0.34]],
  [[-0.36, -0.36], [0.36, -0.36], [-0.36, 0.36], [0.36, 0.36]],
];
const TOKEN = 0.33;
/** Below so many pixels a crowd is only a number. */
const READABLE = 7.5;
/** From so many pixels on a building shows who is on which storey. */
const STOREYS_FROM = 20;

/** Conditions that are no news from afar. */
const QUIET = ['phalanx', 'leans', 'swims', 'squeezed'].map((one) => `kriegsspiel-condition-${one}`);

export interface Marked {
  chosen: ReadonlySet<string>;
  acting: ReadonlySet<string>;
  choosable: ReadonlySet<string>;
}

export function drawCrowds(ink: Ink, field: BattleField, crowds: readonly Crowd[], colours: Inks, side: number, marks: Marked, say: Say): void {
  const picture = field.picture;
  for (const { cell, figures } of crowds) {
    const at = middle(cell.x, cell.row);
    const spots = PLACES[figures.length - 1];
    const house = field.houses.get(cell.name);
    const storeys = (house && !house.fallen) || new Set(figures.map((one) => field.place(one))).size > 1;
    if (storeys && side >= STOREYS_FROM) drawStoreys(ink, field, cell, at, colours, marks);
    else if (spots && side * TOKEN >= READABLE) {
      figures.forEach((figure, place) => {
        const [dx, dy] = spots[place] ?? [0, 0];
        drawToken(ink, figure, [at[0] + dx, at[1] + dy], picture, colours, marks, say);
      });
    } else drawNumbers(ink, figures, at, colours, marks);
    for (const figure of figures) drawFront(ink, cell, (picture.stands?.[figure.id]?.facing ?? 0) - 1, colours.seats[figure.seat] ?? colours.ink);
  }
}

function ring(ink: Ink, at: Point, r: number, id: string, marks: Marked, colours: Inks): void {
  const colour = marks.chosen.has(id) ? colours.chosen : marks.acting.has(id) ? colours.zone : marks.choosable.has(id) ? colours.move : '';
  if (!colour) return;
  const path = new Path2D();
  path.arc(at[0], at[1], r + 0.06, 0, Math.PI * 2);
  line(ink, path, colour, 0.1);
}

function drawToken(ink: Ink, figure: Base, at: Point, picture: HexPicture, colours: Inks, marks: Marked, say: Say): void {
  const stand = picture.stands?.[figure.id];
  const mount = stand?.mount;
  const guise = guiseOf(figure, stand);
  const seat = colours.seats[figure.seat] ?? colours.soft;
  drawUnder(ink, guise, at, TOKEN, colours, seat);
  const path = outlineOf(guise, at, TOKEN, Boolean(mount));
  ink.fillStyle = guise.stone ? colours.stone : seat;
  ink.globalAlpha = guise.unseen ? 0.4 : 1;
  ink.fill(path);
  ink.globalAlpha = 1;
  if (guise.unseen) ink.setLineDash([0.09, 0.07]);
  line(ink, path, guise.stone ? seat : guise.unseen ? colours.ink : figure.conditions?.includes('kriegsspiel-condition-damaged') ? colours.chosen : colours.ink, guise.stone ? 0.1 : mount ? 0.08 : 0.035);
  ink.setLineDash([]);
  ring(ink, at, TOKEN, figure.id, marks, colours);
  const said = figure.emblem ?? '';
  ink.font = `600 ${said.length > 2 ? 0.24 : 0.34}px "Alegreya Sans", sans-serif`;
  ink.textAlign = 'center';
  ink.textBaseline = 'middle';
  ink.fillStyle = guise.stone || guise.unseen ? colours.ink : (colours.tokens[figure.seat] ?? colours.paper);
  ink.fillText(said, at[0], at[1] - (mount ? 0.06 : -0.02));
  if (mount) {
    ink.font = '0.17px "Alegreya Sans", sans-serif';
    ink.fillText(mount, at[0], at[1] + 0.18);
  }
  drawOver(ink, guise, at, TOKEN, colours, say);
}

/** Who is on which storey of a building: a band for each, the platform on top, with so many of each party. */
function drawStoreys(ink: Ink, field: BattleField, cell: Cell, [x, y]: Point, colours: Inks, marks: Marked): void {
  const floors = field.floors(cell.name);
  const high = Math.min(0.42, 1.2 / floors.length);
  floors.forEach(({ place, figures }, number) => {
    const top = y + (number - floors.length / 2) * high;
    const band = new Path2D();
    band.rect(x - 0.56, top, 1.12, high * 0.9);
    ink.fillStyle = colours.paper;
    ink.fill(band);
    line(ink, band, figures.some((one) => marks.acting.has(one.id)) ? colours.zone : colours.soft, figures.some((one) => marks.acting.has(one.id)) ? 0.08 : 0.03);
    label(ink, colours, floorSign(place), [x - 0.4, top + high * 0.47], high * 0.7, colours.soft);
    const parties = [...new Set(figures.map((one) => one.seat))];
    parties.forEach((seat, at) => {
      const disc = new Path2D();
      const middleOf = x + at * 0.46 - (parties.length > 1 ? 0.02 : -0.1);
      disc.rect(middleOf - 0.2, top + high * 0.08, 0.4, high * 0.74);
      ink.fillStyle = colours.seats[seat] ?? colours.soft;
      ink.fill(disc);
      ink.font = `700 ${high * 0.75}px "Alegreya Sans", sans-serif`;
      ink.textAlign = 'center';
      ink.textBaseline = 'middle';
      ink.fillStyle = colours.tokens[seat] ?? colours.paper;
      ink.fillText(String(figures.filter((one) => one.seat === seat).length), middleOf, top + high * 0.49);
    });
  });
}

/** `P` for the platform, `0` for the ground floor, `B` for a siege tower, a stroke for a ladder. */
const floorSign = (place: string): string => (place.includes('^') ? '/' : (place.split(':')[1] ?? '·'));

/** So many of each party. */
function drawNumbers(ink: Ink, figures: readonly Base[], at: Point, colours: Inks, marks: Marked): void {
  const parties = [...new Set(figures.map((one) => one.seat))];
  parties.forEach((seat, place) => {
    const own = figures.filter((one) => one.seat === seat);
    const x = at[0] + (place - (parties.length - 1) / 2) * 0.9;
    const path = new Path2D();
    path.arc(x, at[1], 0.52, 0, Math.PI * 2);
    ink.fillStyle = colours.seats[seat] ?? colours.soft;
    ink.fill(path);
    line(ink, path, colours.ink, 0.05);
    const marked = own.find((one) => marks.chosen.has(one.id) || marks.acting.has(one.id) || marks.choosable.has(one.id));
    if (marked) ring(ink, [x, at[1]], 0.52, marked.id, marks, colours);
    ink.font = '700 0.62px "Alegreya Sans", sans-serif';
    ink.textAlign = 'center';
    ink.textBaseline = 'middle';
    ink.fillStyle = colours.tokens[seat] ?? colours.paper;
    ink.fillText(String(own.length), x, at[1] + 0.04);
    // Something has been done to one of them: come closer.
    if (own.some((one) => one.conditions?.some((key) => !QUIET.includes(key)))) {
      const dot = new Path2D();
      dot.arc(x + 0.42, at[1] - 0.42, 0.17, 0, Math.PI * 2);
      ink.fillStyle = colours.chosen;
      ink.fill(dot);
      line(ink, dot, colours.paper, 0.05);
    }
  });
}

/** The front of a phalanx: shields along one edge. */
function drawFront(ink: Ink, cell: Cell, way: number, colour: string): void {
  if (way < 0) return;
  const path = new Path2D();
  stroke(path, cell, way, 0.9);
  ink.lineCap = 'round';
  line(ink, path, colour, 0.2);
}

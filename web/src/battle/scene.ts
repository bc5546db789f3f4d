/** Everything on the battlefield as one drawing, which is put on a sheet and only copied while fingers move it. */
import type { Sight, Size } from '../board/view';
import { drawCrafts, drawSpans, drawWind } from './crafts';
import { drawCrowds, type Marked } from './crowds';
import { drawBuildings, drawDoors, drawLadders, drawReach, drawStores, type Inks, type Land } from './drawing';
import { drawOmens, type Say } from './wonders';
import { middle, type BattleField, type Cell, type Crowd } from './field';

export interface Scene {
  land: Land;
  field: BattleField;
  crowds: readonly Crowd[];
  marks: Marked;
  reached: readonly string[];
  /** The small field that somebody looks at. */
  looked: string;
  colours: Inks;
  /** What is said of the wind, if anybody asks for it. */
  wind: string;
  lettered: number;
  /** Signs of conditions are messages. */
  say: Say;
}

export function paintScene(ink: CanvasRenderingContext2D, scene: Scene, sight: Sight, size: Size, density: number): void {
  const { land, field, colours } = scene;
  const seen = within(sight, size);
  const picture = field.picture;
  ink.setTransform(1, 0, 0, 1, 0, 0);
  ink.fillStyle = colours.paper;
  ink.fillRect(0, 0, ink.canvas.width, ink.canvas.height);
  ink.setTransform(sight.scale * density, 0, 0, sight.scale * density, sight.left * density, sight.top * density);
  land.draw(ink, colours);
  drawOmens(ink, (picture.omens ?? []).filter(({ kind }) => kind !== 'held'), colours);
  land.names(ink, colours, sight.scale, seen);
  drawSpans(ink, picture.spans ?? [], colours);
  drawBuildings(ink, field, colours);
  drawLadders(ink, field, colours);
  drawCrafts(ink, picture.crafts ?? [], colours);
  drawReach(ink, field, scene.reached, scene.looked, colours);
  drawCrowds(ink, field, scene.crowds.filter(({ cell }) => seen(cell)), colours, sight.scale, scene.marks, scene.say);
  drawDoors(ink, field, colours);
  drawOmens(ink, (picture.omens ?? []).filter(({ kind }) => kind === 'held'), colours);
  drawStores(ink, field, colours);
}

/** Is a small field on the sheet? */
function within(sight: Sight, size: Size): (cell: Cell) => boolean {
  const [left, top] = [-sight.left / sight.scale - 1, -sight.top / sight.scale - 1];
  const [right, bottom] = [left + size.width / sight.scale + 2, top + size.height / sight.scale + 2];
  return (cell) => {
    const [x, y] = middle(cell.x, cell.row);
    return x > left && x < right && y > top && y < bottom;
  };
}

/** In the corner of the screen, wherever the battlefield is moved to. */
export function paintWind(ink: CanvasRenderingContext2D, scene: Scene, size: Size, density: number): void {
  const { wind, wind_strength: strength } = scene.field.picture;
  if (!wind) return;
  const [side, away] = [24 * density, 46 * density];
  ink.setTransform(side, 0, 0, side, size.width * density - away, away);
  drawWind(ink, wind, strength ?? 0, [0, 0], scene.colours, scene.wind);
}

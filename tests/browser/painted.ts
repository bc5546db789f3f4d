import { view } from '../../web/testing/wire.ts';
import type { Base, Card, HexLand, HexPicture, Piece, Point, TablePicture, View } from '../../web/src/lib/types.ts';
import type { Page } from './fixtures.ts';

/** A page of a match that shows a picture of ours: the live channel is played by this test. */
export async function paint(page: Page, picture: TablePicture | HexPicture, more: Partial<View> = {}): Promise<void> {
  const painted = view(picture as unknown as TablePicture, { answers: 1, revision: 1, asked_at: 1, seat: null, waiting_for: [1], ...more });
  await page.routeWebSocket(/\/live/, (socket) => {
    socket.onMessage(() => undefined);
    socket.send(JSON.stringify(painted));
  });
  await page.goto('/match/painted');
}

export const emptyTable: TablePicture = {
  kind: 'table', width: 48, depth: 48, pieces: [], bases: [], markers: [], areas: [], cards: [], track: [],
};

const ART = [
  ['wood', 'cover,difficult', 3], ['swamp', 'difficult', 0], ['low_wall', 'screen', 1],
  ['rock', 'impassable', 4], ['house', 'impassable,elevated', 4], ['lava', 'dangerous', 0],
] as const;

function corners(x: number, y: number, sides: number, r: number): Point[] {
  return Array.from({ length: sides }, (_, corner): Point => {
    const angle = (2 * Math.PI * corner) / sides;
    return [x + r * Math.cos(angle), y + r * Math.sin(angle)];
  });
}

/** As full as tables get: so many models in units of three, so many pieces of terrain. */
export function crowd(models: number, terrain: number): TablePicture {
  const pieces = Array.from({ length: terrain }, (_, index): Piece => {
    const [name, kinds, height] = ART[index % ART.length] ?? ART[0];
    const [x, y] = [4 + 8 * (index % 6), 5 + 9 * Math.floor(index / 6)];
    return { id: `${name}-${index}`, name, kinds: kinds.split(','), height, feature: '', outline: corners(x, y, 6 + (index % 3), 2.6) };
  });
  const bases = Array.from({ length: models }, (_, index): Base => {
    const unit = Math.floor(index / 3);
    return {
      kind: 'base', id: `u${unit}.${index % 3}`, unit: `u${unit}`, seat: unit % 2, r: 0.5 + 0.25 * (unit % 3), wounds: index % 4, tokens: index % 3,
      x: 3 + 4.4 * (unit % 10) + 1.2 * (index % 3), y: 8 + 9 * Math.floor(unit / 10) + 12 * (unit % 2), done: unit % 4 === 0,
    };
  });
  const cards = [...new Set(bases.map((base) => base.unit))].map(
    (id, index): Card => ({ id, seat: index % 2, name: { de: `Schar ${index}`, en: `Band ${index}` }, place: 'web-board' }),
  );
  return { ...emptyTable, pieces, bases, cards };
}

/** The small fields of a large one, in doubled coordinates: rows of four to eight and back. */
const SHAPE = [4, 5, 6, 7, 8, 7, 6, 5].flatMap((many, row) => Array.from({ length: many }, (_, place): [number, number] => [2 * place - many, row]));
const TERRAIN = 'TTTtTTHhTTsWTTTBdTTT';

/** As full as battlefields get: so many figures in fours on so many large fields, with towers, walls, rivers and ships. */
export function battle(figures: number, fields: number): HexPicture {
  const lands = Array.from({ length: fields }, (_, field): HexLand => ({
    gf: `2A+${field}`, x: 12 * (field % 4), row: 8 * Math.floor(field / 4) + 4 * (field % 2), site: 20,
    terrain: SHAPE.map((_, kf) => TERRAIN[(kf * 7 + field * 3) % TERRAIN.length]).join(''), rivers: [[9, 'E'], [16, 'SE'], [30, 'W']],
  }));
  const place = (index: number): string => `2A+${index % fields}/${1 + ((Math.floor(index / fields) * 5) % 48)}`;
  const bases = Array.from({ length: figures }, (_, index): Base => ({
    kind: 'base', id: `${index % 2 ? 'b' : 'a'}${index}`, unit: `${index % 2}/${Math.floor(index / 8)}`, seat: Math.floor(index / 4) % 2, x: 0, y: 0, r: 0.3,
    emblem: ['LB', 'SB', 'BB', 'A'][index % 4],
  }));
  const stands = Object.fromEntries(bases.map((base, index) => [base.id, { place: place(Math.floor(index / 4)), mount: index % 5 ? '' : 'lP', facing: 0 }]));
  const houses = lands.map(({ gf, x, row }) => ({ id: `${gf}/20`, kind: 'Tu', x: x + (SHAPE[19]?.[0] ?? 0), row: row + (SHAPE[19]?.[1] ?? 0), storeys: [`${gf}/20:0`, `${gf}/20:P`], seat: 0 }));
  const crafts = lands.map(({ x, row }, index) => ({ id: `s${index}`, kind: 'ship', seat: index % 2, x: x + (SHAPE[40]?.[0] ?? 0), row: row + (SHAPE[40]?.[1] ?? 0), front: [x + (SHAPE[40]?.[0] ?? 0) + 2, row + (SHAPE[40]?.[1] ?? 0)] as [number, number] }));
  const grounds = Object.fromEntries([...'TtHhsWBd'].map((letter) => [letter, { level: { H: 2, h: 2, B: 3, W: 0 }[letter] ?? 1, name: `kalevala-legend-key-${letter}` }]));
  return { kind: 'hexes', width: 0, depth: 0, pieces: [], bases, markers: [], areas: [], cards: [], track: [], lands, shape: SHAPE, grounds, stands, houses, crafts, wind: 2, wind_strength: 2 };
}

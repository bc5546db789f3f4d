import { view } from '../../web/testing/wire.ts';
import type { Base, Card, Piece, Point, TablePicture, View } from '../../web/src/lib/types.ts';
import type { Page } from './fixtures.ts';

/** A page of a match that shows a picture of ours: the live channel is played by this test. */
export async function paint(page: Page, picture: TablePicture, more: Partial<View> = {}): Promise<void> {
  const painted = view(picture, { answers: 1, revision: 1, asked_at: 1, seat: null, waiting_for: [1], ...more });
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

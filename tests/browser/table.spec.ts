import { expect, test } from './fixtures.ts';
import { emptyTable, paint } from './painted.ts';
import { serious } from './axe.ts';
import type { TablePicture } from '../../web/src/lib/types.ts';

/** All that a picture can hold, from a game that does not exist; its words are borrowed from the client. */
const PICTURE: TablePicture = {
  ...emptyTable,
  bases: [
    { kind: 'base', id: 'a1.1', unit: 'a1', seat: 0, x: 10, y: 10, r: 0.6, wounds: 2, tokens: 1, conditions: ['web-done'] },
    { kind: 'base', id: 'n1.1', unit: 'n1', seat: -1, x: 24, y: 24, r: 0.6 },
  ],
  markers: [
    { kind: 'marker', id: 'm1', role: 'camp', x: 30, y: 12, label: 'A', owner: 1, reach: 3, name: 'web-marker' },
    { kind: 'marker', id: 'm2', role: 'tent', x: 36, y: 12, emblem: 'vertical-banner', name: 'web-ruler' },
  ],
  areas: [
    { kind: 'zone', role: 'quarter', outline: [[0, 0], [12, 0], [12, 12], [0, 12]], seat: 0, name: 'web-board' },
    { kind: 'ring', role: 'aura', x: 10, y: 10, r: 4, seat: 0, name: 'web-fit' },
  ],
  cards: [
    {
      id: 'a1', seat: 0, name: { de: 'Anführerin', en: 'Leader' }, place: 'web-board', bases: ['a1.1'],
      abilities: [{ name: { de: 'Gegenschlag', en: 'Riposte' }, text: { de: 'Trifft zurück, wer sie verfehlt.', en: 'Hits back.' } }],
    },
    { id: 'n1', seat: -1, name: { de: 'Händler', en: 'Trader' }, place: 'web-board', bases: ['n1.1'] },
  ],
  track: [{ key: 'web-number', text: '3' }, { key: 'web-number', text: '4' }, { key: 'web-over-winner', args: { winner: 1 } }],
  sides: [
    {
      seat: 0,
      counters: [{ key: 'web-points-left', args: { points: 4 } }, { key: 'web-number', text: '2' }],
      notes: [{ id: 't1', name: { de: 'Späher', en: 'Scout' }, text: { de: 'Erreiche den Rand.', en: 'Reach the edge.' }, secret: true }],
    },
    { seat: 1, counters: [{ key: 'web-number', text: '5' }], notes: [{ id: 't2', covered: true }] },
  ],
};

test('a picture for a stage that this page does not know is not drawn as a table', async ({ page }) => {
  await paint(page, { ...PICTURE, kind: 'hexagons' } as unknown as TablePicture);
  await expect(page.locator('[data-unknown-stage="hexagons"]')).toContainText('„hexagons“');
  await expect(page.locator('svg[role="application"]')).toHaveCount(0);
  await expect(page.locator('.track span')).toHaveText(['Zahl 3', 'Zahl 4', 'Bert gewinnt']);
});

test('counters, secret cards, markers, zones, rings and neutral models of any game are shown', async ({ page }) => {
  await paint(page, PICTURE);
  const seats = page.locator('.seats li');
  await expect(seats.nth(0)).toContainText('noch 4 frei');
  await expect(seats.nth(0)).toContainText('Zahl 2');
  await expect(seats.nth(1)).toContainText('Zahl 5');
  await expect(seats.nth(1)).toContainText('eine Karte');
  await expect(page.locator('.track span')).toHaveText(['Zahl 3', 'Zahl 4', 'Bert gewinnt']);

  const table = page.locator('svg[role="application"]');
  for (const word of ['Der Tisch', 'Ganzer Tisch', 'Anführerin', 'Händler']) await expect(table.locator('text', { hasText: word })).toBeVisible();
  await expect(table.locator('.marker title')).toHaveText(['Marke A · Bert', 'Maßband']);
  await expect(table.locator('.marker .emblem')).toBeVisible();
  await expect(table.locator('g.coin.seat-1')).toBeVisible();

  await page.getByRole('tab', { name: 'Einheiten' }).click();
  const units = page.locator('#tab-panel');
  await expect(units).toContainText('Späher nur du siehst sie');
  await expect(units).toContainText('Verdeckte Karte');
  await expect(units.getByRole('heading')).toHaveText(['Anna', 'Bert', 'Niemands Leute']);
  await units.getByRole('button', { name: 'Anführerin' }).click();
  await expect(units).toContainText('Trifft zurück, wer sie verfehlt.');
  expect(await serious(page)).toEqual([]);
});

import { expect, test, type Page } from './fixtures.ts';
import { emptyTable } from './painted.ts';
import { view } from '../../web/testing/wire.ts';
import type { Base, LogEvent, TablePicture, Zone } from '../../web/src/lib/types.ts';

const SOUTH = 'aofs-side-chosen';
const mine: Zone = { kind: 'zone', role: 'deployment', outline: [[0, 36], [48, 36], [48, 48], [0, 48]], seat: 0 };
const coin: Base = { kind: 'base', id: 'a1.1', unit: 'a1', seat: 0, x: 8, y: 4, r: 0.6 };
const before: TablePicture = {
  ...emptyTable,
  bases: [coin],
  cards: [{ id: 'a1', seat: 0, name: { de: 'Anführerin', en: 'Leader' }, place: 'web-board', bases: ['a1.1'] }],
};

/** A match in which Bert takes the other edge: then Anna's zone is at the far end of the table. */
async function sidesAreChosen(page: Page): Promise<() => void> {
  let go = (): void => undefined;
  await page.routeWebSocket(/\/live/, (socket) => {
    const send = (revision: number, picture: TablePicture, events: LogEvent[]): void => {
      const shown = view(picture, { answers: revision, revision, asked_at: 1, seat: null, waiting_for: [1], events });
      socket.send(JSON.stringify(shown));
    };
    socket.onMessage(() => undefined);
    send(1, before, []);
    go = () => send(2, { ...before, areas: [mine] }, [{ key: SOUTH, args: { seat: 1, edge: 'south' }, rules: [], at: 1 }]);
  });
  await page.goto('/match/painted');
  await expect(page.locator('svg[role="application"] .coin')).toBeVisible();
  return () => go();
}

/** Counts from now on what spins; an animation that is over by the time of the look has been there all the same. */
async function watchTurns(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    const animate = Element.prototype.animate;
    Element.prototype.animate = function (frames, options) {
      if (JSON.stringify(frames).includes('rotate')) document.body.dataset.turns = String(Number(document.body.dataset.turns ?? 0) + 1);
      return animate.call(this, frames, options);
    };
  });
  return () => page.evaluate(() => Number(document.body.dataset.turns ?? 0));
}

test('the table turns visibly, says so, and texts name edges as they are seen', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  const turns = await watchTurns(page);
  const choose = await sidesAreChosen(page);
  const notice = page.locator('.stage .notice');
  await expect(notice).toBeHidden();
  choose();
  await expect(notice).toHaveText('Der Tisch dreht sich: Deine Seite liegt jetzt unten.');
  expect(await turns()).toBe(1);
  await page.getByRole('tab', { name: 'Protokoll' }).click();
  const log = page.locator('#tab-panel');
  await expect(log).toContainText('Bert wählt den oberen Rand');
  await page.getByRole('button', { name: 'Tisch drehen' }).click();
  await expect(notice).toContainText('Was oben war, ist jetzt unten.');
  await expect(log).toContainText('Bert wählt den unteren Rand');
  await page.getByRole('button', { name: 'Tisch drehen' }).click();
  await expect(notice).toContainText('Deine Seite liegt jetzt unten.');
});

test('who wants no motion is told, and nothing spins', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const turns = await watchTurns(page);
  const choose = await sidesAreChosen(page);
  choose();
  await expect(page.locator('.stage .notice')).toContainText('Deine Seite liegt jetzt unten.');
  expect(await turns()).toBe(0);
});

test('a card that shows what the mouse points at leaves the tape measure alone', async ({ page }) => {
  await sidesAreChosen(page);
  await page.getByRole('button', { name: 'Maßband' }).click();
  const bar = page.getByRole('region', { name: 'Maßband' });
  await page.locator('svg[role="application"] .coin').hover();
  const card = page.locator('.stage .card');
  await expect(card).toBeVisible();
  const [one, two] = [await card.boundingBox(), await bar.boundingBox()];
  if (!one || !two) throw new Error('both are on the screen');
  const apart = one.x + one.width <= two.x || two.x + two.width <= one.x || one.y + one.height <= two.y || two.y + two.height <= one.y;
  expect(apart).toBe(true);
});

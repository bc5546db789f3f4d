import { serious } from './axe.ts';
import { enter, expect, overflow, test, type Page } from './fixtures.ts';
import { Midgard } from './midgard.ts';

const plain = 'T'.repeat(48);
const LANDS = { '2A+10': { terrain: plain, site: { kind: 'Std', kf: 24 } }, '2A+11': { terrain: plain, site: { kind: 'Std', kf: 24 } } };
const RULERS = [{ name: 'Brunhilde', places: ['2A+10'] }, { name: 'Gunther', core: 'SB', places: ['2A+11'] }];
const GOD = 'Götterbeschreibung Gernoth 2A+10/17:\nWaffe: ein Hammer\nGeist: der Sturm\nSchwachstelle: ein Horn\nEnde';
const STAY = 'Gott erscheint 2A+11 für Brunhilde gegen Gunther:\nLähmen 2A+11/24\nEnde';
const AWARDS = 20;

interface Drawn {
  lands: { gf: string; x: number; row: number }[];
  shape: [number, number][];
  bases: { id: string; seat: number; emblem: string }[];
  stands: Record<string, { place: string; being?: string }>;
}

/** A battle that the game master plays at the board: a wizard on each side, and Brunhilde's god for one round. */
async function atTheBoard(page: Page): Promise<void> {
  const world = await Midgard.found(page, LANDS, RULERS, { battles: 'hand' });
  for (let number = 0; number < AWARDS; number += 1) await world.post('acts', { kind: 'award', args: { realm: 'Brunhilde', oeh: 100, why: `${number}` } });
  const papers = [GOD, 'bleiben', 'bleiben', 'bleiben', 'Gott wählt Materialisieren\nGott wählt Lähmen\nEE 1: 2A+10 > 2A+11', 'bleiben'];
  for (const [phase, text] of papers.entries()) {
    await world.post('paper', { text });
    await world.publish(phase);
  }
  const wizard = Object.keys((await world.known()).forces['2A+10'] ?? {}).find((symbol) => symbol.startsWith('Z/'));
  await world.post('paper', { text: `Einzug EE 2: 2A+10 > 2A+11 K: 12LB, ${wizard}\n${STAY}` });
  await world.publish(6);
  await page.goto(`/worlds/${world.id}`);
  await page.getByRole('tab', { name: 'Spielleitung' }).click();
  await page.getByRole('button', { name: 'Auswerten, ohne zu veröffentlichen' }).click();
  const hand = page.locator('[data-by-hand]').first();
  await hand.getByRole('button', { name: 'Am Brett austragen' }).click();
  await hand.getByRole('link', { name: 'Zum Brett' }).click();
  await expect(page.locator('canvas[data-battle]')).toHaveAttribute('data-drawn', /[1-9]/);
}

/** With arrow keys to a small field, as somebody does who sees nothing. */
async function walk(page: Page, drawn: Drawn, place: string): Promise<void> {
  const spot = (name: string): [number, number] => {
    const [gf, kf] = name.split('/');
    const land = drawn.lands.find((one) => one.gf === gf);
    const [x, row] = drawn.shape[Number(kf) - 1] ?? [0, 0];
    return [(land?.x ?? 0) + x, (land?.row ?? 0) + row];
  };
  const heading = page.locator('.card h3');
  await page.locator('canvas[data-battle]').focus();
  if (!(await heading.isVisible())) await page.keyboard.press('Enter');
  await expect(heading).toContainText('/');
  const [x, row] = spot(place);
  for (let steps = 0; steps < 60; steps += 1) {
    const here = (await heading.textContent()) ?? '';
    if (here === place) return;
    const [hx, hrow] = spot(here);
    await page.keyboard.press(hrow > row ? 'ArrowUp' : hrow < row ? 'ArrowDown' : hx > x ? 'ArrowLeft' : 'ArrowRight');
    await expect(heading).not.toHaveText(here);
  }
  throw new Error(`no way to ${place}`);
}

test('a god stays, a spell is aimed by tapping with its price, and two wizards duel', async ({ page }) => {
  let drawn: Drawn | undefined;
  page.on('websocket', (socket) => socket.on('framereceived', ({ payload }) => {
    drawn = (JSON.parse(String(payload)) as { picture?: Drawn }).picture ?? drawn;
  }));
  await enter(page, 'Anna');
  await atTheBoard(page);
  await expect(page.locator('.question')).toContainText(/Was zaubert Z/);
  await expect(page.locator('#tab-panel')).toContainText(/Gernoth erscheint bei 2A\+11/);
  expect(await serious(page)).toEqual([]);
  await expect.poll(() => drawn?.bases.length ?? 0).toBeGreaterThan(20);
  if (!drawn) throw new Error('nothing is drawn');
  const standing = Object.entries(drawn.stands);
  const god = standing.find(([, one]) => one.being === 'god');
  const rival = drawn.bases.find((one) => one.seat === 1 && one.emblem.startsWith('Z/'));
  const told = page.locator('[data-told]');

  // Who does not see the star reads it.
  await walk(page, drawn, god?.[1].place ?? '');
  await expect(told).toContainText('Gernoth, ein Gott');

  // A spell on the field of the enemy's wizard: what it costs and whom it takes in, before it is cast.
  const place = drawn.stands[rival?.id ?? '']?.place ?? '';
  await walk(page, drawn, place);
  await expect(told).toContainText('schwebt');
  await page.locator('.card [data-order="ZAUBERN Stärken"]').click();
  await expect(page.locator('.card')).toContainText('Kosten in ZEH');
  await expect(page.locator('.card')).toContainText('Der Gegner kann versuchen, ihn zu entkräften.');
  await expect(page.locator('.card [data-cast]')).toHaveAttribute('data-cast', `ZAUBERN Stärken ${place}`);
  expect(await serious(page)).toEqual([]);
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(page.locator('.card [data-cast]')).toBeVisible();
  expect(await overflow(page)).toBeLessThanOrEqual(0);
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.locator('.card').getByRole('button', { name: 'Doch nicht' }).click();

  // Rather a duel, with what it promises.
  const duel = page.locator(`.card [data-order="DUELL ${rival?.id}"]`);
  await duel.focus();
  await expect(page.locator('.card')).toContainText(/gewinnt gegen Z/);
  await duel.click();
  await expect(page.locator('#tab-panel')).toContainText(/hat das Zauberduell gegen .* verloren/);
  await expect.poll(() => drawn?.bases.some((one) => one.emblem.startsWith('Zs/'))).toBe(true);
  await expect(page.locator('body')).not.toContainText('⟨');
});

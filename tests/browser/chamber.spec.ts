import { serious } from './axe.ts';
import { enter, expect, overflow, test as usual, type Page } from './fixtures.ts';
import { Server } from './server.ts';

/** A server that also offers what is still being built. */
const test = usual.extend<object, { server: Server }>({
  server: [
    async ({}, use) => {
      const server = await Server.start({ unfinished: true });
      await use(server);
      await server.stop();
    },
    { scope: 'worker' },
  ],
});

async function found(page: Page, name: string): Promise<void> {
  await page.goto('/worlds');
  await page.getByLabel('Name der Welt').fill(name);
  await page.getByRole('button', { name: 'Gründen' }).click();
  await expect(page.locator('canvas[data-chart]')).toHaveAttribute('data-drawn', /\d/);
}

async function choose(page: Page, place: string): Promise<void> {
  await page.getByRole('textbox', { name: 'Feld oder Name' }).fill(place);
  await page.getByRole('textbox', { name: 'Feld oder Name' }).press('Enter');
  await expect(page.getByRole('heading', { name: place })).toBeVisible();
}

/** The large field north of another, as the chart of its ruler has it. */
async function northOf(page: Page, place: string): Promise<string> {
  const id = page.url().split('/').at(-1);
  const chart = await (await page.request.get(`/api/worlds/${id}/chart?realm=Brunhilde`)).json();
  const origins = Object.entries(chart.planes[0].origins as Record<string, [number, number]>);
  const [x, y] = origins.find(([name]) => name === place)?.[1] ?? [0, 0];
  return origins.find(([, [ox, oy]]) => ox === x && oy === y - 8)?.[0] ?? '';
}

test('a ruler alone: the map writes into the paper, the checker says what it does, the phase runs', async ({ page }) => {
  await enter(page, 'Anna');
  await found(page, 'Midgard');
  const paper = page.getByLabel('Text des Papiers');
  await expect(paper).toHaveValue(/bleiben/);
  const capital = /# (\S+)\*:/.exec(await paper.inputValue())?.[1] ?? '';
  await expect(page.getByRole('heading', { name: 'Was bleibt' })).toBeVisible();

  await choose(page, capital);
  const north = await northOf(page, capital);
  await page.getByRole('button', { name: 'Erkunden' }).click();
  await choose(page, north);
  await expect(paper).toHaveValue(new RegExp(`EE 1: ${capital.replace('+', '\\+')} > ${north.replace('+', '\\+')}`));
  await expect(paper).not.toHaveValue(/^bleiben$/m);

  await choose(page, capital);
  await page.getByRole('button', { name: 'Messen' }).click();
  await choose(page, north);
  await expect(page.getByRole('status').filter({ hasText: 'ein Schritt' })).toBeVisible();
  await page.getByRole('textbox', { name: 'Eigene Notiz' }).fill('Hier lebt ein Drache');
  await page.getByRole('textbox', { name: 'Eigene Notiz' }).press('Enter');
  expect(await serious(page)).toEqual([]);

  await page.locator('[data-hand-in]').click();
  await expect(page.locator('main')).toContainText('270.2');
  await page.getByRole('tab', { name: 'Bericht' }).click();
  await expect(page.getByRole('heading', { name: 'Bericht für Brunhilde, Phase 1' })).toBeVisible();
  await expect(page.locator('body')).not.toContainText('⟨');
  // The world leads itself: who founded it sees the places, and with no eyes but those of her realm.
  await page.getByRole('tab', { name: 'Plätze' }).click();
  await expect(page.getByRole('heading', { name: 'Wer wo sitzt' })).toBeVisible();
  await expect(page.getByLabel('Mit den Augen von')).toHaveCount(0);
  await page.reload();
  await choose(page, north);
  await expect(page.getByRole('textbox', { name: 'Eigene Notiz' })).toHaveValue('Hier lebt ein Drache');
  expect(await serious(page)).toEqual([]);
  await page.setViewportSize({ width: 390, height: 844 });
  expect(await overflow(page)).toBeLessThanOrEqual(0);
});

test('a game master looks through the eyes of a realm, or sees everything', async ({ page }) => {
  await enter(page, 'Anna');
  await page.getByRole('button', { name: 'English' }).click();
  await expect(page.getByRole('heading', { name: 'Welcome, Anna' })).toBeVisible();
  await page.goto('/worlds');
  await page.getByLabel('Name of the world').fill('Midgard');
  await page.getByLabel('Evaluate at once').uncheck();
  await page.getByRole('button', { name: 'Found it' }).click();
  await expect(page.locator('canvas[data-chart]')).toHaveAttribute('data-drawn', /\d/);
  const eyes = page.getByLabel('Through the eyes of');
  await expect(eyes).toHaveValue('Brunhilde');
  await eyes.selectOption({ label: 'Game master: everything' });
  await expect(page.getByLabel('Plane')).toBeVisible();
  await page.getByRole('button', { name: 'Everything' }).click();
  await page.locator('canvas[data-chart]').press('+');
  await page.locator('canvas[data-chart]').press('ArrowLeft');
  await page.getByText('View', { exact: true }).click();
  await page.getByLabel('Who owns the land').uncheck();
  await expect(page.locator('.menu')).toContainText('Gunther');
  await expect(page.locator('body')).not.toContainText('⟨');
});

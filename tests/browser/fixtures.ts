import { base, expect, type Browser, type BrowserContext, type Page } from '../../web/testing/index.ts';
import { Server } from './server.ts';

/** Every worker has its own server; a page or a server that complains fails its test. */
export const test = base.extend<{ page: Page }, { server: Server }>({
  server: [
    async ({}, use) => {
      const server = await Server.start();
      await use(server);
      await server.stop();
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ server }, use) => use(server.address),
  page: async ({ page, server }, use) => {
    const complaints = listen(page);
    await use(page);
    expect([...complaints, ...server.complaints()]).toEqual([]);
  },
});

export { expect };
export type { Browser, BrowserContext, Page };

/** What the page says on its console as an error. */
export function listen(page: Page): string[] {
  const complaints: string[] = [];
  page.on('pageerror', (error) => complaints.push(error.message));
  page.on('console', (message) => {
    const text = message.text();
    // A dropped connection and a refused request are told to the reader by the page itself.
    const expected = /WebSocket|Failed to load resource|ERR_/.test(text);
    if (message.type() === 'error' && !expected) complaints.push(text);
  });
  return complaints;
}

/** Come in as a guest. */
export async function enter(page: Page, name: string): Promise<void> {
  await page.goto('/');
  // By keyboard: letters that arrive late move a button away from under a click.
  await page.getByLabel('Name', { exact: true }).fill(name);
  await page.getByLabel('Name', { exact: true }).press('Enter');
  await expect(page.getByRole('heading', { name: `Willkommen, ${name}` })).toBeVisible();
}

/** The game that these tests play. */
export const GAME = 'Age of Fantasy: Skirmish';

/** Go to the page where armies are built, for this game if there are several. */
export async function buildArmy(page: Page): Promise<void> {
  await page.goto('/armies/new');
  await page.locator('.columns li').first().waitFor();
  const games = page.getByRole('combobox', { name: 'Spiel', exact: true });
  if (!(await games.count())) return;
  await games.selectOption(GAME);
  await expect(page.getByLabel('Volk')).toContainText('Grenzwacht');
}

/** Begin a match of another game; `wishes` are the labels of further choices on the page. */
export async function beginOf(page: Page, game: string, ...wishes: string[]): Promise<void> {
  await page.goto('/new');
  await page.getByLabel(game).check();
  for (const wish of wishes) await page.getByLabel(wish).check();
  await page.getByRole('button', { name: 'Spiel beginnen' }).click();
  await page.waitForURL(/\/match\//);
}

/** How much wider than the window the page is. */
export function overflow(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
}

/** Begin a small match; `wishes` are the labels of further choices on the page. */
export async function begin(page: Page, ...wishes: string[]): Promise<void> {
  await page.goto('/new');
  await page.getByLabel(GAME).check();
  await page.getByLabel('150 Punkte').check();
  for (const wish of wishes) await page.getByLabel(wish).check();
  if (wishes.includes('Zu zweit an einem Gerät')) {
    await page.getByLabel('Name von Seite 1').fill('Anna');
    await page.getByLabel('Name von Seite 2').fill('Bert');
  }
  await page.getByRole('button', { name: 'Spiel beginnen' }).click();
}


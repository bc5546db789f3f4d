import type { WebSocketRoute } from '../../web/testing/index.ts';
import { begin, enter, expect, listen, test, type Page } from './fixtures.ts';
import { enough, Player, surrender, untilAsked, varied } from './player.ts';

/** A wire that can be cut. */
class Wire {
  down = false;
  private open: WebSocketRoute[] = [];

  async put(page: Page): Promise<void> {
    await page.routeWebSocket(/\/live/, (socket) => {
      if (this.down) {
        void socket.close({ code: 1001 });
        return;
      }
      socket.connectToServer();
      this.open.push(socket);
    });
  }

  async cut(): Promise<void> {
    this.down = true;
    for (const socket of this.open.splice(0)) await socket.close({ code: 1001 });
  }
}

test('two browsers play a match, with a reload and a dropped connection in the middle', async ({ page, browser, baseURL }) => {
  const wire = new Wire();
  await wire.put(page);
  await enter(page, 'Anna');
  await begin(page, 'Jemand mit einem Link');
  const link = await page.getByLabel('Link zum Mitspielen').inputValue();
  await page.getByRole('link', { name: 'Zum Tisch' }).click();

  const context = await browser.newContext({ baseURL, reducedMotion: 'reduce' });
  const other = await context.newPage();
  const complaints = listen(other);
  await other.goto(link);
  await expect(other.locator('main')).toContainText(/Age of Fantasy: Skirmish.*Anna/);
  await other.getByLabel('Name', { exact: true }).fill('Bert');
  await other.getByLabel('Name', { exact: true }).press('Enter');
  await other.waitForURL(/\/match\//);
  await expect(page.locator('.seats')).toContainText('Bert');

  const anna = new Player(page, varied());
  const bert = new Player(other, varied());
  const both = async (until: () => boolean | Promise<boolean>): Promise<string> => {
    for (;;) {
      const results = [await anna.step(), await bert.step()];
      if (results.every((result) => result === 'over')) return 'over';
      if (await until()) return 'stopped';
    }
  };

  await both(async () => (await anna.answers()) > 40);
  await other.reload();
  // Who answered last knows of it first, so the pages are compared with each other and not with what one showed before.
  await expect.poll(async () => (await bert.answers()) - (await anna.answers())).toBe(0);
  expect(await bert.answers()).toBeGreaterThan(40);
  await expect(other.locator('#tab-panel li')).not.toHaveCount(0);

  await wire.cut();
  await expect(page.getByRole('alert').filter({ hasText: 'veraltet' })).toBeVisible();
  await expect(page.locator('section.panel')).toHaveAttribute('data-ready', 'false');
  for (const button of await page.locator('.question button').all()) await expect(button).toBeDisabled();
  wire.down = false;
  await expect(page.getByRole('alert').filter({ hasText: 'veraltet' })).toBeHidden();

  await page.getByRole('tab', { name: 'Gespräch' }).click();
  await page.getByLabel('Etwas sagen').fill('Guter Zug! <b>fett</b>');
  await page.getByRole('button', { name: 'Senden' }).click();
  await other.getByRole('tab', { name: /Gespräch/ }).click();
  await expect(other.locator('#tab-panel')).toContainText('<b>fett</b>');

  if ((await both(() => enough(anna, 60))) !== 'over') await surrender(page);
  await expect(page.locator('.question h2')).toHaveText(/gewinnt|Unentschieden/);
  await expect(page.locator('.question h2')).toHaveText((await other.locator('.question h2').textContent()) ?? '');
  expect(complaints).toEqual([]);
  await context.close();
});

test('an answer to a position that is gone is refused kindly, and the new one is shown', async ({ page, context }) => {
  await enter(page, 'Anna');
  await begin(page, 'Zu zweit an einem Gerät');
  const first = new Player(page);
  await untilAsked(first, 'activate');
  const late = await context.newPage();
  let holding = false;
  await late.routeWebSocket(/\/live/, (socket) => {
    const server = socket.connectToServer();
    server.onMessage((message) => {
      const { type, code } = JSON.parse(String(message)) as { type: string; code?: string };
      if (code === 'stale') holding = false;
      if (!(holding && type === 'view')) socket.send(message);
    });
  });
  await late.goto(page.url());
  await expect(late.locator('section.panel')).toHaveAttribute('data-ready', 'true');
  holding = true;
  await first.step();
  await late.locator('.question [data-option]').first().click();
  await expect(late.getByRole('alert')).toContainText('inzwischen weitergegangen');
  await expect(late.locator('section.panel')).toHaveAttribute('data-answers', String(await first.answers()));
  await expect(late.locator('.question h2')).toHaveText((await page.locator('.question h2').textContent()) ?? '');
  await expect(late.locator('section.panel')).toHaveAttribute('data-ready', 'true');
});

test('a spectator sees the match and is asked nothing', async ({ page, browser, baseURL }) => {
  await enter(page, 'Anna');
  await begin(page);
  await page.waitForURL(/\/match\//);
  const context = await browser.newContext({ baseURL });
  const other = await context.newPage();
  await other.goto(page.url());
  await expect(other.locator('.question')).toContainText('Du siehst zu.');
  await expect(other.locator('[data-question]')).toHaveCount(0);
  await context.close();
});

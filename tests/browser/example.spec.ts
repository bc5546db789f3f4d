import { enter, expect, test as usual, type Page } from './fixtures.ts';
import { Player, untilAsked, varied } from './player.ts';
import { Server } from './server.ts';

const FORD = 'Die Furt (Beispiel)';

/** A server that also plays the worked example of docs/adding-a-game.md. */
const test = usual.extend<object, { server: Server }>({
  server: [
    async ({}, use) => {
      const server = await Server.start({ games: ['examples/furt'] });
      await use(server);
      await server.stop();
    },
    { scope: 'worker' },
  ],
});

async function ford(page: Page, ...wishes: string[]): Promise<void> {
  await page.goto('/new');
  await page.getByLabel(FORD).check();
  for (const wish of wishes) await page.getByLabel(wish).check();
  await page.getByRole('button', { name: 'Spiel beginnen' }).click();
  await page.waitForURL(/\/match\//);
}

test('a whole game of the example against the computer', async ({ page }) => {
  await enter(page, 'Anna');
  await ford(page, 'Mittel – der Hauptmann');
  const player = new Player(page, varied());
  expect(await player.play()).toBe('over');
  await expect(page.locator('.question h2')).toHaveText(/gewinnt|Unentschieden/);
  for (const kind of ['pick', 'move']) expect(player.kinds).toContain(kind);
  await expect(page.locator('body')).not.toContainText('⟨');
});

test('the example shows its table, reach, previews, rules and takes answers back', async ({ page }) => {
  await enter(page, 'Anna');
  await ford(page, 'Zu zweit an einem Gerät');
  const player = new Player(page);
  await untilAsked(player, 'activate');
  await expect(page.locator('.track')).toContainText('Runde 1');
  await expect(page.locator('.counter').first()).toContainText('Am Stein');
  const before = await player.answers();
  await player.step();

  await expect(page.locator('[data-question="furt:walk"]')).toBeVisible();
  await expect(page.locator('path.reach').first()).toBeVisible();
  await page.locator('[data-ask-advice]').click();
  await expect(page.locator('[data-advice]')).toContainText('Für dieses Spiel gibt es keinen Rat');
  await page.locator('[data-leave-advice]').click();
  await page.locator('.toward select').selectOption({ index: 1 });
  await expect(page.locator('.way')).toContainText('von');
  await page.locator('[data-confirm]').click();
  await expect(page.locator('[data-question="furt:target"]')).toBeVisible();
  await page.getByRole('button', { name: 'Letzte Wahl zurücknehmen' }).click();
  await expect.poll(() => player.answers()).toBe(before + 1);

  await page.goto('/rules/furt.walk');
  await expect(page.locator('main')).toContainText('bis zu 6 Zoll');
});

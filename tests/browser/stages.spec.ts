import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { enter, expect, test as usual, type Page } from './fixtures.ts';
import { Player, varied } from './player.ts';
import { Server } from './server.ts';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));

/** A server with a game for seven, and with the example on a stage that no client knows. */
const test = usual.extend<object, { server: Server }>({
  server: [
    async ({}, use) => {
      const folder = mkdtempSync(join(tmpdir(), 'walstatt-stages-'));
      const strange = join(folder, 'furt');
      cpSync(join(ROOT, 'examples/furt'), strange, { recursive: true });
      writeFileSync(join(strange, 'kit.toml'), 'stage = "tower"\n');
      const server = await Server.start({ games: ['tests/examples/kreis', strange] });
      await use(server);
      await server.stop();
      rmSync(folder, { recursive: true });
    },
    { scope: 'worker' },
  ],
});

async function begin(page: Page, game: string, wish?: string): Promise<void> {
  await page.goto('/new');
  await page.getByLabel(game).check();
  if (wish) await page.getByLabel(wish).check();
  await page.getByRole('button', { name: 'Spiel beginnen' }).click();
  await page.waitForURL(/\/match\//);
}

test('a stage that the client does not know is named, and the panel still plays', async ({ page }) => {
  await enter(page, 'Anna');
  await begin(page, 'Die Furt (Beispiel)', 'Mittel – der Hauptmann');
  await expect(page.locator('[data-unknown-stage="tower"]')).toContainText('„tower“');
  await expect(page.locator('.panel')).toBeVisible();
  await expect(page.locator('svg.board')).toHaveCount(0);
});

test('seven at one table, each with a sign and a colour of its own', async ({ page }) => {
  await enter(page, 'Anna');
  await begin(page, 'Der Kreis (Prüfspiel)');
  await expect(page.locator('g.coin')).toHaveCount(7);
  const classes = await page.locator('g.coin').evaluateAll((coins) => coins.map((coin) => /seat\d/.exec(coin.getAttribute('class') ?? '')?.[0]));
  expect(new Set(classes).size).toBe(7);
  const player = new Player(page, varied());
  expect(await player.play()).toBe('over');
});

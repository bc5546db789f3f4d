import { serious } from './axe.ts';
import { enter, expect, overflow, test } from './fixtures.ts';
import { Player, untilAsked } from './player.ts';

test('a castle is stormed: the map commands, a line of one’s own is judged, a place tells who stands there', async ({ page }) => {
  await enter(page, 'Brunhilde');
  await page.goto('/new');
  await page.getByLabel('Kriegsspiel').check();
  await page.getByLabel('Burg').check();
  await page.getByLabel('Leicht – ohne Plan').check();
  await page.getByRole('button', { name: 'Spiel beginnen' }).click();
  const player = new Player(page);
  await untilAsked(player, 'command');
  const battle = page.locator('canvas[data-battle]');
  await expect(battle).toHaveAttribute('data-drawn', /[1-9]/);
  expect(await serious(page)).toEqual([]);

  await battle.focus();
  await page.keyboard.press('Enter');
  await expect(page.locator('.card h3')).toContainText('/');

  await page.locator('.question [data-option="HALTEN"]').hover();
  await expect(page.locator('.question .preview')).toContainText('Steht dann auf');

  await page.locator('[data-free-line]').fill('FLIEGEN 2D+10/1');
  await page.getByRole('button', { name: 'Befehlen' }).click();
  await expect(page.locator('.refused')).toContainText('FLIEGEN');
  let before = await player.answers();
  await page.locator('[data-free-line]').fill('HALTEN');
  await page.getByRole('button', { name: 'Befehlen' }).click();
  await expect.poll(() => player.answers()).toBeGreaterThan(before);

  await untilAsked(player, 'command');
  before = await player.answers();
  await page.locator('.card [data-order^="VORRÜCKEN"]').click();
  await expect.poll(() => player.answers()).toBeGreaterThan(before);
  await expect(page.locator('#tab-panel')).toContainText('VORRÜCKEN 2E+10/');
  await player.play(async () => ((await page.locator('.track').textContent()) ?? '').includes('KR 2'));
  expect(await overflow(page)).toBeLessThanOrEqual(0);
  // The long menu scrolls in its panel, not the page under the table.
  expect(await page.evaluate(() => document.documentElement.scrollHeight - innerHeight)).toBeLessThanOrEqual(2);
});

import { serious } from './axe.ts';
import { beginOf, enter, expect, overflow, test } from './fixtures.ts';
import { Player, playOut, untilAsked, varied } from './player.ts';

const SHEET = 'Referenzblatt';
const EASY = 'Leicht – ohne Plan';

/** Something else now and then; nobody ends an activation who can still do something. */
function eager() {
  const choose = varied();
  return (options: string[]): number => {
    const wanted = options.filter((option) => option !== 'end');
    return options.indexOf(wanted[choose(wanted)] ?? options[0] ?? '');
  };
}

test('a game, driven through the page, and its replay', async ({ page }) => {
  await enter(page, 'Anna');
  await beginOf(page, SHEET, EASY);
  const player = new Player(page, eager());
  await untilAsked(player, 'deploy_at');
  await expect(page.locator('path.zone, .ring').first()).toBeVisible();
  await untilAsked(player, 'action');
  await expect(page.locator('.question h2')).toContainText('Aktionsmarker');
  await expect(page.locator('[data-option="walk"] .about')).toContainText('Gehweite');
  await expect(page.locator('.counter').nth(1)).toContainText('Gnosis');
  await page.getByRole('tab', { name: 'Einheiten' }).click();
  await expect(page.locator('.goal')).toBeVisible();
  expect(await serious(page)).toEqual([]);
  await playOut(player, 60, ['pick', 'place', 'move']);
  await page.locator('.question').getByRole('link', { name: 'Nachspielen' }).click();
  await expect(page.getByRole('heading', { name: 'Vor der ersten Antwort' })).toBeVisible();
});

test('a phone, in English: a target with its odds, a dodge with what it costs', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await enter(page, 'Anna');
  await beginOf(page, SHEET, EASY);
  await page.getByRole('tab', { name: 'Mehr' }).click();
  await page.getByRole('button', { name: 'English' }).click();
  await page.getByRole('tab', { name: 'Log' }).click();
  const player = new Player(page, eager());
  const foreseen = page.locator('.question [data-option][data-preview="true"]');
  await untilAsked(player, 'target');
  while (!(await foreseen.count())) {
    await player.step();
    await untilAsked(player, 'target');
  }
  await foreseen.first().click();
  await expect(page.locator('.preview')).toBeVisible();
  expect(await serious(page)).toEqual([]);
  await player.play(async () => ((await page.locator('.track').textContent()) ?? '').includes('Turn 2'));
  expect(await overflow(page)).toBeLessThanOrEqual(0);
});

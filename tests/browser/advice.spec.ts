import { serious } from './axe.ts';
import { begin, enter, expect, test, type Page } from './fixtures.ts';
import { Player, untilAsked } from './player.ts';

/** Ask the captain and wait for the sentence. */
async function ask(page: Page): Promise<void> {
  await page.locator('[data-ask-advice]').click();
  await expect(page.locator('[data-advice] p').last()).toContainText(/\.$/);
}

test('in the guided game the captain shows its choice, says why, and does it when told to', async ({ page }) => {
  await page.goto('/first-steps');
  await page.getByLabel('Name', { exact: true }).fill('Anna');
  await page.getByLabel('Name', { exact: true }).press('Enter');
  await page.waitForURL(/\/match\//);
  const player = new Player(page);
  await untilAsked(player, 'activate');
  const before = await player.answers();
  await ask(page);
  await expect(page.locator('.question [data-option][aria-pressed="true"]')).toHaveCount(1);
  expect(await serious(page)).toEqual([]);
  await page.locator('[data-leave-advice]').click();
  await expect(page.locator('.question [data-option][aria-pressed="true"]')).toHaveCount(0);
  expect(await player.answers(), 'nothing has been answered').toBe(before);
  await ask(page);
  await page.locator('[data-take-advice]').click();
  await expect.poll(() => player.answers()).toBeGreaterThan(before);
});

for (const [device, width, height] of [['desktop', 1280, 800], ['phone', 390, 844]] as const) {
  test(`a way that the captain would go lies on the table of a ${device}`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await enter(page, 'Anna');
    await begin(page, 'Zu zweit an einem Gerät');
    const player = new Player(page, (options) => Math.max(0, options.indexOf('rush')));
    await untilAsked(player, 'move');
    await ask(page);
    await expect(page.locator('[data-confirm]')).toBeEnabled();
    expect(await serious(page)).toEqual([]);
    const before = await player.answers();
    await page.locator('[data-take-advice]').click();
    await expect.poll(() => player.answers()).toBeGreaterThan(before);
  });
}

test('advice is a matter of agreement when a match is made', async ({ page }) => {
  await enter(page, 'Anna');
  await page.goto('/new');
  await expect(page.getByLabel('Rat erlauben')).toBeChecked();
  await page.getByLabel('Rat erlauben').uncheck();
  await page.getByRole('button', { name: 'Spiel beginnen' }).click();
  await page.waitForURL(/\/match\//);
  await expect(page.locator('[data-question]')).toBeVisible({ timeout: 60_000 });
  await expect(page.locator('[data-ask-advice]')).toHaveCount(0);
});

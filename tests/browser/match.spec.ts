import { begin, enter, expect, test } from './fixtures.ts';
import { Player, playOut, prefer, untilAsked, varied } from './player.ts';

test('a match against the captain, driven through the page', async ({ page }) => {
  await enter(page, 'Anna');
  await begin(page);
  await page.waitForURL(/\/match\//);
  await playOut(new Player(page, varied()), 40, ['pick', 'place', 'move']);

  const line = page.locator('#tab-panel li').first();
  await line.getByRole('button').click();
  await line.getByRole('link', { name: 'Diesen Moment ansehen' }).click();
  await expect(page.getByRole('slider')).toBeVisible();
  await page.goto('/');
  await expect(page.getByRole('link', { name: 'Nachspielen' })).toBeVisible();
});

test('units are chosen and moved on the table, with mouse and keyboard', async ({ page }) => {
  await enter(page, 'Anna');
  await begin(page);
  const player = new Player(page);
  await untilAsked(player, 'activate');
  const title = await page.title();
  expect(title).toContain('Du bist am Zug');
  await expect(page.locator('link[rel="icon"]')).toHaveAttribute('href', '/favicon-turn.svg');

  const coin = page.locator('g.coin.choosable').first();
  await coin.hover();
  await expect(page.locator('.card article h3')).toBeVisible();
  await coin.click();
  await expect(page.locator('[data-question="aofs:action"]')).toBeVisible();

  const advance = page.locator('[data-option="advance"]');
  await advance.hover();
  await expect(page.locator('.preview')).toContainText('6"');
  await page.keyboard.press('2');
  await expect(advance).toHaveAttribute('aria-pressed', 'true');
  await page.keyboard.press('2');
  await expect(page.locator('[data-question="aofs:move"]')).toBeVisible();

  const acting = page.locator('g.coin.acting').first();
  const box = await acting.boundingBox();
  if (!box) throw new Error('the unit stands on the table');
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x, y - 40, { steps: 4 });
  await page.mouse.move(x + 10, y - 60, { steps: 4 });
  await page.mouse.up();
  const confirm = page.locator('[data-confirm]');
  await expect(confirm).toBeEnabled();
  await expect(page.locator('path.path').first()).toBeVisible();
  const way = page.locator('.way');
  await expect(way).toContainText('von 6"');

  const before = await way.textContent();
  await page.locator('svg[role="application"]').focus();
  const nudged = async (): Promise<string | null> => {
    await page.keyboard.press('ArrowDown');
    return way.textContent();
  };
  // Where something stands in the way, a step or two change nothing.
  await expect.poll(nudged).not.toBe(before);
  await page.keyboard.press('Escape');
  await expect(way).toBeHidden();
  await page.locator('[data-stay]').click();
  await expect(confirm).toBeEnabled();
  await confirm.click();
  await expect(page.locator('[data-question="aofs:move"]')).toBeHidden();
});

test('a choice can be taken back until dice or the other player have answered', async ({ page }) => {
  await enter(page, 'Anna');
  await begin(page);
  const player = new Player(page, prefer('advance'));
  await untilAsked(player, 'move');
  await page.getByRole('button', { name: 'Letzte Wahl zurücknehmen' }).click();
  await expect(page.locator('[data-question="aofs:action"]')).toBeVisible();
  await expect(page.locator('[data-option="advance"]')).toBeEnabled();
});

test('the first game explains each kind of question once and can be left', async ({ page }) => {
  // Over a slow network a name is entered before the games are known.
  await page.route('**/api/games', async (route) => {
    await page.waitForTimeout(2000);
    await route.continue();
  });
  await page.goto('/first-steps');
  await page.getByLabel('Name', { exact: true }).fill('Anna');
  await page.getByLabel('Name', { exact: true }).press('Enter');
  await page.waitForURL(/\/match\//);
  const guide = page.getByRole('complementary', { name: 'Führung' });
  await expect(guide).toContainText('Missionsziele');
  await guide.getByRole('button', { name: 'Verstanden' }).click();
  await expect(guide).toBeHidden();
  const player = new Player(page);
  await untilAsked(player, 'activate');
  await expect(guide).toContainText('Häkchen');
  await page.reload();
  await expect(guide).toContainText('Häkchen');
  await guide.getByRole('button', { name: 'Führung beenden' }).click();
  await expect(guide).toBeHidden();
});

import { begin, enter, expect, test } from './fixtures.ts';
import { Player, untilAsked, varied } from './player.ts';

const HOT_SEAT = 'Zu zweit an einem Gerät';

test('two at one device take turns', async ({ page }) => {
  await enter(page, 'Anna');
  await begin(page, HOT_SEAT);
  await page.waitForURL(/\/match\//);
  const player = new Player(page, varied());
  const asked = new Set<string>();
  await player.play(async () => {
    const whom = page.locator('.whom');
    if (await whom.count()) asked.add((await whom.textContent()) ?? '');
    return (await player.answers()) > 60;
  });
  expect([...asked].sort()).toEqual(['Anna', 'Bert']);
  await page.getByRole('tab', { name: 'Mehr' }).click();
  await page.getByRole('button', { name: 'Aufgeben' }).click();
  await page.getByText('Wirklich aufgeben?').getByRole('button', { name: 'Aufgeben' }).click();
  await expect(page.locator('.question h2')).toHaveText(/gewinnt/);
});

test('real dice are asked for, one tap for each die', async ({ page }) => {
  await enter(page, 'Anna');
  await begin(page, HOT_SEAT, 'Echte Würfel');
  await page.waitForURL(/\/match\//);
  await expect(page.locator('[data-kind="roll"]')).toBeVisible();
  const confirm = page.locator('[data-confirm]');
  await expect(confirm).toBeDisabled();
  await page.locator('[data-face="5"]').click();
  await expect(page.locator('[data-face="5"]')).toBeDisabled();
  await page.getByRole('button', { name: 'Letzten löschen' }).click();
  await page.locator('[data-face="6"]').click();
  await confirm.click();
  await expect(page.locator('#tab-panel')).toContainText('5 Missionsziele');
  const player = new Player(page, varied());
  await player.play(async () => (await player.answers()) > 70);
  expect(player.kinds).toContain('roll');
});

test('at a real table nothing is drawn and people measure', async ({ page }) => {
  await enter(page, 'Anna');
  await begin(page, HOT_SEAT, 'Echter Tisch');
  await page.waitForURL(/\/match\//);
  const player = new Player(page, varied());
  await player.play(async () => player.kinds.has('measure') && (await player.answers()) > 60);
  await expect(page.locator('svg[role="application"]')).toHaveCount(0);
  expect(player.kinds).toContain('roll');
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('the table stays large, and a tap moves a unit', async ({ page }) => {
    await enter(page, 'Anna');
    await begin(page);
    const player = new Player(page);
    await untilAsked(player, 'activate');
    await player.step();
    await page.locator('[data-option="advance"]').tap();
    await page.locator('[data-option="advance"]').tap();
    await expect(page.locator('[data-question="aofs:move"]')).toBeVisible();

    const table = await page.locator('svg[role="application"]').boundingBox();
    if (!table) throw new Error('there is a table');
    expect(table.width).toBe(390);
    expect(table.height).toBeGreaterThan(400);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);

    await page.touchscreen.tap(table.x + table.width / 2 + 40, table.y + table.height / 2 - 60);
    await expect(page.locator('g.ghost').first()).toBeVisible();
    await expect(page.locator('[data-confirm]')).toBeEnabled();
    await page.locator('[data-confirm]').tap();
    await expect(page.locator('[data-question="aofs:move"]')).toBeHidden();
  });
});

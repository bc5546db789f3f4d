import { readFileSync } from 'node:fs';
import { begin, enter, expect, test, type Page } from './fixtures.ts';
import { Player, surrender, varied } from './player.ts';

async function ended(page: Page): Promise<void> {
  await enter(page, 'Anna');
  await begin(page, 'Zu zweit an einem Gerät');
  await page.waitForURL(/\/match\//);
  const player = new Player(page, varied());
  await player.play(async () => (await player.answers()) > 50);
  await surrender(page);
  await page.locator('.question').getByRole('link', { name: 'Nachspielen' }).click();
  await page.waitForURL(/\/replay/);
}

test('a replay is stepped, played, shared, taken along, brought back and forked', async ({ page }) => {
  await ended(page);
  const slider = page.getByRole('slider');
  await expect(slider).toHaveValue('0');
  await page.locator('[data-next]').click();
  await expect(slider).toHaveValue('1');
  await slider.fill('40');
  await expect(page.locator('g.coin').first()).toBeVisible();
  await page.locator('[data-back]').click();
  await expect(slider).toHaveValue('39');
  expect(page.url()).toContain('at=39');
  await page.getByLabel('Mit den Augen von').selectOption('Bert');
  await page.getByLabel('Tempo').selectOption({ label: '× 8' });
  await page.getByRole('button', { name: 'Abspielen' }).click();
  await expect.poll(async () => Number(await slider.inputValue())).toBeGreaterThan(41);
  await page.getByRole('button', { name: 'Anhalten' }).click();

  await page.getByText('Teilen und mitnehmen').click();
  const link = await page.getByLabel('Link zu diesem Moment').inputValue();
  expect(link).toMatch(/\/replay\?at=\d+$/);
  const waiting = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Aufzeichnung herunterladen' }).click();
  const file = await (await waiting).path();
  expect(JSON.parse(readFileSync(file, 'utf8'))).toHaveProperty('tape');

  await page.goto('/');
  await page.getByLabel('Aufzeichnung öffnen (JSON)').setInputFiles(file);
  await page.waitForURL(/\/replay\//);
  await slider.fill('30');
  await page.getByText('Von hier aus weiterspielen').click();
  await page.getByRole('button', { name: 'Weiterspielen' }).click();
  await page.waitForURL(/\/match\//);
  const player = new Player(page, varied());
  await player.play(async () => (await player.answers()) > 34);
});

test('a file that is no recording is refused with a reason', async ({ page }) => {
  await enter(page, 'Anna');
  const file = { name: 'wrong.json', mimeType: 'application/json', buffer: Buffer.from('{"format": "other"}') };
  await page.getByLabel('Aufzeichnung öffnen (JSON)').setInputFiles(file);
  await expect(page.getByRole('alert')).toContainText('Spielstand');
});

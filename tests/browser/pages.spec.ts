import { begin, enter, expect, GAME, test } from './fixtures.ts';
import { Player, untilAsked } from './player.ts';

test('both languages, switched in the middle of a match', async ({ page }) => {
  await enter(page, 'Anna');
  await begin(page);
  const player = new Player(page);
  await untilAsked(player, 'activate');
  await expect(page.locator('.question h2')).toHaveText('Welche Einheit kommt zum Zug?');
  await page.getByRole('tab', { name: 'Mehr' }).click();
  await page.getByRole('button', { name: 'English' }).click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await expect(page.locator('.question h2')).not.toHaveText('Welche Einheit kommt zum Zug?');
  await page.getByRole('tab', { name: 'Log' }).click();
  await expect(page.locator('section.panel')).not.toContainText('⟨');
  await page.goto('/new');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('New game');
  await page.goto('/rules/aofs.attack.hit');
  await expect(page.locator('article')).not.toContainText('⟨');
  await page.getByRole('button', { name: 'Deutsch' }).click();
  await expect(page.locator('article h1')).not.toBeEmpty();
});

test('an account: made, left, entered again, deleted', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('button', { name: 'Neues Konto' }).click();
  await page.getByLabel('Name', { exact: true }).fill('Bert');
  await page.getByLabel('Kennwort').fill('sehr geheim');
  await page.getByRole('button', { name: 'Konto anlegen' }).click();
  await expect(page.getByRole('heading', { name: 'Willkommen, Bert' })).toBeVisible();
  await page.getByRole('button', { name: 'Abmelden' }).click();
  await page.getByRole('button', { name: 'Anmelden' }).first().click();
  await page.getByLabel('Name', { exact: true }).fill('Bert');
  await page.getByLabel('Kennwort').fill('nicht geheim');
  await page.locator('form button.main').click();
  await expect(page.getByRole('alert')).toContainText('falsch');
  await page.getByLabel('Kennwort').fill('sehr geheim');
  await page.locator('form button.main').click();
  await expect(page.getByRole('heading', { name: 'Willkommen, Bert' })).toBeVisible();
  await page.getByRole('button', { name: 'Konto löschen' }).click();
  await page.getByLabel('Kennwort').fill('sehr geheim');
  await page.getByRole('button', { name: 'Endgültig löschen' }).click();
  await expect(page.getByRole('heading', { name: 'Wer bist du?' })).toBeVisible();
});

test('a map of one’s own becomes the table', async ({ page }) => {
  await enter(page, 'Anna');
  await page.goto('/new');
  await page.getByLabel(GAME).check();
  const objects = Array.from({ length: 20 }, (_, id) => ({
    id, name: '', class: 'wood', x: 32 * (2 + 9 * (id % 5)), y: 32 * (4 + 10 * Math.floor(id / 5)), width: 96, height: 96,
  }));
  const map = {
    type: 'map', orientation: 'orthogonal', infinite: false, width: 48, height: 48, tilewidth: 32, tileheight: 32,
    layers: [{ type: 'objectgroup', name: 'terrain', objects }],
  };
  const file = { name: 'map.json', mimeType: 'application/json', buffer: Buffer.from(JSON.stringify(map)) };
  await page.getByLabel('Eigene Karte (Tiled, JSON)').setInputFiles(file);
  await expect(page.getByText('Eure eigene Karte.')).toBeVisible();
  await expect(page.locator('svg[role="img"] .wood')).toHaveCount(20);
  await page.getByRole('button', { name: 'Neu legen' }).click();
  await expect(page.getByText('Eure eigene Karte.')).toBeHidden();
});

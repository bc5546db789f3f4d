import { begin, enter, expect, test, type Page } from './fixtures.ts';

const RUNNING = 'a[href^="/match/"]';

async function withMatch(page: Page): Promise<void> {
  await enter(page, 'Anna');
  await begin(page);
  await page.waitForURL(/\/match\//);
  await page.goto('/');
  await expect(page.locator(RUNNING).first()).toBeVisible();
}

test('a guest with a running match is warned before logging out', async ({ page }) => {
  await withMatch(page);
  await page.getByRole('button', { name: 'Abmelden' }).click();
  const warning = page.getByRole('alertdialog');
  await expect(warning).toContainText('verloren: eine laufende Partie.');
  await warning.getByRole('button', { name: 'Bleiben' }).click();
  await expect(warning).toBeHidden();
  await expect(page.locator(RUNNING).first()).toBeVisible();
  await page.getByRole('button', { name: 'Abmelden' }).click();
  await page.getByRole('button', { name: 'Trotzdem abmelden' }).click();
  await expect(page.getByRole('heading', { name: 'Wer bist du?' })).toBeVisible();
});

test('a guest who has nothing to lose is not warned', async ({ page }) => {
  await enter(page, 'Anna');
  await page.getByRole('button', { name: 'Abmelden' }).click();
  await expect(page.getByRole('heading', { name: 'Wer bist du?' })).toBeVisible();
});

test('a guest becomes an account and keeps the running match', async ({ page }) => {
  await withMatch(page);
  await page.getByRole('button', { name: 'Abmelden' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Konto daraus machen' }).click();
  await expect(page.getByLabel('Name', { exact: true })).toHaveValue('Anna');
  await page.getByLabel('Name', { exact: true }).fill('Anna die Zweite');
  await page.getByLabel('Kennwort').fill('sehr geheim');
  await page.getByRole('button', { name: 'Konto anlegen' }).click();
  await expect(page.getByRole('heading', { name: 'Willkommen, Anna die Zweite' })).toBeVisible();
  await page.reload();
  await expect(page.locator(RUNNING).first()).toBeVisible();
  await page.getByRole('button', { name: 'Abmelden' }).click();
  await page.getByRole('button', { name: 'Anmelden' }).first().click();
  await page.getByLabel('Name', { exact: true }).fill('Anna die Zweite');
  await page.getByLabel('Kennwort').fill('sehr geheim');
  await page.locator('form button.main').click();
  await expect(page.locator(RUNNING).first()).toBeVisible();
});

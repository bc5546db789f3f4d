import { serious } from './axe.ts';
import { enter, expect, test, type Page } from './fixtures.ts';

const NAME = 'Nordlicht';

async function crowns(page: Page): Promise<number> {
  return Number(await page.locator('[data-crowns]').innerText());
}

/** Send the band out from its page, and give the match up at once. */
async function playBriefly(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'In ein Spiel schicken' }).click();
  await expect(page.getByLabel('Armee von Anna')).toContainText(`${NAME} (Kampagne)`);
  await expect(page.getByLabel('Armee von Anna')).toHaveValue(/^band:/);
  await page.getByRole('button', { name: 'Spiel beginnen' }).click();
  await page.waitForURL(/\/match\//);
  await page.getByRole('tab', { name: 'Mehr' }).click();
  await page.getByRole('button', { name: 'Aufgeben' }).click();
  await expect(page.getByText('Wirklich aufgeben?')).toBeVisible();
  await page.getByRole('button', { name: 'Aufgeben' }).first().click();
  await page.getByRole('link', { name: `Nach dem Spiel: ${NAME}` }).click();
  await page.waitForURL(/\/bands\//);
}

test('a band is made, plays, comes home, hires and plays again', async ({ page }) => {
  await enter(page, 'Anna');
  await page.getByRole('link', { name: 'Kampagne' }).click();
  await page.getByRole('link', { name: 'Neuer Trupp' }).click();
  await page.getByLabel('Name des Trupps').fill(NAME);
  await page.getByRole('radio', { name: /Sturmrufer/ }).check();
  await page.getByRole('button', { name: 'Raufbold: einer mehr' }).click();
  await page.getByRole('button', { name: 'Bogenschütze: einer mehr' }).click();
  await expect(page.getByText('235 Kronen übrig, 2 von 8 Kriegern.')).toBeVisible();
  expect(await serious(page)).toEqual([]);
  await page.getByRole('button', { name: 'Trupp aufstellen' }).click();
  await expect(page.getByRole('heading', { level: 1, name: NAME })).toBeVisible();
  await expect(page.locator('.stage')).toHaveText('Bereit für ein Spiel');
  expect(await crowns(page)).toBe(235);

  await playBriefly(page);
  const log = page.getByRole('list', { name: 'Protokoll' });
  await expect(log).toContainText('Der Gönner zahlt 20 Kronen');
  await expect(page.locator('[data-question="frostgrave:campaign_market"]')).toBeVisible();
  expect(await crowns(page)).toBe(255);
  expect(await serious(page)).toEqual([]);
  await page.getByRole('button', { name: 'einen Krieger anwerben' }).click();
  await page.getByRole('button', { name: /^Hellebardier/ }).click();
  await expect(log).toContainText('Hellebardier');
  await expect.poll(() => crowns(page)).toBe(220);
  await page.getByRole('button', { name: 'Letzte Wahl zurücknehmen' }).click();
  await expect.poll(() => crowns(page)).toBe(255);
  await page.getByRole('button', { name: /^Schildknecht/ }).click();
  await expect.poll(() => crowns(page)).toBe(225);

  // What is begun is still there after the page was left.
  await page.reload();
  await expect(page.locator('.stage')).toHaveText('Zwischen zwei Spielen');
  await page.getByRole('button', { name: 'fertig', exact: true }).click();
  await expect(page.getByText('Das Blatt ist gesichert.')).toBeVisible();
  await expect(page.locator('.stage')).toHaveText('Bereit für ein Spiel');
  await expect(page.getByText(/Gegen .*: verloren\./)).toBeVisible();

  await playBriefly(page);
  await page.getByRole('button', { name: 'fertig', exact: true }).click();
  await page.goto('/bands');
  await expect(page.getByRole('listitem').filter({ hasText: NAME })).toContainText('2 Spiele');
});

test('a sheet goes out as a file and comes back as a band', async ({ page }) => {
  await enter(page, 'Bert');
  await page.goto('/bands/new');
  await page.getByLabel('Name des Trupps').fill(NAME);
  await page.getByRole('button', { name: 'Trupp aufstellen' }).click();
  await expect(page.getByRole('heading', { level: 1, name: NAME })).toBeVisible();
  const coming = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Als Datei' }).click();
  const file = await (await coming).path();
  await page.goto('/bands/new');
  await page.getByLabel('Blatt aus einer Datei').setInputFiles(file);
  await page.waitForURL(/\/bands\/(?!new)/);
  await page.goto('/bands');
  await expect(page.getByRole('listitem').filter({ hasText: NAME })).toHaveCount(2);
  await page.getByRole('button', { name: 'English' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Campaign');
});

test('two bands meet by a code', async ({ page, browser, baseURL }) => {
  await enter(page, 'Anna');
  await page.goto('/bands/new');
  await page.getByLabel('Name des Trupps').fill(NAME);
  await page.getByRole('button', { name: 'Trupp aufstellen' }).click();
  const context = await browser.newContext({ baseURL });
  const other = await context.newPage();
  await enter(other, 'Bert');
  await other.goto('/bands/new');
  await other.getByLabel('Name des Trupps').fill('Südwind');
  await other.getByRole('button', { name: 'Trupp aufstellen' }).click();
  const code = await other.getByLabel('Code für Freunde').inputValue();

  // The list of the own bands is slow: what is added meanwhile must stay, and stand there once.
  let come: () => void = () => undefined;
  const slow = new Promise<void>((resolve) => (come = resolve));
  await page.route('**/api/bands', async (route) => {
    await slow;
    await route.continue();
  });
  await page.getByRole('link', { name: 'In ein Spiel schicken' }).click();
  await page.getByRole('radio', { name: /Jemand mit Link|Link/ }).check();
  await page.getByLabel('Code eines fremden Trupps').fill(code);
  await page.getByRole('button', { name: 'Hinzufügen' }).click();
  await expect(page.getByText('Südwind steht nun zur Wahl.')).toBeVisible();
  await page.getByRole('button', { name: 'Hinzufügen' }).click();
  come();
  await expect(page.locator('.armies select').nth(1).locator(`option[value="band:${code}"]`)).toHaveCount(1);
  await page.locator('.armies select').nth(1).selectOption({ value: `band:${code}` });
  await page.getByRole('button', { name: 'Spiel beginnen' }).click();
  await expect(page.getByLabel('Link zum Mitspielen')).toHaveValue(/\/join\//);
  await other.reload();
  await expect(other.locator('.stage')).toHaveText('Im Spiel');
  await context.close();
});

import { buildArmy, enter, expect, GAME, listen, test, type Page } from './fixtures.ts';

test('an army is built, checked, saved, duplicated, shared and printed', async ({ page, browser, baseURL }) => {
  await enter(page, 'Anna');
  await buildArmy(page);
  await page.getByLabel('Größe').selectOption('150 Punkte');
  await page.getByLabel('Name der Armee').fill('Torwache');
  await page.getByRole('button', { name: /^Hauptmann aufnehmen/ }).click();
  await page.getByRole('button', { name: /^Speerwache aufnehmen/ }).click();
  const summary = page.locator('.summary');
  await expect(summary).toContainText('70 von 150 Punkte');
  await expect(summary).toContainText('Regelgerecht.');

  const spears = page.locator('.lines > li').nth(1);
  await spears.getByRole('button', { name: 'Eines mehr: Pistole' }).click();
  await spears.getByRole('button', { name: 'Eines mehr: Pistole' }).click();
  await expect(summary).toContainText('80 von 150 Punkte');
  await page.locator('.lines > li').first().getByLabel('Befehlsstab').selectOption('Musiker');
  await page.locator('.lines > li').first().getByLabel('2. Speerwache').check();
  await expect(summary).toContainText('90 von 150 Punkte');

  for (let times = 0; times < 2; times++) await page.getByRole('button', { name: /^Greif aufnehmen/ }).click();
  const problem = summary.getByRole('list').getByRole('listitem').first();
  await expect(problem).toBeVisible();
  await problem.getByRole('link').click();
  await expect(page.getByRole('dialog')).toContainText('aofs.army.');
  await page.keyboard.press('Escape');
  for (let times = 0; times < 2; times++) await page.getByRole('button', { name: 'Greif entfernen' }).first().click();
  await expect(summary).toContainText('Regelgerecht.');
  await page.getByRole('button', { name: 'Speichern' }).click();
  await page.waitForURL(/\/armies\/(?!new)/);

  await page.goto('/armies');
  await page.getByRole('button', { name: 'Verdoppeln' }).click();
  await expect(page.getByText('Torwache (Kopie)')).toBeVisible();
  await page.getByRole('button', { name: 'Link zum Teilen' }).first().click();
  const link = await page.getByLabel('Link zum Teilen', { exact: true }).inputValue();

  const context = await browser.newContext({ baseURL });
  const other = await context.newPage();
  const complaints = listen(other);
  await other.goto(link);
  await expect(other.locator('.summary')).toContainText('90 von 150 Punkte');
  await other.goto(`${new URL(link).pathname}/print`);
  await expect(other.getByRole('heading', { level: 1 })).toContainText('Torwache');
  await other.emulateMedia({ media: 'print' });
  await expect(other.getByRole('button', { name: 'Drucken' })).toBeHidden();
  expect(complaints).toEqual([]);
  await context.close();

  await page.goto('/new');
  await page.getByLabel(GAME).check();
  await page.getByLabel('150 Punkte').check();
  await page.getByLabel('Armee von Anna').selectOption({ label: 'Torwache · 150 Punkte' });
  await page.getByRole('button', { name: 'Spiel beginnen' }).click();
  await page.waitForURL(/\/match\//);
  await page.getByRole('tab', { name: 'Einheiten' }).click();
  await expect(page.locator('#tab-panel')).toContainText('Hauptmann');
});

const GAMES = ['aofs', 'ags', 'frostgrave', 'anima'];

interface Sheet {
  key: string;
  armies: { key: string; size: number; units: unknown[] }[];
}

async function rostersOf(page: Page, game: string): Promise<Sheet[]> {
  return (await (await page.request.get(`/api/games/${game}/rosters`)).json()) as Sheet[];
}

for (const game of GAMES) {
  test(`a new army of ${game} begins with every ready-made one`, async ({ page }) => {
    await enter(page, 'Anna');
    await page.goto('/armies/new');
    await page.getByRole('combobox', { name: 'Spiel', exact: true }).selectOption(game);
    const rosters = await rostersOf(page, game);
    await expect(page.getByRole('combobox', { name: /^Volk/ })).toHaveValue(rosters[0]?.key ?? '');
    for (const roster of rosters) {
      for (const [at, army] of roster.armies.entries()) {
        await page.getByRole('combobox', { name: /^Volk/ }).selectOption(roster.key);
        await page.getByRole('combobox', { name: /^Größe/ }).selectOption(String(army.size));
        const before = roster.armies.slice(0, at).filter((one) => one.size === army.size).length;
        await page.locator('.empty button').nth(before).click();
        await expect(page.locator('.lines > li'), army.key).toHaveCount(army.units.length);
      }
    }
    await expect(page.locator('.summary')).toContainText('Regelgerecht.');
    await page.getByRole('button', { name: 'Speichern' }).click();
    await page.waitForURL(/\/armies\/(?!new)/);
    await expect(page.locator('.lines > li')).toHaveCount(rosters.at(-1)?.armies.at(-1)?.units.length ?? 0);
  });

  test(`in ${game} a match of every size has armies to choose from`, async ({ page }) => {
    await enter(page, 'Anna');
    const rosters = await rostersOf(page, game);
    await page.goto('/new');
    await page.locator(`input[name="game"][value="${game}"]`).check();
    const sizes = page.locator('input[name="size"]');
    for (let at = 0; at < (await sizes.count()); at++) {
      await sizes.nth(at).check();
      const size = Number(await sizes.nth(at).inputValue());
      const fitting = rosters.flatMap((roster) => roster.armies.filter((army) => army.size === size));
      await expect(page.getByLabel('Armee von Anna').locator('option')).toHaveCount(fitting.length);
      expect(fitting.length).toBeGreaterThanOrEqual(rosters.length);
      await expect(page.getByRole('button', { name: 'Spiel beginnen' })).toBeEnabled();
    }
    await sizes.first().check();
    await page.getByRole('button', { name: 'Spiel beginnen' }).click();
    await page.waitForURL(/\/match\//);
    await expect(page.locator('section.panel .question').first()).toBeVisible();
  });
}

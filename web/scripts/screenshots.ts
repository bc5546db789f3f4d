import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { begin, buildArmy, enter, GAME, test, type Page } from '../../tests/browser/fixtures.ts';
import { Player, prefer, untilAsked } from '../../tests/browser/player.ts';

const IMAGES = fileURLToPath(new URL('../../docs/images', import.meta.url));
const SEED = 4711;
mkdirSync(IMAGES, { recursive: true });

const keep = (page: Page, name: string): Promise<Buffer> => page.screenshot({ path: join(IMAGES, name) });

/** The same table every time: the seed is not asked for on the page. */
async function fixTable(page: Page): Promise<void> {
  await page.route('**/api/matches', async (route) => {
    const body = route.request().postDataJSON() as { table?: object } | null;
    if (route.request().method() !== 'POST' || !body) return route.continue();
    return route.continue({ postData: JSON.stringify({ ...body, table: { seed: SEED } }) });
  });
}

/** Units that go somewhere make better pictures than units that go anywhere. */
class Marcher extends Player {
  protected override async plan(): Promise<void> {
    const goals = this.page.locator('.toward select');
    const confirm = this.page.locator('[data-confirm]');
    if ((await goals.count()) && (await this.page.locator('[data-stay]').count())) {
      await goals.selectOption({ index: 1 + ((await this.answers()) % 3) });
      await this.page.waitForTimeout(250);
    }
    if (await confirm.isEnabled()) await confirm.click();
    else await super.plan();
  }
}

/** Point at the first target whose odds are worth a picture. */
async function showOdds(page: Page): Promise<boolean> {
  for (const option of await page.locator('.question [data-option]').all()) {
    await option.hover();
    if (await page.locator('.chance').nth(1).waitFor({ timeout: 3000 }).then(() => true, () => false)) return true;
  }
  return false;
}

/** A long way makes a better picture than one that ends at the next obstacle. */
async function marchFar(page: Page): Promise<void> {
  const goals = page.locator('.toward select');
  const count = await goals.locator('option').count();
  for (let index = 1; index < count; index++) {
    await goals.selectOption({ index });
    await page.waitForTimeout(500);
    const [far = 0] = (await page.locator('.way b').allTextContents()).map((text) => parseFloat(text.replace(',', '.')));
    if (far > 5) return;
  }
}

const bold = prefer('charge', 'advance');

test('the table with a target preview', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await fixTable(page);
  await enter(page, 'Anna');
  await page.goto('/new');
  await page.getByLabel(GAME).check();
  await page.getByLabel('250 Punkte').check();
  await page.getByRole('button', { name: 'Spiel beginnen' }).click();
  const player = new Marcher(page, bold);
  for (let shots = 0; shots < 4; shots++) {
    await untilAsked(player, 'target');
    const late = (await page.locator('.track').textContent())?.includes('Runde 1') === false;
    if ((late || shots === 3) && (await showOdds(page))) break;
    await player.step();
  }
  await keep(page, 'table.png');
});

test('a phone by lamplight', async ({ browser, baseURL }) => {
  const context = await browser.newContext({
    baseURL, viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, hasTouch: true, isMobile: true,
    colorScheme: 'dark', reducedMotion: 'reduce',
  });
  const page = await context.newPage();
  await fixTable(page);
  await enter(page, 'Anna');
  await begin(page);
  const player = new Marcher(page, bold);
  await untilAsked(player, 'activate');
  await page.locator('.question [data-option]').nth(2).tap();
  await untilAsked(player, 'move');
  await marchFar(page);
  await keep(page, 'phone.png');
  await context.close();
});

test('the army builder', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await enter(page, 'Anna');
  await buildArmy(page);
  await page.getByLabel('Name der Armee').fill('Torwache am Nordpass');
  for (const unit of ['Greif', 'Hauptmann', 'Speerwache', 'Speerwache', 'Armbrustschütze', 'Feldmagierin']) {
    await page.getByRole('button', { name: new RegExp(`^${unit} aufnehmen`) }).click();
  }
  await page.getByLabel('Grenzen des Armeeaufbaus gelten').check();
  await page.getByRole('button', { name: 'Eines mehr: Pistole' }).first().click();
  await page.getByLabel('Befehlsstab').nth(1).selectOption('Musiker');
  await page.evaluate(() => scrollTo(0, 0));
  await page.waitForTimeout(600);
  await keep(page, 'armies.png');
});

test('a replay', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
  await fixTable(page);
  await enter(page, 'Anna');
  await begin(page);
  const player = new Marcher(page, bold);
  await player.play();
  await page.locator('.question').getByRole('link', { name: 'Nachspielen' }).click();
  const slider = page.getByRole('slider');
  const last = Number(await slider.getAttribute('max'));
  await slider.fill(String(Math.round(last * 0.66)));
  for (let tries = 0; tries < 40 && !(await page.locator('.tray .die').count()); tries++) {
    await page.locator('[data-next]').click();
    await page.waitForTimeout(150);
  }
  await page.getByText('Alle Momente').click();
  await page.waitForTimeout(400);
  await keep(page, 'replay.png');
});

import { serious } from './axe.ts';
import { enter, expect, overflow, test as usual, type Page } from './fixtures.ts';
import { Server } from './server.ts';

/** A server that also leads worlds of the example. */
const test = usual.extend<object, { server: Server }>({
  server: [
    async ({}, use) => {
      const server = await Server.start({ games: ['examples/taeler'] });
      await use(server);
      await server.stop();
    },
    { scope: 'worker' },
  ],
});

async function found(page: Page, name: string): Promise<void> {
  await page.goto('/worlds');
  await page.getByLabel('Name der Welt').fill(name);
}

async function handIn(page: Page, text: string): Promise<void> {
  await page.getByLabel('Text des Papiers').fill(text);
  await page.locator('[data-hand-in]').click();
}

test('a world alone: papers are checked while one writes, and evaluated at once', async ({ page }) => {
  await enter(page, 'Anna');
  await page.getByRole('link', { name: 'Welten' }).click();
  // What one types while the page is still fetching the paper is not wiped out by it.
  await page.route(/\/paper\?realm=/, async (route) => {
    await new Promise((done) => setTimeout(done, 1500));
    await route.continue();
  }, { times: 1 });
  await page.getByLabel('Name der Welt').fill('Allein');
  await page.getByRole('button', { name: 'Gründen' }).click();
  await expect(page.getByRole('heading', { name: 'Allein' })).toBeVisible();

  await page.getByLabel('Text des Papiers').fill('hebn 2\ngraben');
  await page.getByRole('button', { name: 'heben 2' }).click();
  await expect(page.getByLabel('Text des Papiers')).toHaveValue('heben 2\ngraben');
  await expect(page.getByText('ist kein Befehl')).toHaveCount(0);
  await page.waitForTimeout(600);
  await page.reload();
  await expect(page.getByLabel('Text des Papiers')).toHaveValue('heben 2\ngraben');
  expect(await serious(page)).toEqual([]);

  await page.locator('[data-hand-in]').click();
  await expect(page.getByRole('heading', { name: 'Bericht für Nord, Jahr 1' })).toBeVisible();
  await expect(page.locator('main')).toContainText('2 Mann ausgehoben.');
  await expect(page.locator('main')).toContainText('Phase 2: Jahr 2');
  await expect(page.locator('body')).not.toContainText('⟨');
  expect(await serious(page)).toEqual([]);
  await page.setViewportSize({ width: 390, height: 844 });
  expect(await overflow(page)).toBeLessThanOrEqual(0);
});

test('a game master and two rulers: a wish that is granted, a report for each', async ({ page, browser, server }) => {
  await enter(page, 'Anna');
  await found(page, 'Zu dritt');
  await page.getByLabel('Nord').selectOption({ label: 'jemand mit einem Link' });
  await page.getByLabel('Ost').selectOption({ label: 'jemand mit einem Link' });
  await page.getByLabel('Gleich auswerten').uncheck();
  await page.getByRole('button', { name: 'Gründen' }).click();
  await expect(page.getByRole('heading', { name: 'Pult der Spielleitung' })).toBeVisible();

  await page.getByRole('button', { name: 'Plätze', exact: true }).click();
  const join = async (realm: string, name: string): Promise<Page> => {
    const link = await page.getByLabel(`Einladung für ${realm}`).inputValue();
    const context = await browser.newContext({ baseURL: server.address, locale: 'de-DE' });
    const ruler = await context.newPage();
    await enter(ruler, name);
    await ruler.goto(link);
    await ruler.getByRole('button', { name: 'Platz nehmen' }).click();
    await expect(ruler.getByRole('heading', { name: `Papier von ${realm}` })).toBeVisible();
    return ruler;
  };
  const nord = await join('Nord', 'Brunhilde');
  const ost = await join('Ost', 'Gunther');
  await handIn(nord, 'ziehen 3\nbitten um Gold');
  await handIn(ost, 'graben');
  await expect(ost.getByText('Abgegeben.')).toBeVisible();

  await page.reload();
  await page.getByRole('button', { name: 'Auswerten, ohne zu veröffentlichen' }).click();
  await expect(page.getByText('Bitte von Nord: „um Gold“')).toBeVisible();
  await page.getByRole('button', { name: 'Ja', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Ja', exact: true })).toHaveAttribute('aria-pressed', 'true');
  await page.locator('[data-publish]').click();
  await expect(page.locator('main')).toContainText('Phase 2: Jahr 2');

  await nord.reload();
  await expect(nord.locator('main')).toContainText('gewährt eure Bitte');
  await ost.reload();
  await expect(ost.locator('main')).toContainText('Das Graben brachte');
  await expect(ost.locator('main')).not.toContainText('gewährt');
  for (const ruler of [nord, ost]) await ruler.context().close();
});

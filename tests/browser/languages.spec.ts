import { listen, expect, test, type Browser, type Page } from './fixtures.ts';
import { Server } from './server.ts';

const WHO = { de: 'Wer bist du?', en: 'Who are you?' };
const ADDRESSES = ['/', '/new', '/armies', '/armies/new', '/bands', '/about', '/first', '/rules/ags.2.1', '/nowhere'];
/** Words that stand in the head of every page. */
const HEAD = { de: ['Deutsch', 'Armeen'], en: ['English', 'Armies'] };

type Spoken = 'de' | 'en';

async function visit(browser: Browser, server: Server, locale: string, look: (page: Page) => Promise<void>): Promise<void> {
  const context = await browser.newContext({ baseURL: server.address, locale });
  const page = await context.newPage();
  const complaints = listen(page);
  await look(page);
  expect(complaints).toEqual([]);
  await context.close();
}

async function speaks(page: Page, language: Spoken): Promise<void> {
  await expect(page.locator('html')).toHaveAttribute('lang', language);
  await expect(page.getByRole('button', { name: HEAD[language][0], exact: true })).toHaveAttribute('aria-pressed', 'true');
  await expect(page.getByRole('link', { name: HEAD[language][1], exact: true })).toBeVisible();
}

for (const [locale, language] of [['de-AT', 'de'], ['en-GB', 'en'], ['fr-FR', 'de']] as const) {
  test(`every page for a browser that is set to ${locale}`, async ({ browser, server }) => {
    await visit(browser, server, locale, async (page) => {
      for (const address of ADDRESSES) {
        const sent = await page.goto(address);
        // Already the first line that arrives says it, so nothing is painted in another language.
        expect(await sent?.text()).toContain(`<html lang="${language}"`);
        await speaks(page, language);
      }
    });
  });
}

test('where the browser speaks neither language, that of the server’s system counts', async ({ browser }) => {
  const server = await Server.start({ system: 'en_US.UTF-8' });
  await visit(browser, server, 'fr-FR', async (page) => {
    await page.goto('/');
    await expect(page.getByRole('heading', { name: WHO.en })).toBeVisible();
  });
  await visit(browser, server, 'de-DE', async (page) => {
    await page.goto('/');
    await expect(page.getByRole('heading', { name: WHO.de })).toBeVisible();
  });
  await server.stop();
});

test('a server that is set to a language speaks it; a reader’s own choice is kept', async ({ browser }) => {
  const server = await Server.start({ setting: 'en' });
  await visit(browser, server, 'de-DE', async (page) => {
    await page.goto('/');
    await expect(page.getByRole('heading', { name: WHO.en })).toBeVisible();
    await page.getByRole('button', { name: 'Deutsch' }).click();
    await expect(page.getByRole('heading', { name: WHO.de })).toBeVisible();
    for (const address of ADDRESSES) {
      await page.goto(address);
      await speaks(page, 'de');
    }
    const asked = page.waitForRequest('**/api/session/guest');
    await page.goto('/');
    await page.getByLabel('Name', { exact: true }).fill('Anna');
    await page.getByLabel('Name', { exact: true }).press('Enter');
    expect((await (await asked).allHeaders())['accept-language']).toBe('de');
  });
  await server.stop();
});

test('what an earlier visit kept without being asked does not hide the browser’s language', async ({ browser, server }) => {
  await visit(browser, server, 'en-US', async (page) => {
    await page.addInitScript(() => localStorage.setItem('walstatt', '{"language":"de","theme":"parchment"}'));
    await page.goto('/');
    await speaks(page, 'en');
  });
});

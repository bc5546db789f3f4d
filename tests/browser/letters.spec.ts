import { serious } from './axe.ts';
import { enter, expect, overflow, test, type Page } from './fixtures.ts';

/** A red dot. */
const PICTURE = Buffer.from('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg==', 'base64');

async function found(page: Page): Promise<string> {
  const setup = { map: { seed: 'Briefe', size: 60, sea: 20, splinters: 0 }, rulers: ['Brunhilde', 'Gunther', 'Hagen'].map((name) => ({ name })) };
  const wish = { game: 'kalevala', name: 'Midgard', setup, leads_itself: true, seats: [{ realm: 'Brunhilde', kind: 'me' }] };
  const made = await page.request.post('/api/worlds', { data: wish });
  return ((await made.json()) as { id: string }).id;
}

async function handIn(page: Page, until: string): Promise<void> {
  await page.getByRole('tab', { name: 'Papier' }).click();
  await page.locator('[data-hand-in]').click();
  await expect(page.locator('main')).toContainText(until);
}

test('a ruler writes a letter with a page, a treaty and a request, and reads what happened', async ({ page }) => {
  await enter(page, 'Anna');
  const id = await found(page);
  await page.goto(`/worlds/${id}`);
  await page.getByRole('tab', { name: 'Briefe' }).click();
  await page.getByText('Einen Brief schreiben').click();
  await page.getByLabel('An', { exact: true }).fill('Gunther');
  await page.getByLabel('Text des Briefs').fill('Seid gegrüßt!\nEnde\nBrunhilde');
  await page.getByLabel('Seite beilegen').setInputFiles({ name: 'x.txt', mimeType: 'image/png', buffer: Buffer.from('kein Bild') });
  await expect(page.getByRole('alert')).toContainText('Das lässt sich nicht als Seite lesen');
  await page.getByLabel('Seite beilegen').setInputFiles({ name: 'bild.png', mimeType: 'image/png', buffer: PICTURE });
  await expect(page.getByText('eine Seite')).toBeVisible();
  await page.getByText('Briefkopf', { exact: true }).click();
  await page.getByLabel(/^Steht über jedem Brief/).fill('Hof zu Isenstein\nBrunhilde, Königin von Island');
  const preview = page.getByRole('region', { name: 'So kommt er an' });
  await expect(preview.locator('.head')).toHaveText('Hof zu Isenstein\nBrunhilde, Königin von Island');
  await expect(preview.getByRole('img', { name: 'Siegel von Brunhilde' })).toBeVisible();
  expect(await serious(page)).toEqual([]);
  await page.getByRole('button', { name: 'In das Papier schreiben' }).click();
  await expect(page.getByText('geht hinaus, wenn du es abgibst')).toBeVisible();

  await page.getByRole('button', { name: 'Urkunden' }).click();
  await page.getByText('Einen Vertrag aufsetzen').click();
  await page.getByLabel('Mit', { exact: true }).fill('Gunther');
  await page.getByLabel('Titel').fill('Nordfriede');
  await page.getByLabel('Wortlaut').fill('Keiner zieht nach Norden.');
  await page.getByRole('button', { name: 'In das Papier schreiben' }).first().click();
  await page.getByRole('button', { name: 'Anträge' }).click();
  await page.getByText('Der Spielleitung schreiben').click();
  await page.getByLabel('Worum es geht').fill('Kanal');
  await page.getByLabel('Text', { exact: true }).fill('Darf ich graben?');
  await page.getByRole('button', { name: 'In das Papier schreiben' }).click();

  await page.getByRole('tab', { name: 'Papier' }).click();
  const paper = page.getByLabel('Text des Papiers');
  await expect(paper).toHaveValue(/Brief an Gunther:\nHof zu Isenstein\nBrunhilde, Königin von Island\n\* \* \*\n\nSeid gegrüßt!\nEnde\.\nBrunhilde\n\n\[Seite [0-9a-f]{32}\]\nEnde\nVertrag mit Gunther über Nordfriede:/);
  await handIn(page, '270.2');

  await page.getByRole('tab', { name: 'Briefe' }).click();
  await expect(page.getByRole('heading', { name: 'Brunhilde an Gunther' }).first()).toBeVisible();
  await expect(page.getByRole('img', { name: 'Siegel von Brunhilde' }).first()).toBeVisible();
  await expect(page.locator('article .head').first()).toContainText('Hof zu Isenstein');
  const enclosed = page.getByRole('img', { name: 'Seite 1 des Briefs von Brunhilde' }).first();
  await enclosed.scrollIntoViewIfNeeded();
  await expect.poll(() => enclosed.evaluate((one) => (one as HTMLImageElement).naturalWidth)).toBe(1);
  await page.getByRole('button', { name: 'Urkunden' }).click();
  await expect(page.getByText('wartet auf das Siegel der anderen Seite')).toBeVisible();
  await expect(page.getByRole('img', { name: 'Das Siegel von Gunther fehlt noch' })).toBeVisible();
  await page.getByRole('button', { name: 'Anträge' }).click();
  await expect(page.getByRole('heading', { name: 'Antrag 1: Kanal (offen)' })).toBeVisible();
  expect(await serious(page)).toEqual([]);

  await page.getByRole('tab', { name: 'Geschehen' }).click();
  await expect(page.getByRole('heading', { name: 'Phase 270.1' })).toBeVisible();
  await page.getByRole('tabpanel').getByRole('button', { name: 'Weiter', exact: true }).click();
  await expect(page.getByText(/^1 von \d+$/)).toBeVisible();
  const place = page.getByRole('button', { name: /auf der Karte zeigen/ }).first();
  const name = await place.innerText();
  await place.click();
  await expect(page.locator('#place-head')).toContainText(name);
  await page.locator('li a').first().click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');

  await page.getByRole('tab', { name: 'Berichte' }).click();
  await expect(page.locator('abbr').first()).toHaveAttribute('title', /./);
  await page.getByRole('button', { name: 'Kurven' }).click();
  await expect(page.getByText(/Kerntruppen: zuletzt \d+/)).toBeVisible();
  await page.getByRole('button', { name: 'Ablage' }).click();
  await page.getByRole('button', { name: 'Papier', exact: true }).first().click();
  await expect(page.locator('pre')).toContainText('Brief an Gunther:');
  expect(await serious(page)).toEqual([]);
  await expect(page.locator('body')).not.toContainText('⟨');
  await page.setViewportSize({ width: 390, height: 844 });
  for (const view of ['Ablage', 'Kurven', 'Bericht']) {
    await page.getByRole('button', { name: view, exact: true }).click();
    expect(await overflow(page)).toBeLessThanOrEqual(0);
  }
});

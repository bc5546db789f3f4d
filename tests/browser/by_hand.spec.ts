import { serious } from './axe.ts';
import { enter, expect, test, type Page } from './fixtures.ts';

const plain = 'T'.repeat(48);
const SETUP = {
  drawn: { '2A+10': { terrain: plain, name: 'Isenstein', site: { kind: 'Std', kf: 24 } }, '2A+11': { terrain: plain, name: 'Burgund', site: { kind: 'Mkt', kf: 24 } } },
  rulers: [{ name: 'Brunhilde', places: ['2A+10'] }, { name: 'Gunther', core: 'SB', places: ['2A+11'] }],
  settings: { battles: 'hand' },
};
const SHEET = `Einzug EE 2: 2A+10 > 2A+11 K: 12LB
Aufstellung 2A+10:
Gruppe Wolfsrudel: 2A+10/1: 4LB; 2A+10/2: 4LB; 2A+10/3: 4LB
Wolfsrudel: ANGREIFEN NÄCHSTER
Ende`;
const PAPERS = ['EE 1: 2A+10 > 2A+11', 'bleiben', SHEET];

/** A world whose game master rules Brunhilde's realm, too, in the phase in which she declares war or in the next. */
async function atWar(page: Page, phases: number): Promise<string> {
  const seats = [{ realm: 'Brunhilde', kind: 'me' }, { realm: 'Gunther', kind: 'link' }];
  const made = await page.request.post('/api/worlds', { data: { game: 'kalevala', name: 'Nibelungenland', setup: SETUP, seats } });
  const { id } = (await made.json()) as { id: string };
  for (const [phase, text] of PAPERS.slice(0, phases).entries()) {
    expect((await page.request.post(`/api/worlds/${id}/paper`, { data: { text } })).ok()).toBe(true);
    expect((await page.request.post(`/api/worlds/${id}/publish`, { data: { phase, anyway: true } })).ok()).toBe(true);
  }
  return id;
}

test('a game master plays a battle of his world at the board and takes over what came of it', async ({ page, browser, server }) => {
  await enter(page, 'Anna');
  const id = await atWar(page, 3);
  await page.goto(`/worlds/${id}`);
  await page.getByRole('tab', { name: 'Spielleitung' }).click();
  await page.getByRole('button', { name: 'Auswerten, ohne zu veröffentlichen' }).click();
  const hand = page.locator('[data-by-hand="battles/2A+10"]');
  await expect(hand).toBeVisible();
  // Who looks at the map meanwhile still has on the desk what he has evaluated.
  await page.getByPlaceholder('Feld oder Name').fill('2A+11');
  await page.getByPlaceholder('Feld oder Name').press('Enter');
  await expect(page.getByRole('heading', { name: '2A+11' })).toBeVisible();
  await hand.getByRole('button', { name: 'Jemanden bitten' }).click();
  const link = await hand.getByLabel('Link für den, der austrägt').inputValue();

  const helper = await (await browser.newContext({ baseURL: server.address, locale: 'de-DE' })).newPage();
  await enter(helper, 'Bert');
  await helper.goto(link);
  await expect(helper.locator('main')).toContainText('Gespielt wird: Kriegsspiel');
  await expect(helper.locator('main')).not.toContainText(/Brunhilde|Gunther/);
  await helper.getByRole('button', { name: 'Platz nehmen' }).click();
  await expect(helper.locator('canvas[data-battle]')).toHaveAttribute('data-drawn', /[1-9]/);
  await expect(helper.locator('body')).toContainText('Partei A');
  await expect(helper.locator('body')).not.toContainText(/Brunhilde|Gunther|Nibelungenland|Wolfsrudel|2A\+1|Burgund/);

  await hand.getByRole('button', { name: 'Neu eröffnen' }).click();
  await expect(hand.getByLabel('Link für den, der austrägt')).toHaveCount(0);
  await hand.getByRole('link', { name: 'Zum Brett' }).click();
  await expect(page.locator('canvas[data-battle]')).toHaveAttribute('data-drawn', /[1-9]/);
  const commander = page.locator('[data-commander]');
  await commander.getByText('Feldherr').click();
  await commander.getByRole('button', { name: 'Laufen lassen' }).click();
  await expect(commander).toHaveAttribute('data-commander', 'goes');
  await commander.getByRole('button', { name: 'Anhalten' }).click();
  await expect(commander).toHaveAttribute('data-commander', 'stands');
  expect(await serious(page)).toEqual([]);
  await commander.getByRole('button', { name: 'Zügig weiter' }).click();
  await expect(page.getByRole('link', { name: 'Nachspielen' }).first()).toBeVisible({ timeout: 120_000 });

  await page.goto(`/worlds/${id}`);
  await page.getByRole('tab', { name: 'Spielleitung' }).click();
  await page.getByRole('button', { name: 'Auswerten, ohne zu veröffentlichen' }).click();
  await hand.getByRole('button', { name: 'Ausgang übernehmen' }).click();
  await expect(page.locator('.waiting textarea')).toHaveValue(/"stands"/);
  await page.locator('.waiting').getByRole('button', { name: 'Bestätigen' }).click();
  await expect(hand).toHaveCount(0);
});

test('a ruler rehearses an attack: results as they come, stopped by one click, and a battle to look at', async ({ page }) => {
  await enter(page, 'Anna');
  const id = await atWar(page, 2);
  await page.request.put(`/api/worlds/${id}/draft`, { data: { text: SHEET, realm: 'Brunhilde' } });
  await page.goto(`/worlds/${id}`);
  await expect(page.getByLabel('Text des Papiers')).toHaveValue(/Wolfsrudel/);
  await page.getByRole('tab', { name: 'Proben' }).click();
  const panel = page.locator('[data-rehearsal]');
  await panel.getByRole('button', { name: 'Proben' }).click();
  await expect(panel.getByRole('status')).toContainText('von 20 gewonnen', { timeout: 60_000 });
  await expect(panel.getByRole('status')).toContainText('Verluste im Mittel');
  expect(await serious(page)).toEqual([]);
  await panel.getByRole('button', { name: 'Weiter bis 200' }).click();
  await panel.getByRole('button', { name: 'Anhalten' }).click();
  await expect(panel).toHaveAttribute('data-rehearsal', 'done');
  await panel.getByRole('button', { name: 'Eine typische ansehen' }).click();
  await expect(page).toHaveURL(/\/replay\//);
});

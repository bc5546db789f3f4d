import { serious } from './axe.ts';
import { enter, expect, test } from './fixtures.ts';

const plain = 'T'.repeat(48);
const SETUP = {
  drawn: { '2A+10': { terrain: plain, site: { kind: 'Std', kf: 24 } }, '2A+11': { terrain: plain, site: { kind: 'Mkt', kf: 24 } } },
  rulers: [{ name: 'Brunhilde', places: ['2A+10'] }, { name: 'Gunther', core: 'SB', places: ['2A+11'] }],
};
const TYPED = `Aufstellung 2A+10:
Gruppe Garde: 2A+10/17: 4LB
Garde KR 1-3: HALTEN
Garde: ANGREIFEN NÄCHSTER
Prosa Garde: Bleibt aus dem Wald!
REST: HALTEN
Ende`;

test('an order sheet that was typed is taken up on the map, and what is drawn stands in the paper', async ({ page }) => {
  await enter(page, 'Anna');
  const seats = [{ realm: 'Brunhilde', kind: 'me' }, { realm: 'Gunther', kind: 'link' }];
  const { id } = (await (await page.request.post('/api/worlds', { data: { game: 'kalevala', name: 'Midgard', setup: SETUP, seats } })).json()) as { id: string };
  await page.request.put(`/api/worlds/${id}/draft`, { data: { text: TYPED, realm: 'Brunhilde' } });
  await page.goto(`/worlds/${id}`);
  const paper = page.getByLabel('Text des Papiers');
  await expect(paper).toHaveValue(/Garde KR 1-3: HALTEN/);
  await page.locator('ol.orders [data-line="1"] button').first().click();
  await page.getByRole('button', { name: 'Auf der Karte ändern' }).click();
  const form = page.locator('[data-order="set_up"]');
  await expect(form.getByLabel('Gruppe', { exact: true })).toHaveValue('Garde');
  await expect(form.locator('[data-step="0"]').getByLabel('KR', { exact: true })).toHaveValue('1-3');
  await expect(paper).toHaveValue(TYPED);

  await form.locator('[data-step="0"]').getByLabel('wenn').fill('NICHT FEIND 4');
  await expect(paper).toHaveValue(/Garde KR 1-3 WENN NICHT FEIND 4: HALTEN/);
  // Whoever discards the change has what stood there before.
  await form.getByRole('button', { name: 'Verwerfen' }).click();
  await expect(paper).toHaveValue(TYPED);
  await page.getByRole('button', { name: 'Auf der Karte ändern' }).click();
  await form.locator('[data-step="0"]').getByLabel('wenn').fill('NICHT FEIND 4');
  await form.getByRole('button', { name: 'Einen Befehl davor, unter Bedingung' }).click();
  await form.locator('[data-step="1"]').locator('select').selectOption('VORRÜCKEN');
  await form.locator('[data-step="1"]').getByLabel('Ziel').fill('2A+11/40');
  await expect(paper).toHaveValue(/Garde WENN FEIND 3: VORRÜCKEN 2A\+11\/40\nGarde: ANGREIFEN NÄCHSTER/);
  await expect(paper).toHaveValue(/Prosa Garde: Bleibt aus dem Wald!/);
  expect(await serious(page)).toEqual([]);
});

import { enter, expect, test, type Page } from './fixtures.ts';

/** A realm with enough for a temple, and a neighbour. */
const WORLD = {
  game: 'kalevala',
  name: 'Isenstein',
  seats: ['Brunhilde', 'Gunther'].map((realm) => ({ realm, kind: 'link' })),
  setup: {
    map: { seed: 'Krieg 0', size: 20, sea: 10, splinters: 0 },
    settings: { battles: 'quick' },
    rulers: [{ name: 'Brunhilde', places: ['2D+4'] }, { name: 'Gunther', places: ['2D+3'] }],
  },
};

test('an oracle is asked in a paper and answered at the desk', async ({ page, browser, server }) => {
  await enter(page, 'Anna');
  const { id } = await (await page.request.post('/api/worlds', { data: WORLD, timeout: 180_000 })).json();
  const { members } = await (await page.request.get(`/api/worlds/${id}`)).json();
  const join = async (realm: string, name: string): Promise<Page> => {
    const ruler = await (await browser.newContext({ baseURL: server.address, locale: 'de-DE' })).newPage();
    await enter(ruler, name);
    const { invite } = members.find((one: { realm: string }) => one.realm === realm);
    expect((await ruler.request.post(`/api/worlds/${id}/join`, { data: { invite } })).ok()).toBe(true);
    return ruler;
  };
  const brunhilde = await join('Brunhilde', 'Bert');
  const gunther = await join('Gunther', 'Carla');
  const paper = async (text: string): Promise<void> => {
    expect((await brunhilde.request.post(`/api/worlds/${id}/paper`, { data: { text } })).ok()).toBe(true);
    expect((await gunther.request.post(`/api/worlds/${id}/paper`, { data: { text: 'bleiben' } })).ok()).toBe(true);
  };
  await page.goto(`/worlds/${id}`);
  const publish = async (next: string): Promise<void> => {
    await page.locator('[data-publish]').click();
    await expect(page.locator('main')).toContainText(next);
  };
  /** What was not ordered in one phase of a great round waits for the next one. */
  const year = async (gr: number, text: string): Promise<void> => {
    await paper(text);
    await publish(`${gr}.2`);
    for (const phase of [3, 4]) {
      await paper('bleiben');
      await publish(`${gr}.${phase}`);
    }
    await paper('bleiben');
    await publish(`${gr + 1}.1`);
  };

  // Three great rounds until the temple stands; the game master gives what it takes.
  const give = async (what: string): Promise<void> => {
    const act = { kind: 'give', args: { realm: 'Brunhilde', place: '2D+4', what } };
    expect((await page.request.post(`/api/worlds/${id}/acts`, { data: act })).ok()).toBe(true);
  };
  const { free, gate } = await siteOf(brunhilde, id);
  await give('60RE');
  await year(270, `Bau 2D+4: Tu KF${free} Tor ${free}-${gate}`);
  await year(271, `Bau 2D+4: Tt/20 KF${free}`);
  await year(272, `Wandeln 2D+4: Pr\nBau 2D+4: Tt KF${free}\nTempel 2D+4/${free} spenden 20RE`);

  // She asks who rules next door.
  await brunhilde.goto(`/worlds/${id}`);
  await brunhilde.getByRole('tab', { name: 'Papier' }).click();
  await brunhilde.getByLabel('Text des Papiers').fill(`Orakel 2D+4/${free} 10RE:\nWer herrscht in 2D+3?\nEnde`);
  await brunhilde.locator('[data-hand-in]').click();
  await expect(brunhilde.getByRole('status').filter({ hasText: 'Abgegeben' })).toBeVisible();
  await gunther.request.post(`/api/worlds/${id}/paper`, { data: { text: 'bleiben' } });

  // The game master reads question, offering and what the program would say, and answers in his own words.
  await page.reload();
  await page.getByRole('button', { name: 'Auswerten, ohne zu veröffentlichen' }).click();
  const decision = page.locator(`[data-decision="oracle/2D+4/${free}"]`);
  await expect(decision).toContainText('Wer herrscht in 2D+3?');
  await expect(decision).toContainText('Ein Banner schlägt darüber im Wind');
  await decision.getByLabel('Antwort des Orakels').fill('Einer, der dir gleicht, und doch nicht du.');
  await decision.getByRole('button', { name: 'So antworten' }).click();
  await publish('273.2');
  await brunhilde.reload();
  await brunhilde.getByRole('tab', { name: 'Bericht' }).click();
  await expect(brunhilde.locator('main')).toContainText('Einer, der dir gleicht, und doch nicht du.');
  await gunther.goto(`/worlds/${id}`);
  await expect(gunther.locator('main')).not.toContainText('der dir gleicht');
  for (const one of [page, brunhilde, gunther]) await expect(one.locator('body')).not.toContainText('⟨');
  for (const one of [brunhilde, gunther]) await one.context().close();
});

/** Open ground of her land that bears a tower, and the field before its gate. */
async function siteOf(ruler: Page, id: string): Promise<{ free: number; gate: number }> {
  const { planes } = await (await ruler.request.get(`/api/worlds/${id}/chart`)).json();
  const land = planes[0].map.lands['2D+4'];
  const open = (kf: number): boolean => 'Tt'.includes(land.terrain[kf - 1]) && kf !== land.site?.kf;
  for (let kf = 1; kf < 48; kf++) if (land.terrain[kf - 1] === 'T' && kf !== land.site?.kf && kf % 8 && open(kf + 1) && land.terrain[kf] === 'T') return { free: kf, gate: kf + 1 };
  throw new Error('no ground for a temple');
}

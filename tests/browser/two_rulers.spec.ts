import { enter, expect, test, type Page } from './fixtures.ts';

/** Two neighbours on a small island. */
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
const PHASES = ['270.1', '270.2', '270.3', '270.4', '271.1', '271.2', '271.3', '271.4', '272.1'];

/** The game master's page, and those of two rulers, each with a browser of their own. */
class Game {
  private phase = 0;

  constructor(readonly id: string, readonly desk: Page, readonly rulers: Record<'Brunhilde' | 'Gunther', Page>) {}

  async part(name: string): Promise<void> {
    await this.desk.getByRole('navigation', { name: 'Pult der Spielleitung' }).getByRole('button', { name }).click();
  }

  async handIn(realm: 'Brunhilde' | 'Gunther', text: string): Promise<void> {
    const page = this.rulers[realm];
    await page.getByRole('tab', { name: 'Papier' }).click();
    await page.getByLabel('Text des Papiers').fill(text);
    await page.locator('[data-hand-in]').click();
    await expect(page.getByRole('status').filter({ hasText: /Abgegeben|Nach dem Abgabeschluss/ })).toBeVisible();
  }

  /** All see the next phase, and nobody has to load the page again. */
  async publish(): Promise<void> {
    await this.desk.locator('[data-publish]').click();
    for (const page of [this.desk, ...Object.values(this.rulers)]) await expect(page.locator('header').getByText(this.next, { exact: true })).toBeVisible();
    this.phase += 1;
  }

  /** A phase in which nothing happens. */
  async pass(): Promise<void> {
    for (const page of Object.values(this.rulers)) await page.request.post(`/api/worlds/${this.id}/paper`, { data: { text: 'bleiben' } });
    await this.publish();
  }

  async expectInReport(realm: 'Brunhilde' | 'Gunther', words: string | RegExp): Promise<void> {
    const page = this.rulers[realm];
    await page.getByRole('tab', { name: 'Bericht' }).click();
    await expect(page.locator('main')).toContainText(words);
  }

  private get next(): string {
    return PHASES[this.phase + 1] ?? '';
  }
}

test('two rulers and a game master: two great rounds with a war, a decision, a late paper, a letter, a correction', async ({ page, browser, server }) => {
  await enter(page, 'Anna');
  const { id } = await (await page.request.post('/api/worlds', { data: WORLD, timeout: 180_000 })).json();
  const { members } = await (await page.request.get(`/api/worlds/${id}`)).json();
  const join = async (realm: string, name: string): Promise<Page> => {
    const ruler = await (await browser.newContext({ baseURL: server.address, locale: 'de-DE' })).newPage();
    await enter(ruler, name);
    const { invite } = members.find((one: { realm: string }) => one.realm === realm);
    expect((await ruler.request.post(`/api/worlds/${id}/join`, { data: { invite } })).ok()).toBe(true);
    await ruler.goto(`/worlds/${id}`);
    return ruler;
  };
  const brunhilde = await join('Brunhilde', 'Bert');
  const gunther = await join('Gunther', 'Carla');
  const game = new Game(id, page, { Brunhilde: brunhilde, Gunther: gunther });
  await page.goto(`/worlds/${id}`);
  await expect(page.locator('[data-realm="Gunther"]')).toContainText('fehlt');
  await expect(page.locator('main')).not.toContainText('Ungewöhnlich viele Papiere fehlen');

  // 270.1: one scouts and writes a letter; the other's paper cannot be read, and the game master lets it count.
  await game.handIn('Brunhilde', 'EE 1: 2D+4 > 2D+3\nBrief an Gunther: Gebt auf!');
  await game.handIn('Gunther', 'Wandeln 2X+\nbleiben');
  await page.reload();
  await page.getByRole('button', { name: 'Auswerten, ohne zu veröffentlichen' }).click();
  const decision = page.locator('[data-decision="judgement/Gunther"]');
  await decision.getByText('Worte dazu').click();
  await decision.getByLabel('An die, die es spüren').fill('Schreibt das nächste Mal deutlicher.');
  await decision.getByRole('button', { name: 'Ja', exact: true }).click();
  await expect(decision.getByRole('button', { name: 'Ja', exact: true })).toHaveAttribute('aria-pressed', 'true');
  await game.publish();
  await game.expectInReport('Gunther', 'Schreibt das nächste Mal deutlicher.');
  await expect(brunhilde.locator('main')).not.toContainText('deutlicher');

  // 270.2: a paper that comes after the deadline is taken all the same; the letter arrives.
  await page.request.put(`/api/worlds/${id}/deadline`, { data: { deadline: Date.now() / 1000 - 60 } });
  await expect(page.locator('main')).toContainText('Ungewöhnlich viele Papiere fehlen');
  await expect(page.locator('[data-ran]')).toBeVisible();
  await game.handIn('Brunhilde', 'bleiben');
  const row = page.locator('[data-realm="Brunhilde"]');
  await expect(row).toContainText('zu spät');
  await row.getByRole('button', { name: 'gelten lassen' }).click();
  await expect(row).toContainText('zu spät, gilt');
  await game.publish();
  await gunther.getByRole('tab', { name: 'Briefe' }).click();
  await expect(gunther.locator('main')).toContainText('Gebt auf!');

  // 270.3 and 270.4: war.
  await game.handIn('Brunhilde', 'Einzug EE 2: 2D+4 > 2D+3 K: 12LB');
  await game.publish();
  await game.pass();
  for (const realm of ['Brunhilde', 'Gunther'] as const) await game.expectInReport(realm, 'Schneller Kampf um 2D+3');

  // The dice of the battle were typed wrongly: the phase is run again, and whom it concerns has a sheet about it.
  const run = await (await page.request.get(`/api/worlds/${id}/run?phase=3`)).json();
  const roll = run.rolls.find((one: { about: string }) => one.about.startsWith('battles/') && one.about.endsWith('Gunther'));
  const faces = roll.faces.join() === '6,6,6' ? [6, 6, 5] : [6, 6, 6];
  expect((await page.request.post(`/api/worlds/${id}/dice`, { data: { about: roll.about, faces, phase: 3 } })).ok()).toBe(true);
  await page.reload();
  await game.part('Veröffentlicht');
  await page.getByRole('button', { name: 'Neu auswerten und vergleichen' }).click();
  await expect(page.locator('[data-changes="Gunther"]')).toBeVisible();
  await page.getByRole('button', { name: 'Berichtigungen schicken' }).click();
  await expect(page.getByText('Wen es betrifft, der hat ein Blatt mit Berichtigungen.')).toBeVisible();
  const report = await (await gunther.request.get(`/api/worlds/${id}/reports/3`)).text();
  expect(report).toContain(`"${faces.join(' ')}"`);
  // The page of a ruler that stands open says so by itself, and leads to what was corrected.
  await gunther.getByRole('button', { name: 'Berichtigungen lesen' }).click();
  await gunther.locator('[data-correction] summary').click();
  await expect(gunther.locator('[data-correction]')).toContainText('Das gilt nicht mehr');
  await expect(gunther.locator('[data-correction]')).toContainText(faces.join(' '));
  await expect(gunther.locator('[data-corrected]')).toHaveCount(0);

  for (let phase = 0; phase < 4; phase++) await game.pass();
  await game.expectInReport('Gunther', '271.4');
  for (const one of [page, brunhilde, gunther]) await expect(one.locator('body')).not.toContainText('⟨');
  for (const one of [brunhilde, gunther]) await one.context().close();
});

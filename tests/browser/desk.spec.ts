import { serious } from './axe.ts';
import { enter, expect, overflow, test } from './fixtures.ts';
import { Midgard, part } from './midgard.ts';

const WORLD = {
  game: 'kalevala',
  name: 'Worms',
  seats: [{ realm: 'Brunhilde', kind: 'link' }, { realm: 'Gunther', kind: 'link' }, { realm: 'Hagen', kind: 'link' }],
  setup: { map: { size: 60, splinters: 0 }, rulers: ['Brunhilde', 'Gunther', 'Hagen'].map((name) => ({ name })) },
};

test('a game master leads a phase: reminders, letters, a decision, words, publishing, a correction', async ({ page, browser, server }) => {
  await enter(page, 'Anna');
  const { id } = await (await page.request.post('/api/worlds', { data: WORLD })).json();
  const world = await (await page.request.get(`/api/worlds/${id}`)).json();
  const ruler = await (await browser.newContext({ baseURL: server.address, locale: 'de-DE' })).newPage();
  await enter(ruler, 'Bert');
  const invite = world.members.find((one: { realm: string }) => one.realm === 'Gunther').invite;
  await ruler.goto(`/worlds/join/${id}#${invite}`);
  await expect(ruler.getByRole('heading', { name: 'Wer du bist: Gunther' })).toBeVisible();
  await expect(ruler.locator('[data-worth]')).toHaveCount(3);
  expect(await serious(ruler)).toEqual([]);
  await ruler.setViewportSize({ width: 390, height: 844 });
  expect(await overflow(ruler)).toBeLessThanOrEqual(0);
  await ruler.setViewportSize({ width: 1280, height: 800 });
  await ruler.getByRole('button', { name: 'Platz nehmen' }).click();
  await ruler.getByLabel('Welchen Gott verehrt das Volk?').fill('Wotan');
  expect(await serious(ruler)).toEqual([]);
  await ruler.getByRole('button', { name: 'Antworten und herrschen' }).click();
  await expect(ruler).toHaveURL(`/worlds/${id}`);

  await page.goto(`/worlds/${id}`);
  await expect(page.locator('[data-realm="Gunther"]')).toContainText('fehlt');
  await page.getByLabel('Worte der Erinnerung').fill('Nur noch zwei Tage!');
  await page.getByRole('button', { name: 'Gunther erinnern' }).click();
  await expect(page.getByText('Erinnert: Gunther')).toBeVisible();
  await page.getByLabel('Abgabeschluss').fill('2031-03-29T20:00');
  await page.getByRole('button', { name: 'Festlegen' }).first().click();
  await page.getByRole('button', { name: 'Um 3 Tage verlängern' }).click();
  await expect(page.getByLabel('Abgabeschluss')).toHaveValue('2031-04-01T20:00');
  await page.getByRole('button', { name: 'Anhalten' }).click();
  await page.getByRole('button', { name: 'Weiter geht es' }).click();
  await expect(page.getByLabel('Abgabeschluss')).toHaveValue('2031-04-01T20:00');
  expect(await serious(page)).toEqual([]);

  await ruler.goto(`/worlds/${id}`);
  await expect(ruler.locator('[data-reminded]')).toContainText('Nur noch zwei Tage!');
  const paper = 'Wandeln 2X+\nBrief an Hagen:\nDu bist ein Wicht.\nEnde\nAntrag Kanal:\nDürfen wir graben?\nEnde\n';
  await ruler.request.post(`/api/worlds/${id}/paper`, { data: { text: paper } });

  await page.reload();
  await page.getByRole('button', { name: 'Auswerten, ohne zu veröffentlichen' }).click();
  const decision = page.locator('[data-decision="judgement/Gunther"]');
  await expect(decision).toContainText('betrifft Gunther');
  await decision.getByRole('button', { name: 'Was wäre bei „Ja“?' }).click();
  await expect(decision.locator('[data-compared] [data-changes="Gunther"]')).toBeVisible();
  await decision.getByRole('button', { name: 'Ja', exact: true }).click();
  await expect(decision.getByRole('button', { name: 'Ja', exact: true })).toHaveAttribute('aria-pressed', 'true');
  expect(await serious(page)).toEqual([]);

  await part(page, 'Briefe');
  await expect(page.locator('[data-letters]')).toContainText('Du bist ein Wicht.');
  await page.locator('[data-letters]').focus();
  await page.keyboard.press('h');
  await expect(page.locator('[data-letters]')).toContainText('liegt bei dir');
  await page.locator('[data-letters]').focus();
  await page.keyboard.press('r');
  await expect(page.locator('[data-letters]')).toContainText('wartet auf die nächste Zustellung');
  await page.getByLabel('Ein Wort dazu').fill('Höflicher, bitte.');
  await page.getByRole('button', { name: 'Zurückgeben' }).click();
  await expect(page.locator('[data-letters]')).toContainText('zurückgegeben');
  await part(page, 'Anträge');
  await expect(page.locator('[data-request="Gunther 1"]')).toContainText('sobald sie veröffentlicht ist');

  await part(page, 'Handlungen');
  await page.getByLabel('Handlung').selectOption('letter');
  await page.getByLabel('Worte', { exact: true }).fill('Der Winter wird lang.');
  await page.getByRole('button', { name: 'Ausführen' }).click();
  await expect(page.locator('[data-act="letter"]')).toContainText('Der Winter wird lang.');
  await part(page, 'Eigene Worte');
  await page.getByLabel('Bericht an').selectOption('Gunther');
  const line = page.locator('[data-line]', { hasText: /Der Winter wird lang|Warm wird er nicht/ });
  await line.locator('summary').click();
  await line.getByLabel('Andere Worte').fill('Warm wird er nicht.');
  await line.getByRole('button', { name: 'Bestätigen' }).first().click();
  await expect(page.getByText('Warm wird er nicht.').first()).toBeVisible();
  // What abbreviations mean can be rewritten too, but is not in the way.
  await expect(page.locator('[data-glossed] [data-line]').first()).toBeHidden();
  await expect(page.locator('[data-line]:not([data-glossed] *)', { hasText: 'EE:' })).toHaveCount(0);

  await page.locator('[data-publish]').click();
  await expect(page.getByRole('alert')).toContainText('Ungewöhnlich viele Papiere fehlen: Brunhilde, Hagen');
  await page.locator('[data-anyway]').click();
  await expect(page.locator('main')).toContainText('270.2');
  await ruler.reload();
  await ruler.getByRole('tab', { name: 'Bericht' }).click();
  await expect(ruler.locator('main')).toContainText('Warm wird er nicht.');
  await expect(ruler.locator('main')).toContainText('Höflicher, bitte.');

  await page.getByRole('button', { name: 'Auswerten, ohne zu veröffentlichen' }).click();
  await part(page, 'Anträge');
  await page.getByLabel('Antwort').fill('Grabt.');
  await page.getByRole('button', { name: 'Gewähren' }).click();
  await expect(page.locator('[data-request="Gunther 1"]')).toContainText('Grabt.');

  await part(page, 'Veröffentlicht');
  await page.locator('[data-open-past]').click();
  const past = page.locator('[data-past] [data-decision="judgement/Gunther"]');
  await past.getByRole('button', { name: 'Nein', exact: true }).click();
  await expect(past.getByRole('button', { name: 'Nein', exact: true })).toHaveAttribute('aria-pressed', 'true');
  await page.getByRole('button', { name: 'Neu auswerten und vergleichen' }).click();
  await expect(page.locator('[data-changes="Gunther"]').first()).toBeVisible();
  await page.getByRole('button', { name: 'Berichtigungen schicken' }).click();
  await expect(page.getByText('hat ein Blatt mit Berichtigungen')).toBeVisible();
  await page.getByRole('button', { name: 'Neu auswerten und vergleichen' }).click();
  await expect(page.getByText('Kein Bericht ändert sich.')).toBeVisible();
  expect(await serious(page)).toEqual([]);
  await page.setViewportSize({ width: 390, height: 844 });
  await part(page, 'Papiere');
  expect(await overflow(page)).toBeLessThanOrEqual(0);
  // The list of papers needs no scrolling sideways.
  const list = page.locator('table', { has: page.locator('[data-realm]') });
  expect(await list.evaluate((one) => one.scrollWidth - (one.parentElement?.clientWidth ?? 0))).toBeLessThanOrEqual(0);
  await expect(page.locator('body')).not.toContainText('⟨');
  await ruler.context().close();
});

test('secrets, items, special figures and roles are made with forms', async ({ page }) => {
  await enter(page, 'Anna');
  const { id } = await (await page.request.post('/api/worlds', { data: WORLD })).json();
  await page.goto(`/worlds/${id}`);
  await page.getByRole('button', { name: 'Auswerten, ohne zu veröffentlichen' }).click();
  await part(page, 'Handlungen');
  const choice = (name: string) => page.getByRole('combobox', { name, exact: true });
  const act = choice('Handlung');
  const field = (name: string) => page.getByLabel(name, { exact: true });
  const go = async (kind: string): Promise<void> => {
    await page.getByRole('button', { name: 'Ausführen' }).click();
    await expect(page.locator(`[data-act="${kind}"]`)).toBeVisible();
  };
  const [own] = (await (await page.request.get(`/api/worlds/${id}/chart?realm=Gunther`)).json()).own as string[];
  await page.getByRole('textbox', { name: 'Feld oder Name' }).fill(own ?? '');
  await page.getByRole('textbox', { name: 'Feld oder Name' }).press('Enter');

  await act.selectOption({ label: 'Geben' });
  await expect(field('Ort')).toHaveValue(own ?? '');
  await field('Reich').fill('Gunther');
  await field('Was').fill('5LB');
  await go('give');
  await act.selectOption({ label: 'Sonderfigur' });
  await field('Kürzel').fill('Zt');
  await field('Reich').fill('Gunther');
  await field('Name').fill('Zentaur');
  await choice('Zählt als').selectOption({ label: 'Tier' });
  await field('Tempo (GF)').fill('4');
  await field('fliegt').check();
  await go('figure');
  await act.selectOption({ label: 'Gegenstand' });
  await field('Kürzel').fill('Ring');
  await field('Name').fill('Andvaris Ring');
  await page.getByRole('button', { name: 'Wirkung hinzufügen' }).click();
  await choice('Was').selectOption({ label: 'öffnet' });
  await field('Wen oder was es betrifft').fill('hort');
  await go('make');
  await act.selectOption({ label: 'Geheimnis' });
  await field('Kurzname').fill('hort');
  await field('Titel').fill('Der Hort');
  await field('Worte').fill('Unter dem Stein ist es hohl.');
  await page.getByRole('button', { name: 'Schlüssel hinzufügen' }).click();
  await choice('Was öffnet').selectOption({ label: 'zwei Hälften eines Spruchs' });
  await page.getByRole('textbox', { name: 'Zwei Hälften eines Spruchs' }).fill('Sonne im Norden, Mond im Süden');
  await page.getByRole('button', { name: 'Schicht hinzufügen' }).click();
  await expect(page.getByRole('group', { name: 'Schicht 2' })).toBeVisible();
  expect(await serious(page)).toEqual([]);
  await page.getByRole('button', { name: 'Schicht 2 weglassen' }).click();
  await go('conceal');
  await act.selectOption({ label: 'Neuer Herrscher' });
  await field('Name').fill('Volker');
  await field('in einer Sonderrolle').check();
  await page.getByLabel(/^Papiere/).fill('Zug, Brief');
  await go('enter');
  const made = page.locator('[data-part] ul').last();
  for (const title of ['Der Hort', 'Andvaris Ring', 'Zentaur', 'Volker']) await expect(made).toContainText(title);
  const { acts } = await (await page.request.get(`/api/worlds/${id}/desk`)).json();
  expect(acts.find((one: { kind: string }) => one.kind === 'conceal').args.secret.layers).toEqual([
    { words: 'Unter dem Stein ist es hohl.', opened_by: [{ by: 'halves', halves: ['Sonne im Norden', 'Mond im Süden'] }] },
  ]);
  await page.setViewportSize({ width: 390, height: 844 });
  expect(await overflow(page)).toBeLessThanOrEqual(0);
  // What went wrong is seen where somebody has pressed, however long the desk.
  await act.selectOption({ label: 'Geben' });
  await field('Ort').fill('nirgends');
  await field('Reich').fill('Gunther');
  await field('Was').fill('5LB');
  await page.getByRole('button', { name: 'Ausführen' }).evaluate((button) => button.scrollIntoView({ block: 'end' }));
  await page.getByRole('button', { name: 'Ausführen' }).click();
  await expect(page.getByRole('alert')).toBeInViewport();
});

test('papers that came by post: the game master writes them for any realm, in a copy for all', async ({ page }) => {
  await enter(page, 'Anna');
  const { id } = await (await page.request.post('/api/worlds', { data: WORLD })).json();
  await page.goto(`/worlds/${id}`);
  await page.getByRole('button', { name: 'Papier von Hagen schreiben' }).click();
  await expect(page.getByRole('heading', { name: 'Papier von Hagen, 270.1' })).toBeVisible();
  const text = page.getByLabel('Text des Papiers');
  await expect(text).toHaveValue(/Hagen, 270\.1/);
  await expect(page.getByRole('button', { name: 'Mein Reich' })).toBeVisible();
  // Whoever turns to another realm at once has lost nothing, and takes nothing along.
  await text.fill('Brief an Gunther: Gruß\nbleiben');
  await page.getByLabel('Mit den Augen von').selectOption('Gunther');
  await expect(page.getByRole('heading', { name: 'Papier von Gunther, 270.1' })).toBeVisible();
  await expect(text).toHaveValue(/Gunther, 270\.1/);
  await page.getByLabel('Mit den Augen von').selectOption('Hagen');
  await expect(text).toHaveValue('Brief an Gunther: Gruß\nbleiben');
  // Nor while the checker is still thinking about it.
  await page.route('**/check', async (route) => {
    await new Promise((done) => setTimeout(done, 1500));
    await route.continue();
  });
  const checked = page.waitForRequest('**/check');
  await text.fill('Brief an Gunther: Gruß und Kuss\nbleiben');
  await checked;
  await page.getByLabel('Mit den Augen von').selectOption('Gunther');
  await expect(text).toHaveValue(/Gunther, 270\.1/);
  await page.getByLabel('Mit den Augen von').selectOption('Hagen');
  await expect(text).toHaveValue('Brief an Gunther: Gruß und Kuss\nbleiben');
  await page.unrouteAll({ behavior: 'wait' });
  await page.locator('[data-hand-in]').click();
  await expect(page.getByRole('status').filter({ hasText: 'Abgegeben' })).toBeVisible();
  expect(await serious(page)).toEqual([]);
  await page.getByRole('tab', { name: 'Spielleitung' }).click();
  await expect(page.locator('[data-realm="Hagen"]')).toContainText('ist da');
  await expect(page.locator('[data-realm="Gunther"]')).toContainText('fehlt');

  await part(page, 'Plätze');
  await page.getByRole('button', { name: 'Abschreiben' }).click();
  await expect(page).not.toHaveURL(`/worlds/${id}`);
  for (const realm of ['Brunhilde', 'Gunther', 'Hagen']) {
    await page.getByLabel('Mit den Augen von').selectOption(realm);
    await page.getByRole('tab', { name: 'Papier' }).click();
    await expect(page.getByRole('heading', { name: `Papier von ${realm}, 270.1` })).toBeVisible();
    await text.fill('bleiben');
    await page.locator('[data-hand-in]').click();
    await expect(page.getByRole('status').filter({ hasText: 'Abgegeben' })).toBeVisible();
  }
  await page.getByRole('tab', { name: 'Spielleitung' }).click();
  await page.locator('[data-publish]').click();
  await expect(page.locator('main')).toContainText('270.2');
});

test('the hidden weakness of a king is chosen by its name', async ({ page }) => {
  await enter(page, 'Anna');
  const lands = { '2A+10': { terrain: 'T'.repeat(48), site: { kind: 'Hstd', kf: 24 } } };
  const rulers = [{ name: 'Brunhilde', places: ['2A+10'] }];
  const world = await Midgard.found(page, lands, rulers);
  await world.post('paper', { realm: 'Brunhilde', text: 'König KrKö 2A+10/17:\nGroß und ernst.\nEnde' });
  await page.goto(`/worlds/${world.id}`);
  await page.getByRole('tab', { name: 'Spielleitung' }).click();
  await page.getByRole('button', { name: 'Auswerten, ohne zu veröffentlichen' }).click();
  await part(page, 'Entscheidungen');
  const weakness = page.getByLabel('Die verborgene Schwäche des Königs von Brunhilde');
  await weakness.selectOption({ label: 'stolz: flieht nie' });
  await expect(page.getByRole('button', { name: 'Zurücknehmen' })).toBeVisible();
  await expect(weakness.locator('option:checked')).toHaveText('stolz: flieht nie');
});

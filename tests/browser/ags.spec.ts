import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { beginOf, enter, expect, overflow, test, type Page } from './fixtures.ts';
import { Player, playOut, untilAsked, varied } from './player.ts';

const SKIRMISH = 'A Generic Skirmisher';

const skirmish = (page: Page, ...wishes: string[]): Promise<void> => beginOf(page, SKIRMISH, ...wishes);

/** A first choice now and then other than the first; nobody declines the table or ends the game early. */
function sensible() {
  const choose = varied();
  return (options: string[], question: string): number => {
    if (question === 'ags:end_early') return options.indexOf('no');
    const wanted = options.filter((option) => !['ende_vorschlagen', 'ende', 'no', 'pass'].includes(option));
    const picked = wanted[choose(wanted)];
    return picked === undefined ? 0 : options.indexOf(picked);
  };
}

test('at one device nobody is asked for the table again, and an illegal pair of tasks cannot be ticked', async ({ page }) => {
  await enter(page, 'Anna');
  await skirmish(page, 'Zu zweit an einem Gerät');
  const asked = new Set<string>();
  const player = new Player(page, sensible());
  await player.play(async () => {
    const question = await page.locator('[data-question]').first().getAttribute('data-question');
    asked.add(question ?? '');
    return question === 'ags:tasks';
  });
  expect([...asked]).not.toContain('ags:accept_terrain');
  const groups = page.locator('.question ul');
  await expect(page.locator('.question')).toContainText('Aus jeder Gruppe höchstens eines.');
  const [first, second] = [groups.first().getByRole('checkbox').nth(0), groups.first().getByRole('checkbox').nth(1)];
  await first.click();
  await second.click();
  await expect(first).toHaveAttribute('aria-checked', 'false');
  await expect(second).toHaveAttribute('aria-checked', 'true');
  await expect(page.locator('[data-confirm]')).toBeDisabled();
  await groups.last().getByRole('checkbox').first().click();
  await page.locator('[data-confirm]').click();
  await expect(page.locator('.refused')).toHaveCount(0);
});

test('players may agree to lay the terrain in turn', async ({ page }) => {
  await enter(page, 'Anna');
  await skirmish(page, 'Leicht – ohne Plan', 'Das Gelände legen wir im Spiel abwechselnd');
  await untilAsked(new Player(page, sensible()), 'lay_terrain');
});

test('a skirmish: tasks, deployment, menu, move and target previews, secrets', async ({ page }) => {
  await enter(page, 'Anna');
  await skirmish(page, 'Leicht – ohne Plan');
  const player = new Player(page, sensible());

  await untilAsked(player, 'tasks');
  const question = page.locator('.question');
  await expect(question).toContainText('Tasks der Taktik: einer davon');
  await expect(question.locator('.about').first()).toContainText('VP');
  await player.step();

  await untilAsked(player, 'deploy_at');
  await expect(page.locator('path.zone').first()).toBeVisible();
  await page.getByRole('tab', { name: 'Einheiten' }).click();
  const sides = page.locator('#tab-panel section');
  await expect(sides.first()).toContainText('(0/3)');
  await expect(sides.nth(1)).not.toContainText('geheim');

  await untilAsked(player, 'action');
  await expect(page.locator('.counter', { hasText: '2 Tasks' })).toHaveCount(2);
  await expect(sides.first().locator('li', { hasText: /HP \d+\/\d+/ }).first()).toContainText(/HP \d+\/\d+ · MOV \d+ · DEF \d+\/\d\+/);
  await expect(question.getByRole('heading', { name: 'Bewegen' })).toBeVisible();
  await page.locator('[data-option="fokussieren"]').hover();
  await expect(page.locator('.preview')).toContainText('ATT+2');
  const walk = page.locator('[data-option="gehen"]');
  const last = question.locator('[data-option]').last();
  const before = await last.boundingBox();
  await walk.hover();
  await expect(page.locator('.preview')).toContainText('"');
  expect(await last.boundingBox(), 'nothing moves under the mouse').toEqual(before);
  await walk.click();
  await walk.click();
  await expect(page.locator('[data-question="ags:move"]')).toBeVisible();
  await expect(page.locator('path.reach')).toBeVisible();
  await page.locator('[data-ask-advice]').click();
  await expect(page.locator('[data-advice]')).toContainText('.');
  // The captain may also advise to stay; then there is no way to show.
  await expect(page.locator('.way', { hasText: 'von' }).or(page.locator('.choice', { hasText: 'Stehen bleiben' }))).toBeVisible();
  await page.locator('[data-take-advice]').click();

  await player.play(async () => ((await page.locator('.track').textContent()) ?? '').includes('Runde 3'));
  await expect(page.locator('.counter').first()).toContainText('VP');
});

test('a marker is put down as a marker, its number is what the log calls it', async ({ page }) => {
  await enter(page, 'Anna');
  await skirmish(page, 'Leicht – ohne Plan');
  const player = new Player(page, (options, question) => Math.max(0, question === 'ags:action' ? options.indexOf('tt_platzieren') : 0));
  await untilAsked(player, 'marker_at');
  await expect(page.locator('.question')).toContainText('am Modell');
  await expect(page.locator('circle.spot')).toBeVisible();
  await expect(page.locator('.coin.ghost')).toHaveCount(0);
  await player.step();
  await expect(page.getByText(/legt TT-Marker \d+ von Anna\./).first()).toBeVisible();
});

test('a skirmish against the captain, driven through the page', async ({ page }) => {
  test.slow();
  await enter(page, 'Anna');
  await skirmish(page, 'Mittel – der Hauptmann');
  await playOut(new Player(page, sensible()), 60, ['pick', 'several', 'place', 'move', 'number']);
  expect(await overflow(page)).toBeLessThanOrEqual(0);
});

test('two at one device: secrets are hidden while the other one looks', async ({ page }) => {
  await enter(page, 'Anna');
  await skirmish(page, 'Zu zweit an einem Gerät');
  const player = new Player(page, sensible());
  const asked = new Set<string>();
  await player.play(async () => {
    const whom = page.locator('.whom');
    if (await whom.count()) asked.add((await whom.textContent()) ?? '');
    return asked.size > 1 && (await page.locator('[data-question="ags:deploy"]').count()) > 0;
  });
  await page.getByRole('tab', { name: 'Einheiten' }).click();
  const asking = (await page.locator('.whom').textContent()) ?? '';
  for (const side of await page.locator('#tab-panel section').all()) {
    if (!(await side.getByRole('heading', { name: asking, exact: true }).count())) await expect(side).not.toContainText('geheim');
  }
});

test('a roster file is brought: faults by their lines, then armies to choose from', async ({ page }) => {
  await enter(page, 'Anna');
  await page.goto('/new');
  await page.getByLabel(SKIRMISH).check();
  const file = fileURLToPath(new URL('../../src/walstatt/data/rosters/ags/horde.toml', import.meta.url));
  const source = readFileSync(file, 'utf8');
  const own = source.replace(/^(\[\[force\]\][\s\S]*?name = \{ de = ")[^"]*/m, '$1Meine Rotte');
  const upload = page.getByLabel('Roster-Datei (TOML) hochladen');
  await upload.setInputFiles({ name: 'faulty.toml', mimeType: 'text/plain', buffer: Buffer.from(`nonsense = 1\n${own}`) });
  await expect(page.getByText('Zeile 1:')).toBeVisible();
  await expect(page.getByRole('status').first()).toContainText('nicht aufbewahrt');
  await upload.setInputFiles({ name: 'mine.toml', mimeType: 'text/plain', buffer: Buffer.from(own) });
  await expect(page.getByText('in Ordnung und aufbewahrt')).toBeVisible();
  const mine = page.getByLabel('Armee von Anna').locator('option', { hasText: 'Meine Rotte' });
  await page.getByLabel('Armee von Anna').selectOption((await mine.getAttribute('value')) ?? '');
  await page.getByLabel('Leicht – ohne Plan').check();
  await page.getByRole('button', { name: 'Spiel beginnen' }).click();
  await page.waitForURL(/\/match\//);
  await page.goto('/armies');
  await expect(page.getByRole('heading', { name: 'Eigene Roster' })).toBeVisible();
});

test('a troop is hired: cards in whole lines, summoned ones named, a general', async ({ page }) => {
  await enter(page, 'Anna');
  await page.goto('/armies/new');
  await page.getByRole('combobox', { name: 'Spiel', exact: true }).selectOption(SKIRMISH);
  await page.getByLabel('Volk').selectOption('Die Läufer');
  await expect(page.locator('.columns .line').first()).toContainText('[');
  await expect(page.locator('.more').first()).toContainText('Skelett');
  await page.getByRole('button', { name: / aufnehmen/ }).first().click();
  await page.locator('.lines > li').first().getByLabel('General').check();
  await expect(page.locator('.summary')).toContainText('von 50 Punkte');
});

import { serious } from './axe.ts';
import { beginOf, enter, expect, overflow, test } from './fixtures.ts';
import { Player, playOut, surrender, untilAsked } from './player.ts';

const HUNT = 'Schnellreferenz';
const EASY = 'Leicht – ohne Plan';
const QUIET = new Set(['end', 'done', 'pass', 'no']);

/** Whatever does something, the first that is offered. */
const busy = (options: string[]): number => Math.max(0, options.findIndex((option) => !QUIET.has(option)));

/** The same for so many choices; from then on whatever ends a turn soonest, so that the hunt comes to its end. */
function busyAtFirst(choices: number): (options: string[]) => number {
  let made = 0;
  return (options) => (made++ < choices ? busy(options) : Math.max(0, options.findIndex((option) => QUIET.has(option))));
}

test('three hunt for treasure: seats, edges, deployment, menu, spells; who gives up leaves the others to it', async ({ page }) => {
  await enter(page, 'Anna');
  await page.goto('/new');
  await page.getByLabel(HUNT).check();
  await page.getByLabel('Zu dritt').check();
  const seats = page.locator('.others select');
  await expect(seats).toHaveCount(2);
  for (const seat of await seats.all()) await seat.selectOption({ label: `Computer: ${EASY}` });
  await expect(page.getByLabel('Armee von Computer 3')).toBeVisible();
  expect(await serious(page)).toEqual([]);
  await page.getByRole('button', { name: 'Spiel beginnen' }).click();

  const player = new Player(page, busy);
  await untilAsked(player, 'deploy');
  await expect(page.locator('.seats > li')).toHaveCount(3);
  await expect(page.locator('path.zone')).toHaveCount(3);
  await untilAsked(player, 'action');
  await expect(page.locator('[data-option="move"] .about')).toContainText('Bewegungswert');
  await expect(page.locator('#tab-panel')).toContainText('Magier (Anna) wird aktiviert');
  await page.getByRole('tab', { name: 'Einheiten' }).click();
  await expect(page.locator('.goal')).toContainText('Tischkante');
  expect(await serious(page)).toEqual([]);

  const cast = page.locator('[data-option="cast"]');
  if (await cast.count()) {
    await cast.click();
    const spell = page.locator('[data-question="frostgrave:spell"]');
    await expect(spell).toBeVisible();
    await page.locator('.question [data-option]').first().hover();
    await expect(page.locator('.preview')).toContainText('Gelingt');
  }
  await player.play(async () => ((await page.locator('.track').textContent()) ?? '').includes('Runde 2'));

  await surrender(page);
  await expect(page.getByRole('button', { name: 'Aufgeben' })).toHaveCount(0);
  await page.getByRole('tab', { name: 'Protokoll' }).click();
  await expect(page.locator('#tab-panel')).toContainText('Anna gibt auf');
});

test('a hunt against the captain, driven through the page', async ({ page }) => {
  test.slow();
  await enter(page, 'Anna');
  await beginOf(page, HUNT, 'Mittel – der Hauptmann');
  await playOut(new Player(page, busyAtFirst(80)), 60, ['pick', 'place', 'move']);
  expect(await overflow(page)).toBeLessThanOrEqual(0);
});

test('the hunt on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await enter(page, 'Anna');
  await page.goto('/first-steps');
  await page.getByLabel(HUNT).check();
  await expect(page.locator('main, .page').first()).toContainText('mehr Schätze sichern');
  await page.getByRole('button', { name: 'Los geht’s' }).click();
  const player = new Player(page, busy);
  await untilAsked(player, 'action');
  await expect(page.getByRole('complementary', { name: 'Führung' })).toContainText('zwei Aktionen');
  expect(await serious(page)).toEqual([]);
  await untilAsked(player, 'move');
  await expect(page.locator('path.reach')).toBeVisible();
  await player.play(async () => ((await page.locator('.track').textContent()) ?? '').includes('Runde 2'));
  expect(await overflow(page)).toBeLessThanOrEqual(0);
});

test('a scenario brings its own table', async ({ page }) => {
  await enter(page, 'Anna');
  await page.goto('/new');
  await page.getByLabel(HUNT).check();
  await page.getByLabel('Das Mausoleum').check();
  await expect(page.getByText('Dieser Tisch gehört zum Szenario.')).toBeVisible();
  await page.getByLabel(EASY).check();
  await page.getByRole('button', { name: 'Spiel beginnen' }).click();
  await untilAsked(new Player(page, busy), 'deploy');
  await expect(page.locator('.track')).toContainText('Mausoleum');
});

test('two at one device hunt, each in turn', async ({ page }) => {
  await enter(page, 'Anna');
  await beginOf(page, HUNT, 'Zu zweit an einem Gerät');
  const player = new Player(page, busy);
  const asked = new Set<string>();
  await player.play(async () => {
    asked.add((await page.locator('.whom').textContent()) ?? '');
    return asked.size > 1 && (await player.answers()) > 12;
  });
  expect(asked.size).toBe(2);
});

test('a warband is mustered from a ready-made one, and printed with its spells', async ({ page }) => {
  await enter(page, 'Anna');
  await page.goto('/armies/new');
  await page.locator('.columns li').first().waitFor();
  await page.getByRole('combobox', { name: 'Spiel', exact: true }).selectOption({ label: 'Schnellreferenz (Zauberer und ihre Banden)' });
  await page.getByRole('button', { name: 'Mit „Frostwacht“ beginnen' }).click();
  await expect(page.locator('.summary')).toContainText('280 von 300 Kronen');
  await expect(page.locator('.lines > li')).toHaveCount(10);
  expect(await serious(page)).toEqual([]);
  await page.getByRole('button', { name: 'Speichern' }).click();
  await page.getByRole('link', { name: 'Druckblatt' }).click();
  await expect(page.locator('.cards')).toContainText('Steinhaut');
});

import { serious } from './axe.ts';
import { enter, expect, overflow, test, type Page } from './fixtures.ts';
import { Player, playOut, prefer, untilAsked } from './player.ts';

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

/** Tap a small field of the battlefield by going there with keys: what is tapped is the same. */
async function told(page: Page): Promise<string> {
  return (await page.locator('[data-told]').textContent()) ?? '';
}

test('a whole battle on a coast against the computer, on a phone: placed by hand, landed, fought out', async ({ page }) => {
  test.setTimeout(240_000);
  await enter(page, 'Brunhilde');
  await page.goto('/new');
  await page.getByLabel('Kriegsspiel').check();
  await page.getByLabel('Küste').check();
  await page.getByLabel('Leicht – ohne Plan').check();
  await page.getByRole('button', { name: 'Spiel beginnen' }).click();
  const player = new Player(page, prefer('ALLE', 'ANGREIFEN NÄCHSTER'));
  await untilAsked(player, 'place');
  const battle = page.locator('canvas[data-battle]');
  await expect(battle).toHaveAttribute('data-drawn', /[1-9]/);
  expect(await serious(page)).toEqual([]);
  expect(await overflow(page)).toBeLessThanOrEqual(0);

  // By key from hex to hex; each is told in words.
  await battle.focus();
  await page.keyboard.press('Enter');
  await expect.poll(() => told(page)).toMatch(/^2[EF]\+\d+\/\d+: .*Niveau \d/);
  const before = await told(page);
  await page.keyboard.press('ArrowUp');
  await expect.poll(() => told(page)).not.toBe(before);
  await page.keyboard.press('Escape');
  await expect(page.locator('.card')).toBeHidden();

  // What is not allowed is refused with its rule, what is allowed is done.
  const line = page.locator('[data-free-line]');
  await line.fill('2F+9/1');
  await page.getByRole('button', { name: 'Befehlen' }).click();
  await expect(page.locator('.refused')).toContainText('2F+9/1');
  const answers = await player.answers();
  await line.fill('2E+10/20');
  await page.getByRole('button', { name: 'Befehlen' }).click();
  await expect.poll(() => player.answers()).toBeGreaterThan(answers);
  await expect(page.locator('#tab-panel')).toContainText('2E+10/20');

  await playOut(player, 60, ['pick']);

  // It can be looked through again, moment by moment.
  await page.locator('.question a[href$="/replay"]').click();
  await expect(battle).toHaveAttribute('data-drawn', /[1-9]/);
  await page.keyboard.press('Home');
  await expect(page).toHaveURL(/at=0/);
  await page.keyboard.press('ArrowRight');
  await expect(page).toHaveURL(/at=1/);
  await battle.focus();
  await page.keyboard.press('Enter');
  await expect.poll(() => told(page)).toMatch(/^2[EF]\+\d+\/\d+: /);
  await expect(page.locator('.card h3')).toBeVisible();
  expect(await serious(page)).toEqual([]);
  expect(await overflow(page)).toBeLessThanOrEqual(0);
});

test('whoever never read a word is led through the first battle', async ({ page }) => {
  test.setTimeout(240_000);
  await page.goto('/first-steps');
  await page.getByLabel('Kriegsspiel').check();
  await expect(page.getByText('Das Ziel: Nach spätestens zwölf Kampfrunden')).toBeVisible();
  await page.getByLabel('Name', { exact: true }).fill('Anna');
  await page.getByLabel('Name', { exact: true }).press('Enter');
  const player = new Player(page);
  await untilAsked(player, 'place');
  const guide = page.getByRole('complementary', { name: 'Führung' });
  await expect(guide).toContainText('Zuerst stellst du auf');
  await guide.getByRole('button', { name: 'Verstanden' }).click();

  // A tap on the battlefield offers to place the troop there.
  const box = await page.locator('canvas[data-battle]').boundingBox();
  if (!box) throw new Error('no battlefield');
  const answers = await player.answers();
  await page.touchscreen.tap(box.x + box.width / 2, box.y + Math.min(box.height, 400) / 4);
  await page.locator('.card [data-order]').first().click();
  await expect.poll(() => player.answers()).toBeGreaterThan(answers);

  await untilAsked(player, 'command');
  await expect(guide).toContainText('Jeder Trupp bekommt einen Befehl');
  await guide.getByRole('button', { name: 'Führung beenden' }).click();
  await playOut(player, 40, ['pick']);
});

import { begin, enter, test, GAME } from '../../tests/browser/fixtures.ts';
import { Player, prefer, untilAsked, varied } from '../../tests/browser/player.ts';

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, colorScheme: 'light', locale: 'de-DE' });
const OUT = '/tmp/walk';

test('walk', async ({ page }) => {
  let n = 0;
  const shot = async (name: string, full = false): Promise<void> => {
    await page.waitForTimeout(250);
    await page.screenshot({ path: `${OUT}/${String(++n).padStart(2, '0')}-${name}.png`, fullPage: full });
  };
  await page.goto('/');
  await page.getByLabel('Name', { exact: true }).waitFor();
  await shot('welcome', true);
  await enter(page, 'Anna');
  await shot('lobby', true);
  await page.goto('/first-steps');
  await page.locator('h1').waitFor();
  await shot('first-steps', true);
  await page.getByRole('button', { name: 'Los geht’s' }).tap();
  await page.waitForURL(/\/match\//);
  const player = new Player(page, prefer('advance'));
  await page.locator('[data-question]').waitFor();
  await shot('guide-first');
  const seen = new Set<string>();
  for (let i = 0; i < 200 && seen.size < 8; i++) {
    const key = await page.evaluate(() => (document.querySelector('section.panel')?.getAttribute('data-ready') === 'true' ? document.querySelector<HTMLElement>('[data-question]')?.dataset.question : null) ?? '');
    if (key && !seen.has(key)) {
      seen.add(key);
      await page.waitForTimeout(400);
      await shot(`guide-${key.replace(':', '-')}`);
    }
    const result = await player.step();
    if (result === 'over') break;
    if (result === 'waiting') await page.waitForTimeout(30);
  }
  await untilAsked(player, 'activate');
  await page.locator('#tab-log').tap();
  await shot('log');
  const line = page.locator('#tab-panel li').nth(4);
  await line.getByRole('button').first().tap();
  await line.getByRole('button', { name: 'Diesen Moment ansehen' }).tap();
  await page.locator('[data-now]').waitFor();
  await shot('looking-back');
  await page.locator('[data-now]').tap();
  await page.getByRole('button', { name: 'Maßband' }).tap();
  await shot('ruler');
  await page.getByRole('combobox', { name: 'Von' }).selectOption({ index: 1 });
  await page.getByRole('combobox', { name: 'bis' }).selectOption({ index: 6 });
  await shot('ruler-result');
  await page.getByRole('button', { name: 'Maßband' }).tap();
  for (const tab of ['units', 'chat', 'more']) {
    await page.locator(`#tab-${tab}`).tap();
    await shot(`tab-${tab}`);
  }
  await page.goto('/new');
  await page.getByLabel(GAME).check();
  await page.locator('svg[role="img"] .piece').first().waitFor();
  await shot('new', true);
  for (const address of ['/armies', '/armies/new', '/about', '/rules/aofs.attack.hit', '/nowhere', '/join/x']) {
    await page.goto(address);
    await page.locator('h1').first().waitFor();
    await page.waitForTimeout(400);
    await shot(address.replaceAll('/', '-'), true);
  }
});

test('replay', async ({ page }) => {
  await enter(page, 'Anna');
  await begin(page, 'Zu zweit an einem Gerät');
  await page.waitForURL(/\/match\//);
  const player = new Player(page, varied());
  await player.play(async () => (await player.answers()) > 50);
  await page.locator('#tab-more').tap();
  await page.getByRole('button', { name: 'Aufgeben' }).tap();
  await page.getByText('Wirklich aufgeben?').getByRole('button', { name: 'Aufgeben' }).tap();
  await page.locator('.question a[href$="/replay"]').waitFor();
  await page.waitForTimeout(300);
  await page.screenshot({ path: `${OUT}/40-over.png` });
  await page.locator('.question').getByRole('link', { name: 'Nachspielen' }).tap();
  await page.getByRole('slider').fill('40');
  await page.waitForTimeout(500);
  await page.screenshot({ path: `${OUT}/41-replay.png` });
  await page.goto('/');
  await page.waitForTimeout(500);
  await page.screenshot({ path: `${OUT}/42-lobby.png`, fullPage: true });
});

import { serious } from './axe.ts';
import { enter, expect, overflow, test } from './fixtures.ts';
import { begin, count, done, handIn, Midgard, show } from './midgard.ts';

const plain = 'T'.repeat(48);
const LANDS = { '2A+10': { terrain: plain, site: { kind: 'Std', kf: 24 } }, '2A+11': { terrain: plain, site: { kind: 'Mkt', kf: 24 } } };
const RULERS = [{ name: 'Brunhilde', places: ['2A+10'] }, { name: 'Gunther', core: 'SB', places: ['2A+11'] }];
const HUNDRED = [100];

test('an agent is sent and murders by pointing; his victim reads of it, and never by whom', async ({ page, browser, server }) => {
  await enter(page, 'Anna');
  const world = await Midgard.found(page, LANDS, RULERS);
  const { members } = await (await page.request.get(`/api/worlds/${world.id}`)).json();
  const victim = await (await browser.newContext({ baseURL: server.address, locale: 'de-DE' })).newPage();
  await enter(victim, 'Bert');
  const { invite } = members.find((one: { realm: string }) => one.realm === 'Gunther');
  expect((await victim.request.post(`/api/worlds/${world.id}/join`, { data: { invite } })).ok()).toBe(true);
  await world.post('acts', { kind: 'give', args: { realm: 'Brunhilde', place: '2A+10', what: 'Ag1, 80RE' } });
  await world.publish(0, 1, 2, 3);

  // Phase 1: camouflaged with the RE that he will need, sent over the border, told to look around.
  await world.open();
  const paper = page.getByLabel('Text des Papiers');
  await begin(page, '2A+10', 'Agentengruppe tarnen');
  await count(page, 'RE', 60);
  await expect(paper).toHaveValue(/Agent Ag1 tarnen 2A\+10: 60RE/);
  await done(page);
  await begin(page, '2A+10', 'Agenten schicken');
  await show(page, '2A+11');
  await expect(paper).toHaveValue(/Agent Ag1 ziehen 2A\+10 > 2A\+11/);
  expect(await serious(page)).toEqual([]);
  await done(page);
  await begin(page, '2A+10', 'Agent späht (EE-Ag)');
  await expect(paper).toHaveValue(/Agent Ag1 spähen 2A\+11/);
  await done(page);
  // A line is taken up again in its form, and changes there.
  const hidden = page.locator('[data-line]', { hasText: 'tarnen' });
  await hidden.getByRole('button', { expanded: false }).click();
  await hidden.getByRole('button', { name: 'Auf der Karte ändern' }).click();
  await count(page, 'RE', 50);
  await expect(paper).toHaveValue(/Agent Ag1 tarnen 2A\+10: 50RE/);
  await count(page, 'RE', 60);
  await done(page);
  await handIn(page, world);
  await world.publish(4);
  // Phase 2: the highest number finds nobody.
  await world.publishWith(5, (about) => (about.startsWith('agents-tested/') ? HUNDRED : null));

  // Phase 3: only what he has seen himself can be chosen.
  await world.open();
  await begin(page, '2A+11', 'Handlung eines Agenten');
  const order = page.locator('[data-order]');
  await expect(order.getByRole('radio', { name: 'Bestechen' })).toHaveCount(0);
  await order.getByRole('radio', { name: 'Mord' }).check();
  await order.getByLabel('Wen oder was').selectOption({ label: 'SB (15×, 2 RE, E-R +10)' });
  await expect(paper).toHaveValue(/Agent Ag1 Mord: SB von Gunther/);
  expect(await serious(page)).toEqual([]);
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(order.getByRole('radio', { name: 'Mord' })).toBeVisible();
  expect(await overflow(page)).toBeLessThanOrEqual(0);
  await page.setViewportSize({ width: 1280, height: 800 });
  await done(page);
  await handIn(page, world);
  await world.publish(6);
  // Phase 4: the agent rolls high, and the warrior low.
  await world.publishWith(7, (about) => (about.startsWith('agents-act/') ? (about.endsWith('/victim') ? [1, 2, 1] : [6, 6, 5]) : null));

  await page.goto(`/worlds/${world.id}`);
  await page.getByRole('tab', { name: 'Bericht' }).click();
  await expect(page.locator('main')).toContainText(/Ag1.*Mord/);
  await victim.goto(`/worlds/${world.id}`);
  await victim.getByRole('tab', { name: 'Bericht' }).click();
  await expect(victim.locator('main')).toContainText('Werk eines fremden Agenten: Mord');
  await expect(victim.locator('main')).not.toContainText(/Brunhilde|Ag1/);
  await victim.context().close();
});

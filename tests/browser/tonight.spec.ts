import { serious } from './axe.ts';
import { enter, expect, overflow, test, type Page } from './fixtures.ts';

/** Through all that the guide has to say in this phase, writing what it proposes; the topics in order. */
async function follow(page: Page): Promise<string[]> {
  const guide = page.locator('[data-guide]');
  const topics: string[] = [];
  for (let step = 0; step < 8; step++) {
    const topic = (await guide.getAttribute('data-guide')) ?? '';
    if (!topic) break;
    topics.push(topic);
    if (await guide.locator('[data-write]').isVisible()) {
      await guide.locator('[data-write]').click();
      await expect(guide.getByText('✓')).toBeVisible();
    }
    await guide.locator('[data-next]').click();
    await expect(guide).not.toHaveAttribute('data-guide', topic);
  }
  return topics;
}

async function handIn(page: Page, next: string): Promise<void> {
  await page.locator('[data-hand-in]').click();
  await expect(page.locator('main')).toContainText(next);
}

/** What comes next is read without looking for it. */
async function expectGuideInView(page: Page): Promise<void> {
  await expect(page.locator('[data-guide] h2')).toBeInViewport();
}

test('a newcomer founds a world and is led through a first great round', async ({ page, browser, server }) => {
  await enter(page, 'Anna');
  await page.getByRole('link', { name: 'Ein Reich für heute Abend' }).click();
  await page.getByLabel('Name der Welt').fill('Xanten');
  await page.getByLabel('Legion').check();
  expect(await serious(page)).toEqual([]);
  await page.getByRole('button', { name: 'Gründen und herrschen' }).click();
  await expect(page.locator('canvas[data-chart]')).toHaveAttribute('data-drawn', /\d/);
  await expect(page.locator('[data-guide="map"]')).toBeVisible();
  expect(await serious(page)).toEqual([]);

  expect(await follow(page)).toEqual(['map', 'scout', 'arm', 'move', 'caravan', 'hand-in']);
  await expect(page.getByLabel('Text des Papiers')).toHaveValue(/EE 1: [^]*Rüsten [^]*Zug [^]*Karawane KW1 aus/);
  await handIn(page, '270.2');
  await expectGuideInView(page);

  // It can be left at any time, and come back to.
  await page.getByRole('button', { name: 'Führung beenden' }).click();
  await expect(page.locator('[data-guide]')).toHaveCount(0);
  await page.reload();
  await page.getByRole('button', { name: 'Führung fortsetzen' }).click();
  expect(await follow(page)).toEqual(['read', 'letter', 'go-on']);
  await handIn(page, '270.3');
  expect(await follow(page)).toEqual(['enter', 'battle', 'travel', 'go-on']);
  await expect(page.getByLabel('Text des Papiers')).toHaveValue(/Einzug EE 5: .* B: [^]*Einzug EE 6: .* K: [^]*Karawane KW1/);
  await handIn(page, '270.4');
  expect(await follow(page)).toEqual(['outcome', 'farewell']);
  await handIn(page, '271.1');
  await page.getByRole('tab', { name: 'Bericht' }).click();
  await expect(page.locator('main')).toContainText('Marodeure 1');
  await expect(page.locator('body')).not.toContainText('⟨');
  await expect(page.locator('[data-guide]')).toHaveCount(0);

  // The next great round brings no armament; an order says what it does and what it still wants to know.
  await expect(page.locator('main')).toContainText('Neue Rüstung gibt es erst in der nächsten Großrunde');
  await page.getByRole('tab', { name: 'Papier' }).click();
  await expect(page.getByLabel('Text des Papiers')).toHaveValue(/^# \S+\*:/m);
  const own = (await page.getByLabel('Text des Papiers').inputValue()).match(/^# (\S+)\*:/m)?.[1] ?? '';
  await page.getByRole('textbox', { name: 'Feld oder Name' }).fill(own);
  await page.getByRole('textbox', { name: 'Feld oder Name' }).press('Enter');
  await page.getByRole('button', { name: 'Mehr …' }).click();
  await expect(page.getByRole('button', { name: 'Volksrüstung' })).toHaveCount(0);
  await page.getByRole('button', { name: 'Bauen', exact: true }).click();
  await expect(page.locator('[data-order]')).toContainText('Noch fehlt: ein Kleinfeld');
  // Its small fields are in view, and what the checker says to a tower without a gate or foundation stands beside the form.
  await page.locator('canvas[data-chart]').click();
  await expect(page.locator('[data-order]')).toContainText(/Bau \S+: Tu KF\d+/);
  await expect(page.locator('[data-order] .stop').getByRole('link').first()).toBeVisible();
  await page.locator('[data-order]').getByRole('button', { name: 'Verwerfen' }).click();

  // A realm of the program's, and the chair, go to people by link; the founder knows no more than before.
  await page.getByRole('tab', { name: 'Plätze' }).click();
  await page.getByRole('button', { name: 'Gunther jemandem geben' }).click();
  const link = await page.getByLabel('Einladung für Gunther').inputValue();
  await page.getByRole('button', { name: 'Spielleitung jemandem geben' }).click();
  const chair = await page.getByLabel('Einladung an den Tisch der Spielleitung').inputValue();
  expect(await serious(page)).toEqual([]);
  for (const [name, address, heading] of [['Bert', link, 'Papier von Gunther'], ['Carla', chair, 'Pult der Spielleitung']] as const) {
    const context = await browser.newContext({ baseURL: server.address, locale: 'de-DE' });
    const other = await context.newPage();
    await enter(other, name);
    await other.goto(`${address}x`);
    await expect(other.getByRole('alert')).toBeVisible();
    await other.goto(address);
    await other.getByRole('button', { name: 'Platz nehmen' }).click();
    // Whoever gets a realm is asked about its people; that can wait.
    if (name === 'Bert') await other.getByRole('button', { name: 'Später' }).click();
    await expect(other.getByRole('heading', { name: heading })).toBeVisible();
    // The link is used up; to whom it gave a place it still shows the way.
    await other.goto('/');
    await other.goto(address);
    await expect(other.getByRole('heading', { name: heading })).toBeVisible();
    await context.close();
  }
});

test('on a phone, in English', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await enter(page, 'Anna');
  await page.getByRole('button', { name: 'English' }).click();
  await page.getByRole('link', { name: 'A realm for tonight' }).click();
  expect(await overflow(page)).toBeLessThanOrEqual(0);
  await page.getByRole('button', { name: 'Found it and rule' }).click();
  await expect(page.locator('[data-guide="map"]')).toBeVisible();
  expect(await overflow(page)).toBeLessThanOrEqual(0);
  // What is told of a field that was tapped is seen, and the whole menu of layers.
  await page.locator('canvas[data-chart]').click();
  await expect(page.locator('#place-head')).toBeInViewport();
  await page.locator('section.card').getByRole('button', { name: 'Close' }).click();
  await page.getByText('View', { exact: true }).click();
  await expect(page.getByRole('checkbox', { name: 'Terrain' })).toBeInViewport({ ratio: 1 });
  await page.getByText('View', { exact: true }).click();
  expect(await follow(page)).toEqual(['map', 'scout', 'arm', 'move', 'caravan', 'hand-in']);
  await expect(page.locator('body')).not.toContainText('⟨');
  expect(await overflow(page)).toBeLessThanOrEqual(0);
  await handIn(page, '270.2');
  await expectGuideInView(page);
});

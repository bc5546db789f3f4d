import { begin, enter, expect, test } from './fixtures.ts';
import { emptyTable, paint } from './painted.ts';
import { Player, untilAsked, varied } from './player.ts';
import { serious } from './axe.ts';
import type { Page } from './fixtures.ts';
import { question, view } from '../../web/testing/wire.ts';
import type { TablePicture, View } from '../../web/src/lib/types.ts';

const coins = (page: Page): Promise<string[]> =>
  page.locator('g.coin').evaluateAll((all) => all.map((one) => one.getAttribute('transform') ?? '').sort());

test('a line of the log shows its moment while the match goes on, and nothing is answered meanwhile', async ({ page, context, browser, baseURL }) => {
  await enter(page, 'Anna');
  await begin(page, 'Zu zweit an einem Gerät');
  const player = new Player(page, varied());
  await untilAsked(player, 'activate');
  const early = await coins(page);
  await player.play(async () => (await player.answers()) > 60);
  await untilAsked(player, 'activate');
  const now = await coins(page);
  expect(now).not.toEqual(early);

  await page.getByRole('searchbox').fill('Runde 1');
  const line = page.locator('#tab-panel li').last();
  await line.getByRole('button').first().click();
  await line.getByRole('button', { name: 'Diesen Moment ansehen' }).click();
  const back = page.getByRole('button', { name: 'Zurück zu jetzt' });
  await expect(back).toBeFocused();
  await expect(page.getByText('Du blickst zurück:')).toBeVisible();
  expect(await coins(page)).toEqual(early);
  await expect(page.locator('section.panel')).toHaveAttribute('data-ready', 'false');
  for (const button of await page.locator('.question [data-option]').all()) await expect(button).toBeDisabled();
  const answers = await player.answers();
  await page.keyboard.press('1');
  await page.keyboard.press('u');
  expect(await serious(page)).toEqual([]);

  // Another page of the same person plays on.
  const other = await context.newPage();
  await other.goto(page.url());
  const second = new Player(other);
  await untilAsked(second, 'activate');
  await second.step();
  await expect.poll(() => player.answers()).toBeGreaterThan(answers);
  expect(await coins(page)).toEqual(early);
  await back.click();
  await expect(back).toBeHidden();
  await expect(page.locator('section.panel')).toHaveAttribute('data-ready', 'true');
  expect(await coins(page)).not.toEqual(early);

  const watching = await browser.newContext({ baseURL, reducedMotion: 'reduce' });
  const spectator = await watching.newPage();
  await spectator.goto(page.url());
  await spectator.getByRole('searchbox').fill('Runde 1');
  const told = spectator.locator('#tab-panel li').last();
  await told.getByRole('button').first().click();
  await told.getByRole('button', { name: 'Diesen Moment ansehen' }).click();
  await expect.poll(() => coins(spectator)).toEqual(early);
  await spectator.keyboard.press('Escape');
  await expect(spectator.getByText('Du blickst zurück:')).toBeHidden();
  await watching.close();
});

const NUMBER = question({ kind: 'number', key: 'web:number', low: 0, high: 90 });

test('what was typed stays when the other side answers its part of a secret question first', async ({ page }) => {
  const first = view(emptyTable, { question: NUMBER, waiting_for: [0, 1] });
  let send: (next: Partial<View>) => void = () => undefined;
  await page.routeWebSocket(/\/live/, (socket) => {
    send = (next) => socket.send(JSON.stringify({ ...first, ...next }));
    socket.onMessage(() => undefined);
    send({});
  });
  await page.goto('/match/painted');
  const typed = page.locator('.question input');
  await typed.fill('17');
  send({ answers: 5, revision: 5, waiting_for: [0] });
  await expect(page.locator('section.panel')).toHaveAttribute('data-answers', '5');
  await expect(typed).toHaveValue('17');
  await expect(typed).toBeFocused();
  await expect(page.locator('[data-confirm]')).toBeEnabled();
  send({ answers: 7, revision: 7, asked_at: 7 });
  await expect(typed).toHaveValue('');
});

const PICTURE: TablePicture = {
  ...emptyTable,
  bases: [
    { kind: 'base', id: 'a1.1', unit: 'a1', seat: 0, x: 10, y: 24, r: 0.5 },
    { kind: 'base', id: 'b1.1', unit: 'b1', seat: 1, x: 20, y: 24, r: 1 },
  ],
  cards: [
    { id: 'a1', seat: 0, name: { de: 'Späherin', en: 'Scout' }, place: 'web-board', bases: ['a1.1'] },
    { id: 'b1', seat: 1, name: { de: 'Riese', en: 'Giant' }, place: 'web-board', bases: ['b1.1'] },
  ],
  markers: [{ kind: 'marker', id: 'm1', role: 'camp', x: 10, y: 30, label: 'A' }],
};

test('the tape measure works by keyboard alone and says what it found', async ({ page }) => {
  await paint(page, PICTURE);
  const tape = page.getByRole('button', { name: 'Maßband' });
  await tape.focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('combobox', { name: 'Von' })).toBeFocused();
  await page.keyboard.type('Sp');
  await page.keyboard.press('Tab');
  await page.keyboard.type('Ri');
  await expect(page.locator('output')).toHaveText('8,5"');
  const said = page.locator('[aria-live]');
  await expect(said).toContainText('Späherin bis Riese: 8,5"');
  await expect(page.locator('path.ruler')).toHaveCount(1);
  expect(await serious(page)).toEqual([]);

  await page.getByRole('combobox', { name: 'bis' }).selectOption('Marke A');
  await expect(page.locator('output')).toHaveText('5,5"');

  // On the table: the pin begins at the last end, Enter holds the tape, arrows lead it on.
  await page.locator('svg[role="application"]').focus();
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('Enter');
  await expect(said).toContainText('Maßband von Punkt auf dem Tisch');
  for (let step = 0; step < 4; step++) await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  await expect(page.locator('output')).toHaveText('2"');
  await expect(said).toContainText('2"');
  await page.keyboard.press('Escape');
  await expect(tape).toHaveAttribute('aria-pressed', 'false');
  await expect(page.locator('path.ruler')).toHaveCount(0);
});

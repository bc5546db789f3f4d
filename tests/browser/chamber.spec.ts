import { serious } from './axe.ts';
import { enter, expect, overflow, test, type Page } from './fixtures.ts';

interface Known {
  planes: { origins: Record<string, [number, number]> }[];
  own: string[];
  forces: Record<string, Record<string, number>>;
}

/** A world of robots in which the first realm is the founder's. */
async function found(page: Page, name: string, leadsItself = true): Promise<void> {
  const games = (await (await page.request.get('/api/worlds/games')).json()) as { key: string; realms: string[] }[];
  const realms = games.find((one) => one.key === 'kalevala')?.realms ?? [];
  const seats = realms.map((realm, place) => ({ realm, kind: place ? 'robot' : 'me' }));
  const made = await page.request.post('/api/worlds', { data: { game: 'kalevala', name, leads_itself: leadsItself, seats } });
  await page.goto(`/worlds/${((await made.json()) as { id: string }).id}`);
  await expect(page.locator('canvas[data-chart]')).toHaveAttribute('data-drawn', /\d/);
}

async function choose(page: Page, place: string): Promise<void> {
  await page.getByRole('textbox', { name: 'Feld oder Name' }).fill(place);
  await page.getByRole('textbox', { name: 'Feld oder Name' }).press('Enter');
}

async function known(page: Page): Promise<Known> {
  const id = page.url().split('/').at(-1);
  return (await (await page.request.get(`/api/worlds/${id}/chart?realm=Brunhilde`)).json()) as Known;
}

/** Two large fields of the own realm that lie beside each other, the first with troops. */
function neighbours({ planes, own, forces }: Known): [string, string] {
  const at = planes[0]?.origins ?? {};
  for (const one of own.filter((place) => forces[place])) {
    for (const other of own) {
      const [dx, dy] = [(at[other]?.[0] ?? 0) - (at[one]?.[0] ?? 0), (at[other]?.[1] ?? 0) - (at[one]?.[1] ?? 0)];
      if ((Math.abs(dx) === 12 && Math.abs(dy) === 4) || (dx === 0 && Math.abs(dy) === 8)) return [one, other];
    }
  }
  throw new Error('no neighbours');
}

/** Coordinates as a pattern. */
const quoted = (place: string): string => place.replace(/[+[\]]/g, '\\$&');

/** Drag what stands in the middle of the map to a large field beside it. */
async function drag(page: Page, { planes }: Known, from: string, to: string): Promise<void> {
  const at = planes[0]?.origins ?? {};
  const [dx, dy] = [((at[to]?.[0] ?? 0) - (at[from]?.[0] ?? 0)) * 0.866, ((at[to]?.[1] ?? 0) - (at[from]?.[1] ?? 0)) * 1.5];
  const box = await page.locator('canvas[data-chart]').boundingBox();
  if (!box) throw new Error('no map');
  // A large field that was searched for fills an eighth of the width.
  const side = box.width / 8 / (16 * 0.866);
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x + (dx * side) / 2, y + (dy * side) / 2, { steps: 3 });
  await page.mouse.move(x + dx * side, y + dy * side, { steps: 3 });
  await page.mouse.up();
}

test('a ruler alone: map and paper stay in step, the checker speaks, the phase runs', async ({ page }) => {
  await enter(page, 'Anna');
  await found(page, 'Midgard');
  const paper = page.getByLabel('Text des Papiers');
  await expect(paper).toHaveValue(/bleiben/);
  await expect(page.getByRole('heading', { name: 'Was bleibt' })).toBeVisible();
  const chart = await known(page);
  const [from, to] = neighbours(chart);

  await choose(page, from);
  const reach = page.waitForResponse((answer) => answer.url().endsWith('/reach'));
  await page.getByRole('button', { name: 'Messen' }).click();
  await reach;
  await choose(page, to);
  await expect(page.getByRole('status').filter({ hasText: 'ein Schritt mit Tempo 2' })).toBeVisible();
  await page.getByRole('button', { name: 'Messen' }).click();

  // Figures are dragged: the order stands in the paper at once, and follows the form.
  await choose(page, from);
  await drag(page, chart, from, to);
  await expect(paper).toHaveValue(new RegExp(`^Zug ${quoted(from)} > ${quoted(to)}: `, 'm'));
  await expect(paper).not.toHaveValue(/^bleiben$/m);
  await page.getByRole('spinbutton', { name: /^LB/ }).fill('2');
  await expect(paper).toHaveValue(/: 2LB/);
  await page.getByRole('button', { name: 'Fertig' }).click();
  const row = page.locator('[data-line]', { hasText: 'Zug' });
  await expect(row).toContainText('−2 LB');

  // The line is changed, the checker says by which rule it does not go; without the line nothing is left of it.
  await row.getByRole('button', { name: /Zug/ }).first().click();
  await page.getByLabel('Zeile ändern').fill(`Zug ${from} > ${to}: 99LB`);
  await page.getByLabel('Zeile ändern').press('Enter');
  await expect(row).toContainText('✗');
  await expect(row.getByRole('link')).toBeVisible();
  await expect(page.locator('[data-wrong]')).toContainText('Eine Zeile geht so nicht.');
  await row.getByRole('button', { name: /entfernen/ }).click();
  await expect(paper).not.toHaveValue(/Zug/);
  await expect(page.locator('[data-wrong]')).toHaveCount(0);

  // Armament with its sum; scouting with a tap.
  await page.getByRole('button', { name: 'Rüsten', exact: true }).click();
  await expect(page.locator('.makes label', { hasText: 'My' })).toContainText('10 RE, Mystiker');
  await page.getByRole('spinbutton', { name: /^LB/ }).fill('2');
  await expect(page.getByRole('status').filter({ hasText: 'Zusammen 8 RE' })).toBeVisible();
  await page.getByRole('button', { name: 'Fertig' }).click();
  await page.getByRole('button', { name: 'Erkunden' }).click();
  await choose(page, to);
  await expect(paper).toHaveValue(new RegExp(`EE 1: ${quoted(from)} > ${quoted(to)}`));

  await choose(page, to);
  await page.getByRole('textbox', { name: 'Eigene Notiz' }).fill('Hier lebt ein Drache');
  await page.getByRole('textbox', { name: 'Eigene Notiz' }).press('Enter');
  await page.getByRole('button', { name: 'Grün' }).click();
  await expect(page.getByRole('button', { name: 'Grün' })).toHaveAttribute('aria-pressed', 'true');
  expect(await serious(page)).toEqual([]);

  await page.locator('[data-hand-in]').click();
  await expect(page.locator('main')).toContainText('270.2');
  await page.getByRole('tab', { name: 'Bericht' }).click();
  await expect(page.getByRole('heading', { name: 'Bericht für Brunhilde, 270.1' })).toBeVisible();
  await expect(page.locator('body')).not.toContainText('⟨');
  // The world leads itself: who founded it sees the places, and with no eyes but those of her realm.
  await page.getByRole('tab', { name: 'Plätze' }).click();
  await expect(page.getByRole('heading', { name: 'Wer wo sitzt' })).toBeVisible();
  await expect(page.getByLabel('Mit den Augen von')).toHaveCount(0);
  await page.reload();
  await choose(page, to);
  await expect(page.getByRole('textbox', { name: 'Eigene Notiz' })).toHaveValue('Hier lebt ein Drache');
  await page.setViewportSize({ width: 390, height: 844 });
  expect(await serious(page)).toEqual([]);
  expect(await overflow(page)).toBeLessThanOrEqual(0);
});

test('news come while an order is being given, and it goes on', async ({ page }) => {
  await enter(page, 'Anna');
  await found(page, 'Bei der Arbeit', false);
  const [, id] = /worlds\/(.+)$/.exec(page.url()) ?? [];
  const { own } = await known(page);
  await choose(page, own[0] ?? '');
  await page.getByRole('button', { name: 'Erkunden', exact: true }).click();
  await expect(page.locator('[data-order="scout"]')).toBeVisible();
  await page.getByLabel('Text des Papiers').fill('# noch im Kopf');
  const moment = new Date(Date.now() + 86_400_000).getTime() / 1000;
  expect((await page.request.put(`/api/worlds/${id}/deadline`, { data: { deadline: moment } })).ok()).toBe(true);
  await expect(page.locator('header').getByText('Abgabeschluss')).toBeVisible();
  await expect(page.locator('[data-order="scout"]')).toBeVisible();
  await expect(page.getByLabel('Text des Papiers')).toHaveValue('# noch im Kopf');
});

test('what is read is printed, and the map where it is asked for', async ({ page }) => {
  await enter(page, 'Anna');
  await found(page, 'Drucken');
  await page.locator('[data-hand-in]').click();
  await page.getByRole('tab', { name: 'Berichte' }).click();
  const [report, map] = [page.getByRole('heading', { name: /^Bericht für/ }), page.locator('canvas[data-chart]')];
  await expect(report).toBeVisible();
  const middle = async (): Promise<string> => {
    await map.press('Enter');
    const name = await page.locator('#place-head').innerText({ timeout: 10_000 });
    await page.locator('section.card').getByRole('button', { name: 'Schließen' }).click();
    return name;
  };
  const before = await middle();
  await page.emulateMedia({ media: 'print' });
  await expect(report).toBeVisible();
  await expect(map).toBeHidden();
  await expect(page.getByRole('tab')).toHaveCount(0);
  // On the screen the map lies where it lay, and its button prints it all the same.
  await page.emulateMedia({ media: 'screen' });
  await expect(map).toBeVisible();
  expect(await middle()).toBe(before);
  await page.evaluate(() => {
    window.print = () => {
      const prints = document.documentElement.dataset.prints;
      document.body.dataset.printed = prints;
    };
  });
  await page.getByText('Ansicht', { exact: true }).click();
  await page.getByRole('button', { name: 'Drucken', exact: true }).click();
  await expect(page.locator('body')).toHaveAttribute('data-printed', 'map');
  await page.getByText('Ansicht', { exact: true }).click();
  await page.getByRole('tab', { name: 'Papier' }).click();
  await page.emulateMedia({ media: 'print' });
  await expect(map).toBeVisible();
});

test('a ruler with two windows loses nothing', async ({ page, context }) => {
  await enter(page, 'Anna');
  await found(page, 'Midgard');
  const paper = page.getByLabel('Text des Papiers');
  await expect(paper).toHaveValue(/bleiben/);
  const second = await context.newPage();
  await second.goto(page.url());
  await expect(second.getByLabel('Text des Papiers')).toHaveValue(/bleiben/);

  const kept = page.waitForResponse((answer) => answer.url().endsWith('/draft'));
  await paper.fill('# im ersten\nbleiben');
  await kept;
  await second.getByLabel('Text des Papiers').fill('# im zweiten\nbleiben');
  await expect(second.getByRole('alert')).toContainText('# im ersten');
  await second.getByRole('button', { name: 'Meinen Text behalten' }).click();
  await expect(second.getByRole('alert')).toHaveCount(0);
  await second.waitForResponse((answer) => answer.url().endsWith('/draft'));

  // Where nothing was changed the first one follows as soon as it is looked at.
  await page.evaluate(() => window.dispatchEvent(new Event('focus')));
  await expect(paper).toHaveValue(/im zweiten/);
});

test('a game master looks through the eyes of a realm, or sees everything', async ({ page }) => {
  await enter(page, 'Anna');
  await page.getByRole('button', { name: 'English' }).click();
  await expect(page.getByRole('heading', { name: 'Welcome, Anna' })).toBeVisible();
  await found(page, 'Midgard', false);
  const eyes = page.getByLabel('Through the eyes of');
  await expect(eyes).toHaveValue('Brunhilde');
  await eyes.selectOption({ label: 'Game master: everything' });
  await expect(page.getByLabel('Plane')).toBeVisible();
  await page.getByRole('button', { name: 'Everything' }).click();
  await page.locator('canvas[data-chart]').press('+');
  await page.locator('canvas[data-chart]').press('ArrowLeft');
  await page.getByText('View', { exact: true }).click();
  await page.getByLabel('Who owns the land').uncheck();
  await expect(page.locator('.menu')).toContainText('Gunther');
  const drawing = await page.getByRole('link', { name: 'Save as a drawing (SVG)' }).getAttribute('href');
  expect(await (await page.request.get(drawing ?? '')).text()).toContain('<svg');
  await expect(page.locator('body')).not.toContainText('⟨');
});

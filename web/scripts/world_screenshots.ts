import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { enter, expect, test, type Page } from '../../tests/browser/fixtures.ts';
import { Player, untilAsked } from '../../tests/browser/player.ts';

const IMAGES = fileURLToPath(new URL('../../docs/images', import.meta.url));
const PHASES = 4;
const REALMS = ['Brunhilde', 'Gunther', 'Hagen', 'Kriemhild'];

/** Maps have many colours: as JPEG a picture takes a quarter of what it would as PNG. */
const keep = (page: Page, name: string): Promise<Buffer> => page.screenshot({ path: join(IMAGES, name), type: 'jpeg', quality: 80 });

/** A world after its first great round; realms that nobody rules are the program's. */
async function world(page: Page, seats: object[], alone: boolean): Promise<string> {
  const setup = { map: { seed: 'Bilder', size: 150, splinters: 1 }, settings: { battles: 'quick' }, rulers: REALMS.map((name, place) => ({ name, outlaws: place ? 0 : 3 })) };
  const wish = { game: 'kalevala', name: 'Midgard', setup, seats, leads_itself: alone };
  const made = await page.request.post('/api/worlds', { data: wish, timeout: 300_000 });
  expect(made.ok(), await made.text()).toBe(true);
  const { id } = (await made.json()) as { id: string };
  return id;
}

/** What the guide proposes in this phase, one thing after the other. */
async function proposed(page: Page, id: string): Promise<string> {
  const lines: string[] = [];
  for (;;) {
    const text = lines.join('\n');
    const hints = (await (await page.request.post(`/api/worlds/${id}/hints`, { data: { text } })).json()) as { lines: string[]; done: boolean }[];
    const next = hints.find((one) => !one.done && one.lines.some((line) => !lines.includes(line)));
    if (!next) return text || 'bleiben';
    lines.push(...next.lines);
  }
}

async function drawn(page: Page): Promise<void> {
  await expect(page.locator('canvas[data-chart]')).toHaveAttribute('data-drawn', /\d/);
  await page.waitForTimeout(800);
}

test('the chamber of a ruler', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await enter(page, 'Anna');
  const id = await world(page, [{ realm: 'Brunhilde', kind: 'me' }], true);
  for (let phase = 0; phase < PHASES; phase++) {
    await page.request.post(`/api/worlds/${id}/paper`, { data: { text: await proposed(page, id) }, timeout: 300_000 });
  }
  await page.request.put(`/api/worlds/${id}/draft`, { data: { text: await proposed(page, id) } });
  await page.goto(`/worlds/${id}`);
  await drawn(page);
  await keep(page, 'chamber.jpg');
});

test("the game master's desk", async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await enter(page, 'Anna');
  const id = await world(page, [{ realm: 'Gunther', kind: 'link' }, { realm: 'Hagen', kind: 'link' }], false);
  const letter = 'Brief an Hagen:\nSeid Ihr mit mir gegen Brunhilde?\nEnde\nAntrag Kanal:\nDürfen wir zwischen den Seen graben?\nEnde\n';
  await page.request.post(`/api/worlds/${id}/paper`, { data: { realm: 'Gunther', text: `Wandeln 2X+\n${letter}` } });
  await page.goto(`/worlds/${id}`);
  await page.getByRole('button', { name: 'Auswerten, ohne zu veröffentlichen' }).click();
  const decision = page.locator('[data-decision="judgement/Gunther"]');
  await decision.getByRole('button', { name: 'Was wäre bei „Ja“?' }).click();
  await expect(decision.locator('[data-compared]')).toBeVisible();
  await page.getByRole('heading', { name: 'Pult der Spielleitung' }).evaluate((head) => head.scrollIntoView());
  await keep(page, 'desk.jpg');
});

test('a battle on hexes', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await enter(page, 'Anna');
  await page.goto('/new');
  await page.getByLabel('Kriegsspiel').check();
  await page.getByLabel('Burg').check();
  await page.getByLabel('96 RE').check();
  await page.getByLabel('Armee von Computer').selectOption({ label: 'Belagerer · 84 RE' });
  await page.getByRole('button', { name: 'Spiel beginnen' }).click();
  const player = new Player(page);
  await untilAsked(player, 'command');
  await player.play(async () => ((await page.locator('.track').textContent()) ?? '').includes('KR 5'));
  await untilAsked(player, 'command');
  await page.waitForTimeout(1500);
  await keep(page, 'battle.jpg');
});

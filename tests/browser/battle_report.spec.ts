import { serious } from './axe.ts';
import { enter, expect, overflow, test, type Page } from './fixtures.ts';

const land = (terrain: string, kf: number): object => ({ terrain, site: { kind: 'Std', kf } });
const HILLS = `${'T'.repeat(20)}${'t'.repeat(8)}${'H'.repeat(12)}WW${'T'.repeat(6)}`;
const WORLD = {
  game: 'kalevala',
  name: 'Isenstein',
  seats: [{ realm: 'Brunhilde', kind: 'me' }, { realm: 'Gunther', kind: 'link' }],
  setup: {
    drawn: { '2A+10': land('T'.repeat(48), 24), '2A+11': land(HILLS, 44) },
    rulers: [{ name: 'Brunhilde', places: ['2A+10'] }, { name: 'Gunther', core: 'SB', places: ['2A+11'] }],
    settings: { battles: 'fought' },
  },
};
const PAPERS = ['EE 1: 2A+10 > 2A+11', 'bleiben', 'Einzug EE 2: 2A+10 > 2A+11 K: 15LB', 'bleiben'];

/** Brunhilde, who leads the world too, has fought for the land beside hers. */
async function fought(page: Page): Promise<string> {
  const { id } = await (await page.request.post('/api/worlds', { data: WORLD, timeout: 60_000 })).json();
  for (const [phase, text] of PAPERS.entries()) {
    expect((await page.request.post(`/api/worlds/${id}/paper`, { data: { text, realm: 'Brunhilde' } })).ok()).toBe(true);
    const answer = await page.request.post(`/api/worlds/${id}/publish`, { data: { phase, anyway: true } });
    expect(answer.ok(), await answer.text()).toBe(true);
  }
  return id;
}

for (const [name, width, height] of [['desktop', 1280, 900], ['phone', 390, 844]] as const) {
  test(`a battle is read and seen again, moment by moment (${name})`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await enter(page, 'Anna');
    const id = await fought(page);
    await page.goto(`/worlds/${id}`);
    // Whoever reads the story need not look for the battle in the report.
    await page.getByRole('tab', { name: 'Geschehen' }).click();
    await page.getByText('Wie die Schlacht verlief').click();
    await expect(page.locator('[data-replay]').first()).toBeVisible();
    await page.getByRole('tab', { name: 'Bericht' }).click();
    const replay = page.locator('[data-replay]').first();
    await expect(replay).toBeVisible();
    await expect(page.locator('main')).toContainText(/15 Krieger|20 Krieger/);
    await replay.scrollIntoViewIfNeeded();

    // There is land, and people of both sides stand on it.
    await expect.poll(() => replay.locator('canvas').evaluate((canvas: HTMLCanvasElement) => {
      const { data } = canvas.getContext('2d')?.getImageData(0, 0, canvas.width, canvas.height) ?? { data: [] };
      return new Set(Array.from({ length: data.length / 400 }, (_, place) => `${data[place * 400]},${data[place * 400 + 1]},${data[place * 400 + 2]}`)).size;
    })).toBeGreaterThan(5);

    // From the line-up to the end, by steps and at once.
    await expect(replay.getByRole('status')).toHaveText('Aufstellung');
    await replay.getByRole('button', { name: 'Weiter' }).click();
    await expect(replay).toHaveAttribute('data-replay', '1');
    await expect(replay.getByRole('status')).toContainText('KR 1');
    await replay.getByRole('button', { name: /Ende/ }).click();
    await expect(replay.getByRole('button', { name: 'Weiter' })).toBeDisabled();
    await replay.getByRole('button', { name: 'Vor der ersten Runde' }).click();
    await replay.getByRole('button', { name: 'Abspielen' }).click();
    await expect.poll(async () => Number(await replay.getAttribute('data-replay'))).toBeGreaterThan(1);
    await replay.getByRole('button', { name: 'Anhalten' }).click();

    // Rounds fold: their lines come when they are asked for.
    const round = page.locator('details', { hasText: 'Kampfrunde 1' }).first();
    await expect(round.locator('li')).toHaveCount(0);
    await round.locator('summary').click();
    await expect(round.locator('li').first()).toBeVisible();
    expect(await overflow(page)).toBeLessThanOrEqual(0);
    expect(await serious(page)).toEqual([]);
  });
}

test('the game master reads the report as it went out', async ({ page }) => {
  await enter(page, 'Anna');
  const id = await fought(page);
  await page.goto(`/worlds/${id}`);
  await page.getByRole('tab', { name: 'Spielleitung' }).click();
  await page.getByRole('navigation', { name: 'Pult der Spielleitung' }).getByRole('button', { name: 'Veröffentlicht' }).click();
  const read = page.locator('[data-read-report]');
  await read.locator('summary').first().click();
  await read.getByLabel('Bericht an').selectOption('Gunther');
  await expect(read.locator('[data-replay]')).toBeVisible();
  await expect(read).toContainText('Gunther');
});

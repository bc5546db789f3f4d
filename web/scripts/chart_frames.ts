import { enter, expect, test } from '../../tests/browser/fixtures.ts';

const [FIELDS, SLOWDOWN, MOVES] = [2000, 4, 180];

/** `npm run frames`: how soon the chart of a large world stands, and how smoothly it follows a finger, on a phone with a slow processor. */
test('a finger moves the chart of a large world', async ({ browser, baseURL }) => {
  const context = await browser.newContext({
    baseURL, viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, hasTouch: true, isMobile: true, reducedMotion: 'reduce',
  });
  const page = await context.newPage();
  await enter(page, 'Anna');
  const made = await page.request.post('/api/worlds', { data: { game: 'kalevala', name: 'Midgard', setup: { map: { size: FIELDS, seed: 'frames', splinters: 0 } } }, timeout: 120_000 });
  const { id } = (await made.json()) as { id: string };
  // Once before, so that letters and script lie in the browser as on a second visit.
  await page.goto(`/worlds/${id}`);
  const chart = page.locator('canvas[data-chart]');
  await expect(chart).toHaveAttribute('data-drawn', /\d/, { timeout: 60_000 });

  const slow = await context.newCDPSession(page);
  await slow.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
  const began = Date.now();
  await page.reload();
  await expect(chart).toHaveAttribute('data-drawn', /\d/, { timeout: 60_000 });
  const opened = Date.now() - began;

  await chart.scrollIntoViewIfNeeded();
  const box = await chart.boundingBox();
  if (!box) throw new Error('no chart');
  for (const [name, closer] of [['continent', 0], ['large fields', 5]] as const) {
    for (let step = 0; step < closer; step++) await page.getByRole('button', { name: 'Näher' }).click();
    await page.waitForTimeout(500);
    await page.evaluate(() => {
      const stamps: number[] = [];
      const tick = (now: number): void => {
        stamps.push(now);
        requestAnimationFrame(tick);
      };
      requestAnimationFrame(tick);
      Object.assign(window, { stamps });
    });
    const finger = (type: 'touchStart' | 'touchMove' | 'touchEnd', x: number, y: number): Promise<unknown> =>
      slow.send('Input.dispatchTouchEvent', { type, touchPoints: type === 'touchEnd' ? [] : [{ x, y }] });
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
    await finger('touchStart', x, y);
    for (let move = 0; move < MOVES; move++) await finger('touchMove', x + 110 * Math.sin(move / 12), y + 110 * (1 - Math.cos(move / 12)));
    await finger('touchEnd', 0, 0);
    const stamps = await page.evaluate(() => (window as unknown as { stamps: number[] }).stamps);
    const frames = stamps.slice(1).map((stamp, index) => stamp - (stamps[index] ?? stamp)).sort((a, b) => a - b);
    const at = (share: number): string => (frames[Math.floor(share * (frames.length - 1))] ?? 0).toFixed(1);
    console.log(
      `${FIELDS} large fields, ${name}, processor ${SLOWDOWN} times slower, opened in ${opened} ms, ${frames.length} frames: ` +
        `median ${at(0.5)} ms, 95 % within ${at(0.95)} ms, worst ${at(1)} ms, ${frames.filter((frame) => frame > 34).length} later than 34 ms`,
    );
  }
  await context.close();
});

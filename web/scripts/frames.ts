import { expect, test } from '../../tests/browser/fixtures.ts';
import { crowd, paint } from '../../tests/browser/painted.ts';

const [MODELS, PIECES, SLOWDOWN, MOVES] = [60, 30, 4, 180];

/** `npm run frames`: how smoothly a full table follows a finger on a phone with a slow processor. */
test('a finger moves a full table', async ({ browser, baseURL }) => {
  const context = await browser.newContext({
    baseURL, viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, hasTouch: true, isMobile: true, reducedMotion: 'reduce',
  });
  const page = await context.newPage();
  await paint(page, crowd(MODELS, PIECES));
  await expect(page.locator('g.coin')).toHaveCount(MODELS);
  await page.getByRole('button', { name: 'Näher' }).click();
  await page.getByRole('button', { name: 'Näher' }).click();
  const before = await page.locator('svg[role="application"] > g').getAttribute('transform');
  const slow = await context.newCDPSession(page);
  await slow.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
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
  await finger('touchStart', 200, 260);
  for (let move = 0; move < MOVES; move++) {
    await finger('touchMove', 200 + 110 * Math.sin(move / 12), 260 + 110 * Math.cos(move / 12));
  }
  await finger('touchEnd', 0, 0);
  await expect(page.locator('svg[role="application"] > g')).not.toHaveAttribute('transform', before ?? '');
  const stamps = await page.evaluate(() => (window as unknown as { stamps: number[] }).stamps);
  const frames = stamps.slice(1).map((stamp, index) => stamp - (stamps[index] ?? stamp)).sort((a, b) => a - b);
  const at = (share: number): string => (frames[Math.floor(share * (frames.length - 1))] ?? 0).toFixed(1);
  const late = frames.filter((frame) => frame > 34).length;
  console.log(
    `${MODELS} models, ${PIECES} pieces, processor ${SLOWDOWN} times slower, ${frames.length} frames: ` +
      `median ${at(0.5)} ms, 95 % within ${at(0.95)} ms, worst ${at(1)} ms, ${late} later than 34 ms`,
  );
  await context.close();
});

import { expect, test } from '../../tests/browser/fixtures.ts';
import { battle, paint } from '../../tests/browser/painted.ts';

const [FIGURES, FIELDS, SLOWDOWN, MOVES] = [300, 11, 4, 180];
const HEXES = FIELDS * 48;

/** `npm run frames`: how smoothly a full battlefield follows a finger on a phone with a slow processor, and what a frame costs it. */
test('a finger moves a full battlefield', async ({ browser, baseURL }) => {
  const context = await browser.newContext({
    baseURL, viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, hasTouch: true, isMobile: true, reducedMotion: 'reduce',
  });
  const page = await context.newPage();
  await paint(page, battle(FIGURES, FIELDS));
  const canvas = page.locator('canvas[data-battle]');
  await expect(canvas).toHaveAttribute('data-drawn', /[1-9]/);
  const box = await canvas.boundingBox();
  if (!box) throw new Error('no battlefield');
  const slow = await context.newCDPSession(page);
  await slow.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
  await slow.send('Performance.enable', { timeDomain: 'threadTicks' });
  const spent = async (): Promise<number> => (await slow.send('Performance.getMetrics')).metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0;
  for (const [name, closer] of [['all of it', 0], ['close', 5]] as const) {
    for (let step = 0; step < closer; step++) await page.getByRole('button', { name: 'Näher' }).click();
    await page.waitForTimeout(2500);
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
    const [x, y] = [box.x + box.width / 2, box.y + 220];
    const [before, drawn] = [await spent(), Number(await canvas.getAttribute('data-drawn'))];
    await finger('touchStart', x, y);
    for (let move = 0; move < MOVES; move++) await finger('touchMove', x + 110 * Math.sin(move / 12), y + 110 * (1 - Math.cos(move / 12)));
    await finger('touchEnd', 0, 0);
    const [after, redrawn] = [await spent(), Number(await canvas.getAttribute('data-drawn'))];
    const stamps = await page.evaluate(() => (window as unknown as { stamps: number[] }).stamps);
    const frames = stamps.slice(1).map((stamp, index) => stamp - (stamps[index] ?? stamp)).sort((a, b) => a - b);
    const at = (share: number): string => (frames[Math.floor(share * (frames.length - 1))] ?? 0).toFixed(1);
    console.log(
      `${FIGURES} figures, ${HEXES} hexes, ${name}, processor ${SLOWDOWN} times slower, ${frames.length} frames: median ${at(0.5)} ms, 95 % within ${at(0.95)} ms, ` +
        `worst ${at(1)} ms, ${frames.filter((frame) => frame > 34).length} later than 34 ms; processor time ${((1000 * (after - before)) / Math.max(1, redrawn - drawn)).toFixed(1)} ms for each of ${redrawn - drawn} drawings`,
    );
  }
  await context.close();
});

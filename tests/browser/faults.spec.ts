import { expect, test } from './fixtures.ts';
import { emptyTable } from './painted.ts';
import { question, view } from '../../web/testing/wire.ts';

const NUMBER = question({ kind: 'number', key: 'web:number', low: 0, high: 90 });
const VIEW = view(emptyTable, { question: NUMBER });

test('a fault of the program is told as one, and another answer can be given', async ({ page }) => {
  await page.routeWebSocket(/\/live/, (socket) => {
    socket.onMessage((raw) => {
      const message = JSON.parse(String(raw)) as { type: string; request: number };
      if (message.type === 'answer') {
        socket.send(JSON.stringify({ type: 'error', request: message.request, code: 'fault', key: 'server-fault', args: {}, message: '' }));
      }
    });
    socket.send(JSON.stringify(VIEW));
  });
  await page.goto('/match/painted');
  await page.locator('.question input').fill('17');
  await page.locator('[data-confirm]').click();
  const alert = page.locator('.question [role="alert"]');
  await expect(alert).toContainText('Ein Fehler im Programm');
  await expect(alert).toContainText('deine Antwort war nicht falsch');
  await expect(page.locator('[data-confirm]')).toBeEnabled();
});

test('a computer that cannot go on says so to whoever waits for it', async ({ page }) => {
  await page.routeWebSocket(/\/live/, (socket) => {
    socket.onMessage(() => undefined);
    socket.send(JSON.stringify({ ...VIEW, question: null, seat: null, waiting_for: [1] }));
    socket.send(JSON.stringify({ type: 'error', request: null, code: 'fault', key: 'server-fault-bot', args: {}, message: '' }));
  });
  await page.goto('/match/painted');
  await expect(page.locator('.question [role="alert"]')).toContainText('Der Computer kommt hier nicht weiter');
});

test('a match that the program cannot open is not asked for again and again', async ({ page }) => {
  let opened = 0;
  await page.routeWebSocket(/\/live/, (socket) => {
    opened += 1;
    socket.onMessage(() => undefined);
    socket.send(JSON.stringify({ type: 'error', request: null, code: 'fault', key: 'server-fault', args: {}, message: '' }));
    void socket.close({ code: 4500 });
  });
  await page.goto('/match/painted');
  await expect(page.getByRole('alert')).toContainText('Das Programm selbst hat einen Fehler gemacht');
  await page.waitForTimeout(2500);
  expect(opened).toBe(1);
});

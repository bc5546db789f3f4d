import { enter, test, type Page } from '../../tests/browser/fixtures.ts';
import { Player, untilAsked, varied } from '../../tests/browser/player.ts';

const DIR = '/tmp/shots';
const keep = (page: Page, name: string) => page.screenshot({ path: `${DIR}/${name}.png` });
function sensible() {
  const choose = varied();
  return (options: string[], question: string): number => {
    if (question === 'ags:end_early') return options.indexOf('no');
    if (options.includes('sturmangriff')) return options.indexOf('sturmangriff');
    const wanted = options.filter((option) => !['ende_vorschlagen', 'ende', 'no', 'pass', 'tt_entfernen','none'].includes(option));
    const picked = wanted[choose(wanted)];
    return picked === undefined ? 0 : options.indexOf(picked);
  };
}
class Marcher extends Player {
  protected override async plan(): Promise<void> {
    const goals = this.page.locator('.toward select');
    const confirm = this.page.locator('[data-confirm]');
    if ((await goals.count()) && (await this.page.locator('[data-stay]').count())) {
      const n = await goals.locator('option').count();
      await goals.selectOption({ index: n - 1 - ((await this.answers()) % 3) });
      await this.page.waitForTimeout(250);
    }
    if (await confirm.isEnabled()) await confirm.click();
    else await super.plan();
  }
}
for (const [look, scheme, size, touch, armies] of [
  ['desk', 'light', { width: 1440, height: 900 }, false, ['ritter', 'horde']],
  ['desk-dark', 'dark', { width: 1440, height: 900 }, false, ['schatten', 'fluesterer']],
  ['phone', 'light', { width: 390, height: 844 }, true, ['ritter', 'schwarm']],
  ['phone-dark', 'dark', { width: 390, height: 844 }, true, ['kleines_volk', 'horde']],
] as const) {
  test(look, async ({ browser, baseURL }) => {
    test.setTimeout(170_000);
    const context = await browser.newContext({ baseURL, viewport: size, colorScheme: scheme, hasTouch: touch, isMobile: touch, reducedMotion: 'reduce', locale: look === 'desk-dark' ? 'en-US' : 'de-DE' });
    const page = await context.newPage();
    page.setDefaultTimeout(15000);
    if (look === 'desk-dark') { await page.goto('/'); await page.getByLabel('Name', { exact: true }).fill('Anna'); await page.locator('form button').last().click(); await page.waitForTimeout(800); } else await enter(page, 'Anna');
    const made = await page.evaluate(async (two) => {
      const reply = await fetch('/api/matches', { method: 'POST', headers: { 'content-type': 'application/json', 'x-walstatt': '1' }, body: JSON.stringify({ game: 'ags', size: 50, limits: false, rulings: {}, armies: two.map((roster) => ({ roster })), table: { seed: 4711 }, dice: 'box', real_table: false, seats: [{ kind: 'me' }, { kind: 'bot', bot: 'random' }] }) });
      return reply.json();
    }, [...armies]);
    console.log(JSON.stringify(made).slice(0, 200));
    await page.goto(`/match/${made.id}`);
    const player = new Marcher(page, sensible());
    await untilAsked(player, 'tasks'); await page.waitForTimeout(300); await keep(page, `${look}-1-tasks`);
    await untilAsked(player, 'deploy_at'); await page.waitForTimeout(500); await keep(page, `${look}-2-deploy`);
    await untilAsked(player, 'action'); await page.waitForTimeout(400);
    if (!touch) await page.locator('[data-option]').nth(1).hover();
    await page.waitForTimeout(500); await keep(page, `${look}-3-action`);
    await untilAsked(player, 'move'); await page.locator('.toward select').selectOption({ index: 3 }); await page.waitForTimeout(700); await keep(page, `${look}-4-move`);
    await untilAsked(player, 'initiative_tokens'); await page.waitForTimeout(300); await keep(page, `${look}-5-bid`);
    let most = 0;
    let targets = 0;
    for (let n = 0; n < 400; n++) {
      const key = await page.locator('[data-question]').first().getAttribute('data-question', { timeout: 300 }).catch(() => '');
      const ready = (await page.locator('section.panel').getAttribute('data-ready')) === 'true';
      if (ready && key === 'ags:target' && targets < 3) {
        const first = page.locator('.question [data-option]').first();
        if (touch) await first.tap(); else await first.hover();
        await page.waitForTimeout(700); await keep(page, `${look}-6-target${targets++}`);
      }
      if (ready && key === 'ags:action') {
        const count = await page.locator('.question [data-option]').count();
        if (count > most) { most = count; await page.waitForTimeout(200); await keep(page, `${look}-7-menu`); }
      }
      if (ready && key === 'ags:direction') { await page.waitForTimeout(500); await keep(page, `${look}-8-push`); }
      if (ready && (key === 'ags:reroll' || key === 'ags:extra_dice')) { await page.locator('.question [data-option]').nth(1).hover(); await page.waitForTimeout(400); await keep(page, `${look}-9-${key.slice(4)}`); }
      if ((await player.step()) === 'over') break;
    }
    await page.locator('#tab-units').click(); await page.waitForTimeout(300); await keep(page, `${look}-10-units`);
    await player.play(); await page.waitForTimeout(500); await keep(page, `${look}-11-over`);
    await context.close();
  });
}

import { PATTERNS } from '../../web/src/lib/routes.ts';
import { serious } from './axe.ts';
import { begin, enter, expect, test, type Page } from './fixtures.ts';
import { Player, prefer, untilAsked } from './player.ts';

const SCREENS = {
  desktop: { viewport: { width: 1280, height: 800 } },
  phone: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
};
const SCHEMES = { parchment: 'light', lamplight: 'dark' } as const;

interface Things {
  army: string;
  share: string;
  match: string;
  replay: string;
  band: string;
}

/** An army, a match that is over and an uploaded recording, made by the page itself. */
function makeThings(page: Page): Promise<Things> {
  return page.evaluate(async (): Promise<Things> => {
    const call = async (method: string, path: string, body?: string): Promise<Response> => {
      const response = await fetch(`/api${path}`, { method, body, headers: { 'Content-Type': 'application/json' } });
      if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`);
      return response;
    };
    const made = async <T>(path: string, body: object): Promise<T> => (await (await call('POST', path, JSON.stringify(body))).json()) as T;
    const game = 'aofs';
    const [roster] = (await (await call('GET', `/games/${game}/rosters`)).json()) as {
      key: string;
      armies: { size: number; units: object[] }[];
    }[];
    const ready = roster?.armies[0];
    if (!roster || !ready) throw new Error('a roster with an army');
    const army = await made<{ id: string; share: string }>('/armies', {
      game, name: 'Torwache', roster: roster.key, size: ready.size, limits: false, units: ready.units,
    });
    const match = await made<{ id: string }>('/matches', {
      game, size: ready.size, armies: [{ saved: army.id }, { saved: army.id }], seats: [{ kind: 'me' }, { kind: 'me' }],
    });
    await new Promise<void>((resolve, reject) => {
      const wire = new WebSocket(`ws://${location.host}/api/matches/${match.id}/live`);
      wire.onopen = () => wire.send(JSON.stringify({ type: 'concede', request: 1, seat: 0 }));
      wire.onerror = () => reject(new Error('no live channel'));
      wire.onmessage = (event) => {
        if ((JSON.parse(String(event.data)) as { type: string }).type !== 'accepted') return;
        wire.close();
        resolve();
      };
    });
    const tape = await (await call('GET', `/matches/${match.id}/tape`)).text();
    const replay = (await (await call('POST', '/replays', tape)).json()) as { id: string };
    const band = await made<{ id: string }>('/bands', { game: 'frostgrave', name: 'Nordlicht', soldiers: ['raufbold'] });
    return { army: army.id, share: army.share, match: match.id, replay: replay.id, band: band.id };
  });
}

/** Every address of the client, and what is there when it has come. */
function addresses({ army, share, match, replay, band }: Things): [string, string][] {
  return [
    ['/', '#mine-head'],
    ['/new', 'svg[role="img"] .piece'],
    ['/first-steps', 'h1'],
    ['/join/x', 'h1'],
    [`/match/${match}`, '.question a'],
    [`/match/${match}/replay`, 'input[type="range"]'],
    [`/replay/${replay}`, 'input[type="range"]'],
    ['/armies', 'li.sheet'],
    ['/armies/new', '.columns li'],
    [`/armies/${army}`, '.lines li'],
    [`/armies/${army}/print`, 'article'],
    [`/armies/shared/${share}`, '.lines li'],
    [`/armies/shared/${share}/print`, 'article'],
    ['/bands', 'li.sheet'],
    ['/bands/new', '.soldiers li'],
    [`/bands/${band}`, '.members li'],
    ['/worlds', 'h1'],
    ['/worlds/join/x', 'h1'],
    ['/worlds/x', '[role="alert"]'],
    ['/worlds/new', 'h1'],
    ['/worlds/x/public', '[role="alert"]'],
    ['/tonight', 'h1'],
    ['/rules/aofs.attack.hit', 'article code'],
    ['/about', 'h1'],
    ['/nowhere', 'h1'],
  ];
}

/** Four of the eight, chosen so that every two of screen, theme and language meet. */
const COMBINATIONS = [
  ['desktop', 'parchment', 'de'],
  ['desktop', 'lamplight', 'en'],
  ['phone', 'parchment', 'en'],
  ['phone', 'lamplight', 'de'],
] as const;

for (const [screen, theme, language] of COMBINATIONS) {
  test.describe(`${screen}, ${theme}, ${language}`, () => {
    test.use({ ...SCREENS[screen], colorScheme: SCHEMES[theme] });

    test('every page: nothing serious for axe-core, nothing wider than the screen', async ({ page }) => {
      await enter(page, 'Anna');
      const all = addresses(await makeThings(page));
      for (const [, pattern] of PATTERNS) expect(all.filter(([address]) => pattern.test(address)), String(pattern)).not.toEqual([]);
      await page.evaluate((wanted) => {
        localStorage.setItem('walstatt', JSON.stringify({ ...JSON.parse(localStorage.getItem('walstatt') ?? '{}'), chosenLanguage: wanted }));
      }, language);
      const findings: string[] = [];
      for (const [address, ready] of all) {
        await page.goto(address);
        await page.locator(ready).first().waitFor();
        await expect(page.locator('html')).toHaveAttribute('data-theme', theme);
        await expect(page.locator('html')).toHaveAttribute('lang', language);
        await page.evaluate(() => document.querySelectorAll('details').forEach((one) => (one.open = true)));
        findings.push(...(await serious(page)));
        const wide = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
        if (wide > 0) findings.push(`${address} is ${wide} pixels wider than the screen`);
      }
      await page.context().clearCookies();
      await page.goto('/');
      await page.locator('#who-head').waitFor();
      findings.push(...(await serious(page)));
      expect(findings).toEqual([]);
    });
  });
}

/** Colours and sizes are what may differ here, so two of the four are enough. */
for (const [screen, theme] of [['desktop', 'parchment'], ['phone', 'lamplight']] as const) {
  test.describe(`${screen}, ${theme}`, () => {
    test.use({ ...SCREENS[screen], colorScheme: SCHEMES[theme] });

    test('every kind of question: nothing serious for axe-core', async ({ page }) => {
      await enter(page, 'Anna');
      await begin(page, 'Zu zweit an einem Gerät');
      const findings: string[] = [];
      const player = new Player(page, prefer('advance'));
      for (const name of ['objective', 'deploy', 'activate', 'action', 'move']) {
        await untilAsked(player, name);
        findings.push(...(await serious(page)));
      }
      for (const tab of ['Einheiten', 'Gespräch', 'Mehr']) {
        await page.getByRole('tab', { name: tab }).click();
        findings.push(...(await serious(page)));
      }
      expect(findings).toEqual([]);
    });
  });
}

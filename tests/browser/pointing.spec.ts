import { enter, expect, testUnfinished as test, type Page } from './fixtures.ts';

const plain = 'T'.repeat(48);
/** Water in the south, so that ships of the field above come there. */
const coast = plain.split('').map((letter, place) => ([30, 37, 43, 48].includes(place + 1) ? 'W' : letter)).join('');
const LANDS = {
  '2A+10': { terrain: plain, site: { kind: 'Std', kf: 24 }, portal: 17 },
  '2A+9': { terrain: coast, site: { kind: 'Mkt', kf: 20 } },
  '2A+8': { terrain: 'W'.repeat(48) },
  '2A+11': { terrain: plain, site: { kind: 'Mkt', kf: 24 } },
  '2B+10': { terrain: plain, site: { kind: 'Std', kf: 24 } },
  '2B+9': { terrain: plain, site: { kind: 'Std', kf: 20 } },
  '1A+2': { terrain: plain, splinter: 'Nebelrest', portal: 3 },
};
const RULERS = [
  { name: 'Brunhilde', places: ['2A+10', '2A+9'] },
  { name: 'Gunther', core: 'SB', goods: ['sP', 'Wi'], places: ['2B+10'] },
  { name: 'Hagen', core: 'AB', goods: ['LS', 'Le'], places: ['2B+9'] },
];
const GIFTS: [kind: string, args: object][] = [
  ['draw', { place: '2A+10', land: LANDS['2A+10'] }],
  ['draw', { place: '1A+2', land: LANDS['1A+2'] }],
  ['own', { place: '1A+2', realm: 'Brunhilde' }],
  ['portal', { place: '1A+2', opposite: '2A+10' }],
  ['give', { realm: 'Brunhilde', place: '2A+10', what: '20LB, My/90, 3K, 4On, 6lP, 120RE' }],
  ['give', { realm: 'Brunhilde', place: '2A+9', what: '4LB, 20RE' }],
  ['give', { realm: 'Brunhilde', place: '2A+9~', what: 'LS[2LB], FS[LB]' }],
];

interface Known {
  spots: [number, number][];
  own: string[];
  forces: Record<string, Record<string, number>>;
  holders: Record<string, string[]>;
}

/** The world of a ruler who leads it, too: her own realm beside two others. */
class Midgard {
  private constructor(
    private readonly page: Page,
    readonly id: string,
  ) {}

  static async found(page: Page): Promise<Midgard> {
    const seats = RULERS.map(({ name }, place) => ({ realm: name, kind: place ? 'link' : 'me' }));
    const setup = { drawn: LANDS, rulers: RULERS, settings: { battles: 'quick' } };
    const made = await page.request.post('/api/worlds', { data: { game: 'kalevala', name: 'Midgard', setup, seats } });
    return new Midgard(page, ((await made.json()) as { id: string }).id);
  }

  async post(path: string, data: object): Promise<void> {
    const answer = await this.page.request.post(`/api/worlds/${this.id}/${path}`, { data });
    expect(answer.ok(), await answer.text()).toBe(true);
  }

  async publish(...phases: number[]): Promise<void> {
    for (const phase of phases) await this.post('publish', { phase, anyway: true });
  }

  async known(): Promise<Known> {
    return (await (await this.page.request.get(`/api/worlds/${this.id}/chart?realm=Brunhilde`)).json()) as Known;
  }

  async open(): Promise<void> {
    await this.page.goto(`/worlds/${this.id}`);
    await expect(this.page.locator('canvas[data-chart]')).toHaveAttribute('data-drawn', /\d/);
    await expect(this.page.getByLabel('Text des Papiers')).toHaveValue(/bleiben/);
  }
}

/** Into the middle of the map, and chosen or pointed at. */
async function show(page: Page, place: string): Promise<void> {
  const search = page.getByRole('textbox', { name: 'Feld oder Name' });
  await search.fill(place);
  await search.press('Enter');
}

/** A large field that was searched for from afar fills an eighth of the width; where its small fields lie, the chart says. */
async function tap(page: Page, { spots }: Known, place: string, kf: number): Promise<void> {
  await page.getByRole('button', { name: 'Alles', exact: true }).click();
  await show(page, place);
  const box = await page.locator('canvas[data-chart]').boundingBox();
  const [x, row] = spots[kf - 1] ?? [0, 0];
  if (!box) throw new Error('no map');
  const side = box.width / 8 / (16 * 0.866);
  await page.mouse.click(box.x + box.width / 2 + x * 0.866 * side, box.y + box.height / 2 + ((3 * row - 14) / 2) * side);
}

/** Begin an order from a place. */
async function begin(page: Page, place: string, act: string): Promise<void> {
  await show(page, place.replace(/~.*/, ''));
  const acts = page.getByRole('group', { name: `Befehle von ${place} aus` });
  if (!(await acts.getByRole('button', { name: act, exact: true }).isVisible())) await acts.getByRole('button', { name: 'Mehr …' }).click();
  await acts.getByRole('button', { name: act, exact: true }).click();
}

const count = (page: Page, symbol: string, number: number): Promise<void> => page.getByRole('spinbutton', { name: new RegExp(`^${symbol.replace(/[[\]/]/g, '\\$&')} /`) }).fill(String(number));
const done = (page: Page): Promise<void> => page.getByRole('button', { name: 'Fertig' }).click();

/** Hand in; nothing in the paper was wrong. */
async function handIn(page: Page): Promise<void> {
  await expect(page.locator('[data-line]').first()).toBeVisible();
  await expect(page.locator('[data-line]', { hasText: '✗' })).toHaveCount(0);
  await page.locator('[data-hand-in]').click();
  await expect(page.getByText('Abgegeben.').first()).toBeVisible();
}

test('ships, a caravan, a change of planes, entries, a war with its line-up, a permission and a hand-over are pointed at', async ({ page }) => {
  await enter(page, 'Anna');
  const world = await Midgard.found(page);
  for (const [kind, args] of GIFTS) await world.post('acts', { kind, args });
  await world.publish(0, 1, 2, 3);
  await world.open();
  const paper = page.getByLabel('Text des Papiers');
  const chart = await world.known();

  // Phase 1: somebody goes aboard, a caravan is formed, others go to another plane, scouts look around.
  await begin(page, '2A+9', 'An Bord gehen');
  await page.getByLabel('Schiff').selectOption('FS[LB]');
  await count(page, 'LB', 2);
  await done(page);
  await begin(page, '2A+10', 'Ebene wechseln');
  for (const symbol of ['BB', 'My/90', 'K', 'On', 'lP']) await count(page, symbol, 0);
  await count(page, 'LB', 5);
  await show(page, '1A+2');
  await done(page);
  await begin(page, '2A+10', 'Karawane aufstellen');
  await count(page, 'K', 1);
  await count(page, 'LB', 2);
  await count(page, 'On', 2);
  await count(page, 'lP', 4);
  await expect(paper).toHaveValue(/Karawane KW1 aus 2A\+10: .*; Rest .*My\/80/);
  await done(page);
  for (const target of ['2A+11', '2B+10', '2B+9']) {
    await begin(page, '2A+10', 'Erkunden');
    await show(page, target);
  }
  await expect(paper).toHaveValue(/An Bord 2A\+9: FS\[2LB\][^]*Wechsel 2A\+10 > 1A\+2: 5LB[^]*EE 3: 2A\+10 > 2B\+9/);
  await handIn(page);
  await world.post('paper', { realm: 'Gunther', text: 'Erlaubnis 271 bis 275 2B+10: Brunhilde' });
  await world.publish(4, 5);
  expect((await world.known()).forces['1A+2']).toMatchObject({ LB: 5 });
  expect((await world.known()).holders['2A+9~']).toContain('FS[3LB]');

  // Phase 3: empty land is occupied, a host is visited, a war is declared and lined up for.
  await world.open();
  const enterWith = async (target: string, kind: RegExp, warriors: number): Promise<void> => {
    await begin(page, '2A+10', 'Einziehen');
    await page.getByRole('group', { name: /^Mit EE/ }).getByRole('button', { name: target }).click();
    await page.getByRole('radio', { name: kind }).check();
    for (const symbol of ['BB', 'My/80', 'K', 'On', 'lP']) await count(page, symbol, 0);
    await count(page, 'LB', warriors);
  };
  await enterWith('2A+11', /^B:/, 3);
  await done(page);
  await expect(paper).toHaveValue(/^Einzug EE 4: 2A\+10 > 2A\+11 B: 3LB, (\d+RE); Verluste \1; HZ KF24$/m);
  await enterWith('2B+10', /^E:/, 2);
  await done(page);
  await enterWith('2B+9', /^K:/, 8);
  await page.getByRole('button', { name: 'Aufstellung und Befehle dazu' }).click();
  await tap(page, chart, '2A+10', 17);
  await tap(page, chart, '2A+10', 18);
  await done(page);
  await expect(paper).toHaveValue(/^Gruppe Gruppe1: 2A\+10\/17: 4LB; 2A\+10\/18: 4LB\nGruppe1: EINNEHMEN HZ 2B\+9$/m);

  // A field is defended, a neighbour let in and given horses, a caravan goes to him with its load laid out.
  await begin(page, '2A+9', 'Aufstellung');
  await tap(page, chart, '2A+9', 20);
  await done(page);
  await begin(page, '2A+9', 'Erlaubnis');
  await page.getByLabel('Herrscher').selectOption('Gunther');
  await page.getByLabel('für das ganze Reich').check();
  await done(page);
  await begin(page, '2A+10', 'Karawane ziehen');
  await show(page, '2B+10');
  await page.getByRole('button', { name: 'Noch ein Kleinfeld' }).click();
  await done(page);
  await begin(page, '2A+10', 'Übergeben');
  await page.getByLabel('Herrscher').selectOption('Gunther');
  await page.locator('[data-order]').getByLabel('Karawane').selectOption('');
  await count(page, 'lP', 2);
  await show(page, '2B+10');
  await done(page);
  await expect(paper).toHaveValue(/Aufstellung 2A\+9:[^]*Erlaubnis 271 bis 275: Gunther[^]*Karawane KW1 2A\+10 > 2B\+10: .* \| [^]*Übergabe 2A\+10 > 2B\+10 an Gunther: 2lP/);
  await handIn(page);
  await world.publish(6);
  const report = await (await page.request.get(`/api/worlds/${world.id}/reports/6?realm=Brunhilde`)).text();
  expect(report).not.toContain('line-refused');
  expect(report.match(/"key":"kalevala-entry-taken"/g)).toHaveLength(3);
  expect(report.match(/"key":"kalevala-set-up-taken"/g)).toHaveLength(2);
  expect(report).toContain('"key":"kalevala-caravan-ordered"');
  await world.publish(7);
  expect((await world.known()).own).toContain('2A+11');
});

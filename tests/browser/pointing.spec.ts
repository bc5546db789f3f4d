import { enter, expect, test, type Page } from './fixtures.ts';
import { begin, count, done, handIn, Midgard, show, tap } from './midgard.ts';

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

test('ships, a caravan, a change of planes, entries, a war with its line-up, a permission and a hand-over are pointed at', async ({ page }) => {
  await enter(page, 'Anna');
  const world = await Midgard.found(page, LANDS, RULERS);
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
  await handIn(page, world);
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
  await handIn(page, world);
  await world.publish(6);
  const report = await (await page.request.get(`/api/worlds/${world.id}/reports/6?realm=Brunhilde`)).text();
  expect(report).not.toContain('line-refused');
  expect(report.match(/"key":"kalevala-entry-taken"/g)).toHaveLength(3);
  expect(report.match(/"key":"kalevala-set-up-taken"/g)).toHaveLength(2);
  expect(report).toContain('"key":"kalevala-caravan-ordered"');
  await world.publish(7);
  expect((await world.known()).own).toContain('2A+11');
});

/** Along a stream through four large fields. */
const BED = [48, 47, 46, 45, 44, 38, 31, 23];
const stream = {
  terrain: plain.split('').map((letter, place) => (BED.includes(place + 1) ? 'W' : letter)).join(''),
  streams: BED.map((kf, place) => [kf, place < 4 ? 'W' : 'NW']),
};
const FAR_LANDS = {
  '2A+10': { terrain: plain, site: { kind: 'Std', kf: 24 } },
  '2A+9': { terrain: plain, site: { kind: 'Mkt', kf: 20 } },
  '2B+10': { terrain: plain, site: { kind: 'Std', kf: 24 } },
  '2D+10': { ...stream, site: { kind: 'Std', kf: 20 } },
  '2D+11': stream,
  '2D+12': stream,
  '1A+2': { terrain: plain, splinter: 'Nebelrest', site: { kind: 'Mkt', kf: 24 } },
};
const FAR_RULERS = [
  { name: 'Brunhilde', places: ['2A+10', '2A+9', '2D+10'] },
  { name: 'Gunther', core: 'SB', goods: ['sP', 'Wi'], places: ['2B+10'] },
];
const FAR_GIFTS: [kind: string, args: object][] = [
  ['draw', { place: '1A+2', land: FAR_LANDS['1A+2'] }],
  ['portal', { place: '1A+2', opposite: '2A+10' }],
  ['give', { realm: 'Brunhilde', place: '2A+10', what: '20LB, My/60, 3K, 120RE' }],
  ['give', { realm: 'Brunhilde', place: '2D+10~', what: 'SS[K, LB]' }],
  ['give', { realm: 'Gunther', place: '2B+10', what: '2K, 60RE' }],
];

/** Everything but these stays at home. */
async function only(page: Page, symbol: string, number: number): Promise<void> {
  for (const one of await page.locator('[data-order]').getByRole('group', { name: 'Figuren' }).getByRole('spinbutton').all()) await one.fill('0');
  await count(page, symbol, number);
}

test('a gate, a rift and an entry through it, ZEH, an expedition, a raid, a stream, land that is lent are pointed at', async ({ page }) => {
  await enter(page, 'Anna');
  const world = await Midgard.found(page, FAR_LANDS, FAR_RULERS);
  for (const [kind, args] of FAR_GIFTS) await world.post('acts', { kind, args });
  const requests = ['Abtretung', 'Expedition'].map((title) => `Antrag ${title}:\nDürfen wir?\nEnde`).join('\n');
  await world.post('paper', { realm: 'Brunhilde', text: `EE 1: 2A+10 > 2A+10\nKarawane KW1 aus 2D+10~: SS[K, LB]\n${requests}` });
  await world.post('paper', { realm: 'Gunther', text: 'Erlaubnis 271 bis 275 2B+10: Brunhilde' });
  await world.publish(0, 1);
  for (const number of [1, 2]) await world.post('acts', { kind: 'answer', args: { realm: 'Brunhilde', number, state: 'granted' } });
  await world.publish(2, 3);
  await world.open();
  const paper = page.getByLabel('Text des Papiers');
  const chart = await world.known();

  // 271.1: the wizard gives, the mystic builds where he has looked.
  await begin(page, '2A+10', 'ZEH geben');
  await expect(page.getByLabel('Zauberer')).toHaveValue(/^Z\/\d+$/);
  await done(page);
  await begin(page, '2A+10', 'Pforte errichten');
  await tap(page, chart, '2A+10', 17);
  await done(page);
  await expect(paper).toHaveValue(/ZEH 2A\+10: 10 von Z\/\d+[^]*Pforte 2A\+10\/17/);
  await handIn(page, world);
  await world.publish(4, 5, 6, 7);

  // 272.1: beyond the portal is a plane that nobody has seen.
  await world.open();
  await begin(page, '2A+10', 'Riss öffnen');
  await done(page);
  for (const target of ['1A+2', '2B+10', '2A+10']) {
    await begin(page, '2A+10', 'Erkunden');
    await show(page, target);
    await expect(paper).toHaveValue(new RegExp(`> ${target.replace('+', '\\+')}$`, 'm'));
  }
  await begin(page, '2A+10', 'Karawane aufstellen');
  await page.getByLabel('Expedition').check();
  await count(page, 'K', 1);
  await count(page, 'LB', 3);
  await page.getByLabel('Nummer des bewilligten Antrags').fill('2');
  await expect(paper).toHaveValue(/^Karawane EX1 aus 2A\+10: .*; Rest .*My\/40.* laut Antrag 2$/m);
  await done(page);
  await handIn(page, world);
  const [rest] = await world.check('Gunther', 'Karawane KW1 aus 2B+10: K; Rest K');
  await world.post('paper', { realm: 'Gunther', text: rest?.suggestion ?? '' });
  await world.publish(8, 9);

  // 272.3: through the portal in their order, at a caravan in its owner's land, down the stream; land is lent.
  await world.open();
  await begin(page, '2A+10', 'Einziehen');
  await page.getByRole('group', { name: /^Mit EE/ }).getByRole('button', { name: '1A+2' }).click();
  await only(page, 'LB', 6);
  await count(page, 'RE', 4);
  await tap(page, chart, '2A+10', 17);
  await tap(page, chart, '2A+10', 18);
  await expect(paper).toHaveValue(/^Einzug EE 4: 2A\+10 > 1A\+2 B: 6LB, 4RE; Verluste 4RE; HZ KF24; Folge KF17 4LB, 4RE; Folge KF18 2LB$/m);
  await done(page);
  await begin(page, '2A+10', 'Expedition handeln lassen');
  await page.getByLabel('Was sie tut').fill('Wir suchen den Hort.');
  await done(page);
  await begin(page, '2A+10', 'Einziehen');
  await page.getByRole('radio', { name: /Karawanen überfallen/ }).check();
  await page.getByLabel('Wessen Karawanen').selectOption('Gunther');
  await page.getByRole('group', { name: /^Mit EE/ }).getByRole('button', { name: '2B+10' }).click();
  await only(page, 'LB', 8);
  await done(page);
  await expect(paper).toHaveValue(/^Aktion EX1 EE 5:\nWir suchen den Hort.\nEnde\nEinzug EE 6: 2A\+10 > 2B\+10 K: 8LB; mit Erlaubnis; Überfall auf Gunther$/m);
  await begin(page, '2D+10~', 'Dem Strom folgen');
  await page.getByLabel('So viele Großfelder').fill('2');
  await done(page);
  await begin(page, '2A+9', 'Abtreten');
  await page.getByLabel('Herrscher').selectOption('Gunther');
  await page.getByLabel('Nummer des bewilligten Antrags').fill('1');
  await done(page);
  await expect(paper).toHaveValue(/Karawane KW1 2D\+10~ > stromab 2: [^]*Abtreten 2A\+9 an Gunther: 10GR laut Antrag 1/);
  await handIn(page, world);
  await world.publish(10, 11);
  const report = await (await page.request.get(`/api/worlds/${world.id}/reports/11?realm=Brunhilde`)).text();
  for (const key of ['caravan-raided', 'ceded', 'searched', 'caravan-arrived']) expect(report).toContain(`"key":"kalevala-${key}"`);
  const after = await world.known();
  expect(after.own).toContain('1A+2');
  expect(after.holders['2D+12~']).toHaveLength(1);
  expect(after.fiefs).toEqual(['2A+9']);

  // 273.1: what was lent is prolonged by the lender, too.
  await world.open();
  await begin(page, '2A+9', 'Lehen');
  await done(page);
  await expect(paper).toHaveValue(/^Lehen verlängern 2A\+9$/m);
  await handIn(page, world);
});

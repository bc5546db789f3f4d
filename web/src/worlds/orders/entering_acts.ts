/** Phase 3 and what belongs to it: entries, line-ups with orders, permissions, agreements. */
import { canGo, figuresAt, figuresWithoutRe, freeNumber, isWater, joined, landAt, leftOf, lossesAt, ownerOf, rules, stands, type Act, type Desk, type Troop, type Values } from './desk';
import { fieldOf } from '../../chart/pen';
import { isOffered } from './offers';
import { orderLines, restLines } from './sheets';
import { listing, type Figures } from '../lines';

const OCCUPY = 'B';
const WAR = 'K';
/** War against caravans alone, never for land. */
const RAID = 'Überfall';
/** What becomes of a palace that falls, where one was seen. */
const OF_PALACES = ['Palast plündern', 'Hofstaat gefangen'];
const warMarks = (desk: Desk, { way }: Values): string[] => ['SKLAVEN', 'Verrat', ...(isOffered('palace-seen')(desk, fieldOf(way[0] ?? '')) ? OF_PALACES : [])];
const WHOLE_REALM = 'ganzes Reich';
const NONE = 'keine';

const isOf = (...kinds: string[]) => ({ choice }: Values): boolean => kinds.includes(choice);
const planeOf = (place: string): string => place.slice(0, 1);
const changesPlane = ({ place, way }: Values): boolean => Boolean(way[0]) && planeOf(place) !== planeOf(way[0] ?? '');

/** Whence scouts of this great round have brought something that went from here. */
const scoutedFrom = (desk: Desk, place: string): string[] => [...new Set((desk.chart.scouted ?? []).filter(([start]) => fieldOf(start) === fieldOf(place)).map(([, target]) => target))];

/** Where one can enter; caravans are raided where one stands, too. */
export const targetsOf = (desk: Desk, { place, choice }: Values): string[] => [...new Set([...scoutedFrom(desk, place), ...(choice === RAID ? [place] : [])])];

/** Where somebody rules it will be war, unless there is a permission; of empty land where its trade centre would be, and what that costs. */
function aim(desk: Desk, values: Values): void {
  const target = values.way[0] ?? '';
  if (target && values.choice !== RAID) values.choice = ownerOf(desk, target) ? WAR : OCCUPY;
  const losses = lossesAt(desk, target);
  const { site } = landAt(desk, target);
  values.kfs = site && losses ? [site.kf] : [];
  values.words = losses ? `${losses}RE` : '';
  values.figures = { ...values.figures, RE: values.choice === OCCUPY ? Math.min(losses, figuresAt(desk, values.place).RE ?? 0) : 0 };
}

const enteringNotes = ({ choice, words, kfs, more, marks, lots, realm }: Values, abroad: boolean): (string | false)[] => [
  choice === OCCUPY && words.trim() && `Verluste ${words.trim()}`,
  choice === OCCUPY && Boolean(kfs[0]) && `HZ KF${kfs[0]}`,
  more.trim() && `Name HZ ${more.trim()}`,
  (choice === 'E' || (choice === RAID && abroad)) && 'mit Erlaubnis',
  ...(choice === WAR ? marks : []),
  choice === RAID && `Überfall auf ${realm}`,
  ...lots.filter((one) => one.kf && listing(one.figures)).map((one) => `Folge KF${one.kf} ${listing(one.figures)}`),
];

// ---- line-up

/** A war that the paper declares from here. */
const warFrom = (desk: Desk, place: string): string => desk.text.split('\n').map((one) => /^Einzug EE \d+: (\S+) > (\S+) K:/.exec(one.trim())).find((one) => one?.[1] === place)?.[2] ?? '';

export function newTroop(desk: Desk, values: Values): Troop {
  const target = warFrom(desk, values.place);
  return { name: `Gruppe${values.troops.length + 1}`, command: target ? 'EINNEHMEN' : 'HALTEN', target: fieldOf(target), lots: [] };
}

function setUp({ place, troops, marks, kept = [] }: Values): string {
  if (marks.includes(NONE)) return `Aufstellung ${place}: ${NONE}`;
  const gf = fieldOf(place);
  const whole = troops.map((one) => ({ ...one, stood: one.lots.filter((lot) => lot.kf && listing(lot.figures)) })).filter((one) => one.name.trim() && one.stood.length && orderLines(one).length);
  if (!whole.length) return '';
  const flags = marks.join(', ');
  return [
    `Aufstellung ${place}:`,
    ...whole.map((one) => `Gruppe ${one.name.trim()}: ${one.stood.map((lot) => `${gf}/${lot.kf}: ${listing(lot.figures)}`).join('; ')}`),
    ...whole.flatMap(orderLines),
    ...restLines(kept),
    ...(flags ? [`Merker: ${flags}`] : []),
    'Ende',
  ].join('\n');
}

/** Figures that no group of a line-up has yet; RE stay where they are. */
export const unplaced = (desk: Desk, { place, troops }: Values): Figures => leftOf(figuresWithoutRe(desk, place), troops.flatMap((one) => one.lots));

const FOUNDED = ['', '; HZ KF{small}', '; Name HZ {name}', '; HZ KF{small}; Name HZ {name}'].map((end) => `Gründen {place}: {price}${end}`);

export const ENTERING_ACTS: readonly Act[] = [
  {
    name: 'enter', phases: [3], main: true, here: canGo,
    fields: [
      { kind: 'scouted' }, { kind: 'way', many: false }, { kind: 'choice', options: ['E', OCCUPY, WAR, RAID] }, { kind: 'realm', name: 'victim', when: isOf(RAID) }, { kind: 'figures' },
      { kind: 'words', name: 'losses', example: '6RE', when: isOf(OCCUPY) }, { kind: 'kfs', most: 1, when: isOf(OCCUPY) }, { kind: 'more', name: 'centre', example: 'Burgheim', when: isOf(OCCUPY, WAR) },
      { kind: 'lots', name: 'march', numbered: true, when: changesPlane }, { kind: 'marks', options: warMarks, when: isOf(WAR) },
    ],
    begin: (desk, values) => {
      [values.choice, values.number] = [OCCUPY, freeNumber(desk)];
      values.way = targetsOf(desk, values).slice(0, 1);
      aim(desk, values);
    },
    aim,
    staysHome: isOf(RAID),
    forms: ['Einzug EE {number}: {way} {choice}: {figures}', 'Einzug EE {number}: {way} {choice}: {figures}; {notes}'],
    line: (values, desk) => {
      const { place, way, number, choice, figures, realm } = values;
      if (choice === RAID && !realm) return '';
      // Ships are named by the land that they lie at.
      return way[0] && listing(figures) ? joined(`Einzug EE ${number}: ${isWater(place) ? fieldOf(place) : place} > ${way[0]} ${choice === RAID ? WAR : choice}: ${listing(figures)}`, ...enteringNotes(values, way[0] !== place && !rules(desk, way[0]))) : '';
    },
  },
  {
    name: 'set_up', phases: [1, 3], here: stands, fields: [{ kind: 'troops' }, { kind: 'marks', options: ['PLÜNDERN RE', 'SKLAVEN', NONE] }],
    begin: (desk, values) => (values.troops = [newTroop(desk, values)]),
    line: setUp,
  },
  { name: 'found', phases: [3], here: isOffered('found'), fields: [{ kind: 'words', name: 'price', example: '6RE' }, { kind: 'kfs', most: 1 }, { kind: 'more', name: 'centre', example: 'Burgheim' }], forms: FOUNDED, line: ({ place, words, kfs, more }) => (words.trim() ? joined(`Gründen ${place}: ${words.trim()}`, kfs[0] ? `HZ KF${kfs[0]}` : '', more.trim() && `Name HZ ${more.trim()}`) : '') },
  { name: 'raze', phases: [3], here: isOffered('raze'), fields: [], line: ({ place }) => `Schleifen ${place}` },
  {
    name: 'permit', phases: [1, 2, 3, 4], here: rules,
    fields: [{ kind: 'realm' }, { kind: 'number', name: 'since', least: 1, most: 9999 }, { kind: 'until', name: 'until', least: 1, most: 9999 }, { kind: 'places', when: ({ marks }) => !marks.length }, { kind: 'marks', options: [WHOLE_REALM] }],
    begin: (desk, values) => ([values.number, values.until] = [desk.gr, desk.gr + 4]),
    forms: ['Erlaubnis {number} bis {until} {place}: {realm}'],
    line: ({ place, places, realm, number, until, marks }) => (realm ? `Erlaubnis ${number} bis ${until}${marks.length ? '' : ` ${[place, ...places].join(', ')}`}: ${realm}` : ''),
  },
  { name: 'revoke', phases: [1], here: rules, fields: [{ kind: 'realm' }], forms: ['Widerruf {place}: {realm}'], line: ({ place, realm }) => (realm ? `Widerruf ${place}: ${realm}` : '') },
  { name: 'peace', phases: [3], here: () => true, fields: [{ kind: 'realm' }], forms: ['Frieden {place}: {realm}'], line: ({ place, realm }) => (realm ? `Frieden ${place}: ${realm}` : '') },
  {
    name: 'agree', phases: [1, 2, 3, 4], here: rules, fields: [{ kind: 'choice', options: ['HZ', 'GF'] }, { kind: 'realm' }], begin: (_, values) => (values.choice = 'HZ'),
    forms: ['Einigung {place}: {choice} {realm}'],
    line: ({ place, choice, realm }) => (realm ? `Einigung ${place}: ${choice} ${realm}` : ''),
  },
];

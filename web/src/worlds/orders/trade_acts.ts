/** Caravans and expeditions, what is handed over, and land that is lent. */
import { allHolders, canGo, emptyShips, figuresAt, figuresOf, freeNumber, granted, groupsAt, hasGroup, insideOf, isFief, isWater, joined, laidOut, nameOf, placesIn, rules, stands, toOthers, vesselsAt, type Act, type Desk, type Values } from './desk';
import { fieldOf } from '../../chart/pen';
import { listing, nextGroup, without } from '../lines';

const DOWN = 'stromab';
const UP = 'stromauf';
const isExpedition = (values: Values): boolean => values.choice === 'EX' || values.group.startsWith('EX');
const leads = (desk: Desk, place: string): boolean => groupsAt(desk, place).some((one) => one.startsWith('EX'));
/** Caravans move at home in phase 1, abroad in phase 3; waters belong to the shore. */
const inItsPhase = (desk: Desk, place: string): boolean => (desk.phase === 1) === placesIn(desk, fieldOf(place)).some((one) => rules(desk, one));

/** From an own army or out of a caravan, to who stands in the same place or in the next one. */
const HANDED = ['{alone}{place}', '{alone}{way}', '{group} {place}', '{group} {way}'].map((from) => `Übergabe ${from} an {realm}: {figures}`);

export const TRADE_ACTS: readonly Act[] = [
  {
    // `more` is what the checker says is left after all else has moved and armed.
    name: 'caravan', phases: [1], here: canGo,
    fields: [{ kind: 'choice', options: ['KW', 'EX'] }, { kind: 'figures' }, { kind: 'number', name: 'grant', least: 0, most: 999, when: isExpedition }],
    begin: (_, values) => ([values.choice, values.figures] = ['KW', {}]),
    forms: ['Karawane {formed} aus {place}: {figures}; Rest {name}', 'Karawane {formed} aus {place}: {figures}'],
    line: ({ place, figures, choice, number, more }, desk) => {
      if (!listing(figures)) return '';
      const rest = more || listing(without(figuresAt(desk, place), figures));
      const group = nextGroup(choice, [...allHolders(desk), ...desk.text.split('\n').filter((one) => !one.includes(` aus ${place}:`))]);
      return granted(joined(`Karawane ${group} aus ${place}: ${listing(figures)}`, rest && `Rest ${rest}`), choice === 'EX' ? number : 0);
    },
  },
  {
    name: 'trade', phases: [1, 3], main: true, here: hasGroup, fields: [{ kind: 'group' }, { kind: 'way', many: true }, { kind: 'lots', name: 'load', numbered: false }],
    forms: ['Karawane {group} {way}: {load}'],
    line: ({ place, group, way, lots }) => (group && way.length ? `Karawane ${nameOf(group)} ${[place, ...way].join(' > ')}: ${laidOut(figuresOf(insideOf(group)), lots)}` : ''),
  },
  {
    name: 'drift', phases: [3], here: (desk, place) => hasGroup(desk, place) && isWater(place),
    fields: [{ kind: 'group' }, { kind: 'choice', options: [DOWN, UP] }, { kind: 'number', name: 'steps', least: 1, most: 9 }, { kind: 'lots', name: 'load', numbered: false }],
    begin: (_, values) => ([values.choice, values.number] = [DOWN, 1]),
    forms: ['Karawane {group} {place} > {choice} {number}: {load}'],
    line: ({ place, group, choice, number, lots }) => (group && number > 0 ? `Karawane ${nameOf(group)} ${place} > ${choice} ${number}: ${laidOut(figuresOf(insideOf(group)), lots)}` : ''),
  },
  {
    name: 'embark', phases: [1, 3], here: (desk, place) => hasGroup(desk, place) && inItsPhase(desk, place) && Object.keys(emptyShips(desk, place)).length > 0, fields: [{ kind: 'group' }, { kind: 'figures' }],
    begin: (desk, values) => (values.figures = { ...emptyShips(desk, values.place) }),
    forms: ['Karawane {group} an Bord {place}: {figures}'],
    line: ({ place, group, figures }) => (group && listing(figures) ? `Karawane ${nameOf(group)} an Bord ${place}: ${listing(figures)}` : ''),
  },
  { name: 'disembark', phases: [1, 3], here: (desk, place) => hasGroup(desk, place) && inItsPhase(desk, place) && isWater(place), fields: [{ kind: 'group' }], forms: ['Karawane {group} von Bord {place}'], line: ({ place, group }) => (group ? `Karawane ${nameOf(group)} von Bord ${place}` : '') },
  { name: 'dissolve', phases: [1], here: hasGroup, fields: [{ kind: 'group' }], forms: ['Karawane {group} auflösen {place}'], line: ({ place, group }) => (group ? `Karawane ${nameOf(group)} auflösen ${place}` : '') },
  {
    name: 'search', phases: [3], main: true, here: leads, fields: [{ kind: 'group' }, { kind: 'prose', name: 'search' }],
    begin: (desk, values) => ([values.group, values.number] = [groupsAt(desk, values.place).find((one) => one.startsWith('EX')) ?? '', freeNumber(desk)]),
    forms: ['Aktion {group} EE {number}:\n{words}\nEnde'],
    line: ({ group, number, words }) => (group && words.trim() ? [`Aktion ${nameOf(group)} EE ${number}:`, words.trim(), 'Ende'].join('\n') : ''),
  },
  {
    name: 'hand_over', phases: [3], here: (desk, place) => stands(desk, place) || hasGroup(desk, place) || Object.keys(vesselsAt(desk, place)).length > 0,
    fields: [{ kind: 'realm' }, { kind: 'group' }, { kind: 'figures' }, { kind: 'way', many: false, optional: true }, { kind: 'more', name: 'against', example: '2Sk, 10RE' }],
    begin: (_, values) => (values.figures = {}),
    forms: HANDED.flatMap((one) => [one, `${one}; gegen {name}`]),
    line: ({ place, realm, group, figures, way, more }) =>
      realm && listing(figures) ? toOthers(['Übergabe', nameOf(group), [place, ...way.slice(0, 1)].join(' > '), `an ${realm}: ${listing(figures)}`].filter(Boolean).join(' '), more) : '',
  },
  {
    name: 'cede', phases: [3], here: rules, fields: [{ kind: 'realm' }, { kind: 'number', name: 'rounds', least: 1, most: 99 }, { kind: 'until', name: 'grant', least: 0, most: 999 }, { kind: 'more', name: 'against', example: '30RE' }],
    begin: (_, values) => ([values.number, values.until] = [10, 0]),
    forms: ['', '; gegen {name}'].flatMap((against) => ['', ' laut Antrag {until}'].map((grant) => `Abtreten {place} an {realm}: {number}GR${against}${grant}`)),
    line: ({ place, realm, number, until, more }) => (realm ? granted(toOthers(`Abtreten ${place} an ${realm}: ${number}GR`, more), until) : ''),
  },
  {
    name: 'fief', phases: [1], here: isFief, fields: [{ kind: 'choice', options: ['verlängern', 'fordern'] }], begin: (_, values) => (values.choice = 'verlängern'), forms: ['Lehen {choice} {place}'],
    line: ({ place, choice }) => `Lehen ${choice} ${place}`,
  },
  { name: 'close', phases: [3], here: canGo, fields: [{ kind: 'realm' }], forms: ['Sperren {place}: {realm}'], line: ({ place, realm }) => (realm ? `Sperren ${place}: ${realm}` : '') },
];

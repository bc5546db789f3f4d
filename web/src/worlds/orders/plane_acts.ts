/** Mystics, portals and rifts: from plane to plane. */
import { allHolders, has, landAt, stands, wizardsAt, type Act, type Desk } from './desk';
import { listing } from '../lines';

const MYSTIC = 'My';
const hasMystic = (desk: Desk, place: string): boolean => has(desk, place, MYSTIC);
/** Anywhere: ZEH reach him at any distance. */
const commandsMystic = (desk: Desk): boolean => Object.keys(desk.chart.forces ?? {}).some((place) => hasMystic(desk, place)) || allHolders(desk).some((one) => /[[ ,]My\//.test(one));

export const PLANE_ACTS: readonly Act[] = [
  {
    name: 'cross', phases: [1], here: (desk, place) => stands(desk, place) && (hasMystic(desk, place) || Boolean(landAt(desk, place).portal)), fields: [{ kind: 'way', many: false }, { kind: 'figures' }],
    forms: ['Wechsel {way}: {figures}'],
    line: ({ place, way, figures }) => (way[0] && listing(figures) ? `Wechsel ${place} > ${way[0]}: ${listing(figures)}` : ''),
  },
  { name: 'rift', phases: [1], here: hasMystic, fields: [], line: ({ place }) => `Riss ${place}` },
  { name: 'gate', phases: [1], here: (desk, place) => hasMystic(desk, place) && !landAt(desk, place).portal, fields: [{ kind: 'kfs', most: 1 }], forms: ['Pforte {field}'], line: ({ place, kfs }) => (kfs[0] ? `Pforte ${place}/${kfs[0]}` : '') },
  {
    name: 'zeh', phases: [1], here: (desk, place) => wizardsAt(desk, place).length > 0 && commandsMystic(desk), fields: [{ kind: 'wizard' }, { kind: 'number', name: 'zeh', least: 1, most: 999 }],
    begin: (desk, values) => ([values.group, values.number] = [wizardsAt(desk, values.place)[0] ?? '', 10]),
    forms: ['ZEH {place}: {number} von {wizard}'],
    line: ({ place, group, number }) => (group && number > 0 ? `ZEH ${place}: ${number} von ${group}` : ''),
  },
  {
    name: 'vortex', phases: [3], here: hasMystic, fields: [{ kind: 'realm' }, { kind: 'words', name: 'dragged', example: '4A, 3AB(H), On' }],
    forms: ['Strudel {place}: {realm}: {one}'],
    line: ({ place, realm, words }) => (realm && words.trim() ? `Strudel ${place}: ${realm}: ${words.trim()}` : ''),
  },
];

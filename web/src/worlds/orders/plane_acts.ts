/** Mystics, portals and rifts: from plane to plane. */
import { figuresAt, has, landAt, stands, type Act, type Desk } from './desk';
import { listing } from '../lines';

const MYSTIC = 'My';
const WIZARD = 'Z';
const hasMystic = (desk: Desk, place: string): boolean => has(desk, place, MYSTIC);
const wizards = (desk: Desk, place: string): string[] => Object.keys(figuresAt(desk, place)).filter((one) => one.split('/')[0] === WIZARD);

export const PLANE_ACTS: readonly Act[] = [
  {
    name: 'cross', phases: [1], here: (desk, place) => stands(desk, place) && (hasMystic(desk, place) || Boolean(landAt(desk, place).portal)), fields: [{ kind: 'way', many: false }, { kind: 'figures' }],
    line: ({ place, way, figures }) => (way[0] && listing(figures) ? `Wechsel ${place} > ${way[0]}: ${listing(figures)}` : ''),
  },
  { name: 'rift', phases: [1], here: hasMystic, fields: [], line: ({ place }) => `Riss ${place}` },
  { name: 'gate', phases: [1], here: hasMystic, fields: [{ kind: 'kfs', most: 1 }], line: ({ place, kfs }) => (kfs[0] ? `Pforte ${place}/${kfs[0]}` : '') },
  {
    name: 'zeh', phases: [1], here: (desk, place) => wizards(desk, place).length > 0, fields: [{ kind: 'number', name: 'zeh', least: 1, most: 999 }],
    begin: (_, values) => (values.number = 10),
    line: ({ place, number }, desk) => (number > 0 ? `ZEH ${place}: ${number} von ${wizards(desk, place)[0] ?? WIZARD}` : ''),
  },
  {
    name: 'vortex', phases: [3], here: hasMystic, fields: [{ kind: 'realm' }, { kind: 'words', name: 'dragged', example: '4A, 3AB(H), On' }],
    line: ({ place, realm, words }) => (realm && words.trim() ? `Strudel ${place}: ${realm}: ${words.trim()}` : ''),
  },
];

/** Orders for ships: going aboard and ashore, ferrying. Ships sail by the order to move. */
import { figuresOf, insideOf, isWater, nameOf, placesIn, shipsBeside, stands, vesselsAt, type Act, type Desk } from './desk';
import { fieldOf } from '../../chart/pen';
import { listing } from '../lines';

/** Own land at the shore of a water. */
const shore = (desk: Desk, water: string): string => placesIn(desk, fieldOf(water)).find((one) => !isWater(one)) ?? fieldOf(water);
const loaded = (desk: Desk, place: string): boolean => isWater(place) && Object.keys(vesselsAt(desk, place)).some((one) => insideOf(one));
const aboard = (figures: Record<string, number>): string => listing(figures);

export const SHIP_ACTS: readonly Act[] = [
  {
    name: 'board', phases: [1], main: true, here: (desk, place) => stands(desk, place) && shipsBeside(desk, place).length > 0,
    fields: [{ kind: 'ship' }, { kind: 'figures' }],
    begin: (desk, values) => ([values.group, values.figures] = [shipsBeside(desk, values.place)[0] ?? '', {}]),
    forms: ['An Bord {place}: {ship}[{figures}]'],
    line: ({ place, group, figures }) => (group && aboard(figures) ? `An Bord ${place}: ${nameOf(group)}[${aboard(figures)}]` : ''),
  },
  {
    name: 'ashore', phases: [1], main: true, here: loaded,
    fields: [{ kind: 'ship' }, { kind: 'figures' }],
    begin: (desk, values) => {
      values.group = shipsBeside(desk, values.place).find((one) => insideOf(one)) ?? '';
      values.figures = figuresOf(insideOf(values.group));
    },
    forms: ['Von Bord {place}: {loaded}[{figures}]'],
    line: ({ place, group, figures }, desk) => (group && aboard(figures) ? `Von Bord ${shore(desk, place)}: ${nameOf(group)}[${aboard(figures)}]` : ''),
  },
  {
    name: 'ferry', phases: [1], here: (desk, place) => stands(desk, place) && shipsBeside(desk, place).length > 0,
    fields: [{ kind: 'ship' }, { kind: 'way', many: false }, { kind: 'figures' }],
    begin: (desk, values) => (values.group = shipsBeside(desk, values.place)[0] ?? ''),
    forms: ['Fähre {way}: {ship}: {figures}'],
    line: ({ place, way, group, figures }) => (way[0] && group && listing(figures) ? `Fähre ${place} > ${way[0]}: ${nameOf(group)}: ${listing(figures)}` : ''),
  },
];

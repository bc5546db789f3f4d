/** The king: crowning, palace, upkeep, healing, sacrifice, abdication. */
import { figuresAt, type Act, type Desk, type Values } from './desk';
import { first, isOffered, offered, offeredFigures, onField, textOf } from './offers';
import { listing, type Figures } from '../lines';

const SACRIFICE = 'king-sacrifice';
const choices = (what: string) => (desk: Desk, { place }: Values): string[] => Object.keys(offered(desk, what, place));
const takeFirst = (what: string) => (desk: Desk, values: Values): void => {
  values.choice = first(offered(desk, what, values.place));
};

export const KING_ACTS: readonly Act[] = [
  {
    name: 'king-crown', phases: [1], here: isOffered('king-crown'),
    fields: [{ kind: 'choice', options: choices('king-crown'), offer: 'king-crown' }, { kind: 'kfs', most: 1 }, { kind: 'prose', name: 'king-looks' }],
    begin: takeFirst('king-crown'),
    forms: ['König {choice} {field}:\n{words}\nEnde'],
    line: ({ place, choice, kfs, words }) => (choice && onField(place, kfs) && words.trim() ? textOf(`König ${choice} ${onField(place, kfs)}`, words) : ''),
  },
  { name: 'palace', phases: [1], here: isOffered('palace'), fields: [{ kind: 'kfs', most: 1 }], forms: ['Palast {field}'], line: ({ place, kfs }) => (onField(place, kfs) ? `Palast ${onField(place, kfs)}` : '') },
  { name: 'king-keep', phases: [1], here: isOffered('king-keep'), fields: [{ kind: 'choice', options: choices('king-keep'), offer: 'king-keep' }], begin: takeFirst('king-keep'), forms: ['König unterhalten {choice}'], line: ({ choice }) => (choice ? `König unterhalten ${choice}` : '') },
  { name: 'king-heal', phases: [1], here: isOffered('king-heal'), fields: [{ kind: 'pick', name: 'lives', into: 'choice', options: (desk, { place }) => offered(desk, 'king-heal', place) }], begin: takeFirst('king-heal'), forms: ['König heilen {choice}'], line: ({ choice }) => (choice ? `König heilen ${choice}` : '') },
  { name: 'king-spare', phases: [1], here: isOffered('king-spare'), fields: [], line: () => 'König schonen' },
  {
    name: SACRIFICE, phases: [1], here: isOffered(SACRIFICE), fields: [{ kind: 'figures' }], begin: (_, values) => (values.figures = {}),
    from: (desk, { place }): Figures => offeredFigures(desk, SACRIFICE, place, figuresAt(desk, place)),
    forms: ['König opfern {place}: {figures}'],
    line: ({ place, figures }) => (listing(figures) ? `König opfern ${place}: ${listing(figures)}` : ''),
  },
  { name: 'king-abdicate', phases: [1], here: isOffered('king-abdicate'), fields: [], line: () => 'König abdanken' },
];

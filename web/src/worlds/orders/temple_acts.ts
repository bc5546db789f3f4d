/** Temples and priests: gifts, ZEH, who pays whom, questions to the oracle. */
import { forcesAt, rules, type Act, type Desk, type Field, type Values } from './desk';
import { first, isOffered, offered, offeredFigures, onField, textOf } from './offers';
import { listing } from '../lines';

/** Where a temple stands, or is finished by this paper. */
const hasTemple = (desk: Desk, place: string): boolean => isOffered('temple')(desk, place) || (rules(desk, place) && builtHere(desk, place).length > 0);

function builtHere(desk: Desk, place: string): string[] {
  return [...desk.text.matchAll(/^Bau (\S+): Tt[A-Z]? KF(\d+)/gm)].filter((one) => one[1] === place).map((one) => one[2] ?? '');
}

const TEMPLE: Field = { kind: 'kfs', most: 1, offer: 'temple' };
const pointAtFirst = (desk: Desk, values: Values): void => {
  const kf = Number([...Object.keys(offered(desk, 'temple', values.place)), ...builtHere(desk, values.place)][0] ?? 0);
  values.kfs = kf ? [kf] : [];
};

export const TEMPLE_ACTS: readonly Act[] = [
  {
    name: 'gift', phases: [1], here: hasTemple, fields: [TEMPLE, { kind: 'number', name: 're', least: 1, most: 9999 }],
    begin: (desk, values) => {
      pointAtFirst(desk, values);
      values.number = 5;
    },
    forms: ['Tempel {field} spenden {number}RE'],
    line: ({ place, kfs, number }) => (onField(place, kfs) && number > 0 ? `Tempel ${onField(place, kfs)} spenden ${number}RE` : ''),
  },
  {
    name: 'bestow', phases: [1], here: isOffered('bestow'),
    fields: [TEMPLE, { kind: 'number', name: 're', least: 2, most: 200 }, { kind: 'pick', name: 'priest', into: 'words', options: (desk, { place }) => offered(desk, 'bestow', place) }],
    begin: (desk, values) => {
      pointAtFirst(desk, values);
      [values.words, values.number] = [first(offered(desk, 'bestow', values.place)), 10];
    },
    forms: ['Tempel {field} opfern {number}RE für {one}'],
    line: ({ place, kfs, number, words }) => (onField(place, kfs) && number > 1 && words ? `Tempel ${onField(place, kfs)} opfern ${number}RE für ${words}` : ''),
  },
  { name: 'temple-pays', phases: [1], here: hasTemple, fields: [TEMPLE], begin: pointAtFirst, forms: ['Tempel {field} zahlt'], line: ({ place, kfs }) => (onField(place, kfs) ? `Tempel ${onField(place, kfs)} zahlt` : '') },
  {
    name: 'priests-go', phases: [1], here: isOffered('priests-go'), fields: [{ kind: 'figures' }], begin: (_, values) => (values.figures = {}),
    from: (desk, { place }) => offeredFigures(desk, 'priests-go', place, forcesAt(desk, place)),
    forms: ['Priester gehen {place}: {figures}'],
    line: ({ place, figures }) => (listing(figures) ? `Priester gehen ${place}: ${listing(figures)}` : ''),
  },
  {
    name: 'oracle', phases: [1], here: isOffered('oracle'),
    fields: [TEMPLE, { kind: 'number', name: 'offering', least: 0, most: 9999 }, { kind: 'prose', name: 'question' }],
    begin: (desk, values) => {
      pointAtFirst(desk, values);
      values.number = 10;
    },
    forms: ['Orakel {field} {number}RE:\n{words}\nEnde'],
    line: ({ place, kfs, number, words }) => (onField(place, kfs) && words.trim() ? textOf(`Orakel ${onField(place, kfs)} ${number}RE`, words) : ''),
  },
];

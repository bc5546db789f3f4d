/** Gods: their description, the Archeron, stays among people. They belong to no place, so any own land will do. */
import { rules, type Act, type Desk, type Field, type Options, type Values } from './desk';
import { deedLines, newDeed } from './stays';
import { first, isOffered, offered, onField, textOf } from './offers';
import { listing } from '../lines';

/** The first of what is offered, chosen; the act is nothing but this choice. */
const chosen = (name: string, field: string, written: string, phases: readonly number[] = [1]): Act => ({
  name, phases, here: isOffered(name), fields: [{ kind: 'pick', name: field, into: 'choice', options: (desk, { place }) => offered(desk, name, place) }],
  begin: (desk, values) => (values.choice = first(offered(desk, name, values.place))),
  forms: [`${written}{choice}`],
  line: ({ choice }) => (choice ? `${written}${choice}` : ''),
});

const HIDDEN: readonly Field[] = [{ kind: 'way', many: false, optional: true }, { kind: 'kfs', most: 1 }];
/** A weak point may lie anywhere in the world of people. */
const hiddenOn = ({ place, way, kfs }: Values): string => onField(way[0] ?? place, kfs);

/** Units that the paper has not used yet, and directions in which none looks. */
const unitsLeft = (desk: Desk): number[] => [1, 2].filter((unit) => !new RegExp(`^EEG ${unit}:`, 'm').test(desk.text));

function rulers(desk: Desk): Options {
  return Object.fromEntries([desk.chart.realm ?? '', ...desk.realms].map((name) => [name, '']));
}

export const GOD_ACTS: readonly Act[] = [
  {
    name: 'god-describe', phases: [1], here: isOffered('god-describe'), fields: [{ kind: 'more', name: 'god-name', example: 'Gernoth' }, ...HIDDEN, { kind: 'prose', name: 'god-described' }],
    begin: (_, values) => (values.words = 'Waffe: \nGeist: \nSchwachstelle: '),
    forms: ['Götterbeschreibung {name} {spot}:\n{words}\nEnde'],
    line: (values) => (/^Waffe: *\S/m.test(values.words) && /^Geist: *\S/m.test(values.words) && /^Schwachstelle: *\S/m.test(values.words) && hiddenOn(values) && values.more.trim() ? textOf(`Götterbeschreibung ${values.more.trim()} ${hiddenOn(values)}`, values.words) : ''),
  },
  {
    name: 'god-hide', phases: [1], here: isOffered('god-hide'), fields: [...HIDDEN, { kind: 'prose', name: 'god-looks' }],
    forms: ['Schwachstelle {spot}:\n{words}\nEnde'],
    line: (values) => (hiddenOn(values) && values.words.trim() ? textOf(`Schwachstelle ${hiddenOn(values)}`, values.words) : ''),
  },
  chosen('god-choose', 'god-ability', 'Gott wählt '),
  chosen('god-note', 'god-field', 'Gott '),
  {
    name: 'god-scout', phases: [1], here: (desk, place) => isOffered('god-scout')(desk, place) && unitsLeft(desk).length > 0,
    fields: [{ kind: 'pick', name: 'god-direction', into: 'choice', options: (desk, { place }) => offered(desk, 'god-scout', place) }],
    begin: (desk, values) => {
      const taken = [...desk.text.matchAll(/^EEG \d: (\d)/gm)].map((one) => one[1] ?? '');
      values.number = unitsLeft(desk)[0] ?? 1;
      values.choice = Object.keys(offered(desk, 'god-scout', values.place)).find((one) => !taken.includes(one)) ?? '';
    },
    forms: ['EEG {number}: {choice}'],
    line: ({ number, choice }) => (number > 0 && choice ? `EEG ${number}: ${choice}` : ''),
  },
  chosen('god-protect', 'god-grade', 'Gott schützt '),
  { name: 'god-recognise', phases: [1], here: isOffered('god-recognise'), fields: [{ kind: 'way', many: false, optional: true }], forms: ['Gott erkennt {onward}'], line: ({ place, way }) => `Gott erkennt ${way[0] ?? place.replace(/\[.*/, '')}` },
  {
    name: 'god-raise', phases: [1], here: isOffered('god-raise'), fields: [{ kind: 'figures' }], begin: (_, values) => (values.figures = {}),
    from: (desk, { place }) => Object.fromEntries(Object.entries(offered(desk, 'god-raise', place)).map(([symbol, number]) => [symbol, Number(number)])),
    forms: ['Gott erweckt {place}: {figures}'],
    line: ({ place, figures }) => (listing(figures) ? `Gott erweckt ${place}: ${listing(figures)}` : ''),
  },
  chosen('god-enter', 'god-intrusion', 'Gott betritt ', [3]),
  {
    name: 'god-appear', phases: [3], main: true, here: (desk, place) => rules(desk, place) && isOffered('god-appear')(desk, place),
    fields: [{ kind: 'way', many: false, optional: true }, { kind: 'pick', name: 'god-supports', into: 'more', options: rulers }, { kind: 'pick', name: 'god-against', into: 'realm', options: rulers }, { kind: 'deeds' }],
    begin: (desk, values) => {
      [values.more, values.realm] = [desk.chart.realm ?? '', desk.realms[0] ?? ''];
      values.deeds = [newDeed()];
    },
    forms: ['Gott erscheint {onward} für {name} gegen {realm}:\n{deeds}\nEnde'],
    line: ({ place, way, deeds, realm, more }) => {
      const lines = deedLines(deeds ?? []);
      return lines.length && realm && more && realm !== more ? textOf(`Gott erscheint ${way[0] ?? place.replace(/\[.*/, '')} für ${more} gegen ${realm}`, lines.join('\n')) : '';
    },
  },
];

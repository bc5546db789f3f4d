/** Temples and priests: gifts, ZEH, questions to the oracle. */
import { forcesAt, has, rules, type Act, type Desk } from './desk';

const PRIEST = 'Pr';
/** A temple has a priest in its large field. */
const hasPriest = (desk: Desk, place: string): boolean => rules(desk, place) && has(desk, place, PRIEST);
const priestsAt = (desk: Desk, place: string): string[] => Object.keys(forcesAt(desk, place)).filter((one) => /^Pr[A-Z]?(\/|$)/.test(one));
const onField = (place: string, [kf]: readonly number[]): string => (kf ? `${place.replace(/\[.*/, '')}/${kf}` : '');

export const TEMPLE_ACTS: readonly Act[] = [
  {
    name: 'gift', phases: [1], here: hasPriest, fields: [{ kind: 'kfs', most: 1 }, { kind: 'number', name: 're', least: 1, most: 9999 }],
    begin: (_, values) => (values.number = 5),
    line: ({ place, kfs, number }) => (onField(place, kfs) && number > 0 ? `Tempel ${onField(place, kfs)} spenden ${number}RE` : ''),
  },
  {
    name: 'bestow', phases: [1], here: hasPriest,
    fields: [{ kind: 'kfs', most: 1 }, { kind: 'number', name: 're', least: 2, most: 200 }, { kind: 'words', name: 'priest', example: 'Pr/0' }],
    begin: (desk, values) => ([values.words, values.number] = [priestsAt(desk, values.place)[0] ?? '', 10]),
    line: ({ place, kfs, number, words }) => (onField(place, kfs) && number > 1 && words.trim() ? `Tempel ${onField(place, kfs)} opfern ${number}RE für ${words.trim()}` : ''),
  },
  {
    name: 'oracle', phases: [1], here: hasPriest,
    fields: [{ kind: 'kfs', most: 1 }, { kind: 'number', name: 'offering', least: 0, most: 9999 }, { kind: 'prose', name: 'question' }],
    begin: (_, values) => (values.number = 10),
    line: ({ place, kfs, number, words }) => (onField(place, kfs) && words.trim() ? `Orakel ${onField(place, kfs)} ${number}RE:\n${words.trim()}\nEnde` : ''),
  },
];

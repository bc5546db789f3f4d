/** Gods: their description, the Archeron, stays among people. They belong to no place, so the capital or any own land will do. */
import { rules, type Act } from './desk';

const text = (head: string, words: string): string => `${head}:\n${words.trim()}\nEnde`;

export const GOD_ACTS: readonly Act[] = [
  {
    name: 'god-describe', phases: [1], here: rules, fields: [{ kind: 'more', name: 'god-name', example: 'Gernoth' }, { kind: 'kfs', most: 1 }, { kind: 'prose', name: 'god-described' }],
    begin: (_, values) => (values.words = 'Waffe: \nGeist: \nSchwachstelle: '),
    line: ({ place, words, kfs, more }) => (words.trim() && kfs[0] && more.trim() ? text(`Götterbeschreibung ${more.trim()} ${place}/${kfs[0]}`, words) : ''),
  },
  {
    name: 'god-hide', phases: [1], here: rules, fields: [{ kind: 'kfs', most: 1 }, { kind: 'prose', name: 'god-looks' }],
    line: ({ place, kfs, words }) => (kfs[0] && words.trim() ? text(`Schwachstelle ${place}/${kfs[0]}`, words) : ''),
  },
  { name: 'god-choose', phases: [1], here: rules, fields: [{ kind: 'words', name: 'god-ability', example: 'Lähmen' }], line: ({ words }) => (words.trim() ? `Gott wählt ${words.trim()}` : '') },
  {
    name: 'god-note', phases: [1], here: rules, fields: [{ kind: 'number', name: 'god-field', least: 1, most: 99_999 }, { kind: 'until', name: 'god-attempt', least: 0, most: 999 }],
    line: ({ number, until }) => (number > 0 ? `Gott ${number}${until > 0 ? `/${until}` : ''}` : ''),
  },
  {
    name: 'god-scout', phases: [1], here: rules, fields: [{ kind: 'number', name: 'god-unit', least: 1, most: 2 }, { kind: 'until', name: 'god-direction', least: 1, most: 6 }],
    begin: (_, values) => ([values.number, values.until] = [1, 1]),
    line: ({ number, until }) => (number > 0 && until > 0 ? `EEG ${number}: ${until}` : ''),
  },
  { name: 'god-protect', phases: [1], here: rules, fields: [{ kind: 'number', name: 'god-grade', least: 1, most: 3 }], begin: (_, values) => (values.number = 1), line: ({ number }) => (number > 0 ? `Gott schützt ${number}` : '') },
  {
    name: 'god-enter', phases: [3], here: rules, fields: [{ kind: 'number', name: 'god-field', least: 1, most: 99_999 }, { kind: 'words', name: 'god-name', example: 'Enlas-du' }, { kind: 'choice', options: ['Ja', 'Nein'] }],
    begin: (_, values) => (values.choice = 'Ja'),
    line: ({ number, words, choice }) => (number > 0 && words.trim() ? `Gott betritt ${number}: ${words.trim()}, ${choice}` : ''),
  },
  {
    name: 'god-appear', phases: [3], here: rules, fields: [{ kind: 'way', many: false, optional: true }, { kind: 'more', name: 'god-supports', example: 'Brunhilde' }, { kind: 'realm' }, { kind: 'prose', name: 'god-deeds' }],
    begin: (_, values) => (values.words = 'Grundfähigkeit'),
    line: ({ place, way, words, realm, more }) => (words.trim() && realm && more.trim() ? text(`Gott erscheint ${way[0] ?? place} für ${more.trim()} gegen ${realm}`, words) : ''),
  },
];

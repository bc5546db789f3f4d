/** What may follow an entry behind semicolons, read back: `Verluste 6RE; HZ KF24; Name HZ Burgheim`. */
import { figuresOf, type Values } from './desk';

const RAID = 'Überfall';
/** By what a note begins with; `mit Erlaubnis` follows from the kind of entry. */
const NOTES: Readonly<Record<string, (said: string, read: Values) => void>> = {
  'Verluste ': (said, read) => (read.words = said),
  'HZ KF': (said, read) => (read.kfs = [Number(said)]),
  'Name HZ ': (said, read) => (read.more = said),
  'mit Erlaubnis': () => undefined,
  [`${RAID} auf `]: (said, read) => ([read.choice, read.realm] = [RAID, said]),
  'Folge KF': (said, read) => {
    const [kf = '', ...figures] = said.split(' ');
    read.lots = [...read.lots, { kf, figures: figuresOf(figures.join(' ')) }];
  },
};

export function entryNotes(written: string): Partial<Values> {
  const read = { kfs: [], lots: [], marks: [], words: '', more: '' } as unknown as Values;
  for (const note of written.split('; ')) {
    const begin = Object.keys(NOTES).find((one) => note.startsWith(one));
    if (begin) NOTES[begin]?.(note.slice(begin.length), read);
    else read.marks = [...read.marks, note];
  }
  return read;
}

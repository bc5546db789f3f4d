/** What a server would send, for tests: everything that they do not care about is plain. */
import type { Option, Question, TablePicture, View } from '../src/lib/types.ts';

export function option(id: string, more: Partial<Option> = {}): Option {
  return { id, label: id, preview: false, ...more };
}

export function question(more: Partial<Question>): Question {
  const key = more.key ?? 'x:asks';
  return { kind: 'pick', key, seat: 0, rule: '', args: {}, text: { key: key.replace(/[:_.]/g, '-') }, ...more };
}

export function view(picture: TablePicture, more: Partial<View> = {}): View {
  return {
    type: 'view', answers: 4, revision: 4, asked_at: 4, question: null, seat: 0, my_seats: [0], waiting_for: [0], withdrawn: [],
    over: false, outcome: null, picture, moved: {}, events_from: 0, events: [], names: ['Anna', 'Bert'], advice: false, commander: false,
    luck: [], commitment: '', seed: null, can_undo: false, ...more,
  };
}

import { describe, expect, it } from 'vitest';
import { Desk } from './desk.svelte';
import { Ruler } from './ruler.svelte';
import type { LiveMatch } from '../live/live.svelte';
import { option, question, view as shown } from '../../testing/wire';
import type { Preview, ServerMessage, TablePicture, View } from '../lib/types';

const PICTURE: TablePicture = {
  kind: 'table', width: 48, depth: 48, pieces: [], markers: [], areas: [], cards: [], track: [],
  bases: [{ kind: 'base', id: 'a.1', unit: 'a', seat: 0, x: 10, y: 10, r: 0.5 }],
};
const SEVERAL = question({ kind: 'several', key: 'x:cards', least: 2, most: 2, options: ['one', 'two', 'three'].map((id) => option(id)) });
const MOVE = question({ kind: 'move', key: 'x:move', subjects: ['a.1'] });
const FAILED: ServerMessage = { type: 'error', request: null, code: 'fault', message: '', key: 'server-fault', args: {} };

function view(more: Partial<View>): View {
  return shown(PICTURE, { question: SEVERAL, waiting_for: [0, 1], ...more });
}

/** A desk before a match that shows these views, one after the other. */
function seat(): { desk: Desk; show: (next: View) => void } {
  const live = {
    view: null as View | null, past: null, mayAnswer: true,
    ask: (): Promise<ServerMessage> => Promise.resolve(FAILED),
  };
  const desk = new Desk(live as unknown as LiveMatch);
  return { desk, show: (next) => ((live.view = next), desk.begin(next)) };
}

describe('a half-made choice', () => {
  it('stays while the others answer in secret, and goes with the question', () => {
    const { desk, show } = seat();
    show(view({}));
    desk.toggle('two');
    const asked = desk.asked;
    show(view({ answers: 5, revision: 5, waiting_for: [0] }));
    expect(desk.several).toEqual(['two']);
    expect(desk.asked).toBe(asked);
    show(view({ answers: 6, revision: 6, asked_at: 6 }));
    expect(desk.several).toEqual([]);
    expect(desk.asked).not.toBe(asked);
  });

  it('has at most one of each group where the question says so', () => {
    const { desk, show } = seat();
    const options = [['hold', 'a'], ['take', 'a'], ['guard', 'b']].map(([id = '', group]) => option(id, { group }));
    show(view({ question: { ...SEVERAL, options, of_group: 1 } }));
    for (const id of ['hold', 'guard', 'take']) desk.toggle(id);
    expect(desk.several).toEqual(['guard', 'take']);
  });

  it('stays if the others take their answer back', () => {
    const { desk, show } = seat();
    show(view({ answers: 5, revision: 5, waiting_for: [0] }));
    desk.toggle('one');
    show(view({ answers: 4, revision: 6 }));
    expect(desk.several).toEqual(['one']);
  });

  it('is a plan only for the table that it was made on', () => {
    const { desk, show } = seat();
    show(view({ question: MOVE }));
    const plan = desk.plan;
    show(view({ question: MOVE, answers: 5, revision: 5 }));
    expect(desk.plan).toBe(plan);
    const moved = PICTURE.bases.map((base) => ({ ...base, x: 12 }));
    show(view({ question: MOVE, revision: 6, picture: { ...PICTURE, bases: moved } }));
    expect(desk.plan).not.toBe(plan);
  });
});

describe('the tape measure', () => {
  it('is held by keys: a pin, Enter for each end, the third begins anew', () => {
    const ruler = new Ruler();
    ruler.start();
    ruler.enter(PICTURE);
    expect(ruler.from).toEqual({ kind: 'point', at: [24, 24] });
    ruler.nudge([3, 0], PICTURE);
    ruler.nudge([0, 4], PICTURE);
    expect(ruler.to).toEqual({ kind: 'point', at: [27, 28] });
    ruler.enter(PICTURE);
    ruler.nudge([1, 0], PICTURE);
    expect(ruler.to).toEqual({ kind: 'point', at: [27, 28] });
    ruler.enter(PICTURE);
    expect(ruler.from).toEqual({ kind: 'point', at: [28, 28] });
    expect(ruler.to).toBeNull();
    ruler.stop();
    expect([ruler.on, ruler.from, ruler.pin]).toEqual([false, null, null]);
  });

  it('sticks to models, and its pin stays on the table', () => {
    const ruler = new Ruler();
    ruler.from = { kind: 'unit', id: 'a' };
    ruler.nudge([0.25, 0], PICTURE);
    expect(ruler.to).toEqual({ kind: 'base', id: 'a.1' });
    ruler.nudge([-99, -99], PICTURE);
    expect(ruler.pin).toEqual([0, 0]);
  });

  it('is held by a finger: dragged, or one tap for each end', () => {
    const ruler = new Ruler();
    ruler.grab(null, [1, 1]);
    expect(ruler.from).toBeNull();
    ruler.carry([4, 5], PICTURE);
    expect([ruler.from, ruler.to]).toEqual([{ kind: 'point', at: [1, 1] }, { kind: 'point', at: [4, 5] }]);
    ruler.grab(PICTURE.bases[0] ?? null, [10, 10]);
    ruler.tap(PICTURE.bases[0] ?? null, [10, 10]);
    expect([ruler.from, ruler.to]).toEqual([{ kind: 'base', id: 'a.1' }, null]);
    ruler.tap(null, [20, 10]);
    expect(ruler.to).toEqual({ kind: 'point', at: [20, 10] });
  });
});

describe('what is known of an option', () => {
  const PICK = question({ key: 'x:act', options: ['one', 'two'].map((id) => option(id, { preview: true })) });

  function looking(): { desk: Desk; show: (next: View) => void; tell: (text: string) => Promise<void> } {
    const { desk, show } = seat();
    const waiting: ((found: Preview) => void)[] = [];
    desk.live.preview = () => new Promise((resolve) => waiting.push(resolve));
    const tell = async (text: string): Promise<void> => {
      waiting.shift()?.({ lines: [{ text: { key: text } }], chances: [], areas: [] });
      await Promise.resolve();
      await Promise.resolve();
    };
    return { desk, show, tell };
  }

  it('stays with the chosen one while another is pointed at', async () => {
    const { desk, show, tell } = looking();
    show(view({ question: PICK }));
    desk.choose('one');
    await tell('first');
    desk.point('two');
    await tell('second');
    expect(desk.seen(desk.chosen)?.lines[0]?.text.key).toBe('first');
    expect(desk.seen(desk.pointed)?.lines[0]?.text.key).toBe('second');
  });

  it('is dropped when it comes too late for its question', async () => {
    const { desk, show, tell } = looking();
    show(view({ question: PICK }));
    desk.point('one');
    show(view({ question: PICK, answers: 5, revision: 5, asked_at: 5 }));
    await tell('late');
    expect(desk.seen('one')).toBeNull();
  });
});

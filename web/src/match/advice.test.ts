import { describe, expect, it } from 'vitest';
import { Desk } from './desk.svelte';
import type { LiveMatch } from '../live/live.svelte';
import type { Message } from '../live/connection';
import type { Question, TablePicture, View } from '../lib/types';

const PICTURE: TablePicture = {
  kind: 'table', width: 48, depth: 48, pieces: [], markers: [], areas: [], cards: [], track: [],
  bases: [{ kind: 'base', id: 'a.1', unit: 'a', seat: 0, x: 10, y: 10, r: 0.5 }],
};
const PICK: Question = {
  kind: 'pick', key: 'x:pick', seat: 0, rule: 'x.pick', args: {}, options: ['one', 'two'].map((id) => ({ id, label: id })),
};
const SEVERAL: Question = { ...PICK, kind: 'several', least: 1, most: 2 };
const MOVE: Question = { kind: 'move', key: 'x:move', seat: 0, rule: 'x.move', args: {}, subjects: ['a.1'] };
const WHY = { key: 'x-why', args: {} };

function view(question: Question, more: Partial<View> = {}): View {
  return {
    answers: 4, revision: 4, asked_at: 4, question, seat: 0, my_seats: [0], waiting_for: [0], over: false, advice: true,
    outcome: null, picture: PICTURE, events_from: 0, events: [], names: ['Anna', 'Bert'], can_undo: false, ...more,
  };
}

/** A desk whose captain says this; what is answered is kept. */
function desk(question: Question, reply: Message): { desk: Desk; given: unknown[]; show: (next: View) => void } {
  const given: unknown[] = [];
  const live = {
    view: null as View | null, past: null, mayAnswer: true,
    ask: (message: Message): Promise<Message> => Promise.resolve(message.type === 'advice' ? reply : { ...message, type: 'tried', ok: true }),
    answer: (value: unknown): void => void given.push(value),
  };
  const made = new Desk(live as unknown as LiveMatch);
  const show = (next: View): void => ((live.view = next), made.begin(next));
  show(view(question));
  return { desk: made, given, show };
}

describe('advice', () => {
  it('marks an option, answers nothing, and is taken by a word', async () => {
    const { desk: one, given } = desk(PICK, { type: 'advice', value: 'two', why: WHY });
    await one.askAdvice();
    expect([one.chosen, one.advice?.why, given]).toEqual(['two', WHY, []]);
    one.takeAdvice();
    expect(given).toEqual(['two']);
  });

  it('is left without a trace', async () => {
    const { desk: one, given } = desk(SEVERAL, { type: 'advice', value: ['two'], why: WHY });
    await one.askAdvice();
    expect(one.several).toEqual(['two']);
    one.leaveAdvice();
    expect([one.several, one.advice, given]).toEqual([[], null, []]);
  });

  it('lies on the table as a plan', async () => {
    const { desk: one } = desk(MOVE, { type: 'advice', value: { 'a.1': [[12, 10]] }, why: WHY });
    await one.askAdvice();
    await expect.poll(() => one.plan?.ghosts.map((ghost) => ghost.at)).toEqual([[12, 10]]);
  });

  it('says why there is none', async () => {
    const { desk: one, given } = desk(PICK, { type: 'error', code: 'no_advice', key: 'server-advice-not-allowed', args: {} });
    await one.askAdvice();
    expect([one.advice?.value, one.advice?.why.key]).toEqual([null, 'server-advice-not-allowed']);
    one.takeAdvice();
    expect(given).toEqual([]);
  });

  it('comes too late for another question', async () => {
    const { desk: one, show } = desk(PICK, { type: 'advice', value: 'two', why: WHY });
    const asked = one.askAdvice();
    show(view(SEVERAL, { answers: 5, revision: 5, asked_at: 5 }));
    await asked;
    expect([one.advice, one.chosen, one.advising]).toEqual([null, null, false]);
  });

  it('is not offered for dice, nor where it was not agreed on', () => {
    const { desk: one, show } = desk(PICK, { type: 'advice', value: 'two', why: WHY });
    expect(one.mayAskAdvice).toBe(true);
    show(view({ ...PICK, kind: 'roll' }));
    expect(one.mayAskAdvice).toBe(false);
    show(view(PICK, { advice: false }));
    expect(one.mayAskAdvice).toBe(false);
  });
});

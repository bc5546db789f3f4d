import { describe, expect, it } from 'vitest';
import { Desk } from './desk.svelte';
import type { LiveMatch } from '../live/live.svelte';
import { option, question as asked, view as shown } from '../../testing/wire';
import type { AboutQuestion } from '../live/live.svelte';
import type { Question, ServerMessage, TablePicture, View } from '../lib/types';

const PICTURE: TablePicture = {
  kind: 'table', width: 48, depth: 48, pieces: [], markers: [], areas: [], cards: [], track: [],
  bases: [{ kind: 'base', id: 'a.1', unit: 'a', seat: 0, x: 10, y: 10, r: 0.5 }],
};
const PICK = asked({ key: 'x:pick', options: [option('one'), option('two')] });
const SEVERAL: Question = { ...PICK, kind: 'several', least: 1, most: 2 };
const MOVE = asked({ kind: 'move', key: 'x:move', subjects: ['a.1'] });
const TRIED: ServerMessage = { type: 'tried', request: null, ok: true, cost: {}, limits: {}, triggers: [] };
const WHY = { key: 'x-why', args: {} };

function view(question: Question, more: Partial<View> = {}): View {
  return shown(PICTURE, { question, advice: true, ...more });
}

/** A desk whose captain says this; what is answered is kept. */
function desk(question: Question, reply: ServerMessage): { desk: Desk; given: unknown[]; show: (next: View) => void } {
  const given: unknown[] = [];
  const live = {
    view: null as View | null, past: null, mayAnswer: true,
    ask: (message: AboutQuestion): Promise<ServerMessage> => Promise.resolve(message.type === 'advice' ? reply : TRIED),
    answer: (value: unknown): void => void given.push(value),
  };
  const made = new Desk(live as unknown as LiveMatch);
  const show = (next: View): void => ((live.view = next), made.begin(next));
  show(view(question));
  return { desk: made, given, show };
}

describe('advice', () => {
  it('marks an option, answers nothing, and is taken by a word', async () => {
    const { desk: one, given } = desk(PICK, { type: 'advice', request: null, value: 'two', why: WHY });
    await one.askAdvice();
    expect([one.chosen, one.advice?.why, given]).toEqual(['two', WHY, []]);
    one.takeAdvice();
    expect(given).toEqual(['two']);
  });

  it('is left without a trace', async () => {
    const { desk: one, given } = desk(SEVERAL, { type: 'advice', request: null, value: ['two'], why: WHY });
    await one.askAdvice();
    expect(one.several).toEqual(['two']);
    one.leaveAdvice();
    expect([one.several, one.advice, given]).toEqual([[], null, []]);
  });

  it('lies on the table as a plan', async () => {
    const { desk: one } = desk(MOVE, { type: 'advice', request: null, value: { 'a.1': [[12, 10]] }, why: WHY });
    await one.askAdvice();
    await expect.poll(() => one.plan?.ghosts.map((ghost) => ghost.at)).toEqual([[12, 10]]);
  });

  it('says why there is none', async () => {
    const { desk: one, given } = desk(PICK, { type: 'error', request: null, message: '', code: 'no_advice', key: 'server-advice-not-allowed', args: {} });
    await one.askAdvice();
    expect([one.advice?.value, one.advice?.why.key]).toEqual([null, 'server-advice-not-allowed']);
    one.takeAdvice();
    expect(given).toEqual([]);
  });

  it('comes too late for another question', async () => {
    const { desk: one, show } = desk(PICK, { type: 'advice', request: null, value: 'two', why: WHY });
    const asked = one.askAdvice();
    show(view(SEVERAL, { answers: 5, revision: 5, asked_at: 5 }));
    await asked;
    expect([one.advice, one.chosen, one.advising]).toEqual([null, null, false]);
  });

  it('is not offered for dice, nor where it was not agreed on', () => {
    const { desk: one, show } = desk(PICK, { type: 'advice', request: null, value: 'two', why: WHY });
    expect(one.mayAskAdvice).toBe(true);
    show(view({ ...PICK, kind: 'roll' }));
    expect(one.mayAskAdvice).toBe(false);
    show(view(PICK, { advice: false }));
    expect(one.mayAskAdvice).toBe(false);
  });
});

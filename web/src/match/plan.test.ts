import { describe, expect, it } from 'vitest';
import { Plan } from './plan.svelte';
import { question } from '../../testing/wire';
import type { AboutQuestion } from '../live/live.svelte';
import type { MoveValue, ServerMessage, TablePicture } from '../lib/types';

const QUESTION = question({ kind: 'move', args: { limits: { 'a1.1': 6, 'a1.2': 6 } }, subjects: ['a1.1', 'a1.2'] });
const base = (id: string, x: number) => ({ id, unit: 'a1', seat: 0, x, y: 0, r: 0.5 });
const PICTURE = { bases: [base('a1.1', 0), base('a1.2', 2)], cards: [] } as unknown as TablePicture;

/** Answers like a server that lets everybody walk straight, up to six inches. */
function judge(asked: AboutQuestion[]) {
  return async (message: AboutQuestion): Promise<ServerMessage> => {
    asked.push(message);
    if (message.type === 'propose') {
      const [x, y] = message.toward ?? [1, 0];
      return { type: 'proposal', request: null, value: { 'a1.1': [[x, y]], 'a1.2': [[x + 2, y]] } };
    }
    const value = (message.type === 'try' ? message.value : {}) as MoveValue;
    const far = Object.values(value).some((path) => Math.abs(path.at(-1)?.[1] ?? 0) > 6);
    if (far) return { type: 'refused', request: null, rule: 'x.far', why: { key: 'x-too-far' } };
    return { type: 'tried', request: null, ok: true, cost: { 'a1.1': 4 }, limits: { 'a1.1': 6 }, triggers: [] };
  };
}

const settled = (): Promise<void> => new Promise((done) => setTimeout(done, 5));

describe('a plan', () => {
  it('is proposed, judged and shown against the allowance', async () => {
    const plan = new Plan(QUESTION, PICTURE, judge([]));
    plan.toward([0, 4]);
    await settled();
    expect(plan.ready).toBe(true);
    expect(plan.ghosts.map((ghost) => ghost.at)).toEqual([[0, 4], [2, 4]]);
    expect(plan.longest).toMatchObject({ cost: 4, limit: 6, ghost: { id: 'a1.1' } });
  });

  it('tells the way of the model that goes farthest', async () => {
    const plan = new Plan(QUESTION, PICTURE, async (message) =>
      message.type === 'propose'
        ? { type: 'proposal', request: null, value: { 'a1.1': [[0, 4]], 'a1.2': [[4, 2], [2, 4]] } }
        : { type: 'tried', request: null, ok: true, cost: { 'a1.1': 4, 'a1.2': 5.66 }, limits: { 'a1.1': 6, 'a1.2': 6 }, triggers: [] },
    );
    plan.toward([0, 4]);
    await settled();
    expect(plan.longest).toMatchObject({ cost: 5.66, ghost: { id: 'a1.2', at: [2, 4] } });
  });

  it('follows the newest place of a drag and skips those between', async () => {
    const asked: AboutQuestion[] = [];
    const plan = new Plan(QUESTION, PICTURE, judge(asked));
    for (const y of [1, 2, 3, 4]) plan.toward([0, y]);
    await settled();
    expect(asked.flatMap((message) => (message.type === 'propose' ? [message.toward] : []))).toEqual([[0, 1], [0, 4]]);
    expect(asked.filter((message) => message.type === 'try')).toHaveLength(1);
    expect(plan.ghosts[0]?.at).toEqual([0, 4]);
  });

  it('stays given up when replies come late', async () => {
    const plan = new Plan(QUESTION, PICTURE, judge([]));
    plan.toward([0, 3]);
    plan.clear();
    await settled();
    expect(plan.value).toBeNull();
    expect(plan.ghosts).toEqual([]);
    plan.toward([0, 2]);
    await settled();
    expect(plan.ready).toBe(true);
  });

  it('moves a single model and keeps the others', async () => {
    const plan = new Plan(QUESTION, PICTURE, judge([]));
    plan.toward([0, 3]);
    await settled();
    plan.only = 'a1.2';
    plan.nudge([0.5, 0]);
    await settled();
    expect(plan.ghosts.map((ghost) => ghost.at)).toEqual([[0, 3], [2.5, 3]]);
  });

  it('cannot be confirmed when the rules refuse it, and says why', async () => {
    const plan = new Plan(QUESTION, PICTURE, judge([]));
    plan.toward([0, 9]);
    await settled();
    expect(plan.ready).toBe(false);
    expect(plan.refusal).toEqual({ rule: 'x.far', why: { key: 'x-too-far' } });
    plan.stay();
    await settled();
    expect(plan.ready).toBe(true);
    expect(plan.value).toEqual({});
  });

  it('is dropped when the connection goes away', async () => {
    const plan = new Plan(QUESTION, PICTURE, () => Promise.reject(new Error('gone')));
    plan.toward([0, 4]);
    await settled();
    expect(plan.busy).toBe(false);
    expect(plan.value).toBeNull();
  });
});

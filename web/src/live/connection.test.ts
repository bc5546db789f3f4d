import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { backoff } from './backoff';
import { Connection, Disconnected, type Status } from './connection';
import { view } from '../../testing/wire';
import type { ClientMessage, RequestId, ServerMessage, TablePicture } from '../lib/types';

const VIEW = view({} as TablePicture);
const ASKED: ClientMessage = { type: 'preview', option: 'one' };
const told = (request: RequestId | undefined, option: string): ServerMessage => ({
  type: 'preview', request: request ?? null, option, lines: [], chances: [], areas: [],
});

class Wire {
  readyState = 1;
  sent: ClientMessage[] = [];
  onopen: ((event: Event) => unknown) | null = null;
  onclose: ((event: CloseEvent) => unknown) | null = null;
  onmessage: ((event: MessageEvent) => unknown) | null = null;
  onerror: ((event: Event) => unknown) | null = null;
  send(data: string): void {
    this.sent.push(JSON.parse(data) as ClientMessage);
  }
  close(): void {
    this.readyState = 3;
  }
  say(message: ServerMessage): void {
    this.onmessage?.({ data: JSON.stringify(message) } as MessageEvent);
  }
  cut(code = 1006): void {
    this.readyState = 3;
    this.onclose?.({ code } as CloseEvent);
  }
}

let wires: Wire[];
let statuses: Status[];
let connection: Connection;
const wire = (): Wire => wires.at(-1) as Wire;

beforeEach(() => {
  vi.useFakeTimers();
  wires = [];
  statuses = [];
  connection = new Connection('ws://x', { message: () => undefined, status: (one) => statuses.push(one) }, () => {
    wires.push(new Wire());
    return wire();
  });
  connection.start();
});

afterEach(() => {
  connection.stop();
  vi.useRealTimers();
});

describe('a connection', () => {
  it('is current only after the first view', () => {
    wire().onopen?.({} as Event);
    expect(statuses).toEqual(['connecting']);
    wire().say(VIEW);
    expect(statuses.at(-1)).toBe('open');
  });

  it('gives each request its own reply', async () => {
    const first = connection.request(ASKED);
    const second = connection.request(ASKED);
    const [a, b] = wire().sent.map((message) => message.request);
    wire().say(told(b, 'second'));
    wire().say(told(a, 'first'));
    expect(await first).toMatchObject({ option: 'first' });
    expect(await second).toMatchObject({ option: 'second' });
  });

  it('comes back by itself and gives up what was under way', async () => {
    wire().say(VIEW);
    const pending = connection.request({ type: 'answer', answers: 0, value: 'one' });
    wire().cut();
    await expect(pending).rejects.toBeInstanceOf(Disconnected);
    expect(statuses.at(-1)).toBe('lost');
    vi.advanceTimersByTime(1000);
    expect(wires).toHaveLength(2);
    wire().say(VIEW);
    expect(statuses.at(-1)).toBe('open');
  });

  it('does not wait for ever for a reply', async () => {
    const pending = connection.request(ASKED);
    const lost = expect(pending).rejects.toBeInstanceOf(Disconnected);
    await vi.advanceTimersByTimeAsync(21_000);
    await lost;
  });

  it('does not knock again where it may not enter', () => {
    wire().cut(4403);
    vi.advanceTimersByTime(60_000);
    expect(wires).toHaveLength(1);
    expect(statuses.at(-1)).toBe('refused');
  });

  it('notices silence', () => {
    wire().onopen?.({} as Event);
    wire().say(VIEW);
    vi.advanceTimersByTime(45_000);
    expect(statuses).toContain('lost');
  });

  it('waits longer each time, but not for ever', () => {
    const waits = [0, 1, 2, 3, 10, 20].map((attempt) => backoff(attempt, () => 1));
    expect(waits).toEqual([400, 800, 1600, 3200, 15_000, 15_000]);
  });
});

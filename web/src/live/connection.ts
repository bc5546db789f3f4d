import { backoff } from './backoff';
import type { ClientMessage, ServerMessage } from '../lib/types';

export type Status = 'connecting' | 'open' | 'lost' | 'refused' | 'closed';

interface Socket {
  readonly readyState: number;
  send(data: string): void;
  close(): void;
  onopen: ((event: Event) => unknown) | null;
  onclose: ((event: CloseEvent) => unknown) | null;
  onmessage: ((event: MessageEvent) => unknown) | null;
  onerror: ((event: Event) => unknown) | null;
}

interface Listener {
  message(message: ServerMessage): void;
  status(status: Status): void;
}

/** The other end is away, or went away before it replied. */
export class Disconnected extends Error {}

const BEAT = 10_000;
const SILENCE = 25_000;
/** A request that is not answered for so long was lost. */
const PATIENCE = 20_000;
/** Close codes after which trying again is useless: not allowed, not found, or the program itself fails. */
const FINAL = [1008, 4401, 4403, 4404, 4409, 4500];

/** A WebSocket that comes back by itself, and whose requests are answered one by one. */
export class Connection {
  private socket: Socket | null = null;
  private waiting = new Map<number, { resolve: (message: ServerMessage) => void; reject: (problem: Error) => void }>();
  private next = 1;
  private attempt = 0;
  private heard = 0;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private beat: ReturnType<typeof setInterval> | undefined;
  private ended = false;

  constructor(
    private readonly address: string,
    private readonly listener: Listener,
    private readonly open: (address: string) => Socket = (where) => new WebSocket(where),
  ) {}

  start(): void {
    this.ended = false;
    this.listener.status(this.attempt ? 'lost' : 'connecting');
    const socket = this.open(this.address);
    this.socket = socket;
    socket.onopen = () => {
      this.heard = Date.now();
      clearInterval(this.beat);
      this.beat = setInterval(() => this.checkPulse(), BEAT);
    };
    socket.onmessage = (event) => this.take(socket, String(event.data));
    socket.onclose = (event) => this.lose(socket, event.code);
    socket.onerror = () => undefined;
  }

  /** Try at once instead of waiting for the timer, for instance when the network came back. */
  retry(): void {
    if (this.ended || this.socket) return;
    clearTimeout(this.timer);
    this.start();
  }

  stop(): void {
    this.ended = true;
    clearTimeout(this.timer);
    clearInterval(this.beat);
    const socket = this.socket;
    this.socket = null;
    this.giveUp();
    socket?.close();
    this.listener.status('closed');
  }

  send(message: ClientMessage): void {
    if (this.socket?.readyState !== 1) throw new Disconnected();
    this.socket.send(JSON.stringify(message));
  }

  /** Send with a number; the reply of that number resolves, a lost connection rejects. */
  request(message: ClientMessage): Promise<ServerMessage> {
    const request = this.next++;
    return new Promise((resolve, reject) => {
      const timer = setTimeout(() => {
        this.waiting.delete(request);
        reject(new Disconnected());
      }, PATIENCE);
      this.waiting.set(request, {
        resolve: (reply) => (clearTimeout(timer), resolve(reply)),
        reject: (problem) => (clearTimeout(timer), reject(problem)),
      });
      try {
        this.send({ ...message, request });
      } catch (problem) {
        this.waiting.delete(request);
        clearTimeout(timer);
        reject(problem instanceof Error ? problem : new Disconnected());
      }
    });
  }

  private take(socket: Socket, data: string): void {
    if (socket !== this.socket) return;
    this.heard = Date.now();
    const message = JSON.parse(data) as ServerMessage;
    if (message.type === 'view') {
      this.attempt = 0;
      this.listener.status('open');
    }
    const request = 'request' in message ? Number(message.request ?? NaN) : NaN;
    const waiting = this.waiting.get(request);
    if (waiting) {
      this.waiting.delete(request);
      waiting.resolve(message);
      return;
    }
    this.listener.message(message);
  }

  private lose(socket: Socket, code: number): void {
    if (socket !== this.socket) return;
    this.socket = null;
    clearInterval(this.beat);
    this.giveUp();
    if (this.ended) return;
    if (FINAL.includes(code)) {
      this.listener.status('refused');
      return;
    }
    this.listener.status('lost');
    this.timer = setTimeout(() => this.start(), backoff(this.attempt++));
  }

  private giveUp(): void {
    const all = [...this.waiting.values()];
    this.waiting.clear();
    for (const one of all) one.reject(new Disconnected());
  }

  private checkPulse(): void {
    const socket = this.socket;
    if (!socket) return;
    if (Date.now() - this.heard > SILENCE) {
      socket.close();
      this.lose(socket, 1006);
      return;
    }
    try {
      this.send({ type: 'ping' });
    } catch {
      this.lose(socket, 1006);
    }
  }
}

import { Connection, Disconnected, type Status } from './connection';
import { motionAllowed, settings } from '../lib/settings.svelte';
import type { AskAdviceMessage, ChatLine, ClientMessage, LogEvent, MoveValue, Picture, Presence, Preview, ProposeMessage, ReachMessage, ServerMessage, Text, TryMessage, View } from '../lib/types';

/** What a page asks about the open question of its seat. */
export type AboutQuestion = TryMessage | ProposeMessage | AskAdviceMessage | ReachMessage;

export interface Refusal {
  rule: string | null;
  why: Text;
  /** The program has failed, and nobody did anything wrong. */
  fault?: boolean;
}

/** A moment of the past on the table: what the seat could see then. */
export interface Past {
  /** Which line of the log led there. */
  number: number;
  event: LogEvent;
  picture: Picture;
}

const GLIDE = 430;
const DICE = 650;
/** So many views may wait before the show is cut short. */
const PATIENCE = 5;

/** One match as it comes over the wire. `view` is what is shown; it follows the newest state after the animations. */
export class LiveMatch {
  status = $state<Status>('connecting');
  view = $state.raw<View | null>(null);
  events = $state.raw<LogEvent[]>([]);
  chat = $state.raw<ChatLine[]>([]);
  presence = $state.raw<Pick<Presence, 'seats' | 'watching'>>({ seats: [], watching: 0 });
  refusal = $state.raw<Refusal | null>(null);
  /** The last answer was meant for a position that is gone; the new one is on the table already. */
  overtaken = $state(false);
  /** Events whose dice lie on the table right now. */
  fallen = $state.raw<LogEvent[]>([]);
  /** How the last moves went, for those who glide. */
  paths = $state.raw<MoveValue>({});
  /** Somebody looks back; meanwhile the match goes on, and nothing is answered. */
  past = $state.raw<Past | null>(null);
  showing = $state(false);
  sending = $state(false);

  private readonly connection: Connection;
  private queue: View[] = [];
  private previews = new Map<string, Promise<Preview | null>>();
  private newest: View | null = null;
  private gathered: LogEvent[] = [];
  private ownPath: MoveValue = {};
  private looks = 0;

  constructor(address: string) {
    this.connection = new Connection(address, {
      message: (message) => this.hear(message),
      status: (status) => this.note(status),
    });
  }

  /** Is what stands on the screen the current state, and may it be answered? */
  get mayAnswer(): boolean {
    const view = this.view;
    return (
      this.status === 'open' && !this.showing && !this.sending && !this.past && view !== null && view === this.newest &&
      view.question !== null && view.seat !== null
    );
  }

  get stale(): boolean {
    return this.view !== null && this.status !== 'open';
  }

  private readonly retry = (): void => this.connection.retry();

  start(): void {
    addEventListener('online', this.retry);
    this.connection.start();
  }

  stop(): void {
    removeEventListener('online', this.retry);
    this.connection.stop();
  }

  /** Give an answer; true if the server took it. */
  async answer(value: unknown): Promise<boolean> {
    const view = this.view;
    if (!this.mayAnswer || !view) return false;
    this.ownPath = view.question?.kind === 'move' ? (value as MoveValue) : {};
    return this.demand({ type: 'answer', answers: view.answers, revision: view.revision, seat: view.seat, value });
  }

  /** Let the commander answer for these seats by their written orders; true if the server took it. */
  async carryOut(seats: number[], most: number): Promise<boolean> {
    const view = this.view;
    if (!this.mayAnswer || !view) return false;
    return this.demand({ type: 'carry_out', answers: view.answers, revision: view.revision, seats, most });
  }

  undo(): Promise<boolean> {
    return this.demand({ type: 'undo', answers: this.view?.answers });
  }

  concede(seat: number): Promise<boolean> {
    return this.demand({ type: 'concede', seat });
  }

  /** Show the moment of a line of the log; of several that were asked for, the last one counts. */
  async lookBack(number: number): Promise<void> {
    const event = this.events[number];
    const look = ++this.looks;
    if (event?.at === undefined) return;
    const reply = await this.connection.request({ type: 'moment', answers: event.at }).catch(() => null);
    if (!reply || look !== this.looks) return;
    if (reply.type !== 'moment') this.refuse(reply);
    else if (isSame(this.events[number], event)) this.past = { number, event, picture: reply.picture };
  }

  lookAtNow(): void {
    this.looks += 1;
    this.past = null;
  }

  say(text: string): void {
    this.connection.send({ type: 'chat', text });
  }

  /** Tally and odds of an option of the open question; each is fetched once. */
  preview(option: string | boolean): Promise<Preview | null> {
    const key = `${this.view?.revision}:${JSON.stringify(option)}`;
    let found = this.previews.get(key);
    if (!found) {
      found = this.connection.request({ type: 'preview', seat: this.view?.seat, option }).then(
        (reply) => (reply.type === 'preview' ? reply : null),
        () => null,
      );
      this.previews.set(key, found);
    }
    return found;
  }

  ask(message: AboutQuestion): Promise<ServerMessage> {
    return this.connection.request({ ...message, seat: this.view?.seat });
  }

  private async demand(message: ClientMessage): Promise<boolean> {
    if (this.past) return false;
    const seen = this.newest;
    this.sending = true;
    this.refusal = null;
    this.overtaken = false;
    try {
      const reply = await this.connection.request(message);
      if (reply.type === 'accepted') {
        // The new position is on its way; until it is here there is nothing to answer.
        this.sending = this.newest === seen;
        return true;
      }
      this.refuse(reply);
    } catch (problem) {
      if (!(problem instanceof Disconnected)) throw problem;
    }
    this.sending = false;
    return false;
  }

  private refuse(reply: ServerMessage): void {
    const refusal = refusalOf(reply);
    if (refusal) this.refusal = refusal;
    else if (reply.type === 'error') this.overtaken = true;
  }

  private note(status: Status): void {
    if (status !== 'open') this.sending = false;
    this.status = status;
  }

  private hear(message: ServerMessage): void {
    if (message.type === 'view') this.receive(message);
    else if (message.type === 'chat') this.chatter(message);
    else if (message.type === 'presence') this.presence = message;
    else if (message.type === 'error') this.refuse(message);
  }

  /** After a new connection the server repeats what was said. */
  private chatter(line: ChatLine): void {
    if (!this.chat.some((one) => one.id === line.id)) this.chat = [...this.chat, line];
  }

  private receive(view: View): void {
    const fresh = this.newest === null;
    this.newest = view;
    this.queue.push(view);
    this.sending = false;
    if (fresh || !this.showing) void this.show(fresh);
  }

  private async show(atOnce: boolean): Promise<void> {
    this.showing = true;
    for (let view = this.queue.shift(); view; view = this.queue.shift()) {
      const hurried = atOnce || this.queue.length > PATIENCE || document.hidden;
      // After a new connection the server tells everything again.
      const known = Math.max(0, this.gathered.length - view.events_from);
      this.apply(view, hurried ? [] : view.events.slice(known));
      const wait = hurried ? 0 : this.duration(view, known);
      if (wait) await new Promise((done) => setTimeout(done, wait));
    }
    this.showing = false;
  }

  private apply(view: View, told: LogEvent[]): void {
    const before = this.view;
    this.paths = { ...this.ownPath, ...view.moved };
    this.ownPath = {};
    this.gathered = [...this.gathered.slice(0, view.events_from), ...view.events];
    this.events = this.gathered;
    // What was taken back has no moment any more.
    if (this.past && !isSame(this.gathered[this.past.number], this.past.event)) this.past = null;
    this.fallen = settings.dice ? told.filter((event) => event.dice) : [];
    if (before?.revision !== view.revision) {
      this.previews.clear();
      this.refusal = null;
    }
    this.view = view;
  }

  private duration(view: View, known: number): number {
    if (!motionAllowed()) return 0;
    return this.fallen.length ? DICE : view.events.length > known ? GLIDE : 0;
  }
}

/** After a new connection the same events come again as other objects. */
function isSame(one: LogEvent | undefined, two: LogEvent): boolean {
  return one === two || JSON.stringify(one) === JSON.stringify(two);
}

/** Why something was refused; nothing where it was only overtaken. */
export function refusalOf(reply: ServerMessage): Refusal | null {
  if (reply.type === 'refused') return { rule: reply.rule, why: reply.why };
  if (reply.type !== 'error' || reply.code === 'stale') return null;
  const fault = reply.code === 'fault' || reply.code === 'internal';
  return { rule: null, why: { key: reply.key, args: reply.args }, fault };
}

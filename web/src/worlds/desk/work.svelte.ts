/** What the parts of the game master's desk share: what lies on it, and doing something with a word on what went wrong. */
import { api, ApiError, problemText } from '../../lib/api';
import { say } from '../../lib/texts.svelte';
import type { DeskOut, DeskSheet, Run } from '../../lib/types';

export class DeskWork {
  desk: DeskOut | null = $state.raw(null);
  run: Run | null = $state.raw(null);
  sheet: DeskSheet | null = $state.raw(null);
  problem = $state('');
  /** What the server calls the last problem. */
  code = $state('');
  busy = $state(false);

  /** Without a number the open phase. */
  constructor(
    readonly world: string,
    readonly phase: number | null = null,
  ) {}

  get address(): string {
    return `/worlds/${this.world}`;
  }

  private last: Promise<unknown> = Promise.resolve();

  /** One after the other, however fast somebody types. */
  attempt(action: () => Promise<unknown>): Promise<boolean> {
    const done = this.last.then(() => this.carryOut(action));
    this.last = done;
    return done;
  }

  private async carryOut(action: () => Promise<unknown>): Promise<boolean> {
    [this.problem, this.code, this.busy] = ['', '', true];
    try {
      await action();
      return true;
    } catch (fault) {
      this.problem = say(problemText(fault));
      this.code = fault instanceof ApiError ? fault.code : '';
      return false;
    } finally {
      this.busy = false;
    }
  }

  /** Who has handed in, and what was done by hand. */
  async look(): Promise<void> {
    this.desk = await api.get<DeskOut>(`${this.address}/desk`);
  }

  /** Run the phase; nothing is published. */
  async evaluate(): Promise<void> {
    const which = this.phase === null ? '' : `?phase=${this.phase}`;
    [this.run, this.sheet] = await Promise.all([api.get<Run>(`${this.address}/run${which}`), api.get<DeskSheet>(`${this.address}/sheet${which}`)]);
  }

  async again(): Promise<void> {
    await Promise.all([this.look(), this.evaluate()]);
  }

  decide(about: string, value: unknown, more: { note?: string; words?: string } = {}): Promise<boolean> {
    return this.attempt(async () => {
      await api.post(`${this.address}/decisions`, { about, value, phase: this.phase, ...more });
      await this.again();
    });
  }

  /** Dice of a real table for a roll that the phase makes. */
  dice(about: string, faces: number[]): Promise<boolean> {
    return this.attempt(async () => {
      await api.post(`${this.address}/dice`, { about, faces, phase: this.phase });
      await this.again();
    });
  }

  /** A free act; however often the same click arrives, it is carried out once. */
  act(kind: string, args: Record<string, unknown>, note = ''): Promise<boolean> {
    const wish = crypto.getRandomValues(new Uint32Array(2)).join('-');
    return this.attempt(async () => {
      await api.post(`${this.address}/acts`, { kind, args, note, wish });
      await this.again();
    });
  }

  takeBack(kind: 'decided' | 'typed' | 'act', name: string): Promise<boolean> {
    return this.attempt(async () => {
      await api.post(`${this.address}/take-back`, { kind, name });
      await this.again();
    });
  }
}

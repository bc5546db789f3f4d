import { api } from '../lib/api';
import { settings } from '../lib/settings.svelte';
import type { LogEvent, ReplayInfo, ReplayStep } from '../lib/types';

const AHEAD = 3;

/** A game that is played through, step by step; steps that were seen are kept. */
export class Reel {
  info = $state.raw<ReplayInfo | null>(null);
  step = $state.raw<ReplayStep | null>(null);
  at = $state(0);
  /** Whose eyes: a seat, or null for somebody who only watches. */
  seat = $state<number | null>(null);
  playing = $state(false);
  speed = $state(1);
  fallen = $state.raw<LogEvent[]>([]);
  private readonly seen = new Map<string, Promise<ReplayStep>>();
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(readonly root: string) {}

  async load(at: number | null): Promise<void> {
    this.info = await api.get<ReplayInfo>(this.root.startsWith('/matches') ? `${this.root}/replay` : this.root);
    await this.go(at ?? this.info.first);
  }

  async go(at: number): Promise<void> {
    const last = this.info?.answers ?? 0;
    this.at = Math.max(0, Math.min(last, at));
    const wanted = this.at;
    const step = await this.fetch(wanted);
    // The slider may have moved on while this was under way.
    if (this.at !== wanted) return;
    this.fallen = settings.dice ? step.events.filter((event) => event.dice) : [];
    this.step = step;
    for (let next = wanted + 1; next <= Math.min(last, wanted + AHEAD); next++) void this.fetch(next).catch(() => undefined);
  }

  async look(seat: number | null): Promise<void> {
    this.seat = seat;
    await this.go(this.at);
  }

  play(on: boolean): void {
    clearTimeout(this.timer);
    this.playing = on;
    if (on && this.at >= (this.info?.answers ?? 0)) this.at = 0;
    if (on) this.timer = setTimeout(() => void this.tick(), 1);
  }

  stop(): void {
    this.play(false);
  }

  /** The answer before or after this one at which a scene begins. */
  scene(direction: 1 | -1): number {
    const scenes = [...(this.info?.scenes ?? []), this.info?.answers ?? 0];
    const found = direction > 0 ? scenes.find((at) => at > this.at) : scenes.findLast((at) => at < this.at);
    return found ?? (direction > 0 ? (this.info?.answers ?? 0) : 0);
  }

  private async tick(): Promise<void> {
    if (!this.playing) return;
    await this.go(this.at + 1);
    if (this.at >= (this.info?.answers ?? 0)) this.playing = false;
    else if (this.playing) this.timer = setTimeout(() => void this.tick(), 1000 / this.speed);
  }

  private fetch(at: number): Promise<ReplayStep> {
    const key = `${this.seat}:${at}`;
    let found = this.seen.get(key);
    if (!found) {
      found = api.get<ReplayStep>(`${this.root}/at/${at}${this.seat === null ? '' : `?seat=${this.seat}`}`);
      this.seen.set(key, found);
      found.catch(() => this.seen.delete(key));
    }
    return found;
  }
}

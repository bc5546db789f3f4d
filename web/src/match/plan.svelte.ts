import { refusalOf, type AboutQuestion, type Refusal } from '../live/live.svelte';
import { pathLength } from '../board/geometry';
import type { Judgement, MoveValue, PlaceValue, Point, Question, ServerMessage, TablePicture, WayPoint } from '../lib/types';

type Ask = (message: AboutQuestion) => Promise<ServerMessage>;
type Wish = { toward: Point | null } | { value: MoveValue | PlaceValue };

/** Where a subject would stand, and how it gets there. */
export interface Ghost {
  id: string;
  at: Point;
  from: Point | null;
  path: WayPoint[];
}

export interface Way {
  ghost: Ghost;
  cost: number;
  limit: number | null;
}

/** A move or a placing that is being thought about. The server proposes and judges; nothing is decided here. */
export class Plan {
  readonly question: Question;
  value = $state.raw<MoveValue | PlaceValue | null>(null);
  judged = $state.raw<Judgement | null>(null);
  refusal = $state.raw<Refusal | null>(null);
  busy = $state(false);
  /** The single model that is being adjusted, or null for all of them. */
  only = $state<string | null>(null);
  /** Outlines that together cover the ground that the first model can come to. */
  reach = $state.raw<Point[][]>([]);

  private goal: Point | null = null;
  private wish: Wish | null = null;
  /** How often the plan was given up: replies to what was asked before mean nothing any more. */
  private givenUp = 0;
  private readonly starts = new Map<string, Point>();

  constructor(question: Question, picture: TablePicture, private readonly ask: Ask) {
    this.question = question;
    for (const base of picture.bases) {
      if (question.subjects?.includes(base.id)) this.starts.set(base.id, [base.x, base.y]);
    }
  }

  /** Find out where the plan can lead. Without it the table shows less, and nothing else changes. */
  async survey(): Promise<void> {
    const reply = await this.ask({ type: 'reach' }).catch(() => null);
    if (reply?.type === 'reach') this.reach = reply.outlines as Point[][];
  }

  get ready(): boolean {
    return this.value !== null && this.judged !== null && !this.busy;
  }

  get ghosts(): Ghost[] {
    if (!this.value) return [];
    return (this.question.subjects ?? []).flatMap((id, index) => {
      const from = this.starts.get(id) ?? null;
      if (Array.isArray(this.value)) {
        const at = this.value[index];
        return at ? [{ id, at, from, path: [] }] : [];
      }
      const path = this.value?.[id];
      const end = path?.at(-1);
      return path && end ? [{ id, at: [end[0], end[1]] as Point, from, path }] : [];
    });
  }

  /** The longest way of the plan against what that model is allowed: what panel and table both tell. */
  get longest(): Way | null {
    let found: Way | null = null;
    for (const ghost of this.ghosts) {
      if (!ghost.from || !ghost.path.length) continue;
      const cost = this.judged?.cost?.[ghost.id] ?? pathLength(ghost.from, ghost.path);
      const limit = this.judged?.limits?.[ghost.id] ?? this.limit(ghost.id);
      if (!found || cost > found.cost) found = { ghost, cost, limit };
    }
    return found;
  }

  /** What the question itself says about how far a model may go. */
  limit(id: string): number | null {
    const limits = this.question.args.limits as Record<string, number> | undefined;
    return limits?.[id] ?? null;
  }

  /** Go towards a point; while a finger drags, only its newest place counts. */
  toward(point: Point | null): void {
    if (point && this.only) {
      this.adjust(this.only, point);
      return;
    }
    this.goal = point;
    this.want({ toward: point });
  }

  /** Put one subject somewhere and leave the others as planned. */
  adjust(id: string, point: Point): void {
    const index = this.question.subjects?.indexOf(id) ?? -1;
    if (index < 0) return;
    if (this.question.kind === 'place') {
      const points = Array.isArray(this.value) ? [...this.value] : null;
      if (!points) return this.want({ toward: point });
      points[index] = point;
      this.want({ value: points });
    } else {
      const ways: MoveValue = Array.isArray(this.value) ? {} : { ...this.value };
      ways[id] = [...(ways[id]?.slice(0, -1) ?? []), point];
      this.want({ value: ways });
    }
  }

  nudge([dx, dy]: Point): void {
    const ghost = this.ghosts.find((one) => one.id === this.only) ?? this.ghosts[0];
    const from = ghost?.at ?? this.starts.get(this.question.subjects?.[0] ?? '');
    const anchor = this.only ? from : (this.goal ?? from);
    if (anchor) this.toward([anchor[0] + dx, anchor[1] + dy]);
  }

  /** Look at a whole answer that somebody else has thought of. */
  take(value: MoveValue | PlaceValue): void {
    this.only = null;
    this.want({ value });
  }

  stay(): void {
    this.only = null;
    this.want({ value: {} });
  }

  clear(): void {
    this.givenUp += 1;
    this.wish = null;
    this.goal = null;
    this.only = null;
    this.value = null;
    this.judged = null;
    this.refusal = null;
  }

  private want(wish: Wish): void {
    this.wish = wish;
    if (!this.busy) void this.work();
  }

  private async work(): Promise<void> {
    this.busy = true;
    try {
      for (let wish = this.wish; wish; wish = this.wish) {
        this.wish = null;
        const value = 'value' in wish ? wish.value : await this.proposed(wish.toward, this.givenUp);
        // A newer wish is already here: do not judge what nobody wants any more.
        if (value && !this.wish) await this.judge(value, this.givenUp);
      }
    } catch {
      // The connection went away; the screen says so, and a new view brings a new plan.
      this.clear();
    } finally {
      this.busy = false;
    }
  }

  private async proposed(toward: Point | null, before: number): Promise<MoveValue | PlaceValue | null> {
    const reply = await this.ask({ type: 'propose', toward });
    if (this.givenUp !== before) return null;
    if (reply.type === 'proposal') return reply.value as MoveValue | PlaceValue | null;
    this.refusal = refusalOf(reply);
    return null;
  }

  private async judge(value: MoveValue | PlaceValue, before: number): Promise<void> {
    const reply = await this.ask({ type: 'try', value });
    if (this.givenUp !== before) return;
    this.value = value;
    this.judged = reply.type === 'tried' ? reply : null;
    this.refusal = refusalOf(reply);
  }
}

import { Plan } from './plan.svelte';
import { Ruler } from './ruler.svelte';
import { LiveMatch, refusalOf } from '../live/live.svelte';
import { actingUnit, among, basesOf, messageKey, optionAt } from '../lib/questions';
import type { Marks } from '../board/Board.svelte';
import type { Advice, Base, Marker, MoveValue, Option, PlaceValue, Point, Preview, Question, ServerMessage, View } from '../lib/types';

/** An option with the answer it stands for. */
export interface Choice extends Option {
  value: string | boolean;
  /** For yes and no: the message of the question. */
  asked?: string;
}

const YES_NO: Choice[] = [
  { id: 'yes', label: { key: 'web-yes' }, preview: false, value: true },
  { id: 'no', label: { key: 'web-no' }, preview: false, value: false },
];

/** The options of a question of which one is to be picked; empty for all other questions. */
export function choicesOf(question: Question): Choice[] {
  if (question.kind === 'pick') return (question.options ?? []).map((option) => ({ ...option, value: option.id }));
  const yesNo = question.kind === 'yes_no' || (question.kind === 'measure' && question.answer === 'yes_no');
  if (yesNo) return YES_NO.map((choice) => ({ ...choice, preview: question.preview ?? false, asked: messageKey(question.key) }));
  if (question.kind === 'measure' && question.answer === 'one') {
    return among(question).map((option) => ({ ...option, value: option.id }));
  }
  return [];
}

/** Of these, several may be chosen. */
export function severalOf(question: Question): Option[] {
  if (question.kind === 'several') return question.options ?? [];
  return question.kind === 'measure' && question.answer === 'some' ? among(question) : [];
}

/** Why there is no advice, in the words of the server; nothing where the question is gone or the connection is. */
function adviceRefused(reply: ServerMessage | null): Advice | null {
  const refusal = reply && refusalOf(reply);
  return refusal && { value: null, why: refusal.why };
}

/** The same name for the same question on the same table, however often the server shows it. */
function nameOf(view: View, question: Question): string {
  const onTable = question.kind === 'move' || question.kind === 'place';
  return JSON.stringify([view.asked_at, view.seat, question, onTable ? view.picture.bases : null]);
}

/** What lies in front of a player: the open question and how far she has thought about it. */
export class Desk {
  readonly live: LiveMatch;
  /** The option that a second tap commits. */
  chosen = $state<string | null>(null);
  /** The option under the mouse or the focus. */
  pointed = $state<string | null>(null);
  several = $state<string[]>([]);
  hovered = $state.raw<Base | null>(null);
  /** The unit whose card lies open. */
  card = $state<string | null>(null);
  plan = $state.raw<Plan | null>(null);
  /** What has been found out about the options of this question. */
  previews = $state.raw<Record<string, Preview>>({});
  /** Which question lies here: changes when another one is put, not when others answer theirs. */
  asked = $state('');
  /** What the captain would do, once somebody has asked. */
  advice = $state.raw<Advice | null>(null);
  /** The captain thinks. */
  advising = $state(false);
  readonly ruler = new Ruler();
  private carrying: 'all' | string | null = null;

  constructor(live: LiveMatch) {
    this.live = live;
  }

  get view(): View | null {
    return this.live.view;
  }

  /** The question, if it is ours to answer. */
  get question(): Question | null {
    const view = this.live.view;
    return view && view.seat !== null ? view.question : null;
  }

  get choices(): Choice[] {
    return this.question ? choicesOf(this.question) : [];
  }

  /** What is known of an option, if that is one of the open question. */
  seen(option: string | null): Preview | null {
    return (option !== null && this.previews[option]) || null;
  }

  get acting(): string | null {
    return this.question && this.view ? actingUnit(this.question, this.view.picture) : null;
  }

  get marks(): Marks {
    const marks: Marks = { choosable: new Set(), chosen: new Set(), acting: new Set() };
    const [question, picture] = [this.question, this.view?.picture];
    if (!question || !picture || this.live.past) return marks;
    const add = (into: Set<string>, option: string): void => {
      for (const base of basesOf(option, picture)) into.add(base.id);
      if (picture.markers.some((marker) => marker.id === option)) into.add(option);
    };
    if (this.acting) add(marks.acting, this.acting);
    for (const option of [...this.choices, ...severalOf(question)]) add(marks.choosable, option.id);
    for (const id of [this.chosen, this.pointed, ...this.several]) if (id) add(marks.chosen, id);
    for (const id of marks.choosable) marks.acting.delete(id);
    return marks;
  }

  /** A new state is on the table: begin to think anew, unless it is the same question still. */
  begin(view: View | null): void {
    const question = view && view.seat !== null ? view.question : null;
    const asked = view && question ? nameOf(view, question) : '';
    if (asked === this.asked) return;
    this.asked = asked;
    this.chosen = null;
    this.pointed = null;
    this.several = [];
    this.previews = {};
    this.advice = null;
    this.advising = false;
    const onTable = question && (question.kind === 'move' || question.kind === 'place');
    this.plan = onTable && view ? new Plan(question, view.picture, (message) => this.live.ask(message)) : null;
    // Where to put something new is easier to see when something stands there already.
    if (question?.kind === 'place') this.plan?.toward(null);
    if (question?.kind === 'move' || question?.kind === 'place') void this.plan?.survey();
  }

  point(id: string | null): void {
    this.pointed = id;
    const choice = this.choices.find((one) => one.id === (id ?? this.chosen));
    if (choice) void this.look(choice);
  }

  /** The first tap chooses and shows what would happen, the second commits. */
  choose(id: string): void {
    const choice = this.choices.find((one) => one.id === id);
    if (!choice || !this.live.mayAnswer) return;
    if (this.chosen === id || !choice.preview) {
      void this.live.answer(choice.value);
      return;
    }
    this.chosen = id;
    void this.look(choice);
  }

  toggle(id: string): void {
    const most = this.question?.kind === 'several' ? (this.question.most ?? Infinity) : Infinity;
    if (this.several.includes(id)) this.several = this.several.filter((one) => one !== id);
    else if (this.rivals(id).length) this.several = [...this.several.filter((one) => !this.rivals(id).includes(one)), id];
    else if (this.several.length < most) this.several = [...this.several, id];
    else if (most === 1) this.several = [id];
  }

  /** May the captain be asked about the open question? Dice and tapes are nobody's decision. */
  get mayAskAdvice(): boolean {
    const kind = this.question?.kind;
    return Boolean(this.view?.advice) && kind !== undefined && kind !== 'roll' && kind !== 'measure';
  }

  /** Ask the captain; the choice is shown where one's own would be, and nothing is answered. */
  async askAdvice(): Promise<void> {
    if (!this.live.mayAnswer || this.advising) return;
    const asked = this.asked;
    this.advising = true;
    const reply = await this.live.ask({ type: 'advice' }).catch(() => null);
    if (asked !== this.asked) return;
    this.advising = false;
    const told = reply?.type === 'advice' ? reply : adviceRefused(reply);
    this.advice = told;
    if (told && told.value !== null) this.show(told.value);
  }

  takeAdvice(): void {
    if (this.advice && this.advice.value !== null) void this.live.answer(this.advice.value);
  }

  leaveAdvice(): void {
    this.advice = null;
    this.several = [];
    this.discard();
  }

  private show(value: unknown): void {
    const choice = this.choices.find((one) => one.value === value);
    if (this.plan) this.plan.take(value as MoveValue | PlaceValue);
    else if (choice) {
      this.chosen = choice.id;
      void this.look(choice);
    } else if (Array.isArray(value)) this.several = value.map(String);
  }

  /** Those chosen already that cannot stand beside this one: where one of each group is wanted, the other of its group. */
  private rivals(id: string): string[] {
    const question = this.question;
    if (question?.of_group !== 1) return [];
    const options = severalOf(question);
    const groupOf = (one: string): string | undefined => options.find((option) => option.id === one)?.group;
    return this.several.filter((one) => groupOf(one) === groupOf(id));
  }

  confirmPlan(): void {
    if (this.plan?.ready) void this.live.answer(this.plan.value);
  }

  /** Give up what was begun last. */
  cancel(): void {
    if (this.live.past) this.live.lookAtNow();
    else if (this.ruler.on) this.ruler.stop();
    else this.discard();
  }

  discard(): void {
    this.chosen = null;
    this.plan?.clear();
  }

  /** A tap on the table. */
  tap(base: Base | null, point: Point, marker: Marker | null = null): void {
    const question = this.live.mayAnswer ? this.question : null;
    const options = question ? [...this.choices, ...severalOf(question)] : [];
    const choice = (base && optionAt(base, options)) ?? options.find((option) => option.id === marker?.id);
    if (choice && question && severalOf(question).length) this.toggle(choice.id);
    else if (choice) this.choose(choice.id);
    else if (this.plan && question && !this.selectModel(base, point)) this.plan.toward(point);
    this.card = base?.unit ?? null;
  }

  private selectModel(base: Base | null, point: Point): boolean {
    const plan = this.plan;
    if (!plan?.only) return false;
    const ghost = this.ghostAt(point) ?? (base && plan.question.subjects?.includes(base.id) ? base.id : null);
    if (ghost) plan.only = ghost;
    return ghost !== null;
  }

  private ghostAt(point: Point): string | null {
    const near = this.plan?.ghosts.find((ghost) => Math.hypot(ghost.at[0] - point[0], ghost.at[1] - point[1]) < 0.9);
    return near?.id ?? null;
  }

  grab(base: Base | null, point: Point): boolean {
    const plan = this.plan;
    if (!plan || !this.live.mayAnswer) return false;
    const held = this.ghostAt(point) ?? (base && plan.question.subjects?.includes(base.id) ? base.id : null);
    if (!held) return false;
    if (plan.only) plan.only = held;
    this.carrying = held;
    return true;
  }

  carry(point: Point, dropped: boolean): void {
    if (this.carrying) this.plan?.toward(point);
    if (dropped) this.carrying = null;
  }

  nudge(step: Point): boolean {
    if (!this.plan || !this.live.mayAnswer) return false;
    this.plan.nudge(step);
    return true;
  }

  private async look(choice: Choice): Promise<void> {
    if (choice.preview) await this.foresee(choice.id, choice.value);
  }

  /** What an answer would do; where any line will do, also one that nobody proposed. */
  async foresee(id: string, value: string | boolean = id): Promise<void> {
    if (this.previews[id]) return;
    const asked = this.asked;
    const found = await this.live.preview(value);
    if (found && asked === this.asked) this.previews = { ...this.previews, [id]: found };
  }
}

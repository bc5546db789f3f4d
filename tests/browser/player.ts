import { expect, type Locator, type Page } from '../../web/testing/index.ts';

export type Result = 'answered' | 'waiting' | 'over' | 'asked';
type Chooser = (options: string[], question: string) => number;

const first: Chooser = () => 0;

/** Plays through the page: presses what is offered, whatever the game. */
export class Player {
  readonly kinds = new Set<string>();
  private turns = 0;

  constructor(
    readonly page: Page,
    private readonly choose: Chooser = first,
  ) {}

  private panel() {
    return this.page.locator('section.panel');
  }

  async answers(): Promise<number> {
    return Number(await this.panel().getAttribute('data-answers'));
  }

  /** Answer the open question, if it is ours and not the one to stop at: `activate` stands for `aofs:activate`. */
  async step(stop = ''): Promise<Result> {
    const state = await this.page.evaluate(() => {
      const panel = document.querySelector('section.panel');
      const question = panel?.querySelector<HTMLElement>('[data-question]');
      const options = [...(panel?.querySelectorAll<HTMLElement>('.question [data-option]') ?? [])];
      return {
        over: Boolean(panel?.querySelector('.question a[href$="/replay"]')) && !question,
        ready: panel?.getAttribute('data-ready') === 'true',
        answers: Number(panel?.getAttribute('data-answers')),
        kind: question?.dataset.kind ?? '',
        key: question?.dataset.question ?? '',
        options: options.map((option) => option.dataset.option ?? ''),
        roll: (panel?.querySelectorAll('.question [data-face]').length ?? 0) > 0,
        several: Boolean(panel?.querySelector('.question [role="checkbox"]')),
      };
    });
    if (state.over) return 'over';
    if (!state.ready || !state.kind) return 'waiting';
    if (stop && state.key.endsWith(`:${stop}`)) return 'asked';
    this.kinds.add(state.kind);
    if (state.roll) await this.roll();
    else if (state.kind === 'move' || state.kind === 'place') await this.plan();
    else if (state.several || state.kind === 'several') await this.several();
    else if (state.options.length) await this.pick(state.options, state.key);
    else await this.type();
    await this.until(() => this.moved(state.answers), `the answer to ${state.key}`);
    return 'answered';
  }

  /** Wait for something to happen; if it does not, say what stands on the page instead. */
  private async until(happened: () => Promise<boolean>, what: string): Promise<void> {
    try {
      await expect.poll(happened, { timeout: 60_000, intervals: [10, 20, 40] }).toBe(true);
    } catch {
      const panel = this.panel();
      const state = `ready: ${await panel.getAttribute('data-ready')}, answers: ${await this.answers()}`;
      throw new Error(`${what} was not taken (${state}):\n${await panel.innerText()}`);
    }
  }

  /** Go on until the match is over, or until something else has happened. */
  async play(until: () => boolean | Promise<boolean> = () => false): Promise<Result> {
    for (;;) {
      const result = await this.step();
      if (result === 'over') return result;
      if (await until()) return result;
      if (result === 'waiting') await this.page.waitForTimeout(25);
    }
  }

  private async moved(before: number): Promise<boolean> {
    return (await this.answers()) !== before || (await this.panel().locator('.question a[href$="/replay"]').count()) > 0;
  }

  private async pick(options: string[], question: string): Promise<void> {
    const wanted = options[this.choose(options, question)] ?? options[0] ?? '';
    const before = await this.answers();
    await this.until(() => this.tap(wanted, before), `${wanted} for ${question}`);
  }

  /**
   * Tap an option, and once more where it has a preview, until the position is another one. In one go, so that it cannot
   * meet the next question; and not by mouse, whose click is lost where a line comes or goes between press and release.
   */
  private tap(option: string, before: number): Promise<boolean> {
    return this.page.evaluate(
      ([wanted, answers]) => {
        const panel = document.querySelector('section.panel');
        if (Number(panel?.getAttribute('data-answers')) !== answers || !panel?.querySelector('[data-question]')) return true;
        const button = panel.querySelector<HTMLButtonElement>(`.question [data-option="${wanted}"]`);
        if (button && !button.disabled) button.click();
        return false;
      },
      [option, before] as const,
    );
  }

  protected async plan(): Promise<void> {
    const confirm = this.panel().locator('[data-confirm]');
    // Where something is put, the page shows a place by itself; a way has to be asked for.
    const stay = this.panel().locator('[data-stay]');
    if ((await stay.count()) && !(await confirm.isEnabled())) await this.head(stay);
    await expect(confirm).toBeEnabled();
    await confirm.click();
  }

  /** Any way will do: towards the first place that has a name, or none at all. */
  private async head(stay: Locator): Promise<void> {
    const goals = this.panel().locator('.toward select');
    if (await goals.count()) await goals.selectOption({ index: 1 });
    else await stay.click();
  }

  private async several(): Promise<void> {
    const boxes = this.panel().locator('.question [data-option]');
    const confirm = this.panel().locator('[data-confirm]');
    for (let index = 0; index < (await boxes.count()) && !(await confirm.isEnabled()); index++) await boxes.nth(index).click();
    await confirm.click();
    await this.otherwise(boxes, confirm);
  }

  /** Where the first that come are refused, exchange one after the other. */
  private async otherwise(boxes: Locator, confirm: Locator): Promise<void> {
    const before = await this.answers();
    for (let index = (await boxes.count()) - 1; index > 0; index--) {
      await expect.poll(async () => (await this.ready()) || (await this.answers()) !== before).toBe(true);
      if ((await this.answers()) !== before || !(await this.panel().locator('.question .refused').count())) return;
      await this.panel().locator('.question [aria-checked="true"]').last().click();
      await boxes.nth(index).click();
      if (await confirm.isEnabled()) await confirm.click();
    }
  }

  private async ready(): Promise<boolean> {
    return (await this.panel().getAttribute('data-ready')) === 'true';
  }

  private async roll(): Promise<void> {
    const faces = this.panel().locator('.question [data-face]');
    const confirm = this.panel().locator('[data-confirm]');
    while (!(await confirm.isEnabled())) await faces.nth(this.turns++ % (await faces.count())).click();
    await confirm.click();
  }

  private async type(): Promise<void> {
    await this.panel().locator('.question input').fill('6');
    await this.panel().locator('[data-confirm]').click();
  }
}

/** Now this, now that: enough to see all parts of a game. */
export function varied(): (options: string[]) => number {
  let seed = 7;
  return (options) => {
    seed = (seed * 1103515245 + 12345) % 2147483648;
    return seed % options.length;
  };
}

/** These where they are offered, else the first. */
export function prefer(...wanted: string[]): Chooser {
  return (options) => Math.max(0, ...wanted.map((one) => options.indexOf(one)));
}

/** Set by ./check long: games are played to their natural end. */
const WHOLE = Boolean(process.env.WALSTATT_WHOLE_GAMES);

/** Have seen enough: so many answers, and each of these kinds of question. Never where whole games are wanted. */
export async function enough(player: Player, answers: number, kinds: string[] = []): Promise<boolean> {
  return !WHOLE && (await player.answers()) > answers && kinds.every((kind) => player.kinds.has(kind));
}

/** Play to the end, or until it is enough and then surrender: every kind of question asked, and who has won told. */
export async function playOut(player: Player, answers: number, kinds: string[] = []): Promise<void> {
  if ((await player.play(() => enough(player, answers, kinds))) !== 'over') await surrender(player.page);
  for (const kind of kinds) expect(player.kinds).toContain(kind);
  await expect(player.page.locator('.question h2')).toHaveText(/gewinnt|Unentschieden/);
}

export async function surrender(page: Page): Promise<void> {
  await page.getByRole('tab', { name: 'Mehr' }).click();
  await page.getByRole('button', { name: 'Aufgeben' }).click();
  await page.getByText('Wirklich aufgeben?').getByRole('button', { name: 'Aufgeben' }).click();
  await page.getByRole('tab', { name: 'Protokoll' }).click();
}

/** Play until a question of this name is ours to answer. */
export async function untilAsked(player: Player, name: string): Promise<void> {
  await player.page.waitForURL(/\/match\//);
  for (;;) {
    const result = await player.step(name);
    if (result === 'asked') return;
    if (result === 'over') throw new Error(`the match is over, and nobody was asked ${name}`);
    if (result === 'waiting') await player.page.waitForTimeout(25);
  }
}

/** A world of one's own, and how orders are given in it by pointing. */
import { expect, type Page } from './fixtures.ts';

export interface Known {
  spots: [number, number][];
  own: string[];
  fiefs: string[];
  forces: Record<string, Record<string, number>>;
  holders: Record<string, string[]>;
}

interface Problem {
  fatal: boolean;
  suggestion: string;
}

/** The world of a ruler who leads it, too: her own realm beside two others. */
export class Midgard {
  private constructor(
    private readonly page: Page,
    readonly id: string,
  ) {}

  static async found(page: Page, drawn: object, rulers: readonly { name: string }[], settings: object = { battles: 'quick' }): Promise<Midgard> {
    const seats = rulers.map(({ name }, place) => ({ realm: name, kind: place ? 'link' : 'me' }));
    const setup = { drawn, rulers, settings };
    const made = await page.request.post('/api/worlds', { data: { game: 'kalevala', name: 'Midgard', setup, seats } });
    return new Midgard(page, ((await made.json()) as { id: string }).id);
  }

  async post(path: string, data: object): Promise<void> {
    const answer = await this.page.request.post(`/api/worlds/${this.id}/${path}`, { data });
    expect(answer.ok(), await answer.text()).toBe(true);
  }

  async publish(...phases: number[]): Promise<void> {
    for (const phase of phases) await this.post('publish', { phase, anyway: true });
  }

  /** Published with dice of a real table for some of its rolls. */
  async publishWith(phase: number, faces: (about: string) => number[] | null): Promise<void> {
    const { rolls } = (await (await this.page.request.get(`/api/worlds/${this.id}/run?phase=${phase}`)).json()) as { rolls: { about: string }[] };
    for (const { about } of rolls) {
      const wanted = faces(about);
      if (wanted) await this.post('dice', { about, faces: wanted, phase });
    }
    await this.publish(phase);
  }

  async check(realm: string, text: string): Promise<Problem[]> {
    const answer = await this.page.request.post(`/api/worlds/${this.id}/check`, { data: { realm, text } });
    return ((await answer.json()) as { problems: Problem[] }).problems;
  }

  async known(): Promise<Known> {
    return (await (await this.page.request.get(`/api/worlds/${this.id}/chart?realm=Brunhilde`)).json()) as Known;
  }

  async open(): Promise<void> {
    await this.page.goto(`/worlds/${this.id}`);
    await expect(this.page.locator('canvas[data-chart]')).toHaveAttribute('data-drawn', /\d/);
    await expect(this.page.getByLabel('Text des Papiers')).toHaveValue(/bleiben/);
  }
}

/** Into the middle of the map, and chosen or pointed at. */
export async function show(page: Page, place: string): Promise<void> {
  const search = page.getByRole('textbox', { name: 'Feld oder Name' });
  await search.fill(place);
  await search.press('Enter');
}

/** A large field that was searched for from afar fills an eighth of the width; where its small fields lie, the chart says. */
export async function tap(page: Page, { spots }: Known, place: string, kf: number): Promise<void> {
  await page.getByRole('button', { name: 'Alles', exact: true }).click();
  await show(page, place);
  const box = await page.locator('canvas[data-chart]').boundingBox();
  const [x, row] = spots[kf - 1] ?? [0, 0];
  if (!box) throw new Error('no map');
  const side = box.width / 8 / (16 * 0.866);
  await page.mouse.click(box.x + box.width / 2 + x * 0.866 * side, box.y + box.height / 2 + ((3 * row - 14) / 2) * side);
}

/** Go to a part of the game master's desk. */
export async function part(page: Page, name: string): Promise<void> {
  await page.getByRole('navigation', { name: 'Pult der Spielleitung' }).getByRole('button', { name }).click();
}

/** Begin an order from a place. */
export async function begin(page: Page, place: string, act: string): Promise<void> {
  await show(page, place.replace(/~.*/, ''));
  const acts = page.getByRole('group', { name: `Befehle von ${place} aus` });
  if (!(await acts.getByRole('button', { name: act, exact: true }).isVisible())) await acts.getByRole('button', { name: 'Mehr …' }).click();
  await acts.getByRole('button', { name: act, exact: true }).click();
}

export const count = (page: Page, symbol: string, number: number): Promise<void> => page.getByRole('spinbutton', { name: new RegExp(`^${symbol.replace(/[[\]/]/g, '\\$&')} /`) }).fill(String(number));
export const done = (page: Page): Promise<void> => page.getByRole('button', { name: 'Fertig' }).click();

/** Hand in; nothing in the paper was wrong. */
export async function handIn(page: Page, world: Midgard): Promise<void> {
  await expect(page.locator('[data-line]').first()).toBeVisible();
  const problems = await world.check('Brunhilde', await page.getByLabel('Text des Papiers').inputValue());
  expect(problems.filter((one) => one.fatal)).toEqual([]);
  await page.locator('[data-hand-in]').click();
  await expect(page.getByText('Abgegeben.').first()).toBeVisible();
}

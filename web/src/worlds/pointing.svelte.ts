/** An order that is being given on the map. It stands in the paper as soon as it is whole, and changes there with every tap. */
import { actNamed, blank, placesIn, type Act, type Desk, type Values } from './acts';
import { fieldOf } from '../chart/pen';
import type { PaperLine, Reach } from '../lib/types';

/** Acts whose lines can be taken up again. */
const AGAIN = ['move', 'scout', 'fresh', 'arm', 'zone'];

export class Pointing {
  act: Act | null = $state.raw(null);
  values: Values | null = $state(null);
  /** The order as it stands in the paper. */
  written = $state('');
  reach: Reach | null = $state.raw(null);

  constructor(
    private readonly desk: () => Desk,
    private readonly put: (before: string, after: string) => void,
  ) {}

  /** What the order would be now; empty while something is missing. */
  get line(): string {
    return this.act && this.values ? this.act.line(this.values, this.desk()) : '';
  }

  begin(act: Act, place: string): void {
    [this.act, this.values, this.written] = [act, blank(this.desk(), act, place), ''];
  }

  /** Send what stands in a place somewhere. */
  send(place: string, way: string[]): void {
    const act = actNamed(this.desk().phase === 3 ? 'enter' : 'move');
    if (!act) return;
    this.begin(act, place);
    if (this.values) this.values.way = way;
    this.write();
  }

  /** Go on with an order that stands in the paper. */
  again(meaning: PaperLine, written: string): boolean {
    const act = actNamed(meaning.act);
    const [place, ...others] = meaning.places ?? [];
    if (!act || !place || !AGAIN.includes(act.name)) return false;
    this.begin(act, place);
    if (!this.values) return false;
    if (meaning.figures) this.values.figures = { ...(act.name === 'move' ? Object.fromEntries(Object.keys(this.values.figures).map((one) => [one, 0])) : {}), ...meaning.figures };
    if (act.name === 'zone') this.values.places = others;
    else this.values.way = others;
    if (meaning.words?.startsWith('EE ')) this.values.number = Number(meaning.words.slice(3));
    if (/ohne\s+Raster/i.test(written)) this.values.marks = ['ohne Raster'];
    this.written = written;
    return true;
  }

  /** What a tap on the map means for the order; no if nothing. */
  tap(field: string, kf: number): boolean {
    const [values, fields] = [this.values, this.act?.fields ?? []];
    if (!values) return false;
    const home = field === fieldOf(values.place);
    const small = fields.find((one) => one.kind === 'kfs');
    const target = fieldOf(values.way[0] ?? values.place);
    if (small?.kind === 'kfs' && kf && field === target) {
      values.kfs = values.kfs.includes(kf) ? values.kfs.filter((one) => one !== kf) : [...values.kfs, kf].slice(-small.most);
    } else if (fields.some((one) => one.kind === 'setup') && home && kf) {
      const next = values.setup.find((one) => !one.kf) ?? values.setup.at(-1);
      if (next) next.kf = String(kf);
    } else if (fields.some((one) => one.kind === 'places') && !home) {
      const [place] = placesIn(this.desk(), field);
      if (!place) return false;
      values.places = values.places.includes(place) ? values.places.filter((one) => one !== place) : [...values.places, place];
    } else return this.lead(field);
    this.write();
    return true;
  }

  private lead(field: string): boolean {
    const way = this.act?.fields.find((one) => one.kind === 'way');
    if (way?.kind !== 'way' || !this.values || field === fieldOf(this.values.way.at(-1) ?? this.values.place)) return false;
    this.values.way = way.many && this.values.way.length ? [...this.values.way, this.placeIn(field)] : this.wayTo(field, way.many);
    this.write();
    if (this.act?.name === 'scout') this.stop();
    return true;
  }

  /** The way that the rules allow, if there is one. */
  private wayTo(field: string, many: boolean): string[] {
    const place = this.placeIn(field);
    return (many && this.reach?.reached?.[place]?.rounds === 1 ? this.reach.reached[place]?.way.slice(1) : null) ?? [place];
  }

  private placeIn(field: string): string {
    const reached = Object.keys(this.reach?.reached ?? {}).find((place) => fieldOf(place) === field);
    const own = placesIn(this.desk(), field);
    return reached ?? (own.length === 1 ? own[0] : undefined) ?? field;
  }

  /** Bring the paper into step. */
  write(): void {
    const { line } = this;
    if (line === this.written) return;
    const before = this.written;
    this.written = line;
    this.put(before, line);
  }

  /** Leave the order as it stands. */
  stop(): void {
    [this.act, this.values, this.written] = [null, null, ''];
  }

  /** Take the order back. */
  drop(): void {
    if (this.written) this.put(this.written, '');
    this.stop();
  }
}

/** An order that is being given on the map. It stands in the paper as soon as it is whole, and changes there with every tap. */
import { actNamed, blank, readAgain } from './acts';
import { newTroop, unplaced } from './orders/entering_acts';
import { readSheet } from './orders/sheets';
import { pointed } from './orders/stays';
import { emptyShips, figuresAt, figuresOf, insideOf, leftOf, placesIn, type Act, type Desk, type Field, type Lot, type Values } from './orders/desk';
import { fieldOf } from '../chart/pen';
import type { Figures } from './lines';
import type { PaperLine, Reach } from '../lib/types';

/** Acts whose lines are taken up again by what the server says of them, however they were typed. */
const AGAIN = ['move', 'scout', 'fresh', 'arm', 'zone'];
/** A small field bears four REH; of people that is four. */
const ROOM = 4;

/** As many of what is left as stand on a small field. */
function some(left: Figures): Record<string, number> {
  const found: Record<string, number> = {};
  let room = ROOM;
  for (const [symbol, number] of Object.entries(left)) {
    const taken = symbol === 'RE' ? number : Math.min(number, room);
    if (taken > 0) found[symbol] = taken;
    if (symbol !== 'RE') room -= taken;
  }
  return found;
}

const pieces = (figures: Figures): number => Object.entries(figures).reduce((sum, [symbol, number]) => sum + (symbol === 'RE' ? 0 : number), 0);

export class Pointing {
  act: Act | null = $state.raw(null);
  values: Values | null = $state(null);
  /** The order as it stands in the paper. */
  written = $state('');
  /** How an order stood in the paper when it was taken up again. */
  private taken = '';
  reach: Reach | null = $state.raw(null);
  /** The group of a line-up that taps are meant for. */
  troop = $state(0);
  /** Which order of this group they are meant for: one under a condition, or -1 for the one that always holds. */
  step = $state(-1);

  constructor(
    private readonly desk: () => Desk,
    private readonly put: (before: string, after: string) => void,
  ) {}

  /** What the order would be now; empty while something is missing. */
  get line(): string {
    return this.act && this.values ? this.act.line(this.values, this.desk()) : '';
  }

  /** What the order asks for now. */
  get fields(): readonly Field[] {
    const { values } = this;
    return values ? (this.act?.fields ?? []).filter((one) => one.when?.(values) ?? true) : [];
  }

  begin(act: Act, place: string): void {
    [this.act, this.values, this.written, this.taken, this.troop] = [act, blank(this.desk(), act, place), '', '', 0];
  }

  /** Send what stands in a place somewhere. */
  send(place: string, way: string[]): void {
    const act = actNamed(this.desk().phase === 3 ? 'enter' : 'move');
    if (!act) return;
    this.begin(act, place);
    this.goTo(way);
    this.write();
  }

  /** Can an order that stands in the paper be taken up again? */
  canAgain(meaning: PaperLine | undefined, written: string): boolean {
    const { phase } = this.desk();
    if (meaning?.act === 'line_up') return [1, 3].includes(phase) && readSheet(written) !== null;
    if (meaning && AGAIN.includes(meaning.act)) return actNamed(meaning.act)?.phases.includes(phase) ?? false;
    return readAgain(this.desk(), written) !== null;
  }

  /** Go on with an order that stands in the paper. */
  again(meaning: PaperLine | undefined, written: string): boolean {
    const goesOn = this.takeUp(meaning, written);
    if (goesOn) this.taken = written;
    return goesOn;
  }

  private takeUp(meaning: PaperLine | undefined, written: string): boolean {
    if (meaning?.act === 'line_up') return this.againSheet(written);
    if (!meaning || !AGAIN.includes(meaning.act)) return this.againForm(written);
    const act = actNamed(meaning.act);
    const [place, ...others] = meaning.places ?? [];
    if (!act || !place) return false;
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

  /** An order with the values that its form reads. */
  private againForm(written: string): boolean {
    const found = readAgain(this.desk(), written);
    if (!found) return false;
    [this.act, this.values, this.written, this.troop, this.step] = [found.act, found.values, written, 0, -1];
    return true;
  }

  /** A sheet as it was written, drawn. */
  private againSheet(written: string): boolean {
    const [act, sheet] = [actNamed('set_up'), readSheet(written)];
    if (!act || !sheet) return false;
    this.begin(act, sheet.place);
    if (!this.values) return false;
    [this.values.troops, this.values.marks, this.values.kept] = [sheet.troops, sheet.marks, sheet.kept];
    [this.written, this.step] = [written, -1];
    return true;
  }

  /** What a tap on the map means for the order; no if nothing. */
  tap(field: string, kf: number): boolean {
    const { values, fields } = this;
    if (!values) return false;
    const home = field === fieldOf(values.place);
    const small = fields.find((one) => one.kind === 'kfs');
    const target = fieldOf(values.way[0] ?? values.place);
    if (small?.kind === 'kfs' && kf && field === target) {
      values.kfs = values.kfs.includes(kf) ? values.kfs.filter((one) => one !== kf) : [...values.kfs, kf].slice(-small.most);
    } else if (fields.some((one) => one.kind === 'deeds') && kf && field === target) this.aimDeed(values, field, kf);
    else if (fields.some((one) => one.kind === 'troops') && kf) this.lineUp(values, home, field, kf);
    else if (fields.some((one) => one.kind === 'lots' && one.numbered) && home && kf) this.addLot(String(kf));
    else if (fields.some((one) => one.kind === 'places') && !home) {
      const [place] = placesIn(this.desk(), field);
      if (!place) return false;
      values.places = values.places.includes(place) ? values.places.filter((one) => one !== place) : [...values.places, place];
    } else return this.lead(field);
    this.write();
    return true;
  }

  /** In the own field some more of the group stand here; elsewhere it is what the group goes for. */
  private lineUp(values: Values, home: boolean, field: string, kf: number): void {
    const troop = values.troops[this.troop];
    if (!troop) return;
    if (home) troop.lots = withLot(troop.lots, String(kf), unplaced(this.desk(), values));
    else {
      const step = troop.earlier?.[this.step] ?? troop;
      step.target = step.command === 'EINNEHMEN' ? field : `${field}/${kf}`;
    }
  }

  /** A small field where a god shall act: for the deed that was chosen last. */
  private aimDeed(values: Values, field: string, kf: number): void {
    const deed = values.deeds?.[this.step] ?? values.deeds?.at(-1);
    if (deed) deed.at = pointed(deed, field, kf);
  }

  addTroop(): void {
    const { values } = this;
    if (!values) return;
    values.troops = [...values.troops, newTroop(this.desk(), values)];
    this.troop = values.troops.length - 1;
  }

  /** All that an order of several small fields is about. */
  get whole(): Figures {
    const { values, act } = this;
    if (!values) return {};
    return act?.fields.some((one) => one.kind === 'group') ? figuresOf(insideOf(values.group)) : values.figures;
  }

  /** One small field more, with some of what is left; where the program counts them, as many as it takes. */
  addLot(kf = ''): void {
    const { values } = this;
    if (!values) return;
    values.lots = withLot(values.lots, kf, leftOf(this.whole, values.lots));
    while (!kf && pieces(leftOf(this.whole, values.lots)) > ROOM) values.lots = withLot(values.lots, '', leftOf(this.whole, values.lots));
  }

  private lead(field: string): boolean {
    const way = this.fields.find((one) => one.kind === 'way');
    const { values } = this;
    if (way?.kind !== 'way' || !values) return false;
    const last = values.way.at(-1);
    const home = field === fieldOf(values.place) && !this.act?.staysHome?.(values);
    if ((last && field === fieldOf(last)) || (home && (!last || !way.many))) return false;
    this.goTo(way.many && values.way.length ? [...values.way, this.placeIn(field)] : this.wayTo(field, way.many));
    this.write();
    if (this.act?.name === 'scout') this.stop();
    return true;
  }

  goTo(way: string[]): void {
    if (!this.values) return;
    this.values.way = way;
    this.act?.aim?.(this.desk(), this.values);
  }

  /** The way that the rules allow, if there is one. */
  private wayTo(field: string, many: boolean): string[] {
    const place = this.placeIn(field);
    return (many && this.reach?.reached?.[place]?.rounds === 1 ? this.reach.reached[place]?.way.slice(1) : null) ?? [place];
  }

  private placeIn(field: string): string {
    if (this.values && field === fieldOf(this.values.place)) return this.values.place;
    const scouted = this.act?.name === 'enter' ? (this.desk().chart.scouting ?? []).map(([, , target]) => target) : [];
    const reached = this.act?.name === 'move' ? Object.keys(this.reach?.reached ?? {}) : [];
    const own = this.act?.name === 'enter' ? [] : placesIn(this.desk(), field).filter((place) => !place.includes('~'));
    return [...scouted, ...reached].find((place) => fieldOf(place) === field) ?? (own.length === 1 ? own[0] : undefined) ?? field;
  }

  /** How many of each there are to choose from. */
  get most(): Figures {
    const { values, act } = this;
    if (!values) return {};
    if (act?.from) return act.from(this.desk(), values);
    if (act?.name === 'embark') return emptyShips(this.desk(), values.place);
    const fromInside = act?.name === 'ashore' || (act?.name === 'hand_over' && values.group);
    return fromInside ? figuresOf(insideOf(values.group)) : figuresAt(this.desk(), values.place);
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
    [this.act, this.values, this.written, this.taken] = [null, null, '', ''];
  }

  /** Take the order back; one that stood in the paper before stands there again. */
  drop(): void {
    if (this.written !== this.taken) this.put(this.written, this.taken);
    this.stop();
  }
}

/** A small field that has something already gives it up. */
function withLot(lots: readonly Lot[], kf: string, left: Figures): Lot[] {
  if (kf && lots.some((one) => one.kf === kf)) return lots.filter((one) => one.kf !== kf);
  const figures = some(left);
  return Object.keys(figures).length ? [...lots, { kf, figures }] : [...lots];
}

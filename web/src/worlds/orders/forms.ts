/** Lines of notation read back into the values of the act that wrote them. A form is such a line with what varies in braces. */
import { fieldOf } from '../../chart/pen';
import { figuresOf, groupsAt, insideOf, nameOf, shipsBeside, type Act, type Desk, type Values } from './desk';
import { entryNotes } from './entering_notes';
import { deedsOf } from './stays';

type Read = Partial<Values>;

/** What may stand in braces: how it is written, and what it says after what was read before it. */
const PARTS: Readonly<Record<string, [pattern: string, read: (written: string, desk: Desk, before: Read) => Read]>> = {
  place: ['[^\\s:/]+', (place) => ({ place })],
  /** `2A+10/17`: a small field of the place. */
  field: ['[^\\s:/]+/\\d+', (written) => ({ place: written.replace(/\/.*/, ''), kfs: smallOf(written) })],
  /** A small field anywhere. */
  spot: ['[^\\s:/]+/\\d+', (written) => ({ way: [fieldOf(written.replace(/\/.*/, ''))], kfs: smallOf(written) })],
  /** `2A+10 > 2A+11`: from the place on. */
  way: ['\\S+(?: > [^\\s:]+)+', (written) => ({ place: written.split(' > ')[0] ?? '', way: written.split(' > ').slice(1) })],
  /** A way that begins beyond the place. */
  onward: ['[^\\s:]+(?: > [^\\s:]+)*', (written) => ({ way: written.split(' > ') })],
  figures: ['[^:;\\n]+', (written) => ({ figures: figuresOf(written) })],
  number: ['\\d+', (written) => ({ number: Number(written) })],
  choice: ['.+?', (choice) => ({ choice })],
  word: ['[^\\s:]+', (words) => ({ words })],
  one: ['[^\\n]+?', (words) => ({ words })],
  words: ['[^]+', (words) => ({ words })],
  more: ['\\S+', (more) => ({ more })],
  name: ['[^\\n]+?', (more) => ({ more })],
  realm: ['[^\\n]+?', (realm) => ({ realm })],
  group: ['\\S+', (written, desk) => ({ group: Object.keys(desk.chart.holders ?? {}).flatMap((place) => groupsAt(desk, place)).find((one) => nameOf(one) === written) ?? '' })],
  /** No caravan, where one could be named. */
  alone: ['', () => ({ group: '' })],
  /** `LS` in the waters of the place, or one that has something aboard. */
  ship: ['[^\\s:[]+', (written, desk, { place }) => shipOf(desk, place, (one) => nameOf(one) === written)],
  loaded: ['[^\\s:[]+', (written, desk, { place }) => shipOf(desk, place, (one) => nameOf(one) === written && insideOf(one) !== '')],
  wizard: ['\\S+', (group) => ({ group })],
  small: ['\\d+', (kf) => ({ kfs: [Number(kf)] })],
  price: ['[^;\\n]+', (words) => ({ words })],
  /** `Besitzer 2A+12, Truppen 2A+12`: topics about places. */
  topics: ['[^\\n]+', (written) => topicsOf(written)],
  deeds: ['[^]+', (written) => ({ deeds: deedsOf(written) })],
  until: ['\\d+', (written) => ({ until: Number(written) })],
  /** `KF17 Tor 17-16`, `KF5-6`, `KF26 Ufer 25-27`. */
  sites: ['KF.+', (written) => ({ kfs: (written.replace(/ Tor \d+/, '').match(/\d+/g) ?? []).map(Number) })],
  /** `KW2`: the kind, for its number is the program's. */
  formed: ['(?:KW|EX)\\d+', (written) => ({ choice: written.slice(0, 2) })],
  /** `K, LB | 4On`: what stands last is what is left. */
  load: ['[^\\n]+', (written) => ({ lots: written.split(' | ').slice(0, -1).map((one) => ({ kf: '', figures: figuresOf(one) })) })],
  notes: ['[^\\n]+', (written) => entryNotes(written)],
};

const smallOf = (written: string): number[] => [Number(written.replace(/.*\//, ''))];

const shipOf = (desk: Desk, place = '', is: (ship: string) => boolean): Read => ({ group: shipsBeside(desk, place).find(is) ?? '' });

function topicsOf(written: string): Read {
  const pairs = written.split(', ').map((one) => one.split(' '));
  return { marks: [...new Set(pairs.map(([topic]) => topic ?? ''))], way: [...new Set(pairs.map(([, place]) => place ?? ''))] };
}

const literal = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** What a line says by a form; null if it is no such line. */
function readForm(form: string, written: string, desk: Desk): Read | null {
  const names: string[] = [];
  const pattern = form.split(/\{(\w+)\}/).map((part, index) => (index % 2 ? `(${PARTS[names[names.push(part) - 1] ?? '']?.[0] ?? ''})` : literal(part))).join('');
  const found = new RegExp(`^${pattern}$`).exec(written);
  return found && names.reduce<Read>((read, name, index) => ({ ...read, ...PARTS[name]?.[1](found[index + 1] ?? '', desk, read) }), {});
}

/** Is everything that is picked from a list still there to be picked? */
function isOpen(act: Act, desk: Desk, values: Values): boolean {
  return act.fields.every((field) => field.kind !== 'pick' || field.free !== undefined || field.when?.(values) === false || values[field.into] in field.options(desk, values));
}

/** Where an act may begin: in the place that its line names, or anywhere. */
function placesFor(desk: Desk, place: string | undefined): string[] {
  const all = [...new Set([...(desk.chart.own ?? []), ...Object.keys(desk.chart.forces ?? {}), ...Object.keys(desk.chart.holders ?? {})])];
  return place === undefined ? all : [place, ...all.filter((one) => one !== place && fieldOf(one) === place)];
}

/** An act with the values that write this very line; null where none does. Begun as `blank` begins it. */
export function reopened(acts: readonly Act[], desk: Desk, written: string, blank: (desk: Desk, act: Act, place: string) => Values): { act: Act; values: Values } | null {
  // The order itself takes nothing away from what it may choose from.
  const before = { ...desk, text: desk.text.replace(written, '') };
  for (const act of acts.filter((one) => one.forms && one.phases.includes(desk.phase))) {
    for (const form of act.forms ?? []) {
      const read = readForm(form, written, before);
      if (!read) continue;
      for (const place of placesFor(before, read.place).filter((one) => act.here(before, one))) {
        const values = filled(act, before, blank(before, act, place), read);
        if (isOpen(act, before, values) && act.line(values, before) === written) return { act, values };
      }
    }
  }
  return null;
}

/** What a line says in the place of what the act begins with. */
function filled(act: Act, desk: Desk, values: Values, said: Read): Values {
  const { figures, ...read } = { ...said, place: values.place };
  const { choice = values.choice, more = values.more } = read;
  Object.assign(values, { choice, more });
  act.change?.(desk, values);
  const none = Object.fromEntries(Object.keys(values.figures).map((symbol) => [symbol, 0]));
  return Object.assign(values, read, figures ? { figures: { ...none, ...figures } } : {});
}

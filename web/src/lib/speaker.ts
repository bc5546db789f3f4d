import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';
import type { Args, Card, Language, LogEvent, Text, Words } from './types';

/** Arguments that are a seat and are read as a player's name. */
const SEATS = ['seat', 'winner'];

/** A name that the program has given, kept in one language and read in every one: the message `given-name-WORD`. */
const GIVEN_NAME = /^([A-Za-z]+) (\d+)$/;

/** The words of one language; the counterpart of `walstatt.core.texts.Texts`. */
export class Speaker {
  readonly language: Language;
  /** Numbers for units of the same name, by their ids. */
  twins: Record<string, number> = {};
  /** The seats of units whose name others have, too. */
  namesakes: Record<string, number> = {};
  /** What every message may ask: how the table lies before the reader, and what he points with. */
  scene: Record<string, string> = {};
  private readonly bundle: FluentBundle;

  constructor(language: Language, source: string) {
    this.language = language;
    this.bundle = new FluentBundle(language, { useIsolating: false });
    this.bundle.addResource(new FluentResource(source));
  }

  has(key: string): boolean {
    return this.bundle.hasMessage(key);
  }

  /** The message in this language; a key without a message is a mistake of ours and shows as itself. */
  format(key: string, args: Args = {}, names: string[] = []): string {
    const pattern = this.bundle.getMessage(key)?.value;
    if (!pattern) return `⟨${key}⟩`;
    const words: Record<string, FluentVariable> = { ...this.scene };
    for (const [name, value] of Object.entries(args)) words[name] = this.named(name, value, names);
    return this.bundle.formatPattern(pattern, words, []);
  }

  /** A text, or a plain string such as a player's own name, as it is to be read; an event's message gets its dice. */
  say(text: Text | LogEvent | Words | string | null | undefined, names: string[] = []): string {
    if (text === null || text === undefined) return '';
    if (typeof text === 'string') return this.given(text);
    if (!isText(text)) return this.word(text);
    const dice = 'dice' in text ? text.dice?.faces : undefined;
    const words = this.format(text.key, dice ? { ...text.args, dice } : text.args, names);
    const id = String(text.args?.id);
    const [number, seat] = [this.twins[id], this.namesakes[id]];
    const numbered = number === undefined ? words : `${words} ${number}`;
    return seat === undefined || names.length < 2 ? numbered : `${numbered} (${this.player(seat, names)})`;
  }

  /** A name in each language. */
  word(words: Words): string {
    return words[this.language] ?? words.de ?? words.en ?? '';
  }

  player(seat: number, names: string[]): string {
    return names[seat] ?? this.format('core-player', { number: seat + 1 });
  }

  /** A piece of terrain by its id: `low_wall-2` is called “Wall 2”. */
  piece(id: string): string {
    const [name = '', ...rest] = id.replaceAll(' ', '-').split('-');
    const key = `table-${name.replaceAll('_', '-')}`;
    return this.has(key) ? `${this.format(key)} ${rest.join('-')}`.trimEnd() : id;
  }

  /** A name as this reader calls it: what a person has named is called that everywhere. */
  given(name: string): string {
    const [, word = '', number = ''] = GIVEN_NAME.exec(name) ?? [];
    const key = `given-name-${word.toLowerCase()}`;
    return word && this.has(key) ? this.format(key, { number }) : name;
  }

  /** A model by its id: `a3.2` is the second of its unit. */
  model(id: string): string {
    const number = /\.(\d+)$/.exec(id)?.[1];
    return number ? this.format('web-model-number', { number }) : id;
  }

  /** A measure with at most two decimals and the decimal sign of the language. */
  inches(value: number): string {
    const plain = value.toFixed(2).replace(/\.?0+$/, '');
    return this.language === 'de' ? plain.replace('.', ',') : plain;
  }

  private named(name: string, value: unknown, names: string[]): FluentVariable {
    if (SEATS.includes(name) && typeof value === 'number') return this.player(value, names);
    if (name === 'way' && Array.isArray(value)) return value.join(' > ');
    if (name === 'piece' && typeof value === 'string') return this.piece(value);
    if (name === 'model' && typeof value === 'string') return this.model(value);
    return this.argument(value, names);
  }

  private argument(value: unknown, names: string[]): FluentVariable {
    if (typeof value === 'number') return Number.isInteger(value) ? value : this.inches(value);
    if (typeof value === 'string') return this.given(value);
    if (Array.isArray(value)) {
      const dice = value.every((item) => typeof item === 'number');
      return value.map((item) => String(this.argument(item, names))).join(dice ? ' ' : ', ');
    }
    if (isText(value)) return this.say(value, names);
    if (isWords(value)) return this.word(value);
    return value === null || value === undefined ? '' : String(value);
  }
}

export function isText(value: unknown): value is Text {
  return typeof value === 'object' && value !== null && typeof (value as Text).key === 'string';
}

function isWords(value: unknown): value is Words {
  return typeof value === 'object' && value !== null && ('de' in value || 'en' in value);
}

/** Numbers for those units of a side that share their name with another. */
export function twinsOf(cards: Card[]): Record<string, number> {
  const groups = new Map<string, Card[]>();
  for (const card of cards) {
    const key = `${card.seat} ${card.name.de ?? card.name.en}`;
    groups.set(key, [...(groups.get(key) ?? []), card]);
  }
  const found: Record<string, number> = {};
  for (const group of groups.values()) {
    if (group.length > 1) for (const [index, card] of group.entries()) found[card.id] = index + 1;
  }
  return found;
}

/** The seats of those units whose name a unit of another player bears, too. */
export function namesakesOf(cards: Card[]): Record<string, number> {
  const seats = new Map<string, Set<number>>();
  const nameOf = (card: Card): string => card.name.de ?? card.name.en ?? '';
  for (const card of cards) seats.set(nameOf(card), (seats.get(nameOf(card)) ?? new Set()).add(card.seat));
  const shared = cards.filter((card) => card.seat >= 0 && (seats.get(nameOf(card))?.size ?? 0) > 1);
  return Object.fromEntries(shared.map((card) => [card.id, card.seat]));
}

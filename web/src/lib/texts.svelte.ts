import { untrack } from 'svelte';
import { namesakesOf, Speaker, twinsOf } from './speaker';
import { settings } from './settings.svelte';
import type { Args, Card, Language, LogEvent, Text, Words } from './types';

const speakers = new Map<Language, Speaker>();
let speaker = $state.raw(new Speaker('de', ''));
let twins = $state.raw<Record<string, number>>({});
let namesakes = $state.raw<Record<string, number>>({});
const touch = typeof matchMedia === 'function' ? matchMedia('(hover: none)') : null;
let scene = $state.raw({ view: 'upright', pointer: touch?.matches ? 'touch' : 'mouse' });
touch?.addEventListener('change', () => (scene = { ...scene, pointer: touch.matches ? 'touch' : 'mouse' }));

/** Fetch the words of a language once, then speak it. */
export async function speak(language: Language): Promise<void> {
  let wanted = speakers.get(language);
  if (!wanted) {
    const response = await fetch(`/api/texts/${language}`);
    if (!response.ok) throw new Error(`texts: ${response.status}`);
    wanted = new Speaker(language, await response.text());
    speakers.set(language, wanted);
  }
  speaker = wanted;
  document.documentElement.lang = language;
}

/** From now on texts name edges and quarters as they are seen on a table that lies like this. */
export function faceTable(turned: boolean): void {
  scene = { ...untrack(() => scene), view: turned ? 'turned' : 'upright' };
}

/** The reader's choice, or else the language in which the server has sent the page. */
export function firstLanguage(): Language {
  return settings.chosenLanguage ?? (document.documentElement.lang === 'en' ? 'en' : 'de');
}

/** The reader wants another language, now and on every later visit. */
export async function chooseLanguage(language: Language): Promise<void> {
  await speak(language);
  settings.chosenLanguage = language;
}

export function t(key: string, args?: Args): string {
  speaker.scene = scene;
  return speaker.format(key, args);
}

export function say(text: Text | LogEvent | Words | string | null | undefined, names?: string[]): string {
  speaker.twins = twins;
  speaker.namesakes = namesakes;
  speaker.scene = scene;
  return speaker.say(text, names);
}

/** Units of one side that have the same name are told apart by a number from now on, those of several by their players. */
export function numberTwins(cards: Card[]): void {
  const known = untrack(() => twins);
  const found = twinsOf(cards);
  if (JSON.stringify(known) !== JSON.stringify(found)) twins = found;
  const others = namesakesOf(cards);
  if (JSON.stringify(untrack(() => namesakes)) !== JSON.stringify(others)) namesakes = others;
}

export function unitName(card: Card): string {
  const number = twins[card.id];
  return number === undefined ? speaker.word(card.name) : `${speaker.word(card.name)} ${number}`;
}

/** A name that the program may have given, as the reader calls it. */
export function givenName(name: string): string {
  return speaker.given(name);
}

export function hasText(key: string): boolean {
  return speaker.has(key);
}

/** What something is worth, in the coin of its game. */
export function cost(game: string, size: number): string {
  const own = `play-size-${game}`;
  return t(hasText(own) ? own : 'play-size', { size });
}

export function botName(bot: string): string {
  return hasText(`web-bot-${bot}`) ? t(`web-bot-${bot}`) : bot;
}

export function player(seat: number, names: string[]): string {
  return speaker.player(seat, names);
}

export function inches(value: number): string {
  return `${speaker.inches(value)}"`;
}

export function number(value: number): string {
  return speaker.inches(value);
}

export function percent(share: number): string {
  const whole = Math.round(share * 100);
  const shown = share > 0 && whole === 0 ? '<1' : share < 1 && whole === 100 ? '>99' : String(whole);
  return t('play-percent', { percent: shown });
}

export function pieceName(id: string): string {
  return speaker.piece(id);
}

/** The language in which words are read here: the reader's, if they exist in it. */
export function languageOf(words: Words): Language {
  const wanted = language();
  return words[wanted] ? wanted : words.de ? 'de' : 'en';
}

export function language(): Language {
  return speaker.language;
}

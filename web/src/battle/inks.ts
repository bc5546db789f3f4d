/** The colours of a battlefield: those of the chart, and what only a battle has. */
import { DARK, LIGHT } from '../chart/colours';
import type { Theme } from '../lib/settings.svelte';
import { COLOURS } from '../lib/sides';
import { contrast } from './contrast';
import type { Inks } from './drawing';

const OF_BATTLES: Readonly<Record<Theme, Omit<Inks, keyof typeof LIGHT | 'seats' | 'tokens'>>> = {
  parchment: { stone: '#b9b4aa', wood: '#c79a63', cliffs: ['rgb(70 45 25 / 0.5)', 'rgb(70 45 25 / 0.7)', 'rgb(50 30 15 / 0.9)'] },
  lamplight: { stone: '#6d6a66', wood: '#7d5f3d', cliffs: ['rgb(226 190 130 / 0.35)', 'rgb(226 190 130 / 0.55)', 'rgb(240 205 150 / 0.75)'] },
};

const LETTERS = ['#fffaf0', '#16120c'] as const;

/** Symbols are as light or as dark as the colour of a party wants it. */
const readable = (seat: string): string => (contrast(seat, LETTERS[0]) > contrast(seat, LETTERS[1]) ? LETTERS[0] : LETTERS[1]);

export function inksOf(theme: Theme, seats: readonly string[]): Inks {
  return { ...(theme === 'lamplight' ? DARK : LIGHT), ...OF_BATTLES[theme], seats, tokens: seats.map(readable) };
}

/** With the colours of the parties as the page has them where this element stands. */
export function inksAt(element: Element, theme: Theme): Inks {
  const style = getComputedStyle(element);
  return inksOf(theme, Array.from({ length: COLOURS }, (_, seat) => style.getPropertyValue(`--seat${seat}`).trim() || '#777'));
}

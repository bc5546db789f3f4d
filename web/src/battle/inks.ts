/** The colours of a battlefield in the theme that is chosen. */
import { DARK, LIGHT } from '../chart/colours';
import type { Inks } from './drawing';

const SEATS = 8;

export function inksOf(element: Element, dark: boolean): Inks {
  const style = getComputedStyle(element);
  const seats = Array.from({ length: SEATS }, (_, seat) => style.getPropertyValue(`--seat${seat}`).trim() || '#777');
  return { ...(dark ? DARK : LIGHT), seats, stone: dark ? '#6d6a66' : '#b9b4aa', token: dark ? '#16120c' : '#fffaf0' };
}

import { untrack } from 'svelte';

/** What a screen reader is told next. */
export const announced = $state({ text: '' });

/** The same words twice are only read again if they differ a little. */
export function announce(text: string): void {
  untrack(() => (announced.text = announced.text === text ? `${text}\u00a0` : text));
}

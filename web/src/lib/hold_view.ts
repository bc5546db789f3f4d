/** Parts of a page that arrive one after the other push each other about. */

const LONGEST = 3000;
const BY_HAND = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const;

/** Keep the top of an element in view while what is in it arrives, until its reader moves or a while has gone by; ends at once when called. */
export function holdView(element: HTMLElement): () => void {
  const watch = new ResizeObserver(() => element.scrollIntoView({ block: 'start' }));
  const end = (): void => {
    watch.disconnect();
    clearTimeout(timer);
    for (const name of BY_HAND) removeEventListener(name, end);
  };
  const timer = setTimeout(end, LONGEST);
  for (const name of BY_HAND) addEventListener(name, end, { passive: true });
  watch.observe(element);
  return end;
}

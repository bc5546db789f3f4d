import type { Language } from './types';

export type Theme = 'parchment' | 'lamplight';

interface Kept {
  /** Only if the reader has chosen one; otherwise the page comes in the language that the browser asks for. */
  chosenLanguage: Language | null;
  theme: Theme;
  dice: boolean;
  motion: boolean;
  guide: boolean;
}

const KEY = 'walstatt';

function usual(): Kept {
  const dark = typeof matchMedia === 'function' && matchMedia('(prefers-color-scheme: dark)').matches;
  return { chosenLanguage: null, theme: dark ? 'lamplight' : 'parchment', dice: true, motion: true, guide: true };
}

function read(): Kept {
  try {
    return { ...usual(), ...(JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<Kept>) };
  } catch {
    return usual();
  }
}

/** What a reader chose for this browser. */
export const settings = $state(read());

export function keepSettings(): void {
  document.documentElement.dataset.theme = settings.theme;
  const kept = JSON.stringify(settings);
  try {
    localStorage.setItem(KEY, kept);
  } catch {
    // A browser without storage forgets the choice; nothing else depends on it.
  }
}

/** May things move on the screen? The system's wish comes before the reader's switch. */
export function motionAllowed(): boolean {
  return settings.motion && !matchMedia('(prefers-reduced-motion: reduce)').matches;
}

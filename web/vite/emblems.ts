import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const VIRTUAL = 'virtual:emblems';
const RESOLVED = '\0' + VIRTUAL;
const ROSTERS = fileURLToPath(new URL('../../src/walstatt/data/rosters', import.meta.url));
/** Figures that no roster lists, such as those that belong to nobody, stand in the games themselves. */
const GAMES = fileURLToPath(new URL('../../src/walstatt/games', import.meta.url));
/** Drawn where a roster names no emblem, or one that the set does not have. */
const FALLBACK = 'vertical-banner';

interface IconSet {
  icons: Record<string, { body: string }>;
}

/** The drawings of the emblems that rosters and games name, and no others: the whole set is several megabytes. */
export function emblems(): Plugin {
  return {
    name: 'walstatt-emblems',
    resolveId: (id) => (id === VIRTUAL ? RESOLVED : undefined),
    load(id) {
      if (id !== RESOLVED) return undefined;
      const set = createRequire(import.meta.url)('@iconify-json/game-icons/icons.json') as IconSet;
      const found: Record<string, string> = {};
      for (const name of new Set([FALLBACK, ...namesIn(ROSTERS), ...namesIn(GAMES)])) {
        const outline = / d="([^"]+)"/.exec(set.icons[name]?.body ?? '')?.[1];
        if (outline) found[name] = outline;
        else this.warn(`there is no emblem ${name}`);
      }
      return `export const FALLBACK = ${JSON.stringify(FALLBACK)};\nexport const EMBLEMS = ${JSON.stringify(found)};\n`;
    },
  };
}

function namesIn(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return namesIn(path);
    if (!/\.(toml|py)$/.test(entry.name)) return [];
    return [...readFileSync(path, 'utf8').matchAll(/\bemblem ?= ?"([^"]+)"/g)].map((match) => match[1] ?? '');
  });
}

import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { COLOURS } from '../lib/sides';
import { contrast } from './contrast';
import { inksOf } from './inks';

const CSS = readFileSync(fileURLToPath(new URL('../themes.css', import.meta.url)), 'utf8');

/** `--seat3` of a theme, as the style sheet gives it: parchment first, then lamplight. */
function seatsOf(theme: 'parchment' | 'lamplight'): string[] {
  return Array.from({ length: COLOURS }, (_, seat) => {
    const found = [...CSS.matchAll(new RegExp(`--seat${seat}: (#[0-9a-f]{6});`, 'g'))].map((one) => one[1] ?? '');
    return found[theme === 'parchment' ? 0 : 1] ?? '';
  });
}

describe.each(['parchment', 'lamplight'] as const)('on the battlefield in %s', (theme) => {
  const inks = inksOf(theme, seatsOf(theme));

  it('symbols are read on the token of every party', () => {
    inks.seats.forEach((seat, number) => expect(contrast(seat, inks.tokens[number] ?? '')).toBeGreaterThanOrEqual(4.5));
  });

  it('tokens, with their rim, stand out from every ground', () => {
    for (const ground of Object.values(inks.ground)) expect(contrast(inks.ink, ground)).toBeGreaterThanOrEqual(3);
  });

  it('rivers and the arrows of streams are seen on water and land', () => {
    for (const letter of ['W', 'T', 't', 'H', 's']) expect(contrast(inks.river, inks.ground[letter] ?? '')).toBeGreaterThanOrEqual(2.5);
  });

  it('signs of gates, bridges and hulls are read on wood and stone', () => {
    for (const under of [inks.wood, inks.stone, inks.paper]) expect(contrast(inks.ink, under)).toBeGreaterThanOrEqual(3);
  });
});

import { describe, expect, it } from 'vitest';
import { write } from './labels';
import type { Colours } from './colours';
import type { Ink } from './pen';

/** Every letter is one wide; what was written, in order. */
function paper(): { ink: Ink; written: string[] } {
  const written: string[] = [];
  const ink = { measureText: (said: string) => ({ width: said.length }), strokeText: () => undefined, fillText: (said: string) => written.push(said) };
  return { ink: ink as unknown as Ink, written };
}

describe('words on a chart', () => {
  it('leave out what finds no room, and nothing else', () => {
    const { ink, written } = paper();
    const words = (said: string, x: number, y: number) => ({ said, at: [x, y] as [number, number], size: 1, colour: 'ink' });
    write(ink, {} as Colours, [words('2C+7', 0, 0), words('Hrykstad', 3, 0.4), words('Worms', 3, 1.2), words('Xanten', 8, 0)]);
    expect(written).toEqual(['2C+7', 'Worms', 'Xanten']);
  });
});

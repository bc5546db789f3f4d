import { describe, expect, it } from 'vitest';
import { messageOf, rollMessageOf, shown, typed, withLine } from './worlds';

describe('worlds', () => {
  it('puts a suggestion in the place of a line', () => {
    expect(withLine('a\nb\nc', 2, 'x')).toBe('a\nx\nc');
  });
  it('names messages as the program does', () => {
    expect(messageOf('taeler:plead')).toBe('taeler-plead');
    expect(rollMessageOf('taeler:dig')).toBe('taeler-roll-dig');
  });
  it('reads what a game master types', () => {
    expect(typed('true')).toBe(true);
    expect(typed('{"winner": null}')).toEqual({ winner: null });
    expect(typed('Nord')).toBe('Nord');
    expect(shown(true)).toBe('true');
    expect(shown('Nord')).toBe('Nord');
  });
});

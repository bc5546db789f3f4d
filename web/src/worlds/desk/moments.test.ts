import { describe, expect, it } from 'vitest';
import { later, read, written } from './moments';

describe('moments', () => {
  it('are read as they are written, to the minute', () => {
    const at = read('2027-03-27T20:00');
    expect(written(at)).toBe('2027-03-27T20:00');
    expect(written(null)).toBe('');
    expect(read('soon')).toBeNull();
  });

  it('keep their hour when days go by, summer time or not', () => {
    for (const start of ['2027-03-27T20:00', '2027-10-30T20:00', '2027-06-01T08:15']) {
      expect(written(later(read(start) ?? 0, 2)).slice(11)).toBe(start.slice(11));
    }
  });
});

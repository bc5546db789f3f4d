import { describe, expect, it } from 'vitest';
import { countOf, emptyList, fromArmy, newLine, toArmy, weaponsInLine, withCount } from './list';

describe('an army list', () => {
  it('names others by their place, whatever was removed before', () => {
    const draft = emptyList('aofs', 'grenzwacht', 250);
    for (const unit of ['hauptmann', 'speerwache', 'waldlaeufer']) draft.lines.push(newLine(draft.lines, unit));
    const [first, second, third] = draft.lines;
    if (!first || !second || !third) throw new Error('three lines');
    first.command = 'musician';
    first.names = [second.line, third.line];
    draft.lines = [first, third];
    expect(toArmy(draft).units[0]).toEqual({ unit: 'hauptmann', options: [], command: 'musician', names: [2], combined: false });
  });

  it('survives saving and loading', () => {
    const draft = emptyList('aofs', 'grenzwacht', 150);
    draft.lines.push({ ...newLine(draft.lines, 'hauptmann'), command: 'standard', names: [2] });
    draft.lines.push({ ...newLine(draft.lines, 'speerwache'), options: ['pistole', 'pistole'], combined: true });
    expect(toArmy(fromArmy(toArmy(draft)))).toEqual(toArmy(draft));
  });

  it('understands names by the key of a unit', () => {
    const units = [
      { unit: 'hauptmann', options: [], command: 'musician', names: ['speerwache'], combined: false },
      { unit: 'speerwache', options: [], command: '', names: [], combined: false },
    ];
    expect(fromArmy({ game: 'aofs', name: '', roster: '', size: 150, limits: false, units }).lines[0]?.names).toEqual([2]);
  });

  it('counts options for single models', () => {
    expect(countOf(withCount(['a', 'b'], 'b', 3), 'b')).toBe(3);
    expect(withCount(['a', 'b', 'b'], 'b', 0)).toEqual(['a']);
  });
});

it('sentences are not squeezed into one line', () => {
  expect(weaponsInLine([{ de: 'Speer (A1)' }, { de: 'Bogen (24", A1)', en: 'Bow (24", A1)' }])).toBe(true);
  expect(weaponsInLine([{ de: '[Norm] Hieb - ATT 5/3+ vs. DEF, Nah (0), feindl. Modell in Kontakt' }])).toBe(false);
});

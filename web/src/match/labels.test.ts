import { expect, test } from 'vitest';
import { grouped } from './labels';

test('options stand under their headings and keep their numbers', () => {
  const options = [
    { id: 'walk', label: 'Walk', group: 'move' },
    { id: 'strike', label: 'Strike', group: 'fight' },
    { id: 'run', label: 'Run', group: 'move' },
  ];
  const groups = grouped(options);
  expect(groups?.map((group) => [group.key, ...group.choices.map(({ choice, index }) => `${index}${choice.id}`)])).toEqual([
    ['move', '0walk', '2run'],
    ['fight', '1strike'],
  ]);
});

test('without headings for all there are none', () => {
  expect(grouped([])).toBeNull();
  expect(grouped([{ id: 'a', label: 'A', group: 'x' }, { id: 'b', label: 'B' }])).toBeNull();
});

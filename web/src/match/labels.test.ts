import { expect, test } from 'vitest';
import { grouped } from './labels';
import { option } from '../../testing/wire';

test('options stand under their headings and keep their numbers', () => {
  const options = [
    option('walk', { group: 'move' }),
    option('strike', { group: 'fight' }),
    option('run', { group: 'move' }),
  ];
  const groups = grouped(options);
  expect(groups?.map((group) => [group.key, ...group.choices.map(({ choice, index }) => `${index}${choice.id}`)])).toEqual([
    ['move', '0walk', '2run'],
    ['fight', '1strike'],
  ]);
});

test('without headings for all there are none', () => {
  expect(grouped([])).toBeNull();
  expect(grouped([option('a', { group: 'x' }), option('b')])).toBeNull();
});

import { describe, expect, it } from 'vitest';
import { blankFor, sentOf } from './details';
import type { ActDetailOut } from '../../lib/types';

const detail = (name: string, kind: ActDetailOut['kind'], more: Partial<ActDetailOut> = {}): ActDetailOut => ({ name, kind, required: false, default: null, options: [], parts: [], ...more });

describe('the form of a free act', () => {
  const key = [detail('by', 'choice', { required: true, options: ['scouting', 'zeh'] }), detail('zeh', 'number', { default: 0 })];
  const layer = [detail('words', 'words', { required: true }), detail('opened_by', 'groups', { parts: key })];
  const conceal = [detail('secret', 'group', { required: true, parts: [detail('id', 'line', { required: true }), detail('layers', 'groups', { required: true, parts: layer })] })];

  it('begins with one of what must be there, and sends parts within parts', () => {
    const given = blankFor(conceal);
    expect(given).toEqual({ secret: { id: '', layers: [{ words: '', opened_by: [] }] } });
    expect(sentOf(conceal, { secret: { id: 'hort', layers: [{ words: 'Hohl.', opened_by: [{ by: 'zeh', zeh: 12 }] }] } })).toEqual({
      secret: { id: 'hort', layers: [{ words: 'Hohl.', opened_by: [{ by: 'zeh', zeh: 12 }] }] },
    });
  });

  it('leaves out what was left empty, and says no where yes would hold', () => {
    const found = [detail('place', 'line', { required: true }), detail('founded', 'yes_no', { default: true }), detail('realms', 'lines'), detail('rounds', 'number')];
    const given = blankFor(found);
    expect(given).toEqual({ place: '', founded: true, realms: '', rounds: '' });
    expect(sentOf(found, { ...given, place: ' 2A+10 ' })).toEqual({ place: '2A+10' });
    expect(sentOf(found, { place: '2A+10', founded: false, realms: 'Hagen, Ute,', rounds: 0 })).toEqual({ place: '2A+10', founded: false, realms: ['Hagen', 'Ute'], rounds: 0 });
  });

  it('keeps words that look like numbers, and reads data', () => {
    expect(sentOf([detail('words', 'words'), detail('land', 'data'), detail('fields', 'numbers')], { words: '12', land: '{"terrain": ""}', fields: '1, 2' })).toEqual({ words: '12', land: { terrain: '' }, fields: [1, 2] });
  });
});

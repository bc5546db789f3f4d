import { describe, expect, it } from 'vitest';
import { stageNamed } from './stages';

describe('stages', () => {
  it('knows the table and the world, and nothing that is no stage', () => {
    expect(stageNamed('table')).toBeDefined();
    expect(stageNamed('world')).toBeDefined();
    for (const name of ['', 'hexagons', 'constructor']) expect(stageNamed(name)).toBeUndefined();
  });
});

import { describe, expect, it } from 'vitest';
import { wishFor } from './wish';

interface Wish {
  seats: { realm: string }[];
  setup: { map: { seed: string; size: number }; rulers: { name: string; outlaws?: number; core: string }[] };
}

describe('a world for tonight', () => {
  it('has the newcomer first, with somebody to fight, and as many robots as wanted', () => {
    const wish = wishFor('tale', { world: 'Midgard', ruler: ' Anna ', people: 'seafarers', robots: 3 }, '') as Wish;
    expect(wish.seats).toEqual([{ realm: 'Anna', kind: 'me' }]);
    expect(wish.setup.rulers.map((one) => one.name)).toEqual(['Anna', 'Brunhilde', 'Gunther', 'Ute']);
    expect(wish.setup.rulers[0]).toMatchObject({ core: 'AB', outlaws: 3 });
    expect(wish.setup.map).toMatchObject({ seed: 'Midgard', size: 96 });
  });

  it('gives no robot the name of the newcomer, however it is written', () => {
    const wish = wishFor('tale', { world: 'Midgard', ruler: 'brúnhilde', people: 'riders', robots: 6 }, '') as Wish;
    expect(wish.setup.rulers.map((one) => one.name)).toEqual(['brúnhilde', 'Gunther', 'Ute', 'Kriemhild', 'Hagen', 'Alberich', 'Volker']);
  });
});

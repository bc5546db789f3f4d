import { describe, expect, it } from 'vitest';
import { armyChoices, newDraft, order, settleArmies, withSeats } from './draft';
import type { Game, Roster, SavedArmy } from '../lib/types';

const GAME: Game = {
  key: 'aofs', playable: true, coming: false, campaign: false, name: { de: 'Spiel' }, sizes: [150, 250], default_size: 250, has_limits: true, has_real_table: true, lays_terrain: true, has_rosters: true, has_table: true, seats: [2, 3], scenarios: [], bots: ['random', 'captain'], rulings: [],
};
const roster = (key: string): Roster => ({
  key, name: { de: key }, description: {}, emblem: '', units: [], spells: [], posts: [], may_combine: false,
  armies: [
    { key: `${key}-150`, name: { de: `${key} klein` }, size: 150, points: 150, units: [], by_lot: false },
    { key: `${key}-250`, name: { de: `${key} groß` }, size: 250, points: 245, units: [], by_lot: false },
  ],
});
const saved = { id: '7', game: 'aofs', name: 'Meine', roster: 'moorvolk', size: 250, limits: false, units: [], share: 'x', created: '', updated: '' } satisfies SavedArmy;
const word = (words: Roster['name']): string => words.de ?? '';

describe('a draft', () => {
  const rosters = [roster('grenzwacht'), roster('moorvolk')];

  it('offers lists of the agreed size, own ones last', () => {
    const choices = armyChoices(rosters, [saved], newDraft(GAME), word);
    expect(choices.map((choice) => choice.value)).toEqual(['ready:grenzwacht:grenzwacht-250', 'ready:moorvolk:moorvolk-250', 'saved:7']);
  });

  it('sets two different peoples against each other and keeps a choice', () => {
    const draft = newDraft(GAME);
    const choices = armyChoices(rosters, [saved], draft, word);
    expect(settleArmies(draft, choices)).toEqual(['ready:grenzwacht:grenzwacht-250', 'ready:moorvolk:moorvolk-250']);
    expect(settleArmies({ ...draft, armies: ['saved:7', 'saved:7'] }, choices)).toEqual(['saved:7', 'saved:7']);
  });

  it('becomes an order for the server', () => {
    const draft = { ...newDraft(GAME), seed: 7, armies: ['ready:moorvolk:moorvolk-250', 'saved:7'] , rulings: { a: 0, b: 2 } };
    expect(order(draft)).toEqual({
      game: 'aofs', size: 250, limits: false, rulings: { b: 2 }, advice: true,
      armies: [{ roster: 'moorvolk', army: 'moorvolk-250' }, { saved: '7' }],
      table: { seed: 7 }, dice: 'box', real_table: false, private: false, seats: [{ kind: 'me' }, { kind: 'bot', bot: 'captain' }],
    });
    expect(order({ ...draft, armies: ['ready:own:8f:meine-250', 'saved:7'] }).armies).toEqual([{ roster: 'own:8f', army: 'meine-250' }, { saved: '7' }]);
    expect(order({ ...draft, inTurn: true }).table).toEqual({ seed: 7, in_turn: true });
    expect(order({ ...draft, realTable: true }).dice).toBe('people');
    expect(order({ ...draft, others: [{ kind: 'hotseat', bot: '' }], names: ['Anna', 'Bert'] }).names).toEqual(['Anna', 'Bert']);
    expect(order({ ...draft, scenario: 'museum' }).scenario).toBe('museum');
  });

  it('seats as many as wished, each with an army, and forgets those who leave', () => {
    const three = withSeats(newDraft(GAME), 3);
    const mixed = { ...three, others: [{ kind: 'link' as const, bot: '' }, { kind: 'bot' as const, bot: 'random' }] };
    expect(order(mixed).seats).toEqual([{ kind: 'me' }, { kind: 'link' }, { kind: 'bot', bot: 'random' }]);
    expect(settleArmies(three, armyChoices(rosters, [], three, word))).toEqual([
      'ready:grenzwacht:grenzwacht-250', 'ready:moorvolk:moorvolk-250', 'ready:grenzwacht:grenzwacht-250',
    ]);
    expect(order(withSeats(mixed, 2)).seats).toEqual([{ kind: 'me' }, { kind: 'link' }]);
  });

  it('allows advice unless somebody is invited, and as it is told', () => {
    const draft = newDraft(GAME);
    expect(order(draft)).toMatchObject({ advice: true });
    const invited = { ...draft, others: [{ kind: 'link' as const, bot: '' }] };
    expect(order(invited)).toMatchObject({ advice: false });
    expect(order({ ...invited, advice: true })).toMatchObject({ advice: true });
    expect(order({ ...draft, advice: false })).toMatchObject({ advice: false });
  });
});

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { actingUnit, isCapped, optionAt, reachOf } from './questions';
import { routeOf } from './routes';
import { namesakesOf, Speaker, twinsOf } from './speaker';
import { option, question } from '../../testing/wire';
import type { Card, Language, Question, TablePicture } from './types';

const TEXTS = fileURLToPath(new URL('../../../src/walstatt/data/text', import.meta.url));
const SOURCE = fileURLToPath(new URL('..', import.meta.url));

function words(language: Language): string {
  const folder = join(TEXTS, language);
  return readdirSync(folder)
    .filter((name) => name.endsWith('.ftl'))
    .map((name) => readFileSync(join(folder, name), 'utf8'))
    .join('\n');
}

function allKeys(language: Language): string[] {
  return [...words(language).matchAll(/^([a-z][\w-]*) =/gm)].map((one) => one[1] ?? '');
}

function sources(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return sources(path);
    return /\.(svelte|ts)$/.test(entry.name) && !entry.name.includes('.test.') ? [readFileSync(path, 'utf8')] : [];
  });
}

const german = new Speaker('de', words('de'));
const english = new Speaker('en', words('en'));

describe('the speaker', () => {
  it('says nested texts, names and measures', () => {
    const unit = { key: 'aofs-unit', args: { de: 'Hauptmann', en: 'Captain', id: 'b1' } };
    expect(german.format('aofs-deployed', { unit })).toBe('Aufgestellt: Hauptmann.');
    expect(english.format('aofs-deployed', { unit })).toContain('Captain');
    expect(german.format('core-concedes', { seat: 1 }, ['Anna', 'Bert'])).toBe('Bert gibt auf.');
    expect(english.format('kalevala-moved', { way: ['2A+10', '2A+11'], figures: '7LB' })).toContain('2A+10 > 2A+11');
    expect(german.inches(7.5)).toBe('7,5');
    expect(english.inches(7.25)).toBe('7.25');
    expect(german.inches(10)).toBe('10');
    expect(german.say({ key: 'aofs-roll-off', rules: [], args: { seat: 0 }, dice: { faces: [4, 6], sides: 6 } }, ['Anna'])).toContain('4 6: Anna');
    expect(german.piece('low_wall-2')).toBe('Mauer 2');
    expect(german.format('aofs-roll-danger', { unit: 'Greif', model: 'a3.2' })).toContain('Nr. 2');
  });

  it('calls those whom the program has named in the language of the reader', () => {
    expect(english.format('kalevala-letter', { sender: 'Marodeure 2' })).toContain('Marauders 2');
    expect([german.given('Marodeure 2'), english.given('Marodeure 2'), english.given('Henry 8')]).toEqual(['Marodeure 2', 'Marauders 2', 'Henry 8']);
    expect(english.say('Marodeure 2')).toBe('Marauders 2');
  });

  it('numbers units of the same name on the same side', () => {
    const card = (id: string, seat: number, de: string): Card => ({ id, seat, name: { de }, place: '' });
    const twins = twinsOf([card('a1', 0, 'Speerwache'), card('a2', 0, 'Greif'), card('a3', 0, 'Speerwache'), card('b1', 1, 'Greif')]);
    expect(twins).toEqual({ a1: 1, a3: 2 });
    german.twins = twins;
    const unit = { key: 'aofs-unit', args: { de: 'Speerwache', en: 'Spear watch', id: 'a3' } };
    expect(german.format('aofs-deployed', { unit })).toBe('Aufgestellt: Speerwache 2.');
    german.twins = {};
  });

  it('names the player where units of several have the same name', () => {
    const card = (id: string, seat: number, de: string): Card => ({ id, seat, name: { de }, place: '' });
    german.namesakes = namesakesOf([card('a1', 0, 'Magier'), card('a2', 0, 'Greif'), card('b1', 1, 'Magier'), card('c', -1, 'Wolf')]);
    expect(german.namesakes).toEqual({ a1: 0, b1: 1 });
    const unit = { key: 'aofs-unit', args: { de: 'Magier', en: 'Wizard', id: 'b1' } };
    expect(german.format('aofs-deployed', { unit }, ['Anna', 'Bert'])).toBe('Aufgestellt: Magier (Bert).');
    german.namesakes = {};
  });

  it('shows a missing message as its key', () => {
    expect(german.format('no-such-key')).toBe('⟨no-such-key⟩');
  });

  it('knows every word that the client uses, in both languages', () => {
    const used = new Set(sources(SOURCE).flatMap((text) => [...text.matchAll(/'(web-[a-z0-9-]+)'/g)].map((one) => one[1] ?? '')));
    const missing = [...used].filter((key) => !key.endsWith('-')).filter((key) => !german.has(key) || !english.has(key));
    expect(missing).toEqual([]);
  });

  it('has no word that the client does not use', () => {
    const all = sources(SOURCE).join('\n');
    const prefixes = [...all.matchAll(/[`'](web-[a-z-]*-)(?=[`'$])/g)].map((one) => one[1] ?? '');
    const own = readFileSync(join(TEXTS, 'de', 'web.ftl'), 'utf8');
    const idle = [...own.matchAll(/^(web-[\w-]+) =/gm)]
      .map((one) => one[1] ?? '')
      .filter((key) => !all.includes(`'${key}'`) && !prefixes.some((prefix) => key.startsWith(prefix)));
    expect(idle).toEqual([]);
  });

  it('name edges as the reader sees them', () => {
    const edge = { seat: 0, edge: 'south' };
    const told = (view: string): string[] =>
      [german, english].map((one) => {
        one.scene = { view };
        return one.format('aofs-side-chosen', edge, ['Anna', 'Bert']);
      });
    expect(told('upright')).toEqual(['Anna wählt den unteren Rand und stellt zuerst auf.', 'Anna takes the lower edge and deploys first.']);
    expect(told('turned')).toEqual(['Anna wählt den oberen Rand und stellt zuerst auf.', 'Anna takes the upper edge and deploys first.']);
    german.scene = english.scene = {};
  });

  it('name no point of the compass to those who see the table', () => {
    const compass = /(?<!\p{L})(Süd|Nord|Westen|Osten|Westkante|Ostkante|south|north|east|west)/iu;
    for (const one of [german, english]) {
      one.scene = { view: 'turned' };
      const keys = allKeys(one.language).filter((key) => /^(aofs|ags|anima|frostgrave)-/.test(key));
      const chosen = ['aofs-side-chosen', 'anima-edges'].flatMap((key) => ['south', 'north', 'west', 'east'].map((edge) => one.format(key, { edge })));
      expect([...keys.map((key) => one.format(key)), ...chosen].filter((word) => compass.test(word))).toEqual([]);
      one.scene = {};
    }
  });

  it('tell those who have no mouse to tap', () => {
    for (const one of [german, english]) {
      one.scene = { pointer: 'touch' };
      const guides = allKeys(one.language).filter((key) => key.includes('-guide-'));
      expect(guides.map((key) => one.format(key)).filter((word) => /hover|fahre|maus|mouse|point at|klick|click/i.test(word))).toEqual([]);
      one.scene = {};
    }
  });

  it('keeps German quotation marks and dashes', () => {
    const own = readFileSync(join(TEXTS, 'de', 'web.ftl'), 'utf8');
    expect(own).not.toMatch(/ - |\.\.\.|“[^„]*“/);
  });
});

describe('questions', () => {
  const picture = {
    bases: [{ id: 'a1.1', unit: 'a1', seat: 0, x: 1, y: 1, r: 0.5 }],
    cards: [{ id: 'a1', seat: 0, name: {}, place: '' }],
  } as unknown as TablePicture;

  it('say whom they are about', () => {
    expect(actingUnit(question({ args: { unit: { key: 'aofs-unit', args: { id: 'a1' } } } }), picture)).toBe('a1');
    expect(actingUnit(question({ kind: 'move', subjects: ['a1.1'] }), picture)).toBe('a1');
    expect(actingUnit(question({}), picture)).toBeNull();
  });

  it('find the option under a base', () => {
    const base = picture.bases[0];
    if (!base) throw new Error('there is a base');
    expect(optionAt(base, [option('a1')])?.id).toBe('a1');
    expect(optionAt(base, [option('a1.1'), option('a1')])?.id).toBe('a1.1');
    expect(optionAt(base, [option('b1')])).toBeUndefined();
  });

  it('know how far a weapon reaches from the card', () => {
    const card = { id: 'a1', seat: 0, name: {}, place: '', weapons: [{ de: 'Langbogen (30", A1)', en: 'Longbow (30", A1)' }, { de: 'Bogen (24", A1)' }] };
    const about = (name: string): Question => question({ args: { weapon: { de: name } } });
    expect(reachOf(about('Langbogen'), card)).toBe(30);
    expect(reachOf(about('Bogen'), card)).toBe(24);
    expect(reachOf(about('Schwert'), card)).toBeNull();
    expect(reachOf(question({}), card)).toBeNull();
  });

  it('know a tally that its bounds hold back', () => {
    expect(isCapped({ base: 6, rule: '', total: 6, changes: [[1, '']], high: 6 })).toBe(true);
    expect(isCapped({ base: 4, rule: '', total: 3, changes: [[-1, '']] })).toBe(false);
  });
});

describe('addresses', () => {
  it('lead to pages', () => {
    expect(routeOf('/').page).toBe('lobby');
    expect(routeOf('/match/m1/')).toEqual({ page: 'match', params: { id: 'm1' } });
    expect(routeOf('/match/m1/replay')).toEqual({ page: 'replay', params: { id: 'm1' } });
    expect(routeOf('/armies/new').page).toBe('army');
    expect(routeOf('/armies/shared/x1')).toEqual({ page: 'army', params: { share: 'x1' } });
    expect(routeOf('/armies/7/print')).toEqual({ page: 'sheet', params: { id: '7' } });
    expect(routeOf('/rules/aofs.attack.hit').params.id).toBe('aofs.attack.hit');
    expect(routeOf('/no/such/page').page).toBe('nowhere');
  });
});

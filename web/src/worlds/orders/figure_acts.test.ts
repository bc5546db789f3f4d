import { describe, expect, it } from 'vitest';
import { actNamed, actsAt, blank, readAgain } from '../acts';
import { deedLines, newDeed, pointed } from './stays';
import type { Act, Desk, Values } from './desk';

const HOME = '2A+10';
const ABROAD = '2A+11';
const OFFERS: NonNullable<Desk['chart']['offers']> = {
  'king-crown': { [HOME]: { KrKö: '30 RE', AgKö: '30 RE', PrKö: '30 RE' } },
  palace: { [HOME]: { '': '30 RE' } },
  'king-keep': { [HOME]: { RE: '10', OEH: '10' } },
  'king-heal': { [HOME]: { '1': '10 MP', '2': '20 MP' } },
  'king-spare': { [HOME]: {} },
  'king-abdicate': { [HOME]: {} },
  'king-sacrifice': { [HOME]: { LB: '4 RE', RE: '' } },
  'palace-seen': { [ABROAD]: {} },
  research: { [HOME]: { On: '10 RE', RE: '' } },
  spells: { [HOME]: { Lähmen: '4 ZEH' } },
  temple: { [HOME]: { '17': 'TS 30 RE' } },
  oracle: { [HOME]: { '17': 'TS 30 RE' } },
  bestow: { [HOME]: { 'Pr/5': '1' } },
  'priests-go': { [HOME]: { 'Pr/5': '1' } },
  headquarters: { [HOME]: { '30': 'Tu' } },
  guards: { [HOME]: { LB: '5' } },
  'guards-end': { [HOME]: { 'LB(W)': '2' } },
  'agent-hide': { [HOME]: { Ag2: 'E-R 5 %, EGP 0' } },
  'agent-unmask': { [ABROAD]: { Ag1: '' } },
  'agent-go': { [ABROAD]: { Ag1: '' } },
  'agent-spy': { [ABROAD]: { Ag1: '' } },
  'agent-join': { [HOME]: { Ag2: '' } },
  'agent-quit': { [HOME]: { Ag3: 'KW1' } },
  'agent-deed': { [ABROAD]: { Ag1: '60 RE', Ag4: '5 RE' } },
  'agent-return': { [ABROAD]: { Ag1: HOME } },
  'deed-owner': { [`${ABROAD} Ag1`]: { Gunther: '' } },
  'deed-murder': { [`${ABROAD} Ag1`]: { SC: '5×, 4 RE, E-R +15' } },
  'deed-rustle': { [`${ABROAD} Ag1`]: { sP: '2×, 3 RE, E-R +10' } },
  'deed-steal': { [`${ABROAD} Ag1`]: { RE: '', On: '1×' } },
  'deed-sabotage': { [`${ABROAD} Ag1`]: { On: '', '2A+11/17': 'Tu KF17 Tor 17-18' } },
  'deed-ask': { [`${ABROAD} Ag1`]: { Besitzer: '', Truppen: '' } },
  'deed-sneak': { [`${ABROAD} Ag1`]: { 'KW1 von Gunther': 'RE' } },
  'deed-bribe': { [`${ABROAD} Ag1`]: { 'KW1 von Gunther': 'RE' } },
  'deed-letters': { [`${ABROAD} Ag1`]: { '': '2 RE' } },
  'deed-guide': { [`${ABROAD} Ag1`]: { '': '2 RE' }, [`${ABROAD} Ag4`]: { '': '2 RE' } },
  'deed-revolt': { [`${ABROAD} Ag1`]: { '': '40 RE' } },
  captive: { [HOME]: { 'Ag7 von Gunther': '' } },
  spread: { [HOME]: { [ABROAD]: '', '2A+12': '' } },
  'god-describe': { '': {} },
  'god-hide': { '': {} },
  'god-choose': { '': { Lähmen: '350 OEH', Stärken: '200 OEH' } },
  'god-note': { '': { '400': '', '87/1': '3W6 ≥ 13' } },
  'god-scout': { '': { '1': '', '2': '', '3': '' } },
  'god-protect': { '': { '1': 'Schutz1' } },
  'god-recognise': { '': {} },
  'god-raise': { [HOME]: { LB: '3' } },
  'god-enter': { '': { '412: Enlas-du, Ja': '' } },
  'god-appear': { '': { '': '3', Lähmen: '350 OEH' } },
};

function desk(phase: number, text = '', offers: Desk['chart']['offers'] = OFFERS): Desk {
  const chart = { realm: 'Brunhilde', own: [HOME], forces: { [HOME]: { LB: 5, 'LB(W)': 2, On: 1, RE: 20, 'Pr/5': 1, 'Z/40': 1, Ag2: 1 } }, holders: { [HOME]: ['KW1[K, Ag3, 10RE]'], [ABROAD]: ['Ag1[60RE]'] }, offers };
  return { chart: chart as unknown as Desk['chart'], phase, gr: 102, text, realms: ['Gunther', 'Hagen'] };
}

function line(name: string, place: string, more: Partial<Values> = {}, text = ''): string {
  const act = actNamed(name) as Act;
  const here = desk(act.phases[0] ?? 1, text);
  expect(act.here(here, place), `${name} is offered in ${place}`).toBe(true);
  return takenUp(here, act, act.line({ ...blank(here, act, place), ...more }, here));
}

/** What stands in the paper can be opened again as the same order, and says the same. */
function takenUp(here: Desk, act: Act, written: string): string {
  if (written && act.fields.length) expect(readAgain({ ...here, text: `${here.text}\n${written}` }, written)?.act.name, `${written} is taken up again`).toBe(act.name);
  return written;
}

/** A deed with what the page fills in when it is chosen. */
function deed(choice: string, more: Partial<Values> = {}): string {
  const act = actNamed('agent-deed') as Act;
  const values = { ...blank(desk(3), act, ABROAD), choice };
  act.change?.(desk(3), values);
  return takenUp(desk(3), act, act.line({ ...values, ...more }, desk(3)));
}

describe('the king', () => {
  it('is crowned with a palace and a description, and each order is offered by what the server says', () => {
    expect(line('king-crown', HOME, { kfs: [12], words: 'Groß.' })).toBe('König KrKö 2A+10/12:\nGroß.\nEnde');
    expect(line('king-crown', HOME, { kfs: [12] })).toBe('');
    expect(line('palace', HOME, { kfs: [12] })).toBe('Palast 2A+10/12');
    expect(line('king-keep', HOME, { choice: 'OEH' })).toBe('König unterhalten OEH');
    expect(line('king-heal', HOME, { choice: '2' })).toBe('König heilen 2');
    expect(line('king-spare', HOME)).toBe('König schonen');
    expect(line('king-abdicate', HOME)).toBe('König abdanken');
    expect(line('king-sacrifice', HOME, { figures: { LB: 2, RE: 4 } })).toBe('König opfern 2A+10: 2LB, 4RE');
    expect(actsAt(desk(1, '', {}), HOME).map((one) => one.name)).not.toContain('king-crown');
  });
  it('names a palace that was seen in a declaration of war, and no other', () => {
    const act = actNamed('enter') as Act;
    const marks = act.fields.find((one) => one.kind === 'marks');
    const options = (target: string): unknown => marks?.kind === 'marks' && typeof marks.options === 'function' && marks.options(desk(3), { ...blank(desk(3), act, HOME), way: [target] });
    expect(options(ABROAD)).toEqual(['SKLAVEN', 'Verrat', 'Palast plündern', 'Hofstaat gefangen']);
    expect(options('2A+12')).toEqual(['SKLAVEN', 'Verrat']);
  });
});

describe('wizard, temples and priests', () => {
  it('turn what lies with them into ZEH', () => {
    expect(line('research', HOME, { figures: { On: 1, RE: 20 } })).toBe('Forschung 2A+10: On, 20RE');
    expect(line('bestow', HOME)).toBe('Tempel 2A+10/17 opfern 10RE für Pr/5');
  });
  it('point at the temple that there is, or at one that this paper finishes', () => {
    expect(line('gift', HOME)).toBe('Tempel 2A+10/17 spenden 5RE');
    expect(line('temple-pays', HOME)).toBe('Tempel 2A+10/17 zahlt');
    expect(line('priests-go', HOME, { figures: { 'Pr/5': 1 } })).toBe('Priester gehen 2A+10: Pr/5');
    expect(line('oracle', HOME, { words: 'Wer?' })).toBe('Orakel 2A+10/17 10RE:\nWer?\nEnde');
    const building = desk(1, 'Bau 2A+10: Tt KF20', {});
    const gift = actNamed('gift') as Act;
    expect(gift.line(blank(building, gift, HOME), building)).toBe('Tempel 2A+10/20 spenden 5RE');
    expect(gift.here(desk(1, '', {}), HOME)).toBe(false);
  });
});

describe('the secret service', () => {
  it('is founded, guarded, and sends its agents', () => {
    expect(line('headquarters', HOME)).toBe('GHZ 2A+10/30');
    expect(line('guards', HOME, { figures: { LB: 2 } })).toBe('Wächter 2A+10: 2LB');
    expect(line('guards-end', HOME, { figures: { 'LB(W)': 1 } })).toBe('Wächter abziehen 2A+10: LB(W)');
    expect(line('agent-hide', HOME, { figures: { LB: 1, RE: 35 } })).toBe('Agent Ag2 tarnen 2A+10: LB, 35RE');
    expect(line('agent-hide', HOME)).toBe('Agent Ag2 tarnen 2A+10');
    expect(line('agent-unmask', ABROAD)).toBe('Agent Ag1 enttarnen 2A+11');
    expect(line('agent-go', ABROAD, { way: ['2A+12', '2A+13'] })).toBe('Agent Ag1 ziehen 2A+11 > 2A+12 > 2A+13');
    expect(line('agent-spy', ABROAD)).toBe('Agent Ag1 spähen 2A+11');
    expect(line('agent-spy', ABROAD, {}, 'Agent Ag1 ziehen 2A+11 > 2A+12')).toBe('Agent Ag1 spähen 2A+12');
    // Who is camouflaged by this paper can go in it.
    expect((actNamed('agent-go') as Act).here(desk(1), HOME)).toBe(false);
    expect(line('agent-go', HOME, { way: ['2A+11'] }, 'Agent Ag2 tarnen 2A+10: 35RE')).toBe('Agent Ag2 ziehen 2A+10 > 2A+11');
    expect(line('agent-join', HOME)).toBe('Agent Ag2 in KW1');
    expect(line('agent-quit', HOME, { figures: { RE: 5 } })).toBe('Agent Ag3 aussteigen: 5RE');
    expect(line('agent-return', ABROAD)).toBe('Agent Ag1 Rückzug');
    expect(line('captive', HOME, { choice: 'bekriegen' })).toBe('Gefangene bekriegen Ag7 von Gunther');
    expect(line('agent-challenge', HOME, { words: 'Ag4', realm: 'Hagen' })).toBe('Gefangene bekriegen Ag4 von Hagen');
  });
  it('lets an agent do what he has seen himself', () => {
    expect(deed('Mord')).toBe('Agent Ag1 Mord: SC von Gunther');
    expect(deed('Tiere stehlen', { figures: { sP: 2 } })).toBe('Agent Ag1 Tiere stehlen: 2sP von Gunther');
    expect(deed('Tiere stehlen')).toBe('');
    expect(deed('Diebstahl', { figures: { On: 1, RE: 40 } })).toBe('Agent Ag1 Diebstahl: On, 40RE von Gunther');
    expect(deed('Sabotage')).toBe('Agent Ag1 Sabotage: On von Gunther');
    expect(deed('Sabotage', { words: '2A+11/17' })).toBe('Agent Ag1 Sabotage 2A+11/17');
    expect(deed('Befragung', { marks: ['Besitzer', 'Truppen'], way: ['2A+12'] })).toBe('Agent Ag1 Befragung: Besitzer 2A+12, Truppen 2A+12');
    expect(deed('Befragung')).toBe('Agent Ag1 Befragung: Besitzer 2A+11');
    expect(deed('Einschleichen')).toBe('Agent Ag1 Einschleichen KW1 von Gunther');
    expect(deed('Bestechen', { way: ['2A+12'] })).toBe('Agent Ag1 Bestechen KW1 von Gunther: 2A+12');
    expect(deed('Briefe', { number: 3 })).toBe('Agent Ag1 Briefe: 3');
    expect(deed('Bergführer', { way: ['2A+12'] })).toBe('Agent Ag1 Bergführer 2A+12');
    expect(deed('Aufstand')).toBe('Agent Ag1 Aufstand');
  });
  it('tells price and risk of every deed', () => {
    const act = actNamed('agent-deed') as Act;
    const told = (choice: string): string[] | undefined => {
      const values = { ...blank(desk(3), act, ABROAD), choice };
      act.change?.(desk(3), values);
      return act.remarks?.(desk(3), values);
    };
    expect(told('Aufstand')).toEqual(['40 RE']);
    expect(told('Briefe')).toEqual(['2 RE']);
    expect(told('Tiere stehlen')).toEqual(['sP: 2×, 3 RE, E-R +10']);
    // What is picked says it in its list.
    expect(told('Mord')).toEqual([]);
    expect(act.from?.(desk(3), { ...blank(desk(3), act, ABROAD), choice: 'Diebstahl' })).toEqual({ RE: Infinity, On: 1 });
  });
  it('offers each agent the deeds that he is prepared for', () => {
    const act = actNamed('agent-deed') as Act;
    const field = act.fields.find((one) => one.kind === 'choice');
    const options = (agent: string): unknown => field?.kind === 'choice' && typeof field.options === 'function' && field.options(desk(3), { ...blank(desk(3), act, ABROAD), more: agent });
    expect(options('Ag4')).toEqual(['Bergführer']);
    expect(options('Ag1')).not.toContain('Tor');
    // Whoever is chosen in the place of another forgets what he did not see.
    const values = { ...blank(desk(3), act, ABROAD), more: 'Ag4' };
    act.change?.(desk(3), values);
    expect(values).toMatchObject({ choice: 'Bergführer', words: '', realm: '' });
  });
});

describe('gods', () => {
  it('are described with a weak point anywhere', () => {
    const words = 'Waffe: Hammer\nGeist: Sturm\nSchwachstelle: Horn';
    expect(line('god-describe', HOME, { more: 'Gernoth', kfs: [17], words })).toBe(`Götterbeschreibung Gernoth 2A+10/17:\n${words}\nEnde`);
    expect(line('god-describe', HOME, { more: 'Gernoth', kfs: [17], way: ['2C+3'], words })).toContain('Gernoth 2C+3/17:');
    expect(line('god-describe', HOME, { more: 'Gernoth', kfs: [17] })).toBe('');
    expect(line('god-hide', HOME, { kfs: [3], words: 'Ein Horn' })).toBe('Schwachstelle 2A+10/3:\nEin Horn\nEnde');
  });
  it('choose abilities, move and explore by what there is', () => {
    expect(line('god-choose', HOME)).toBe('Gott wählt Lähmen');
    expect(line('god-note', HOME, { choice: '87/1' })).toBe('Gott 87/1');
    expect(line('god-scout', HOME)).toBe('EEG 1: 1');
    expect(line('god-scout', HOME, {}, 'EEG 1: 1')).toBe('EEG 2: 2');
    expect((actNamed('god-scout') as Act).here(desk(1, 'EEG 1: 1\nEEG 2: 3'), HOME)).toBe(false);
    expect(line('god-protect', HOME)).toBe('Gott schützt 1');
    expect(line('god-recognise', HOME, { way: ['2C+3'] })).toBe('Gott erkennt 2C+3');
    expect(line('god-raise', HOME, { figures: { LB: 3 } })).toBe('Gott erweckt 2A+10: 3LB');
    expect(line('god-enter', HOME)).toBe('Gott betritt 412: Enlas-du, Ja');
  });
  it('appear with deeds that are pointed at', () => {
    expect(line('god-appear', HOME, { way: ['2A+14'] })).toBe('Gott erscheint 2A+14 für Brunhilde gegen Gunther:\nGrundfähigkeit\nEnde');
    expect(line('god-appear', HOME, { more: 'Gunther' })).toBe('');
    const at = (what: string, ...kfs: number[]): string => kfs.reduce((written, kf) => pointed({ ...newDeed(), what, at: written }, '2A+14', kf), '');
    expect(at('Lähmen', 24, 25)).toBe('2A+14/25');
    expect(at('Versetzen', 24, 30)).toBe('2A+14/24 > 2A+14/30');
    expect(at('Fluss', 24, 25, 25, 31)).toBe('2A+14/24-25, 2A+14/25-31');
    expect(at('Zauberschutz', 24, 25)).toBe('2A+14/24, 2A+14/25');
    expect(at('Erdbeben', 24)).toBe('2A+14');
    expect(deedLines([{ what: 'Fabelwesen', of: 'Riese', at: '2A+14/25', goes: '' }, { what: 'Waffe', of: 'LB', at: '', goes: '2A+14/3' }, { what: 'Lähmen', of: '', at: '', goes: '' }])).toEqual(['Fabelwesen Riese 2A+14/25', 'Waffe LB nach 2A+14/3']);
  });
});

describe('a victor', () => {
  it('places his survivors where the server says', () => {
    expect(line('spread', HOME, { figures: { LB: 2 } })).toBe('Verteilen 2A+10 > 2A+11: 2LB');
    expect(actsAt(desk(1), ABROAD).map((one) => one.name)).not.toContain('spread');
  });
});

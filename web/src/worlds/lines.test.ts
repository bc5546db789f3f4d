import { describe, expect, it } from 'vitest';
import { actNamed, actsAt, blank, readAgain } from './acts';
import { figuresOf, laidOut, type Desk } from './orders/desk';
import { withNote } from './notes';
import { listing, nextGroup, nextScout, orderAt, rowsOf, withChange, without, withOrder } from './lines';

describe('lines of papers', () => {
  it('lists figures as papers do', () => {
    expect(listing({ LB: 5, lP: 1, BB: 0, RE: 10 })).toBe('5LB, lP, 10RE');
    expect(listing({ LB: -5, RE: -10 })).toBe('');
    expect(without({ LB: 5, RE: 3 }, { LB: 2 })).toEqual({ LB: 3, RE: 3 });
  });

  it('counts scouts and groups on from those that there are', () => {
    expect(nextScout('bleiben')).toBe(1);
    expect(nextScout('EE 1: 2A+10 > 2A+11\nEE 3: 2A+10 > 2A+12\nEinzug EE 2: 2A+10 > 2A+11 E: LB')).toBe(4);
    expect(nextScout('EE 1: 2A+10 > 2A+11\nAktion EX1 EE 2:\nWir suchen.\nEnde')).toBe(3);
    expect(nextGroup('KW', ['KW1[K]', 'Karawane KW2 aus 2A+10: K', 'KW10[K]'])).toBe('KW3');
  });

  it('takes the order to stay out of a paper with other orders', () => {
    expect(withOrder('# remark\nbleiben\n', 'Zug 2A+10 > 2A+11: LB')).toBe('# remark\nZug 2A+10 > 2A+11: LB\n');
    expect(withOrder('', 'Hauptstadt 2A+11')).toBe('Hauptstadt 2A+11\n');
  });

  it('changes and takes away an order where it stands', () => {
    const text = 'Zug 2A+10 > 2A+11: LB\nHauptstadt 2A+11\n';
    expect(withChange(text, 'Zug 2A+10 > 2A+11: LB', 'Zug 2A+10 > 2A+12: $&')).toBe('Zug 2A+10 > 2A+12: $&\nHauptstadt 2A+11\n');
    expect(withChange(text, 'Zug 2A+10 > 2A+11: LB', '')).toBe('Hauptstadt 2A+11\n');
    expect(withChange(text, '', '')).toBe(text);
    expect(withChange(text, 'not there', 'Volk 2A+10: 16')).toBe(`${text}Volk 2A+10: 16\n`);
  });

  it('lists orders, not remarks and not the inner lines of texts', () => {
    const text = '# remark\nBrief an Gunther:\nZug um Zug\nEnde\n\nHauptstadt 2A+11';
    const problem = { line: 3, column: 1, rule: '', why: { key: 'x' }, suggestion: '', fatal: true };
    expect(orderAt(text, 2)).toBe('Brief an Gunther:\nZug um Zug\nEnde');
    expect(rowsOf(text, [{ line: 6, act: 'other' }], [problem]).map((row) => [row.number, row.written, row.problems.length])).toEqual([
      [2, 'Brief an Gunther:', 1],
      [6, 'Hauptstadt 2A+11', 0],
    ]);
  });
});

describe('acts', () => {
  const desk: Desk = {
    chart: {
      forces: { '2A+10': { LB: 5, RE: 10 }, '2A+12': { LB: 2 } }, holders: { '2A+10': ['KW1[K, 4On]'], '2A+10~': ['FS[2LB]', 'FS[2LB]', 'SS'] }, own: ['2A+10', '2A+11'], scouting: [[4, '2A+10', '2A+13'], [5, '2A+10', '2A+14']], scouted: [['2A+10', '2A+13']],
    },
    phase: 1, gr: 271, text: 'EE 1: 2A+10 > 2A+14', realms: ['Gunther'],
  };
  const line = (name: string, place: string, change: object = {}, at = desk): string => {
    const act = actNamed(name);
    if (!act) throw new Error(name);
    return act.line({ ...blank(at, act, place), ...change }, at);
  };

  it('write the lines of the notation', () => {
    expect(line('move', '2A+10', { way: ['2A+11'] })).toBe('Zug 2A+10 > 2A+11: 5LB');
    expect(line('scout', '2A+10', { way: ['2A+11'], marks: ['ohne Raster'] })).toBe('EE 2: 2A+10 > 2A+11 ohne Raster');
    expect(line('fresh', '2A+10', { figures: { LB: 3, On: 1 } })).toBe('Rüsten 2A+10: 3LB, On');
    expect(line('zone', '2A+10', { places: ['2A+11'] })).toBe('Zone 2A+10: 2A+11');
    expect(line('build', '2A+10', { kfs: [17, 16] })).toBe('Bau 2A+10: Tu KF17 Tor 17-16');
    expect(line('build', '2A+10', { choice: 'Ma', kfs: [5, 6] })).toBe('Bau 2A+10: Ma KF5-6');
    expect(line('build', '2A+10', { choice: 'BR', kfs: [26, 25, 27] })).toBe('Bau 2A+10: BR KF26 Ufer 25-27');
    expect(line('caravan', '2A+10', { figures: { LB: 2, RE: 4 } })).toBe('Karawane KW2 aus 2A+10: 2LB, 4RE; Rest 3LB, 6RE');
    expect(line('trade', '2A+10', { group: 'KW1[K, 4On]', way: ['2A+11'] })).toBe('Karawane KW1 2A+10 > 2A+11: K, 4On');
    expect(line('permit', '2A+10', { realm: 'Gunther' })).toBe('Erlaubnis 271 bis 275 2A+10: Gunther');
    expect(line('enter', '2A+10', { words: '6RE', kfs: [24], more: 'Burgheim' })).toBe('Einzug EE 2: 2A+10 > 2A+13 B: 5LB; Verluste 6RE; HZ KF24; Name HZ Burgheim');
    expect(line('enter', '2A+10', { choice: 'K', marks: ['SKLAVEN'] })).toBe('Einzug EE 2: 2A+10 > 2A+13 K: 5LB; SKLAVEN');
    expect(line('hand_over', '2A+10', { realm: 'Gunther', figures: { LB: 2 }, group: '', more: '2Sk' })).toBe('Übergabe 2A+10 an Gunther: 2LB; gegen 2Sk');
    expect(line('cede', '2A+11', { realm: 'Gunther', until: 3 })).toBe('Abtreten 2A+11 an Gunther: 10GR laut Antrag 3');
    expect(line('enter', '2A+10', { choice: 'E' })).toBe('Einzug EE 2: 2A+10 > 2A+13 E: 5LB; mit Erlaubnis');
    expect(line('enter', '2A+10', { way: ['1A+2'], lots: [{ kf: '17', figures: { LB: 5 } }] })).toBe('Einzug EE 2: 2A+10 > 1A+2 B: 5LB; Folge KF17 5LB');
    expect(line('permit', '2A+10', { realm: 'Gunther', marks: ['ganzes Reich'] })).toBe('Erlaubnis 271 bis 275: Gunther');
    expect(line('cross', '2A+10', { way: ['1A+2'] })).toBe('Wechsel 2A+10 > 1A+2: 5LB');
    expect(line('search', '2A+10', { group: 'EX1[K]', words: 'Sie graben.' })).toBe('Aktion EX1 EE 2:\nSie graben.\nEnde');
  });

  it('are taken up again from what they wrote', () => {
    const again = (written: string): object | undefined => [1, 3].map((phase) => readAgain({ ...desk, phase, text: `${desk.text}\n${written}` }, written)?.values).find((one) => one);
    expect(again('Bau 2A+10: Tu KF17 Tor 17-16')).toMatchObject({ choice: 'Tu', kfs: [17, 16] });
    expect(again('Bau 2A+10: BR KF26 Ufer 25-27')).toMatchObject({ choice: 'BR', kfs: [26, 25, 27] });
    expect(again('Karawane KW2 aus 2A+10: 2LB, 4RE; Rest 3LB, 6RE')).toMatchObject({ choice: 'KW', figures: { LB: 2, RE: 4 }, more: '3LB, 6RE' });
    expect(again('Karawane KW1 2A+10 > 2A+11: K, 2On | 2On')).toMatchObject({ way: ['2A+11'], lots: [{ kf: '', figures: { K: 1, On: 2 } }] });
    expect(again('Einzug EE 2: 2A+10 > 2A+13 B: 3LB, 6RE; Verluste 6RE; HZ KF24; Name HZ Burgheim')).toMatchObject({ choice: 'B', figures: { LB: 3, RE: 6 }, words: '6RE', kfs: [24], more: 'Burgheim' });
    expect(again('Einzug EE 2: 2A+10 > 2A+13 K: 5LB; mit Erlaubnis; Überfall auf Gunther')).toMatchObject({ choice: 'Überfall', realm: 'Gunther' });
    expect(again('Einzug EE 2: 2A+10 > 2A+13 K: 5LB; SKLAVEN')).toMatchObject({ choice: 'K', marks: ['SKLAVEN'] });
    expect(again('Einzug EE 2: 2A+10 > 1A+2 B: 5LB; Folge KF17 3LB; Folge KF18 2LB')).toMatchObject({ lots: [{ kf: '17', figures: { LB: 3 } }, { kf: '18', figures: { LB: 2 } }] });
    expect(again('Einzug EE 2: 2A+10 > 2A+13 B: 5LB; wie immer')).toBeUndefined();
    expect(again('Einzug EE 2: 2A+15 > 2A+13 K: 5LB')).toBeUndefined();
  });

  it('knows ships with what is aboard', () => {
    expect(line('move', '2A+10~', { way: ['2A+11~'] })).toBe('Zug 2A+10~ > 2A+11~: 2FS[2LB], SS');
    expect(line('board', '2A+10', { group: 'SS', figures: { LB: 3, RE: 2 } })).toBe('An Bord 2A+10: SS[3LB, 2RE]');
    expect(line('ashore', '2A+10~')).toBe('Von Bord 2A+10: FS[2LB]');
    expect(line('ferry', '2A+10', { way: ['2A+11'] })).toBe('Fähre 2A+10 > 2A+11: FS: 5LB');
    expect(line('embark', '2A+10', { group: 'KW1[K, 4On]' })).toBe('Karawane KW1 an Bord 2A+10: SS');
  });

  it('lays a load out by small fields', () => {
    expect(figuresOf('K, 4On, FS[2LB, RD], 30RE')).toEqual({ K: 1, On: 4, 'FS[2LB, RD]': 1, RE: 30 });
    expect(laidOut({ K: 1, On: 4, RE: 30 }, [])).toBe('K, 4On, 30RE');
    expect(line('trade', '2A+10', { way: ['2A+11'], lots: [{ kf: '', figures: { K: 1, On: 2 } }] })).toBe('Karawane KW1 2A+10 > 2A+11: K, 2On | 2On');
  });

  it('lines groups up with their orders', () => {
    const lots = [{ kf: '17', figures: { LB: 2 } }];
    const troop = { name: 'Garde', command: 'HALTEN', target: '', lots };
    expect(line('set_up', '2A+12', { troops: [troop] })).toBe('Aufstellung 2A+12:\nGruppe Garde: 2A+12/17: 2LB\nGarde: HALTEN\nREST: HALTEN\nEnde');
    expect(line('set_up', '2A+12', { troops: [{ ...troop, command: 'EINNEHMEN', target: '2A+13' }], marks: ['PLÜNDERN RE'] })).toContain('Garde: EINNEHMEN HZ 2A+13\nREST: HALTEN\nMerker: PLÜNDERN RE');
    expect(line('set_up', '2A+12', { troops: [{ ...troop, command: 'ANGREIFEN' }] })).toContain('Garde: ANGREIFEN NÄCHSTER');
    expect(line('set_up', '2A+12', { marks: ['keine'] })).toBe('Aufstellung 2A+12: keine');
    const war = { ...desk, text: 'Einzug EE 2: 2A+12 > 2A+13 K: 2LB' };
    const act = actNamed('set_up');
    expect(act && blank(war, act, '2A+12').troops[0]).toMatchObject({ command: 'EINNEHMEN', target: '2A+13' });
  });

  it('write nothing while something is missing', () => {
    for (const name of ['move', 'scout', 'zone', 'build', 'permit', 'hand_over', 'cede', 'set_up']) expect(line(name, '2A+10')).toBe('');
  });

  it('are offered where they are possible', () => {
    const names = (place: string, phase: number): string[] => actsAt({ ...desk, phase }, place).map((one) => one.name);
    expect(names('2A+10', 1)).toContain('trade');
    expect(names('2A+12', 1)).not.toContain('build');
    expect(names('2A+14', 1)).toEqual(['scout']);
    expect(names('2A+10', 3)).toContain('enter');
    expect(names('2A+10', 3)).not.toContain('move');
  });
});

describe('notes', () => {
  it('are changed and taken away by place', () => {
    const notes = withNote({}, '2A+10', { words: 'Drache', colour: '' });
    expect(withNote(notes, '2A+10', { words: 'Drache', colour: 'red' })).toEqual({ '2A+10': { words: 'Drache', colour: 'red' } });
    expect(withNote(notes, '2A+10', { words: ' ', colour: '' })).toEqual({});
  });
});

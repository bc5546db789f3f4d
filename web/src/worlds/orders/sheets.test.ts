import { describe, expect, it } from 'vitest';
import { actNamed } from '../acts';
import { readSheet, sheetsIn } from './sheets';
import type { Desk, Values } from './desk';

const WRITTEN = `Aufstellung 2A+10:
Gruppe Garde: 2A+10/17: 4LB; 2A+10/18: 3LB, On
Gruppe Reiter: 2A+10/9: 4LB, 4lP
Garde KR 1-3: VORRÜCKEN 2A+11/24 MIT VERBAND
Garde WENN HZ GENOMMEN: ANGREIFEN NÄCHSTER GEGEN Bogen, El
Garde: EINNEHMEN HZ 2A+11
Reiter WENN NICHT FEIND 4: SCHÜTZEN GRUPPE Garde
Reiter: ANGREIFEN NÄCHSTER
Prosa Reiter: Bleibt aus dem Wald!
REST: HALTEN
Merker: FLUCHT AB KR 6 AB VERLUST 60, PLÜNDERN RE
Ende`;

const line = (values: Partial<Values>): string => actNamed('set_up')?.line({ troops: [], marks: [], ...values } as unknown as Values, {} as Desk) ?? '';

describe('order sheets', () => {
  it('are drawn from what is written, and written as they were drawn', () => {
    const sheet = readSheet(WRITTEN);
    expect(sheet?.troops.map((one) => one.name)).toEqual(['Garde', 'Reiter']);
    expect(sheet?.troops[0]).toMatchObject({ command: 'EINNEHMEN', target: '2A+11' });
    expect(sheet?.troops[0]?.earlier).toMatchObject([
      { rounds: '1-3', command: 'VORRÜCKEN', target: '2A+11/24', tail: 'MIT VERBAND' },
      { when: 'HZ GENOMMEN', command: 'ANGREIFEN', target: '', tail: 'GEGEN Bogen, El' },
    ]);
    expect(sheet?.troops[1]?.earlier).toMatchObject([{ when: 'NICHT FEIND 4', command: '', tail: 'SCHÜTZEN GRUPPE Garde' }]);
    expect(line(sheet ?? {})).toBe(WRITTEN);
  });

  it('keep lines that no drawing knows in their order', () => {
    const odd = `Aufstellung 2A+10:\nGruppe Garde: 2A+10/17: 4LB\nGarde: PHALANX NO\nGarde WENN FEIND 3: HALTEN\nREST: OHNE BEFEHL\nEnde`;
    expect(line(readSheet(odd) ?? {})).toBe(odd);
  });

  it('draw spells, duels and neutralising as they are written', () => {
    const magic = `Aufstellung 2A+10:
Gruppe Magie: 2A+10/24: Z/40
Magie KR 1: ZAUBERN Stärken GRUPPE Heer BIS 5
Magie WENN FEIND 3: ZAUBERN Unsichtbar machen 2A+10/17, 2A+10/18
Magie: ZAUBERN Lähmen NÄCHSTER BIS 20
Magie KR 4: DUELL
Magie: ENTKRÄFTEN BIS 3
Magie: HALTEN
REST: HALTEN
Ende`;
    const sheet = readSheet(magic);
    expect(sheet?.troops[0]).toMatchObject({ command: 'HALTEN' });
    expect(sheet?.troops[0]?.earlier).toMatchObject([
      { command: 'ZAUBERN', spell: 'Stärken', target: 'GRUPPE Heer', price: '5' },
      { command: 'ZAUBERN', spell: 'Unsichtbar machen', target: '2A+10/17, 2A+10/18', price: '' },
      { command: 'ZAUBERN', spell: 'Lähmen', target: '', price: '20' },
      { command: 'DUELL', rounds: '4' },
      { command: 'ENTKRÄFTEN', price: '3' },
    ]);
    expect(line(sheet ?? {})).toBe(magic);
  });

  it('are found in a paper', () => {
    expect(sheetsIn(`EE 1: 2A+10 > 2A+11\n${WRITTEN}\nAufstellung 2A+12: keine\nbleiben`)).toHaveLength(1);
    expect(readSheet('Aufstellung 2A+12: keine')).toBeNull();
  });
});

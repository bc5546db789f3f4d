import { describe, expect, it } from 'vitest';
import { actNamed, actsAt, blank } from '../acts';
import type { Act, Desk, Values } from './desk';

const desk = (phase: number): Desk => ({ chart: { own: ['2A+10'], forces: {} }, phase, gr: 100, text: '', realms: ['Gunther'] });

function line(name: string, phase: number, more: Partial<Values>): string {
  const act = actNamed(name) as Act;
  return act.line({ ...blank(desk(phase), act, '2A+10'), ...more }, desk(phase));
}

describe('orders for gods', () => {
  it('describes one with his weak point on a small field', () => {
    expect(line('god-describe', 1, { more: 'Gernoth', kfs: [17] as never, words: 'Waffe: Hammer\nGeist: Sturm\nSchwachstelle: Horn' })).toBe(
      'Götterbeschreibung Gernoth 2A+10/17:\nWaffe: Hammer\nGeist: Sturm\nSchwachstelle: Horn\nEnde',
    );
    expect(line('god-describe', 1, { more: 'Gernoth' })).toBe('');
  });
  it('notes where he stands, with or without an attempt at an aura', () => {
    expect(line('god-note', 1, { number: 400 })).toBe('Gott 400');
    expect(line('god-note', 1, { number: 87, until: 2 })).toBe('Gott 87/2');
    expect(line('god-scout', 1, { number: 2, until: 5 })).toBe('EEG 2: 5');
  });
  it('lets him enter a field of gods and appear among people in phase 3', () => {
    expect(line('god-enter', 3, { number: 412, words: 'Enlas-du' })).toBe('Gott betritt 412: Enlas-du, Ja');
    expect(line('god-appear', 3, { more: 'Brunhilde', realm: 'Gunther', way: ['2A+14'] })).toBe('Gott erscheint 2A+14 für Brunhilde gegen Gunther:\nGrundfähigkeit\nEnde');
    expect(actsAt(desk(3), '2A+10').map((one) => one.name)).toContain('god-appear');
    expect(actsAt(desk(1), '2A+10').map((one) => one.name)).not.toContain('god-appear');
  });
});

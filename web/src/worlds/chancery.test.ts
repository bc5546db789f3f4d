import { describe, expect, it } from 'vitest';
import { letterLine, oneLine, pagesOf, partsOf, permitLine, requestLine, treatyLine, withHead } from './chancery';

describe('lines of the chancery', () => {
  it('writes letters, under another name and as express letters', () => {
    const letter = { to: 'Gunther', words: 'Seid gegrüßt!', under: '', from: '' };
    expect(letterLine(letter)).toBe('Brief an Gunther:\nSeid gegrüßt!\nEnde');
    expect(letterLine({ ...letter, under: 'Alberich', from: '2A+10' })).toBe('Eilbrief als Alberich an Gunther aus 2A+10:\nSeid gegrüßt!\nEnde');
  });
  it('lets no line of a text end it, and no name break its head', () => {
    expect(requestLine('Kanal: # nach\nNorden', 'Bitte.\nEnde\nDanke.')).toBe('Antrag Kanal nach Norden:\nBitte.\nEnde.\nDanke.\nEnde');
    expect(oneLine('  a:b,c  ')).toBe('a b c');
    expect(oneLine('x'.repeat(80))).toHaveLength(60);
  });
  it('writes treaties and permissions', () => {
    expect(treatyLine('Gunther', 'Nordfriede', 'Friede.', '')).toBe('Vertrag mit Gunther über Nordfriede:\nFriede.\nEnde');
    expect(permitLine('Gunther', 271, 275, '')).toBe('Erlaubnis 271 bis 275: Gunther');
    expect(permitLine('Gunther', 271, 275, '2A+10 ,, 2A+11')).toBe('Erlaubnis 271 bis 275 2A+10, 2A+11: Gunther');
  });
  it('takes the pages out of the words of a letter', () => {
    const name = '0123456789abcdef'.repeat(2);
    expect(partsOf(`Hier ist es:\n\n[Seite ${name}]\n[PDF ${name}]`)).toEqual({ head: '', words: 'Hier ist es:', pages: [{ name, picture: true }, { name, picture: false }] });
    expect(partsOf('[Seite x]')).toEqual({ head: '', words: '[Seite x]', pages: [] });
  });
  it('puts a head above a letter and finds it again', () => {
    const letter = withHead('Hof zu Isenstein\nKönigin von Island', 'Seid gegrüßt!\n* * *\nGez. Brunhilde');
    expect(letter).toBe('Hof zu Isenstein\nKönigin von Island\n* * *\n\nSeid gegrüßt!\n* * *\nGez. Brunhilde');
    expect(partsOf(letter)).toEqual({ head: 'Hof zu Isenstein\nKönigin von Island', words: 'Seid gegrüßt!\n* * *\nGez. Brunhilde', pages: [] });
    expect(withHead('  ', 'Seid gegrüßt!')).toBe('Seid gegrüßt!');
  });
  it('counts begun quarters of pages', () => {
    expect(pagesOf('x'.repeat(751), 3000)).toBe(0.5);
    expect(pagesOf('', 3000)).toBe(0);
  });
});

/** Words of the notation as parts of message names, which know no umlauts and no spaces. */
const LETTERS: Readonly<Record<string, string>> = { Ä: 'AE', Ö: 'OE', Ü: 'UE', ä: 'ae', ö: 'oe', ü: 'ue' };
export const keyed = (word: string): string => word.replace(/[ÄÖÜäöü]/g, (letter) => LETTERS[letter] ?? letter).replace(/\//g, '').replace(/\s/g, '-');

/** Lines of papers that the chancery writes: letters, treaties, permissions, requests, pages for the newsletter (docs/kalevala/papers.md). */

const END = 'Ende';
/** Parts the head of a letter from its words: plain in a mail or on paper, drawn on the screen. */
const HEAD_ENDS = '* * *';
const MOST_OF_HEAD = 8;
const MARK = /\[(Seite|PDF) ([0-9a-f]{32})\]/g;

/** A text of several lines; a line that would end it early gets a full stop. */
function block(head: string, words: string): string {
  const lines = words.trim().split(/\r\n|\r|\n/).map((line) => (line.trim().toLowerCase() === END.toLowerCase() ? `${END}.` : line));
  return [`${head}:`, ...lines, END].join('\n');
}

/** Names and titles stand in one line, before a colon. */
export const oneLine = (written: string): string => written.replace(/[\s:#,]+/g, ' ').trim().slice(0, 60).trim();

export interface Letter {
  to: string;
  words: string;
  /** The name under which it is written, if it is not the ruler's own. */
  under: string;
  /** Where an express letter is paid; empty for an ordinary one. */
  from: string;
}

export function letterLine({ to, words, under, from }: Letter): string {
  const signed = under ? ` als ${oneLine(under)}` : '';
  const paid = from ? ` aus ${from}` : '';
  return block(`${from ? 'Eilbrief' : 'Brief'}${signed} an ${oneLine(to)}${paid}`, words);
}

export function treatyLine(other: string, title: string, words: string, under: string): string {
  return block(`Vertrag${under ? ` als ${oneLine(under)}` : ''} mit ${oneLine(other)} über ${oneLine(title)}`, words);
}

export const sealLine = (other: string, title: string): string => `Siegel ${other}: ${title}`;
export const cancelLine = (other: string, title: string): string => `Kündigung ${other}: ${title}`;
export const requestLine = (title: string, words: string): string => block(`Antrag ${oneLine(title)}`, words);
export function newsletterLine(title: string, words: string, under: string): string {
  return block(`Bote ${under ? `als ${oneLine(under)} über ` : ''}${oneLine(title)}`, words);
}

export function permitLine(to: string, since: number, until: number, places: string): string {
  const named = places.split(',').map((place) => place.trim()).filter(Boolean).join(', ');
  return `Erlaubnis ${since} bis ${until}${named ? ` ${named}` : ''}: ${oneLine(to)}`;
}

export interface Enclosed {
  name: string;
  picture: boolean;
}

/** A letter with its head above the words. */
export const withHead = (head: string, words: string): string => (head.trim() ? `${head.trim()}\n${HEAD_ENDS}\n\n${words}` : words);

/** The words of a letter without its head and the marks of its pages, and these. */
export function partsOf(words: string): { head: string; words: string; pages: Enclosed[] } {
  const pages = [...words.matchAll(MARK)].map((found) => ({ name: found[2] ?? '', picture: found[1] === 'Seite' }));
  const lines = words.replace(MARK, '').replace(/\n{3,}/g, '\n\n').trim().split('\n');
  const end = lines.slice(0, MOST_OF_HEAD).findIndex((line) => line.trim() === HEAD_ENDS);
  return { head: lines.slice(0, Math.max(0, end)).join('\n'), words: lines.slice(end + 1).join('\n').trim(), pages };
}

/** Quarters of pages of the newsletter, begun ones whole. */
export const pagesOf = (words: string, characters: number): number => (characters ? Math.ceil((words.length * 4) / characters) / 4 : 0);

const WIDEST = 1600;
const SMALL = 1_000_000;

/** A picture small enough to be sent; whatever the browser cannot draw goes as it is, and the server says what is wrong with it. */
export async function shrunk(file: File): Promise<Blob> {
  if (!file.type.startsWith('image/') || file.size < SMALL) return file;
  try {
    const picture = await createImageBitmap(file);
    const scale = Math.min(1, WIDEST / Math.max(picture.width, picture.height));
    const canvas = document.createElement('canvas');
    canvas.width = Math.max(1, Math.round(picture.width * scale));
    canvas.height = Math.max(1, Math.round(picture.height * scale));
    canvas.getContext('2d')?.drawImage(picture, 0, 0, canvas.width, canvas.height);
    return await new Promise((done) => canvas.toBlob((made) => done(made ?? file), 'image/jpeg', 0.85));
  } catch {
    return file;
  }
}

/** Letterheads, by the name under which one writes: they stay in this browser, and no name's is another's. */
const headKey = (world: string, name: string): string => `walstatt-letterhead-${world}-${name}`;

export function letterhead(world: string, name: string): string {
  try {
    return localStorage.getItem(headKey(world, name)) ?? '';
  } catch {
    return '';
  }
}

export function keepLetterhead(world: string, name: string, words: string): void {
  try {
    localStorage.setItem(headKey(world, name), words);
  } catch {
    // Private windows may forbid it.
  }
}

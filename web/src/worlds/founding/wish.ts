/** A world that a game master founds: what is asked of the server, made of what stands in the form. */
import { PEOPLES } from '../tonight/wish';

export const NAMES = ['Brunhilde', 'Gunther', 'Hagen', 'Kriemhild', 'Alberich', 'Ute', 'Volker', 'Dankwart', 'Siegfried', 'Giselher', 'Gernot', 'Etzel'];
/** What can be painted on a small field, by the letters of map files. */
export const GROUND = ['W', 'T', 't', 'd', 'e', 's', 'm', 'H', 'h', 'D', 'E', 'S', 'M', 'B', 'b', 'w', 'G'] as const;
export const CENTRES = ['F', 'Mkt', 'Std', 'Phstd', 'Hstd'] as const;
/** On which edge a river runs, or where there is none any more. */
export const RIVERS = ['river', 'dry'] as const;
/** What opens a secret; `word`: nothing but the game master's word. */
export const OPENERS = ['scouting', 'search', 'word'] as const;

/** A place, what is put there, and more: of a river its edge, of a trade centre its name. */
export type Stroke = [at: string, put: string, more?: string];

export interface SecretWish {
  title: string;
  words: string;
  place: string;
  opener: (typeof OPENERS)[number];
}

export interface RealmWish {
  name: string;
  people: string;
  who: 'me' | 'link' | 'robot';
  /** Large fields, the capital first, parted by commas; nothing: wherever there is room. */
  places: string;
  outlaws: number;
}

export interface Founding {
  name: string;
  seed: string;
  size: number;
  sea: number;
  splinters: number;
  at: string;
  accounts: boolean;
  byPost: boolean;
  battles: 'hand' | 'quick' | 'fought';
  /** How often a ruler may rehearse in a great round: 0 is never, -1 as often as he likes. */
  rehearsals: number;
  /** Characters on a page of the newsletter. */
  page: number;
  realms: RealmWish[];
  readings: Record<string, number>;
  painted: Stroke[];
  secrets: SecretWish[];
}

/** What is pinned to one place under one title are the layers of one entry, in the order in which they were pinned. */
export function entriesOf(secrets: readonly SecretWish[]): SecretWish[][] {
  const entries = new Map<string, SecretWish[]>();
  for (const one of secrets) {
    const name = `${one.place} ${one.title}`;
    entries.set(name, [...(entries.get(name) ?? []), one]);
  }
  return [...entries.values()];
}

/** Large fields parted by commas with one more at the end, or without one that is among them. */
export function withField(places: string, gf: string): string {
  const fields = places.split(',').map((one) => one.trim()).filter(Boolean);
  return (fields.includes(gf) ? fields.filter((one) => one !== gf) : [...fields, gf]).join(', ');
}

export function setupOf(wish: Founding): Record<string, unknown> {
  const rulers = wish.realms.map((one) => ({
    name: one.name.trim(),
    ...PEOPLES[one.people],
    places: one.places.split(',').map((place) => place.trim()).filter(Boolean),
    outlaws: one.outlaws,
  }));
  return {
    at: wish.at,
    map: { seed: wish.seed, size: wish.size, sea: wish.sea, splinters: wish.splinters },
    rulers,
    settings: { readings: Object.fromEntries(Object.entries(wish.readings).filter(([, choice]) => choice > 0)), accounts: wish.accounts, by_post: wish.byPost, battles: wish.battles, rehearsals: wish.rehearsals, page: wish.page },
    painted: wish.painted,
    secrets: entriesOf(wish.secrets).map((layers, place) => ({
      id: `S${place + 1}`,
      title: layers[0]?.title,
      place: layers[0]?.place,
      layers: layers.map((one) => ({ words: one.words, opened_by: one.opener === 'word' ? [] : [{ by: one.opener }] })),
    })),
  };
}

const has = (names: readonly string[], name: string): boolean => names.includes(name);

/** What a brush puts on a small field at the edge nearest to the finger; null where it needs what is not there. */
export function strokeOf(brush: string, gf: string, kf: number, edge: string, more: { whole: boolean; name: string }): Stroke | null {
  if (has(GROUND, brush)) return more.whole || !kf ? [gf, brush] : [`${gf}/${kf}`, brush];
  if (!kf) return null;
  if (has(RIVERS, brush)) return edge ? [`${gf}/${kf}`, brush, edge] : null;
  return has(CENTRES, brush) && more.name.trim() ? [`${gf}/${kf}`, brush, more.name.trim()] : [`${gf}/${kf}`, brush];
}

/** `2A+10/17 NE`: a large or small field, for rivers with an edge. */
export function placeOf(typed: string): { gf: string; kf: number; edge: string } {
  const [place = '', edge = ''] = typed.trim().split(/\s+/);
  const [gf = '', kf = ''] = place.split('/');
  return { gf, kf: Number(kf) || 0, edge: edge.toUpperCase() };
}

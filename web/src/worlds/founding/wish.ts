/** A world that a game master founds: what is asked of the server, made of what stands in the form. */
import { PEOPLES } from '../tonight/wish';

export const NAMES = ['Brunhilde', 'Gunther', 'Hagen', 'Kriemhild', 'Alberich', 'Ute', 'Volker', 'Dankwart', 'Siegfried', 'Giselher', 'Gernot', 'Etzel'];
/** What can be painted on a small field, by the letters of map files. */
export const GROUND = ['T', 't', 'd', 's', 'H', 'h', 'D', 'B', 'b', 'G', 'W'] as const;
export const CENTRES = ['Mkt', 'Std', 'Phstd', 'Hstd', 'F'] as const;

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
  battles: 'hand' | 'quick' | 'fought';
  realms: RealmWish[];
  readings: Record<string, number>;
  /** A map that somebody painted; null: the generator's. */
  lands: Record<string, Land> | null;
}
export interface Land {
  terrain?: string;
  site?: { kind: string; kf: number; name?: string } | null;
  [more: string]: unknown;
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
    settings: { readings: Object.fromEntries(Object.entries(wish.readings).filter(([, choice]) => choice > 0)), accounts: wish.accounts, battles: wish.battles },
    ...(wish.lands ? { drawn: wish.lands } : {}),
  };
}

/** The land after one stroke: another ground on a small field, or a trade centre there (on the same one again: none). */
export function painted(lands: Record<string, Land>, gf: string, kf: number, brush: string): Record<string, Land> {
  const land = lands[gf];
  if (!land?.terrain || kf < 1 || kf > land.terrain.length) return lands;
  if ((CENTRES as readonly string[]).includes(brush)) {
    const same = land.site?.kf === kf && land.site.kind === brush;
    return { ...lands, [gf]: { ...land, site: same ? null : { kind: brush, kf } } };
  }
  return { ...lands, [gf]: { ...land, terrain: land.terrain.slice(0, kf - 1) + brush + land.terrain.slice(kf) } };
}

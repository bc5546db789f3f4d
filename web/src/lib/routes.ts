/** Addresses of the client. The names of the pages are also the names of their modules. */
export type Page =
  | 'lobby'
  | 'create'
  | 'join'
  | 'match'
  | 'replay'
  | 'armies'
  | 'army'
  | 'sheet'
  | 'bands'
  | 'band_new'
  | 'band'
  | 'worlds'
  | 'tonight'
  | 'founding'
  | 'world_public'
  | 'world_join'
  | 'world'
  | 'rule'
  | 'about'
  | 'first'
  | 'nowhere';

export interface Route {
  page: Page;
  params: Record<string, string>;
}

export const PATTERNS: readonly [Page, RegExp][] = [
  ['lobby', /^\/$/],
  ['create', /^\/new$/],
  ['first', /^\/first-steps$/],
  ['join', /^\/join\/(?<id>[^/]+)$/],
  ['replay', /^\/match\/(?<id>[^/]+)\/replay$/],
  ['match', /^\/match\/(?<id>[^/]+)$/],
  ['replay', /^\/replay\/(?<tape>[^/]+)$/],
  ['armies', /^\/armies$/],
  ['army', /^\/armies\/new$/],
  ['army', /^\/armies\/shared\/(?<share>[^/]+)$/],
  ['sheet', /^\/armies\/(?<id>[^/]+)\/print$/],
  ['sheet', /^\/armies\/shared\/(?<share>[^/]+)\/print$/],
  ['army', /^\/armies\/(?<id>[^/]+)$/],
  ['bands', /^\/bands$/],
  ['band_new', /^\/bands\/new$/],
  ['band', /^\/bands\/(?<id>[^/]+)$/],
  ['worlds', /^\/worlds$/],
  ['tonight', /^\/tonight$/],
  ['founding', /^\/worlds\/new$/],
  ['world_public', /^\/worlds\/(?<id>[^/]+)\/public$/],
  ['world_join', /^\/worlds\/join\/(?<id>[^/]+)$/],
  ['world', /^\/worlds\/(?<id>[^/]+)$/],
  ['rule', /^\/rules\/(?<id>[^/]+)$/],
  ['about', /^\/about$/],
];

export function routeOf(path: string): Route {
  const plain = path.length > 1 ? path.replace(/\/+$/, '') : path;
  for (const [page, pattern] of PATTERNS) {
    const found = pattern.exec(plain);
    if (!found) continue;
    const params: Record<string, string> = {};
    for (const [name, value] of Object.entries(found.groups ?? {})) params[name] = decodeURIComponent(value);
    return { page, params };
  }
  return { page: 'nowhere', params: {} };
}

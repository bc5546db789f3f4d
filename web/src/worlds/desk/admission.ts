/** Ways into a running world, as free acts of the game master. */
export const WAYS = ['land', 'nomad', 'pirate', 'successor', 'role'] as const;

export interface AdmissionWish {
  way: (typeof WAYS)[number];
  name: string;
  people: string;
  /** Places parted by commas; the first gets what the newcomer brings. */
  places: string;
  dowry: string;
  /** Of a successor: the realm that he takes over. */
  realm: string;
}

interface Wanted {
  kind: string;
  args: Record<string, unknown>;
}

export function actsOf(wish: AdmissionWish, peoples: Readonly<Record<string, object>>): Wanted[] {
  const name = wish.name.trim();
  if (wish.way === 'successor') return [{ kind: 'takeover', args: { realm: wish.realm, name } }];
  if (wish.way === 'role') return [{ kind: 'enter', args: { name, role: true } }];
  const places = wish.places.split(',').map((one) => one.trim()).filter(Boolean);
  const invader = wish.way === 'land' ? {} : { invader: wish.way };
  // What an invader has stands where he comes; he owns nothing yet.
  const acts: Wanted[] = [{ kind: 'enter', args: { name, ...peoples[wish.people], ...invader, ...(wish.way === 'land' ? { places } : {}) } }];
  if (wish.dowry.trim() && places[0]) acts.push({ kind: 'give', args: { realm: name, place: places[0], what: wish.dowry.trim() } });
  return acts;
}

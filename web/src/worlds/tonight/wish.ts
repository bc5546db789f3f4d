/** A world for tonight: a realm of one's own among robots, led by the program. */

const SIZE = 24;
/** Large fields for each realm; on fewer there is no room for all. */
const OUTLAWS = 3;
const LONGEST = 40;

export interface People {
  core: string;
  goods: [string, string];
}

/** Those that a newcomer may choose from; the messages `web-tonight-people-NAME` say what they are like. */
export const PEOPLES: Record<string, People> = {
  riders: { core: 'LB', goods: ['lP', 'On'] },
  seafarers: { core: 'AB', goods: ['LS', 'Le'] },
  legion: { core: 'SB', goods: ['sP', 'Wi'] },
  elephants: { core: 'LB', goods: ['El', 'On'] },
};

/** In this order the first four have four characters: a trader, a cautious one, a settler, a warlike one. */
const ROBOTS: [string, string][] = [
  ['Brunhilde', 'riders'],
  ['Gunther', 'legion'],
  ['Ute', 'elephants'],
  ['Kriemhild', 'riders'],
  ['Hagen', 'legion'],
  ['Alberich', 'elephants'],
  ['Volker', 'riders'],
];
export const NEIGHBOURS = [3, 4, 6] as const;

const plain = (name: string): string => name.normalize('NFKD').replace(/\p{M}/gu, '').trim().toLowerCase();

export interface Tonight {
  world: string;
  ruler: string;
  people: string;
  robots: number;
}

/** What the server is asked to found. */
export function wishFor(game: string, { world, ruler, people, robots }: Tonight, luck: string): object {
  const name = ruler.trim().slice(0, LONGEST);
  const others = ROBOTS.filter(([other]) => plain(other) !== plain(name)).slice(0, robots);
  const rulers = [{ name, ...PEOPLES[people], outlaws: OUTLAWS }, ...others.map(([other, folk]) => ({ name: other, ...PEOPLES[folk] }))];
  return {
    game,
    name: world,
    leads_itself: true,
    luck,
    seats: [{ realm: name, kind: 'me' }],
    setup: { map: { seed: world, size: SIZE * rulers.length, splinters: 0 }, rulers },
  };
}

/** Orders of phase 1 within the own realm. */
import { armsNow, canGo, figuresAt, isWater, landAt, rules, stands, type Act, type Desk } from './desk';
import { first, isOffered, offered } from './offers';
import { listing, nextScout } from '../lines';

const EDGED = ['Ma', 'Br'];

/** `KF17 Tor 17-16`, `KF5-6`, `KF26 Ufer 25-27`: the first small field is its place, the others follow. */
function building(kind: string, [kf, other, third]: readonly number[]): string {
  if (!kf) return '';
  if (kind === 'BR') return other && third ? `BR KF${kf} Ufer ${other}-${third}` : '';
  if (EDGED.includes(kind)) return other ? `${kind} KF${kf}-${other}` : '';
  return `${kind} KF${kf}${other && !kind.endsWith('undament') ? ` Tor ${kf}-${other}` : ''}`;
}

/** Figures are made where a trade centre stands; who has none at all, an invader, makes them anywhere. */
const yieldsAt = (desk: Desk, place: string): boolean => (desk.chart.planes ?? []).some((one) => place in one.yields);
const hasNoCentre = (desk: Desk): boolean => !(desk.chart.planes ?? []).some((one) => Object.keys(one.yields).length);
const canArm = (desk: Desk, place: string): boolean => armsNow(desk) && (yieldsAt(desk, place) || hasNoCentre(desk));
const canConvert = (desk: Desk, place: string): boolean => Boolean(landAt(desk, place).site) || hasNoCentre(desk);

export const REALM_ACTS: readonly Act[] = [
  {
    name: 'move', phases: [1], main: true, here: canGo,
    fields: [{ kind: 'way', many: true }, { kind: 'figures' }],
    line: ({ place, way, figures }) => (way.length && listing(figures) ? `Zug ${[place, ...way].join(' > ')}: ${listing(figures)}` : ''),
  },
  {
    name: 'spread', phases: [1], here: isOffered('spread'),
    fields: [{ kind: 'pick', name: 'spread-to', into: 'words', options: (desk, { place }) => offered(desk, 'spread', place) }, { kind: 'figures' }],
    begin: (desk, values) => (values.words = first(offered(desk, 'spread', values.place))),
    forms: ['Verteilen {place} > {word}: {figures}'],
    line: ({ place, words, figures }) => (words && listing(figures) ? `Verteilen ${place} > ${words}: ${listing(figures)}` : ''),
  },
  {
    name: 'scout', phases: [1], main: true,
    here: (desk, place) => Object.keys(figuresAt(desk, place)).length > 0 || new RegExp(`^EE \\d+: .* > ${place.replace(/[+[\]]/g, '\\$&')}`, 'm').test(desk.text),
    fields: [{ kind: 'way', many: false }, { kind: 'marks', options: ['ohne Raster'] }],
    // A mystic looks whether a gate can stand where he is.
    staysHome: () => true,
    begin: (desk, values) => (values.number = nextScout(desk.text)),
    line: ({ place, way, number, marks }) => (way[0] ? [`EE ${number}: ${place} > ${way[0]}`, ...marks].join(' ') : ''),
  },
  { name: 'fresh', phases: [1], main: true, here: (desk, place) => rules(desk, place) && canArm(desk, place), fields: [{ kind: 'makes' }], line: ({ place, figures }) => (listing(figures) ? `Rüsten ${place}: ${listing(figures)}` : '') },
  { name: 'arm', phases: [1], main: true, here: (desk, place) => rules(desk, place) && stands(desk, place) && canConvert(desk, place), fields: [{ kind: 'makes' }], line: ({ place, figures }) => (listing(figures) ? `Wandeln ${place}: ${listing(figures)}` : '') },
  { name: 'zone', phases: [1], here: (desk, place) => armsNow(desk) && rules(desk, place), fields: [{ kind: 'places' }], line: ({ place, places }) => (places.length ? `Zone ${place}: ${places.join(', ')}` : '') },
  { name: 'people', phases: [1], here: (desk, place) => armsNow(desk) && rules(desk, place), fields: [{ kind: 'number', name: 're', least: 1, most: 200 }], begin: (_, values) => (values.number = 16), forms: ['Volk {place}: {number}'], line: ({ place, number }) => (number > 0 ? `Volk ${place}: ${number}` : '') },
  {
    name: 'build', phases: [1], here: rules, fields: [{ kind: 'choice', options: ['Fundament', 'Seefundament', 'Tu', 'Bf', 'BF', 'Tt/20', 'Tt', 'Ma', 'Br', 'BR'] }, { kind: 'kfs', most: 3 }],
    begin: (_, values) => (values.choice = 'Tu'),
    forms: ['Bau {place}: {choice} {sites}'],
    line: ({ place, choice, kfs }) => (building(choice, kfs) ? `Bau ${place}: ${building(choice, kfs)}` : ''),
  },
  { name: 'dismiss', phases: [1], here: (desk, place) => stands(desk, place) && !isWater(place), fields: [{ kind: 'figures' }], begin: (_, values) => (values.figures = {}), forms: ['Entlassen {place}: {figures}'], line: ({ place, figures }) => (listing(figures) ? `Entlassen ${place}: ${listing(figures)}` : '') },
  { name: 'capital', phases: [1], here: isOffered('capital'), fields: [], line: ({ place }) => `Hauptstadt ${place}` },
];

import type { Base } from '../lib/types';

/** Where the rim of each side's coins is cut, in degrees; nobody's is whole, and the first side's has a wedge. */
const CUTS: number[][] = [[], [90, 210, 330], [0, 180], [45, 135, 225, 315], [90], [45, 225], [0, 72, 144, 216, 288]];

/** The cut in the rim that tells the sides apart without colour. */
export function notch(seat: number, r: number): string {
  if (seat < 0) return '';
  const cut = seat % CUTS.length;
  return cut === 0 ? wedge(r) : (CUTS[cut] ?? []).map((angle) => square(r, angle)).join('');
}

/** The sign of each side, between -1 and 1 both ways: triangle, square, diamond, hexagon, plus, hourglass, falling triangle. */
const SIGNS = [
  'M0 -.9L.85 .75H-.85Z', 'M-.75 -.75H.75V.75H-.75Z', 'M0 -1L.9 0L0 1L-.9 0Z', 'M-.5 -.85H.5L.95 0L.5 .85H-.5L-.95 0Z',
  'M-.3 -.9H.3V-.3H.9V.3H.3V.9H-.3V.3H-.9V-.3H-.3Z', 'M-.8 -.85H.8L0 0L.8 .85H-.8L0 0Z', 'M0 .9L.85 -.75H-.85Z',
];
const ROUND = 'M-.75 0A.75 .75 0 1 0 .75 0A.75 .75 0 1 0 -.75 0Z';

export function sideSign(seat: number | null | undefined): string {
  if (seat === null || seat === undefined || seat < 0) return ROUND;
  return SIGNS[seat % SIGNS.length] ?? ROUND;
}

function wedge(r: number): string {
  return `M${-0.34 * r} ${-1.02 * r}L0 ${-0.52 * r}L${0.34 * r} ${-1.02 * r}Z`;
}

function square(r: number, degrees: number): string {
  const angle = (degrees * Math.PI) / 180;
  const [ux, uy] = [Math.cos(angle), Math.sin(angle)];
  const corner = (out: number, side: number): string =>
    `${(ux * out - uy * side) * r} ${(uy * out + ux * side) * r}`;
  return `M${corner(1.02, -0.2)}L${corner(0.72, -0.2)}L${corner(0.72, 0.2)}L${corner(1.02, 0.2)}Z`;
}

/** Where pips sit on the rim: wounds on the right half, tokens on the left. */
export function pips(count: number, r: number, side: 1 | -1): [number, number][] {
  const shown = Math.min(count, 6);
  return Array.from({ length: shown }, (_, index) => {
    const angle = ((index - (shown - 1) / 2) * 30 * Math.PI) / 180;
    return [side * Math.cos(angle) * r, Math.sin(angle) * r];
  });
}

/** The conditions that fit beside a base. */
export function seals(base: Base): string[] {
  return (base.conditions ?? []).slice(0, 3);
}

import type { Base } from '../lib/types';

/** The cut in the rim that tells the sides apart without colour: a wedge for the first, squares for the second, none for nobody. */
export function notch(seat: number, r: number): string {
  if (seat === 0) return wedge(r);
  if (seat !== 1) return '';
  return [90, 210, 330].map((angle) => square(r, angle)).join('');
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

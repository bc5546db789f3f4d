/** Dice as they are typed: `3 5`, `3, 5` or for W6 `35`; null unless all of them are there and could have fallen. */
export function facesOf(written: string, count: number, sides: number): number[] | null {
  const parts = written.trim().split(/[\s,;+]+/).filter(Boolean);
  const [only = ''] = parts;
  const apart = parts.length === 1 && count > 1 && sides < 10 && only.length === count ? [...only] : parts;
  const faces = apart.map(Number);
  return faces.length === count && faces.every((one) => Number.isInteger(one) && one >= 1 && one <= sides) ? faces : null;
}

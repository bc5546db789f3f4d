/** Moments as fields for date and hour write them: `2027-01-31T20:00` by the clock of the reader. */
const two = (number: number): string => String(number).padStart(2, '0');

export function written(seconds: number | null): string {
  if (seconds === null) return '';
  const at = new Date(seconds * 1000);
  return `${at.getFullYear()}-${two(at.getMonth() + 1)}-${two(at.getDate())}T${two(at.getHours())}:${two(at.getMinutes())}`;
}

export function read(text: string): number | null {
  const at = new Date(text).getTime();
  return Number.isNaN(at) ? null : at / 1000;
}

/** So many days later at the same hour of the clock on the wall. */
export function later(seconds: number, days: number): number {
  const at = new Date(seconds * 1000);
  at.setDate(at.getDate() + days);
  return at.getTime() / 1000;
}

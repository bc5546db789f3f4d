/** Every seat has a colour and a sign. There are fewer of both than seats may be, but no colour meets a sign twice before 56. */
export const COLOURS = 8;

/** The class of a seat; what belongs to nobody is number -1, what has no seat at all is `seatnone`. */
export function seatClass(seat: number | null | undefined): string {
  if (seat === null || seat === undefined) return 'seatnone';
  return seat < 0 ? 'seat-1' : `seat${seat % COLOURS}`;
}

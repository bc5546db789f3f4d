const FIRST = 400;
const LONGEST = 15_000;

/** Milliseconds to wait before the next attempt; `chance` spreads many clients of one server. */
export function backoff(attempt: number, chance: () => number = Math.random): number {
  const whole = Math.min(LONGEST, FIRST * 2 ** attempt);
  return Math.round(whole * (0.5 + chance() / 2));
}

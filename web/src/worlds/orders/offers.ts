/** What a ruler may order now of king, wizard, temples, secret service and god: the server says it, by what he knows. */
import { rules, type Desk, type Figures, type Options } from './desk';

/** By place; nothing as a place: from any own land. */
function placesOf(desk: Desk, what: string): Readonly<Record<string, Options>> {
  return desk.chart.offers?.[what] ?? {};
}

export const isOffered = (what: string) => (desk: Desk, place: string): boolean => {
  const places = placesOf(desk, what);
  return place in places || ('' in places && rules(desk, place));
};

/** What there is to choose from, each with a remark. */
export const offered = (desk: Desk, what: string, place: string): Options => placesOf(desk, what)[place] ?? placesOf(desk, what)[''] ?? {};

/** Of what stands there, as much as is offered. */
export function offeredFigures(desk: Desk, what: string, place: string, there: Figures): Figures {
  const options = offered(desk, what, place);
  return Object.fromEntries(Object.entries(there).filter(([symbol]) => symbol in options));
}

export const first = (options: Options): string => Object.keys(options)[0] ?? '';

/** `2A+10[a]` and 17: the small field. */
export const onField = (place: string, [kf]: readonly number[]): string => (kf ? `${place.replace(/\[.*/, '')}/${kf}` : '');
export const textOf = (head: string, words: string): string => `${head}:\n${words.trim()}\nEnde`;

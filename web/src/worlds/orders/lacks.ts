/** What an order still wants to know. */
import type { Field, Values } from './desk';

const hasFigures = (figures: Readonly<Record<string, number>>): boolean => Object.values(figures).some((number) => number > 0);

/** Kinds that no order does without, and those that some orders do without: they are asked for when nothing else is missing. */
const NEEDED = ['scouted', 'way', 'figures', 'makes', 'realm', 'troops', 'deeds'];
const OFTEN = ['kfs', 'places', 'choice', 'pick', 'words', 'more', 'prose'];

const EMPTY: Readonly<Record<string, (values: Values, field: Field) => boolean>> = {
  scouted: ({ way }) => !way.length,
  way: ({ way }, field) => field.kind === 'way' && !field.optional && !way.length,
  figures: ({ figures }) => !hasFigures(figures),
  makes: ({ figures }) => !hasFigures(figures),
  realm: ({ realm }) => !realm,
  troops: ({ troops }) => !troops.some((troop) => troop.lots.length),
  deeds: ({ deeds }) => !deeds?.length,
  kfs: ({ kfs }) => !kfs.length,
  places: ({ places }) => !places.length,
  choice: ({ choice }) => !choice,
  pick: (values, field) => field.kind === 'pick' && !values[field.into],
  words: ({ words }) => !words.trim(),
  prose: ({ words }) => !words.trim(),
  more: ({ more }) => !more.trim(),
};

/** The field to be filled in next; nothing where only its rules could say. */
export const lacking = (fields: readonly Field[], values: Values): Field | undefined =>
  [NEEDED, OFTEN].flatMap((kinds) => fields.filter((field) => kinds.includes(field.kind))).find((field) => EMPTY[field.kind]?.(values, field));

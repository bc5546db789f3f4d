import { modelLabel } from '../lib/questions';
import { isText } from '../lib/speaker';
import { hasText, say, t, unitName } from '../lib/texts.svelte';
import type { Option, View } from '../lib/types';

export function optionLabel(option: Option, view: View): string {
  const card = view.picture.cards.find((one) => one.id === option.id);
  // Among one's own nobody needs to be told whose they are.
  if (card && card.seat === view.seat && isText(option.label) && option.label.args?.id === option.id) return unitName(card);
  const model = modelLabel(option, view.picture);
  if (!model) return say(option.label, view.names);
  const name = unitName(model.card);
  return model.number === null ? name : `${name}, ${t('web-model-number', { number: model.number })}`;
}

/** What an option means: in its own words, or by the message that explains its label. */
export function optionAbout(option: Option & { asked?: string }, view: View): string {
  if (option.about) return say(option.about);
  if (!isText(option.label)) return '';
  const key = `${option.asked ? `${option.asked}-${option.id}` : option.label.key}-about`;
  return hasText(key) ? say({ key, args: option.label.args ?? {} }, view.names) : '';
}

export interface Group<T> {
  key: string;
  choices: { choice: T; index: number }[];
}

/** Options under their headings, in the order in which these first come; null where nothing is grouped. */
export function grouped<T extends Option>(options: T[]): Group<T>[] | null {
  const groups = new Map<string, Group<T>>();
  for (const [index, choice] of options.entries()) {
    if (!choice.group) return null;
    const group = groups.get(choice.group) ?? { key: choice.group, choices: [] };
    group.choices.push({ choice, index });
    groups.set(choice.group, group);
  }
  return groups.size ? [...groups.values()] : null;
}

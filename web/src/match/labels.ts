import { modelLabel } from '../lib/questions';
import { say, t, unitName } from '../lib/texts.svelte';
import type { Option, View } from '../lib/types';

export function optionLabel(option: Option, view: View): string {
  const model = modelLabel(option, view.picture);
  if (!model) return say(option.label, view.names);
  const name = unitName(model.card);
  return model.number === null ? name : `${name}, ${t('web-model-number', { number: model.number })}`;
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

import { modelLabel } from '../lib/questions';
import { say } from '../lib/texts.svelte';
import type { Option, View } from '../lib/types';

export function optionLabel(option: Option, view: View): string {
  const model = modelLabel(option, view.picture);
  if (!model) return say(option.label, view.names);
  return model.number === null ? say(model.card.name) : `${say(model.card.name)} ${model.number}`;
}

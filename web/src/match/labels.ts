import { modelLabel } from '../lib/questions';
import { say, t, unitName } from '../lib/texts.svelte';
import type { Option, View } from '../lib/types';

export function optionLabel(option: Option, view: View): string {
  const model = modelLabel(option, view.picture);
  if (!model) return say(option.label, view.names);
  const name = unitName(model.card);
  return model.number === null ? name : `${name}, ${t('web-model-number', { number: model.number })}`;
}

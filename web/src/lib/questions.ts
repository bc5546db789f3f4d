import { isText } from './speaker';
import type { Base, Card, Language, Option, Question, TablePicture, Tally } from './types';

export function messageKey(key: string): string {
  return key.replace(/[:_.]/g, '-');
}

/** The unit that a question is about, if it says so. */
export function actingUnit(question: Question, picture: TablePicture): string | null {
  for (const name of ['unit', 'unit_id', 'figure', 'figure_id']) {
    const value = question.args[name];
    const id = isText(value) ? value.args?.id : value;
    if (typeof id === 'string' && picture.cards.some((card) => card.id === id)) return id;
  }
  const subject = question.subjects?.[0];
  return picture.bases.find((base) => base.id === subject)?.unit ?? null;
}

/** The bases that an option stands for: one model, all models of a unit, or none. */
export function basesOf(option: string, picture: TablePicture): Base[] {
  const model = picture.bases.filter((base) => base.id === option);
  return model.length ? model : picture.bases.filter((base) => base.unit === option);
}

/** Which option does a tap on this base mean? */
export function optionAt(base: Base, options: Option[]): Option | undefined {
  return options.find((option) => option.id === base.id) ?? options.find((option) => option.id === base.unit);
}

export function among(question: Question): Option[] {
  return (question.among ?? []).map((id) => ({ id, label: id, preview: false }));
}

export function isTally(value: unknown): value is Tally {
  if (typeof value !== 'object' || value === null) return false;
  const tally = value as Partial<Tally>;
  return typeof tally.base === 'number' && typeof tally.total === 'number' && typeof tally.rule === 'string';
}

/** Is one of the bounds holding the sum of base and changes back? */
export function isCapped(tally: Tally): boolean {
  const sum = (tally.changes ?? []).reduce((all, [amount]) => all + amount, tally.base);
  return Math.abs(sum - tally.total) > 1e-9;
}

/** Where nobody describes them, units and models are called by their ids; people use names and numbers. */
export function modelLabel(option: Option, picture: TablePicture): { card: Card; number: number | null } | null {
  if (option.label !== option.id) return null;
  const unit = picture.cards.find((one) => one.id === option.id);
  if (unit) return { card: unit, number: null };
  const card = picture.cards.find((one) => one.bases?.includes(option.id));
  if (!card) return null;
  return { card, number: (card.bases?.length ?? 0) > 1 ? (card.bases?.indexOf(option.id) ?? 0) + 1 : null };
}

/** How far the weapon of a question reaches, as the unit's card says it: “Longbow (30", A1)”. */
export function reachOf(question: Question, card: Card | undefined): number | null {
  const { range, weapon } = question.args;
  if (typeof range === 'number') return range;
  if (typeof weapon !== 'object' || weapon === null) return null;
  for (const [language, name] of Object.entries(weapon)) {
    const line = card?.weapons?.map((one) => one[language as Language] ?? '').find((one) => one.startsWith(`${name} (`));
    const inches = line && /\((\d+(?:[.,]\d+)?)"/.exec(line)?.[1];
    if (inches) return Number(inches.replace(',', '.'));
  }
  return null;
}

/** What a free act asks for: what stands in its form, and what is sent of it. */
import { typed } from '../worlds';
import type { ActDetailOut } from '../../lib/types';

export interface Given {
  [name: string]: string | number | boolean | null | Given | Given[];
}

/** An empty form, with what holds if nothing is said where that must be seen: a tick, a choice. */
export function blankFor(details: readonly ActDetailOut[]): Given {
  return Object.fromEntries(details.map((one) => [one.name, blank(one)]));
}

function blank(detail: ActDetailOut): Given[string] {
  if (detail.kind === 'yes_no') return detail.default === true;
  if (detail.kind === 'choice') return typeof detail.default === 'string' ? detail.default : (detail.options[0] ?? '');
  if (detail.kind === 'group') return blankFor(detail.parts);
  if (detail.kind === 'groups') return detail.required ? [blankFor(detail.parts)] : [];
  return '';
}

/** As it is sent; what was left empty is left out. */
export function sentOf(details: readonly ActDetailOut[], given: Given): Record<string, unknown> {
  return Object.fromEntries(details.map((one) => [one.name, sent(one, given[one.name])]).filter(([, value]) => value !== undefined));
}

function sent(detail: ActDetailOut, value: Given[string] | undefined): unknown {
  if (detail.kind === 'group') return sentOf(detail.parts, value as Given);
  if (detail.kind === 'groups') {
    const all = (value as Given[]).map((one) => sentOf(detail.parts, one));
    return all.length ? all : undefined;
  }
  if (detail.kind === 'yes_no' || detail.kind === 'choice') return value === detail.default ? undefined : value;
  if (value === null || value === undefined || value === '') return undefined;
  const written = String(value).trim();
  if (!written) return undefined;
  if (detail.kind === 'number') return Number(written);
  if (detail.kind === 'data') return typed(written);
  if (detail.kind !== 'lines' && detail.kind !== 'numbers') return written;
  const parts = written.split(',').map((one) => one.trim()).filter(Boolean);
  return detail.kind === 'numbers' ? parts.map(Number) : parts;
}

import { SvelteMap } from 'svelte/reactivity';
import { ApiError, fetchOnce } from './api';
import { language } from './texts.svelte';
import type { RuleEntry } from './types';

const known = new SvelteMap<string, RuleEntry>();
const asked = new Set<string>();

/** The rule, as soon as it has arrived; asking for it fetches it. */
export function rule(id: string): RuleEntry | undefined {
  const found = known.get(id);
  if (!found && !asked.has(id)) {
    asked.add(id);
    fetchOnce<RuleEntry>(`/rules/${encodeURIComponent(id)}`).then(
      (entry) => known.set(id, entry),
      (problem: unknown) => {
        // A rule that does not exist is not asked for again; a network that was away is.
        if (!(problem instanceof ApiError && problem.status === 404)) asked.delete(id);
      },
    );
  }
  return found;
}

/** A short word for a rule: the catalogue's German term, in English its name in readable form. */
export function ruleWord(id: string): string {
  const entry = rule(id);
  const plain = (id.split('.').pop() ?? id).replaceAll('_', ' ');
  if (!entry) return plain;
  const term = typeof entry.term === 'object' ? entry.term.de : entry.term;
  if (language() === 'de') return term?.replace(/\s*(\([^)]*\)|:.*)/g, '') ?? plain;
  return entry.name?.replaceAll('_', ' ') ?? plain;
}

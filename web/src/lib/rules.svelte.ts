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

/** The English name of a rule; a ruling has none. */
function readable(entry: RuleEntry): string {
  return entry.kind === 'rule' ? entry.name.replace(/^(tag|task)_/, '').replaceAll('_', ' ') : '';
}

/** A short word for a rule: the catalogue's German term, in English its name in readable form. */
export function ruleWord(id: string): string {
  const entry = rule(id);
  // An id is German or English whatever the reader speaks, so it is no name for it.
  if (!entry) return '…';
  const term = typeof entry.term === 'object' ? entry.term[language()] : language() === 'de' ? entry.term : undefined;
  const word = term?.replace(/\s*(\([^)]*\)|:.*)/g, '') || readable(entry) || id;
  return language() === 'de' ? word : word.charAt(0).toUpperCase() + word.slice(1);
}

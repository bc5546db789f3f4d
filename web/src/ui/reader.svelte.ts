/** The rule that lies open on the table, if any. */
export const reader = $state<{ id: string | null }>({ id: null });

export function openRule(id: string): void {
  reader.id = id;
}

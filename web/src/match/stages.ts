import Stage from './Stage.svelte';

/** Who draws a picture, by its kind. */
export const STAGES: Partial<Record<string, typeof Stage>> = { table: Stage };

/** What of a chart is shown, and from which size on. */
import type { Colours } from './colours';
import type { Lattice } from './lattice';
import type { ChartLand, NoteOut } from '../lib/types';

export const LAYERS = ['terrain', 'owners', 'sites', 'troops', 'roads', 'rivers', 'ways', 'reach', 'zones', 'age', 'grid', 'names', 'notes'] as const;
export type LayerName = (typeof LAYERS)[number];
/** Shown until the reader wants more. */
export const USUAL: readonly LayerName[] = LAYERS.filter((name) => name !== 'reach');

export interface Shown {
  /** How often letters have arrived; with others everything is drawn anew. */
  lettered: number;
  lattice: Lattice;
  colours: Colours;
  layers: ReadonlySet<LayerName>;
  /** By large field: its reader's own note. */
  notes: Readonly<Record<string, NoteOut>>;
}

/** From these sizes on, in pixels to the side of a small field, more is drawn. */
export const HEXES = 3;
export const DETAILS = 3.8;
export const WORDS = 5.5;
export const NUMBERS = 13;
export const GRID = 1.4;
export const COUNT = 48;

export const landOf = (shown: Shown, name: string): ChartLand => shown.lattice.plane.map.lands[name] ?? {};

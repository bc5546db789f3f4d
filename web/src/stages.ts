/** What is shown of a game, by the name of its stage; the server says which game is on which. */
import { fetchOnce } from './lib/api';

export const TABLE = 'table';

type Loading = () => Promise<{ default: unknown }>;

/** The table fills a match between its frame and its panel, a world its page below the heading. */
const STAGES = new Map<string, Loading>([
  [TABLE, () => import('./match/Stage.svelte')],
  ['hexes', () => import('./battle/HexStage.svelte')],
  ['world', () => import('./worlds/WorldStage.svelte')],
  ['chamber', () => import('./worlds/ChamberStage.svelte')],
  [replayed(TABLE), () => import('./replay/TableReplay.svelte')],
  [replayed('hexes'), () => import('./battle/HexReplay.svelte')],
]);

/** The stage on which matches of such a game are looked through. */
export function replayed(stage: string): string {
  return `${stage}-replay`;
}

export function stageNamed(name: string): Loading | undefined {
  return STAGES.get(name);
}

/** The name of a game's stage; empty for a game that the server does not know. */
export async function stageOf(game: string): Promise<string> {
  return (await fetchOnce<Record<string, string>>('/stages'))[game] ?? '';
}

/** A small field in words: for the card, and for whoever does not see the battlefield. */
import type { Base, Question } from '../lib/types';
import { WAYS, type BattleField, type Cell } from './field';

export type Say = (key: string, args?: Record<string, string | number>) => string;

/** Does this question ask where a group is to stand? */
export const placesGroup = (question: Question | null): boolean => Boolean(question?.free && question.key.endsWith(':place'));

/** The storey of a place within a building, or what else it is; nothing for open ground. */
export function storey(place: string, t: Say): string {
  const inner = place.split(':')[1];
  if (place.includes('^')) return t('web-battle-ladder');
  if (inner === undefined) return '';
  if (inner === 'P') return t('web-battle-platform');
  if (inner === 'B') return t('web-battle-siege-tower');
  return inner === 'S' ? t('web-battle-bridge') : t('web-battle-storey', { number: Number(inner) });
}

/** What it is beside its symbol, and what has been done to it: a god, paralysed, invisible. */
export function stateOf(field: BattleField, base: Base, t: Say): string {
  const stand = field.picture.stands?.[base.id];
  const being = stand?.being && stand.being !== 'caster' ? t(`kriegsspiel-being-${stand.being}`, { name: stand.called ?? '' }) : '';
  return [being, ...(base.conditions ?? []).filter((key) => !key.endsWith('-phalanx')).map((key) => t(key))].filter(Boolean).join(', ');
}

export function wordsOf(field: BattleField, base: Base, t: Say): string {
  const mount = field.picture.stands?.[base.id]?.mount;
  const state = stateOf(field, base, t);
  return `${base.emblem ?? ''} ${base.id}${mount ? ` (${mount})` : ''}${state ? `: ${state}` : ''}`;
}

/** What magic has done to a small field or to its edges. */
function omensAt(field: BattleField, cell: Cell, t: Say): string[] {
  const at = ([x, row]: readonly [number, number]): boolean => x === cell.x && row === cell.row;
  const here = (field.picture.omens ?? []).filter((one) => one.fields?.some(at) || one.edges?.some((ends) => ends.some(at)));
  return [...new Set(here.map((one) => (one.left ? t('web-battle-omen', { what: t(one.name), rounds: one.left }) : t(one.name))))];
}

/** Terrain and level, and all that is built or lies there. */
export function aboutCell(field: BattleField, cell: Cell, t: Say): string {
  const picture = field.picture;
  const land = (picture.lands ?? []).find((one) => one.gf === cell.gf);
  const at = (place: readonly [number, number] | null | undefined): boolean => place?.[0] === cell.x && place[1] === cell.row;
  const flow = land?.streams?.find(([kf]) => kf === cell.kf);
  const rivers = (land?.rivers ?? []).filter(([kf]) => kf === cell.kf).map(([, way]) => t('web-battle-way', { way }));
  const doors = (picture.doors ?? []).filter((door) => door.kind !== 'loophole' && (at(door.here) || at(door.there)));
  const crafts = (picture.crafts ?? []).filter((craft) => (craft.x === cell.x && craft.row === cell.row) || at(craft.front));
  return [
    t(picture.grounds?.[cell.letter]?.name ?? ''),
    t('web-battle-level', { level: cell.level }),
    cell.site ? t('web-battle-site') : '',
    flow ? t('web-battle-stream', { way: flow[1] || 'none' }) : '',
    rivers.length ? t('web-battle-river', { ways: rivers.join(', ') }) : '',
    ...new Set(doors.map((door) => t('web-battle-door', { wall: door.wall ? 'yes' : 'no', stands: door.stands ?? 'closed' }))),
    ...(picture.spans ?? []).filter((span) => at(span.here) || at(span.there)).map((span) => t('web-battle-span', { kind: span.kind, hits: span.hits ?? 0 })),
    ...omensAt(field, cell, t),
    ...crafts.map((craft) => t('web-battle-craft', { kind: craft.kind, way: headingOf(craft) })),
  ].filter(Boolean).join(', ');
}

function headingOf({ x, row, front }: { x: number; row: number; front?: readonly [number, number] | null }): string {
  if (!front) return 'none';
  const [dx, dr] = [front[0] - x, front[1] - row];
  return WAYS[[[1, -1], [2, 0], [1, 1], [-1, 1], [-2, 0], [-1, -1]].findIndex(([a, b]) => a === dx && b === dr)] ?? 'none';
}

/** All of it in one sentence or two: what lies there and who stands there, party by party. */
export function describeCell(field: BattleField, cell: Cell, names: readonly string[], t: Say): string {
  const who = field.floors(cell.name).flatMap(({ place, figures }) => {
    const parties = [...new Set(figures.map((base) => base.seat))];
    return parties.map((seat) => {
      const counted = new Map<string, number>();
      for (const base of figures.filter((one) => one.seat === seat)) {
        const state = stateOf(field, base, t);
        const said = `${base.emblem ?? ''}${state ? ` (${state})` : ''}`;
        counted.set(said, (counted.get(said) ?? 0) + 1);
      }
      const said = [...counted].map(([symbol, many]) => `${many} ${symbol}`).join(', ');
      const facing = figures.map((base) => field.picture.stands?.[base.id]?.facing ?? 0).find(Boolean);
      const front = facing ? `, ${t('web-battle-phalanx', { way: WAYS[facing - 1] ?? '' })}` : '';
      return `${[storey(place, t), names[seat] ?? ''].filter(Boolean).join(', ')}: ${said}${front}`;
    });
  });
  return `${cell.name}: ${aboutCell(field, cell, t)}. ${who.length ? who.join('; ') : t('web-battle-nobody')}.`;
}

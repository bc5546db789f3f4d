/** All that can be ordered by pointing, and how an order begins. */
import { figuresAt, groupsAt, isWater, type Act, type Desk, type Values } from './orders/desk';
import { AGENT_ACTS } from './orders/agent_acts';
import { ENTERING_ACTS } from './orders/entering_acts';
import { reopened } from './orders/forms';
import { GOD_ACTS } from './orders/god_acts';
import { KING_ACTS } from './orders/king_acts';
import { PLANE_ACTS } from './orders/plane_acts';
import { REALM_ACTS } from './orders/realm_acts';
import { SHIP_ACTS } from './orders/ship_acts';
import { TEMPLE_ACTS } from './orders/temple_acts';
import { TRADE_ACTS } from './orders/trade_acts';
import { WIZARD_ACTS } from './orders/wizard_acts';

const ACTS: readonly Act[] = [...REALM_ACTS, ...SHIP_ACTS, ...TRADE_ACTS, ...ENTERING_ACTS, ...PLANE_ACTS, ...KING_ACTS, ...WIZARD_ACTS, ...TEMPLE_ACTS, ...AGENT_ACTS, ...GOD_ACTS];

export const actNamed = (name: string): Act | undefined => ACTS.find((one) => one.name === name);

/** What can be ordered from a place in a phase. */
export const actsAt = (desk: Desk, place: string): Act[] => ACTS.filter((one) => one.phases.includes(desk.phase) && one.here(desk, place));

/** The order that wrote these lines of a paper, as it was when it was written; null for lines that only words can change. */
export const readAgain = (desk: Desk, written: string): { act: Act; values: Values } | null => reopened(ACTS, desk, written, blank);

export function blank(desk: Desk, act: Act, place: string): Values {
  const values: Values = {
    place, figures: {}, way: [], places: [], kfs: [], choice: '', number: 0, until: 0, realm: '', group: groupsAt(desk, place)[0] ?? '', words: '', more: '', marks: [],
    lots: [], troops: [],
  };
  if (act.fields.some((one) => one.kind === 'figures')) {
    // RE stay at home unless somebody wants them taken along; so do ships where an army marches.
    const there = Object.entries(figuresAt(desk, place));
    values.figures = Object.fromEntries(there.map(([symbol, number]) => [symbol, symbol === 'RE' || (symbol.includes('[') && !isWater(place)) ? 0 : number]));
  }
  act.begin?.(desk, values);
  return values;
}

/** A spell that is being aimed by tapping small fields, and the line that it becomes. */
import type { HexSpell, Question } from '../lib/types';
import { baseOf } from './field';

const CAST = 'ZAUBERN';
const ONTO = 'NACH';

export interface Aim {
  spell: HexSpell;
  /** Small fields in the order in which they were tapped; where it names one, the last is where to. */
  places: string[];
  /** Ids of chosen figures. */
  figures: string[];
}

/** Does this question ask what somebody casts? */
export const isCasting = (question: Question | null): boolean => Boolean(question?.free && /:cast(-at-once)?$/.test(question.key));

/** The figures that a line or a small field is about stand in it as words. */
export const mentions = (line: string, name: string): boolean => line.split(/[\s,>=+]+/).some((word) => baseOf(word) === name);

/** Is what it names behind the first thing where somebody goes? */
const byFigure = ({ spell }: Aim): boolean => spell.aim === 'figures' || (spell.aim === 'things' && Boolean(spell.onto));

/** Can it be aimed by tapping? Rivers, gates and winds are proposed as whole lines. */
export const isAimable = (spell: HexSpell): boolean => spell.aim !== 'things' || Boolean(spell.onto);

/** One small field more, or one less. */
export function tapped(aim: Aim, place: string): Aim {
  if (byFigure(aim) && !aim.spell.onto) return aim;
  const most = aim.spell.onto ? (byFigure(aim) ? 1 : 2) : Number.POSITIVE_INFINITY;
  const places = aim.places.includes(place) ? aim.places.filter((one) => one !== place) : [...aim.places, place];
  return { ...aim, places: places.length > most ? [...places.slice(0, most - 1), place] : places };
}

export const chosenFigure = (aim: Aim, id: string): Aim => ({ ...aim, figures: aim.figures.includes(id) ? aim.figures.filter((one) => one !== id) : [...aim.figures, id] });

/** As the order sheet writes it; empty while something is missing. */
export function lineOf(aim: Aim): string {
  const { spell, places, figures } = aim;
  if (byFigure(aim)) {
    if (!figures.length || (spell.onto && !places[0])) return '';
    return [CAST, spell.word, figures.join(', '), ...(spell.onto ? [ONTO, places[0] ?? ''] : [])].join(' ');
  }
  if (!places.length || (spell.onto && places.length < 2)) return '';
  return spell.onto ? `${CAST} ${spell.word} ${places[0]} ${ONTO} ${places[1]}` : `${CAST} ${spell.word} ${places.join(', ')}`;
}

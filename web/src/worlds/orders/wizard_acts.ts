/** The wizard: research. He moves like all others, gives ZEH to mystics (plane_acts) and casts by order sheets (TroopFields). */
import { forcesAt, type Act } from './desk';
import { isOffered, offeredFigures } from './offers';
import { listing } from '../lines';

const RESEARCH = 'research';

export const WIZARD_ACTS: readonly Act[] = [
  {
    name: RESEARCH, phases: [1], here: isOffered(RESEARCH), fields: [{ kind: 'figures' }], begin: (_, values) => (values.figures = {}),
    from: (desk, { place }) => offeredFigures(desk, RESEARCH, place, forcesAt(desk, place)),
    forms: ['Forschung {place}: {figures}'],
    line: ({ place, figures }) => (listing(figures) ? `Forschung ${place}: ${listing(figures)}` : ''),
  },
];

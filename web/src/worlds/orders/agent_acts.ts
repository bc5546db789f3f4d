/** The secret service: headquarters, guards, agents on their ways, and their deeds. */
import { forcesAt, rules, stands, vesselsAt, type Act, type Desk, type Values } from './desk';
import { listing } from '../lines';

const AGENT = /^(AgKö|Ag\d{1,2})/;

/** Agents who stand there, in the open or camouflaged. */
export const agentsAt = (desk: Desk, place: string): string[] => [
  ...new Set([...Object.keys(forcesAt(desk, place)), ...Object.keys(vesselsAt(desk, place))].map((one) => AGENT.exec(one)?.[1] ?? '').filter(Boolean)),
];
const hasAgent = (desk: Desk, place: string): boolean => agentsAt(desk, place).length > 0;
const firstAgent = (desk: Desk, values: Values): void => {
  values.more = agentsAt(desk, values.place)[0] ?? '';
};
const WHO = { kind: 'more', name: 'agent', example: 'Ag1' } as const;

/** Deeds, with how what they are about is written behind them. */
const DEEDS: Readonly<Record<string, (words: string) => string>> = {
  Mord: (words) => (words ? `: ${words}` : ''),
  Entführung: (words) => (words ? `: ${words}` : ''),
  Diebstahl: (words) => (words ? `: ${words}` : ''),
  'Tiere stehlen': (words) => (words ? `: ${words}` : ''),
  Sabotage: (words) => (/^\d[A-Z]/.test(words) ? ` ${words}` : words ? `: ${words}` : ''),
  Briefe: (words) => `: ${words || '1'}`,
  Befragung: (words) => (words ? `: ${words}` : ''),
  Einschleichen: (words) => (words ? ` ${words}` : ''),
  Tor: (words) => (words ? ` ${words}` : ''),
  Bestechen: (words) => (words ? ` ${words}` : ''),
  Bergführer: (words) => (words ? ` ${words}` : ''),
  Aufstand: () => ' ',
};

export const AGENT_ACTS: readonly Act[] = [
  {
    name: 'headquarters', phases: [1], here: rules, fields: [{ kind: 'kfs', most: 1 }],
    line: ({ place, kfs }) => (kfs[0] ? `GHZ ${place.split('[')[0]}/${kfs[0]}` : ''),
  },
  {
    name: 'guards', phases: [1], here: (desk, place) => rules(desk, place) && stands(desk, place), fields: [{ kind: 'figures' }],
    begin: (_, values) => (values.figures = Object.fromEntries(Object.keys(values.figures).map((one) => [one, 0]))),
    line: ({ place, figures }) => (listing(figures) ? `Wächter ${place}: ${listing(figures)}` : ''),
  },
  {
    name: 'agent-hide', phases: [1], here: hasAgent, fields: [WHO, { kind: 'words', name: 'company', example: 'LB, lP, 35RE' }], begin: firstAgent,
    line: ({ place, more, words }) => (more ? `Agent ${more} tarnen ${place}${words.trim() ? `: ${words.trim()}` : ''}` : ''),
  },
  {
    name: 'agent-go', phases: [1], here: hasAgent, fields: [WHO, { kind: 'way', many: true }], begin: firstAgent,
    line: ({ place, more, way }) => (more && way.length ? `Agent ${more} ziehen ${[place, ...way].join(' > ')}` : ''),
  },
  {
    name: 'agent-spy', phases: [1], here: hasAgent, fields: [WHO, { kind: 'way', many: false, optional: true }], begin: firstAgent,
    line: ({ place, more, way }) => (more ? `Agent ${more} spähen ${way[0] ?? place}` : ''),
  },
  {
    name: 'agent-deed', phases: [3], here: hasAgent, fields: [WHO, { kind: 'choice', options: Object.keys(DEEDS) }, { kind: 'words', name: 'deed', example: 'SC von Gunther', when: ({ choice }) => choice !== 'Aufstand' }],
    begin: (desk, values) => {
      firstAgent(desk, values);
      values.choice = 'Mord';
    },
    line: ({ more, choice, words }) => {
      const what = DEEDS[choice]?.(words.trim()) ?? '';
      return more && what ? `Agent ${more} ${choice}${what}`.trimEnd() : '';
    },
  },
  { name: 'agent-return', phases: [3], here: hasAgent, fields: [WHO], begin: firstAgent, line: ({ more }) => (more ? `Agent ${more} Rückzug` : '') },
];

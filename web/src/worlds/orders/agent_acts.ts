/** The secret service: headquarters, guards, agents on their ways, their deeds by what they saw, captives. */
import { figuresOf, forcesAt, groupsAt, insideOf, nameOf, rules, type Act, type Desk, type Field, type Options, type Values } from './desk';
import { first, isOffered, offered, offeredFigures, onField } from './offers';
import { listing, without } from '../lines';

const who = (what: string): Field => ({ kind: 'pick', name: 'agent', into: 'more', options: (desk, { place }) => offered(desk, what, place) });
const theFirst = (what: string) => (desk: Desk, values: Values): void => {
  [values.more, values.figures] = [first(offered(desk, what, values.place)), {}];
};
const about = (name: string, written: string, more: readonly Field[] = []): Act => ({
  name, phases: [1], here: isOffered(name), fields: [who(name), ...more], begin: theFirst(name), forms: [`Agent {more} ${written.replace('…', '{place}')}`], line: ({ more: agent, place }) => (agent ? `Agent ${agent} ${written}`.replace('…', place) : ''),
});

/** Who is camouflaged by this very paper goes on in it, too. */
const hiddenNow = (desk: Desk, place: string): Options =>
  Object.fromEntries(Object.entries(offered(desk, 'agent-hide', place)).filter(([agent]) => desk.text.split('\n').some((line) => line.startsWith(`Agent ${agent} tarnen ${place}`))));
const goers = (what: string) => (desk: Desk, place: string): Options => ({ ...(isOffered(what)(desk, place) ? offered(desk, what, place) : {}), ...hiddenNow(desk, place) });
const mayGo = (what: string) => (desk: Desk, place: string): boolean => Object.keys(goers(what)(desk, place)).length > 0;
const whoGoes = (what: string): Field => ({ kind: 'pick', name: 'agent', into: 'more', options: (desk, { place }) => goers(what)(desk, place) });

// ---- deeds

interface Deed {
  /** Its name in what the server offers. */
  kind: string;
  /** Beside what was seen: how many, where to, whose. */
  fields?: readonly Field['kind'][];
  /** What stands behind the word; null while something is missing. */
  written: (values: Values) => string | null;
}

const ASK = 'Befragung';
const against = ({ realm }: Values): string => (realm ? ` von ${realm}` : '');
const one = (values: Values): string | null => (values.words ? `: ${values.words}${against(values)}` : null);
const field = ({ words }: Values): string | null => (words ? ` ${words}` : null);
/** Things by number; any sum of RE is one of them. */
const several = (values: Values): string | null => (listing(values.figures) ? `: ${listing(values.figures)}${against(values)}` : null);

const DEEDS: Readonly<Record<string, Deed>> = {
  Mord: { kind: 'murder', fields: ['realm'], written: one },
  Entführung: { kind: 'abduct', fields: ['realm'], written: one },
  Diebstahl: { kind: 'steal', fields: ['figures', 'realm'], written: several },
  'Tiere stehlen': { kind: 'rustle', fields: ['figures', 'realm'], written: several },
  Sabotage: { kind: 'sabotage', written: (values) => (values.words.includes('/') ? field(values) : one(values)) },
  Briefe: { kind: 'letters', fields: ['number'], written: ({ number }) => (number > 0 ? `: ${number}` : null) },
  [ASK]: { kind: 'ask', fields: ['marks', 'way'], written: asked },
  Einschleichen: { kind: 'sneak', written: field },
  Tor: { kind: 'open', written: field },
  Bestechen: { kind: 'bribe', fields: ['way'], written: ({ words, way }) => (words && way.length ? ` ${words}: ${way.join(' > ')}` : null) },
  Bergführer: { kind: 'guide', fields: ['way'], written: ({ way }) => (way[0] ? ` ${way.at(-1)}` : null) },
  Aufstand: { kind: 'revolt', written: () => '' },
};
const BY_NUMBER = ['Diebstahl', 'Tiere stehlen'];
/** Deeds for which one thing is picked from what was seen. */
const PICKED = ['Mord', 'Entführung', 'Sabotage', 'Einschleichen', 'Tor', 'Bestechen'];

/** About each large field that was pointed at, or the one where the agent is. */
function asked({ marks, way, place }: Values): string | null {
  const questions = (way.length ? way : [place]).flatMap((where) => marks.map((topic) => `${topic} ${where}`));
  return questions.length ? `: ${questions.join(', ')}` : null;
}

const kindOf = ({ choice }: Values): string => DEEDS[choice]?.kind ?? '';
/** What the agent saw for a deed. */
const seen = (desk: Desk, values: Values, kind = kindOf(values)): Options => offered(desk, `deed-${kind}`, `${values.place} ${values.more}`);
const isSeen = (desk: Desk, { place, more }: Values, kind: string): boolean => `${place} ${more}` in (desk.chart.offers?.[`deed-${kind}`] ?? {});
const possible = (desk: Desk, values: Values): string[] => Object.entries(DEEDS).filter(([, deed]) => isSeen(desk, values, deed.kind)).map(([word]) => word);
const asks = (kind: Field['kind']) => ({ choice }: Values): boolean => DEEDS[choice]?.fields?.includes(kind) ?? false;

/** Another deed is about other things. */
function chooseDeed(desk: Desk, values: Values): void {
  const can = possible(desk, values);
  if (!can.includes(values.choice)) values.choice = can[0] ?? '';
  const options = seen(desk, values);
  [values.figures, values.marks, values.number, values.way] = [{}, [], 1, []];
  values.words = PICKED.includes(values.choice) ? first(options) : '';
  if (values.choice === ASK) values.marks = Object.keys(options).slice(0, 1);
  values.realm = first(offered(desk, 'deed-owner', `${values.place} ${values.more}`));
}

/** As many as were seen; RE are not counted by agents. */
function seenFigures(desk: Desk, values: Values): Record<string, number> {
  return Object.fromEntries(Object.entries(seen(desk, values)).map(([symbol, remark]) => [symbol, symbol === 'RE' ? Infinity : Number.parseInt(remark, 10) || 1]));
}

/** Price and risk of a deed that is not one thing picked. */
function deedRemarks(desk: Desk, values: Values): string[] {
  if (PICKED.includes(values.choice)) return [];
  const all = Object.entries(seen(desk, values));
  if (values.choice === ASK) return values.marks.length && all[0] ? [`${values.marks.length} × (${all[0][1]})`] : [];
  return all.filter(([, remark]) => remark.includes('RE')).map(([what, remark]) => (what ? `${what}: ${remark}` : remark));
}

/** The caravan that an agent is in, where it is one's own. */
function aboardOf(desk: Desk, values: Values): void {
  const name = offered(desk, 'agent-quit', values.place)[values.more];
  [values.group, values.figures] = [groupsAt(desk, values.place).find((group) => nameOf(group) === name) ?? '', {}];
}

/** Which of them a line is shows when it is written again. */
const DEED_FORMS = ['', ': {one} von {realm}', ': {one}', ': {figures} von {realm}', ': {figures}', ': {number}', ': {topics}', ' {onward}', ' {one}', ' {one}: {onward}'].map((end) => `Agent {more} {choice}${end}`);

const CAPTIVE = 'captive';

export const AGENT_ACTS: readonly Act[] = [
  {
    name: 'headquarters', phases: [1], here: (desk, place) => isOffered('headquarters')(desk, place) || (rules(desk, place) && new RegExp(`^Bau ${place.replace(/[+[\]]/g, '\\$&')}: (Tu|Bf|BF) `, 'm').test(desk.text)),
    fields: [{ kind: 'kfs', most: 1, offer: 'headquarters' }],
    begin: (desk, values) => {
      const kf = Number(first(offered(desk, 'headquarters', values.place)));
      values.kfs = kf ? [kf] : [];
    },
    forms: ['GHZ {field}'],
    line: ({ place, kfs }) => (onField(place, kfs) ? `GHZ ${onField(place, kfs)}` : ''),
  },
  {
    name: 'guards', phases: [1], here: isOffered('guards'), fields: [{ kind: 'figures' }], begin: (_, values) => (values.figures = {}),
    from: (desk, { place }) => offeredFigures(desk, 'guards', place, forcesAt(desk, place)),
    forms: ['Wächter {place}: {figures}'],
    line: ({ place, figures }) => (listing(figures) ? `Wächter ${place}: ${listing(figures)}` : ''),
  },
  {
    name: 'guards-end', phases: [1], here: isOffered('guards-end'), fields: [{ kind: 'figures' }], begin: (_, values) => (values.figures = {}),
    from: (desk, { place }) => offeredFigures(desk, 'guards-end', place, forcesAt(desk, place)),
    forms: ['Wächter abziehen {place}: {figures}'],
    line: ({ place, figures }) => (listing(figures) ? `Wächter abziehen ${place}: ${listing(figures)}` : ''),
  },
  {
    name: 'agent-hide', phases: [1], here: isOffered('agent-hide'), fields: [who('agent-hide'), { kind: 'figures' }], begin: theFirst('agent-hide'),
    from: (desk, { place, more }) => without(forcesAt(desk, place), { [more]: 1 }),
    forms: ['Agent {more} tarnen {place}', 'Agent {more} tarnen {place}: {figures}'],
    line: ({ place, more, figures }) => (more ? `Agent ${more} tarnen ${place}${listing(figures) ? `: ${listing(figures)}` : ''}` : ''),
  },
  about('agent-unmask', 'enttarnen …'),
  {
    name: 'agent-go', phases: [1], here: mayGo('agent-go'), fields: [whoGoes('agent-go'), { kind: 'way', many: true }],
    begin: (desk, values) => (values.more = first(goers('agent-go')(desk, values.place))),
    forms: ['Agent {more} ziehen {way}'],
    line: ({ place, more, way }) => (more && way.length ? `Agent ${more} ziehen ${[place, ...way].join(' > ')}` : ''),
  },
  {
    name: 'agent-spy', phases: [1], here: mayGo('agent-spy'), fields: [whoGoes('agent-spy'), { kind: 'way', many: false, optional: true }],
    begin: (desk, values) => {
      values.more = first(goers('agent-spy')(desk, values.place));
      // Where he will be.
      values.way = [...desk.text.matchAll(/^Agent (\S+) ziehen .*> (\S+)$/gm)].filter((found) => found[1] === values.more).map((found) => found[2] ?? '').slice(0, 1);
    },
    forms: ['Agent {more} spähen {onward}'],
    line: ({ place, more, way }) => (more ? `Agent ${more} spähen ${way[0] ?? place}` : ''),
  },
  {
    name: 'agent-join', phases: [1], here: isOffered('agent-join'), fields: [who('agent-join'), { kind: 'group' }], begin: theFirst('agent-join'),
    forms: ['Agent {more} in {group}'],
    line: ({ more, group }) => (more && group ? `Agent ${more} in ${nameOf(group)}` : ''),
  },
  {
    // Out of an own caravan he takes along what is chosen; out of what is another's all that he has.
    name: 'agent-quit', phases: [1], here: isOffered('agent-quit'), fields: [who('agent-quit'), { kind: 'figures', when: ({ group }) => Boolean(group) }],
    begin: (desk, values) => {
      theFirst('agent-quit')(desk, values);
      aboardOf(desk, values);
    },
    change: aboardOf,
    from: (_, { group, more }) => without(figuresOf(insideOf(group)), { [more]: 1 }),
    forms: ['Agent {more} aussteigen', 'Agent {more} aussteigen: {figures}'],
    line: ({ more, figures }) => (more ? `Agent ${more} aussteigen${listing(figures) ? `: ${listing(figures)}` : ''}` : ''),
  },
  {
    name: 'agent-deed', phases: [3], main: true, here: isOffered('agent-deed'),
    fields: [
      who('agent-deed'),
      { kind: 'choice', options: possible },
      { kind: 'pick', name: 'deed', into: 'words', options: seen, free: 'KW1 von Gunther', when: ({ choice }) => PICKED.includes(choice) },
      { kind: 'figures', when: ({ choice }) => BY_NUMBER.includes(choice) },
      { kind: 'number', name: 'letters', least: 1, most: 99, when: asks('number') },
      { kind: 'marks', options: seenTopics, when: asks('marks') },
      { kind: 'way', many: true, when: asks('way') },
      { kind: 'realm', name: 'deed-victim', when: asks('realm') },
    ],
    begin: (desk, values) => {
      values.more = first(offered(desk, 'agent-deed', values.place));
      chooseDeed(desk, values);
    },
    change: chooseDeed,
    remarks: deedRemarks,
    from: seenFigures,
    forms: DEED_FORMS,
    line: (values) => {
      const what = DEEDS[values.choice]?.written(values) ?? null;
      return values.more && what !== null ? `Agent ${values.more} ${values.choice}${what}` : '';
    },
  },
  { name: 'agent-return', phases: [3], here: isOffered('agent-return'), fields: [who('agent-return')], begin: theFirst('agent-return'), forms: ['Agent {more} Rückzug'], line: ({ more }) => (more ? `Agent ${more} Rückzug` : '') },
  {
    name: CAPTIVE, phases: [3], main: true, here: isOffered(CAPTIVE),
    fields: [{ kind: 'pick', name: CAPTIVE, into: 'words', options: (desk, { place }) => offered(desk, CAPTIVE, place) }, { kind: 'choice', options: ['freilassen', 'bekriegen'] }],
    begin: (desk, values) => ([values.words, values.choice] = [first(offered(desk, CAPTIVE, values.place)), 'freilassen']),
    forms: ['Gefangene {choice} {one}'],
    line: ({ words, choice }) => (words ? `Gefangene ${choice} ${words}` : ''),
  },
  {
    // Somebody who was found where there is no trade centre stands in the open; his finder was told his name.
    name: 'agent-challenge', phases: [3], here: rules, fields: [{ kind: 'words', name: 'agent', example: 'Ag1' }, { kind: 'realm' }],
    forms: ['Gefangene bekriegen {word} von {realm}'],
    line: ({ words, realm }) => (words.trim() && realm ? `Gefangene bekriegen ${words.trim()} von ${realm}` : ''),
  },
];

function seenTopics(desk: Desk, values: Values): string[] {
  return Object.keys(seen(desk, values));
}

/** What stands beside the map of the chamber. A panel more is one line here, one component and the message `web-chamber-tab-NAME`. */
import type { Component } from 'svelte';
import type { World } from './worlds';

/** What every panel is given. */
export interface Room {
  world: World;
  /** The realm that the reader acts for here, if there is one: his own; a game master may act for any. */
  realms: string[];
  /** The phase whose report is shown first. */
  reported: number;
  /** What stands in the paper of the open phase, and how a panel writes a line into it. */
  text: string;
  onorder: (line: string) => void;
  /** The large field that is chosen on the map, and how a panel chooses one and brings it into view. */
  chosen: string;
  onpoint: (place: string) => void;
  /** As game master, write the paper of a realm. */
  onwrite: (realm: string) => void;
  /** Load the world again: something of it has changed. */
  onchanged: () => Promise<void>;
}

interface Panel {
  name: string;
  /** Is there anything in it for this reader? */
  open: (world: World, realms: string[]) => boolean;
  load: () => Promise<{ default: Component<Room> }>;
  /** Something to read: on paper it stands in the place of the map. */
  reads?: true;
}

const rules = (world: World, realms: string[]): boolean => realms.length > 0 && world.number > 0;
const writes = (_: World, realms: string[]): boolean => realms.length > 0;
/** The phases of a first great round, which a newcomer is led through. */
const GUIDED = 4;
const begins = (world: World, realms: string[]): boolean => realms.length === 1 && world.number < GUIDED && !world.over;
const leads = (world: World): boolean => world.leads;
const manages = (world: World): boolean => world.manages && !world.leads;

/** One at a time, chosen by tabs after the paper's own. */
export const TABS: readonly Panel[] = [
  { name: 'story', open: rules, load: () => import('./StoryPanel.svelte'), reads: true },
  { name: 'report', open: rules, load: () => import('./ReportPanel.svelte'), reads: true },
  { name: 'rehearsal', open: writes, load: () => import('./RehearsalPanel.svelte') },
  { name: 'letters', open: writes, load: () => import('./LettersPanel.svelte'), reads: true },
  { name: 'desk', open: leads, load: () => import('./MasterBox.svelte') },
  { name: 'places', open: manages, load: () => import('./PlacesBox.svelte') },
];

/** Always there, above the tabs. */
export const ABOVE: readonly Panel[] = [{ name: 'guide', open: begins, load: () => import('./tonight/GuidePanel.svelte') }];

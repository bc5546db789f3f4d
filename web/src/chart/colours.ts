/** The colours of the chart, by day and by night. */

/** Of small fields, by the letters of their terrain. */
export type Ground = Readonly<Record<string, string>>;

export interface Colours {
  ground: Ground;
  paper: string;
  unseen: string;
  ink: string;
  soft: string;
  halo: string;
  river: string;
  road: string;
  dragon: string;
  chosen: string;
  scout: string;
  move: string;
  war: string;
  note: string;
  trade: string;
  zone: string;
}

const DAY: Ground = {
  W: '#c3d6d6', T: '#ece2bd', t: '#b9c686', d: '#f0d68a', s: '#bccb9c', m: '#96b083', H: '#dcc493', h: '#a3ad74',
  D: '#e0bd74', B: '#c79f73', b: '#8f9464', w: '#cda463', G: '#8d7a68', e: '#eef3f4', E: '#dbe4e6', S: '#b0b589', M: '#869a75',
};
const NIGHT: Ground = {
  W: '#21384a', T: '#655e44', t: '#435a30', d: '#7a6734', s: '#4b5f4b', m: '#2c4a38', H: '#6b5233', h: '#3b4c22',
  D: '#7c5f26', B: '#63412a', b: '#3d3a1c', w: '#724f24', G: '#2f2620', e: '#7c8387', E: '#6a7277', S: '#545a38', M: '#314228',
};

export const LIGHT: Colours = {
  ground: DAY, paper: '#f2e6c9', unseen: '#e4d3a8', ink: '#3d2b1c', soft: '#6f5836', halo: 'rgb(250 243 224 / 0.85)', river: '#3f7390',
  road: '#7a5a34', dragon: '#7a4a86', chosen: '#8a2a1c', scout: '#a32218', move: '#2458a6', war: '#3d2b1c', note: '#1c4f82', trade: '#6b3f8c', zone: '#8a5a00',
};
export const DARK: Colours = {
  ground: NIGHT, paper: '#1f1b16', unseen: '#2d271f', ink: '#efe3c8', soft: '#c2ae88', halo: 'rgb(25 21 16 / 0.8)', river: '#76aecb',
  road: '#c9a269', dragon: '#c797d3', chosen: '#ff9d7a', scout: '#ff8f7d', move: '#8fb8ff', war: '#efe3c8', note: '#9cc9ff', trade: '#d3a6f0', zone: '#f0c35a',
};

/** Colours of a reader's own notes. */
export const PINS: Readonly<Record<string, string>> = { red: '#a3341f', gold: '#b8860b', green: '#3c7a3a', blue: '#2458a6', violet: '#8a5a9c' };

// Silhouettes of classes and species in a box from -50 to 50: a filled path, and lines beside it.

import { HUNTED, TROOPERS } from './creatures';

export interface Drawing {
  /** Filled, holes by even-odd. */
  fill?: string;
  /** Drawn as lines. */
  line?: string;
}

const BUST = 'M-36 42c0-24 10-34 36-34s36 10 36 34z';

export const SHAPES: Record<string, Drawing> = {
  ...TROOPERS,
  ...HUNTED,
  // a round helmet with a visor
  marine: { fill: 'M-20-4v-16a20 22 0 0 1 40 0v16zM-14-22v8h28v-8zM-38 42c0-26 12-38 38-38s38 12 38 38zM-6 16v18h12V16z' },
  // bare head, a cross on the chest
  biotech: { fill: `M0-40a18 18 0 1 1-.1 0zM-38 44c0-28 10-38 38-38s38 10 38 38zM-5 14v8h-8v10h8v8H5v-8h8V22H5v-8z` },
  // a pointed hood with a slit
  infiltrator: { fill: 'M0-48c16 8 26 24 26 40 0 8-4 14-4 14 12 6 18 18 18 36h-80c0-18 6-30 18-36 0 0-4-6-4-14 0-16 10-32 26-40zM-16-12l16 8 16-8-4 14H-12z' },
  // a cap, and the lens of a rifle
  sniper: { fill: 'M-26-16c0-18 12-26 26-26s26 8 26 26h12v7h-64zM-18-6h36v8c0 10-8 14-18 14s-18-4-18-14zM-34 44c2-18 12-24 34-24s32 6 34 24z', line: 'M22-2a12 12 0 1 1 0 .1M22-20v36M4-2h36' },
  // a small head between huge shoulders
  hulk: { fill: 'M-12-20v-12a12 12 0 0 1 24 0v12zM-46 12c-4-22 10-32 24-30h44c14-2 28 8 24 30l-6 8-8-6-2 28h-60l-2-28-8 6zM-16 0v8h32V0zM-10 18v6h20v-6z' },
  // a gun on three legs
  dr_sentry: { fill: 'M-26-34h30v-6h14v6h26v10H18v10h-44z', line: 'M-4-12v14M-4 2l-24 40M-4 2l24 40M-4 2v40' },
  // a machine on two legs
  dr_gd209: { fill: 'M-22-42h44l8 14-8 22h-44l-8-22zM-12-34v10h24v-10zM-46-26h12v26h-12zM34-26h12v26H34z', line: 'M-12-6l-10 20 10 12v16h-14M12-6l10 20-10 12v16h14' },
  // a spider
  aracnos: { fill: 'M0-30a11 11 0 1 1-.1 0zM0-10c16 0 20 14 20 24S12 42 0 42s-20-18-20-28 4-24 20-24z', line: 'M-8-14l-18-12-10-18M-10-8l-22-4-16-14M-14 6l-18 6-12 18M-12 18l-14 10-6 18M8-14l18-12 10-18M10-8l22-4 16-14M14 6l18 6 12 18M12 18l14 10 6 18' },
  // a brain that floats, with feelers
  nexus: { fill: 'M-4-44c-10-2-18 4-19 11-10 1-16 9-14 18-7 6-5 17 4 20 2 8 11 10 17 7 6 5 12 5 16 0 6 4 15 2 18-6 10-2 13-13 7-20 3-9-4-17-13-18-2-9-9-14-16-12zM-3-34h6v36h-6z', line: 'M-20 14c-6 12 4 16-4 30M-6 14c-2 12 4 18-2 32M8 14c4 12-4 18 4 32M22 12c8 12-2 18 6 30' },
  // a small ball of spines
  spine_critter: { fill: 'M0-46l7 20 17-14-3 20 23-5-16 17 20 10-22 5 12 20-22-8-4 23-12-18-12 18-4-23-22 8 12-20-22-5 20-10-16-17 23 5-3-20 17 14zM-12-6l10 6v8l-12-6zM12-6L2 0v8l12-6z' },
  // a tall warrior with a crest and long arms
  xeno_alpha: { fill: 'M0-48l10 12 4 14-8 10H-6l-8-10 4-14zM-18-10h36l4 24-12 8 6 24h-10l-6-18-6 18h-10l6-24-12-8z', line: 'M-18-6l-18 18-4 26M18-6l18 18 4 26M-40 38l-6-8M-40 38l4-10M40 38l6-8M40 38l-4-10' },
  // a huge beast with horns
  xeno_beast: { fill: 'M-44-44c6 14 14 18 24 18 6-6 34-6 40 0 10 0 18-4 24-18 6 20-2 32-12 36 4 24-6 50-32 52-26-2-36-28-32-52-10-4-18-16-12-36zM-18-6l12 8-10 4zM18-6L6 2l10 4zM-14 22l6 10 8-8 8 8 6-10z' },
  // a soldier: an insect's head with jaws
  xeno_beta: { fill: 'M0-44c20 0 32 14 30 32-2 12-8 20-14 24l4 22-12-8-8 6-8-6-12 8 4-22c-6-4-12-12-14-24-2-18 10-32 30-32zM-24-12l18 4-6 14c-8 0-12-8-12-18zM24-12L6-8l6 14c8 0 12-8 12-18z', line: 'M-16-40l-12-8M16-40l12-8' },
  // a thin head with large eyes
  xeno_grey: { fill: 'M0-46c26 0 36 18 34 36C32 8 14 26 0 34-14 26-32 8-34-10c-2-18 8-36 34-36zM-28-14c2 12 12 18 22 18 0-10-10-20-22-18zM28-14C26-2 16 4 6 4c0-10 10-20 22-18z', line: 'M0 34v12M-16 46h32' },
  // what lies face down: a blip
  signal: { fill: 'M0-6a10 10 0 1 1-.1 0z', line: 'M-16-14a22 22 0 0 1 32 0M-28-26a38 38 0 0 1 56 0' },
  // somebody to be rescued
  civilian: { fill: `M0-42a17 17 0 1 1-.1 0z${BUST}` },
};

export const UNKNOWN_SHAPE: Drawing = { fill: `M0-40a17 17 0 1 1-.1 0z${BUST}` };

/** The outline of a token by the side of a figure, with a radius of 50. */
export const SIDES: Record<string, string> = {
  squad: 'M0-50a50 50 0 1 1-.1 0z',
  alien: 'M-50 0l25-45h50L50 0 25 45h-50z',
  signal: 'M0-54L50 38h-100z',
  friend: 'M-30-46h60a16 16 0 0 1 16 16v60a16 16 0 0 1-16 16h-60a16 16 0 0 1-16-16v-60a16 16 0 0 1 16-16z',
  ship: 'M0-54l48 36-18 62h-60l-18-62z',
};

/** In how many parts the ring of a rank is cut; 0 is a double ring. */
export const RANKS: Record<string, number> = {
  copper: 1,
  bronze: 2,
  silver: 3,
  gold: 4,
  palladium: 5,
  platinum: 6,
  green: 1,
  blue: 3,
  red: 0,
};

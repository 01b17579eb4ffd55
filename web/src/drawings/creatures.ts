// Silhouettes of troopers and of what they hunt, in a box from -50 to 50.

import type { Drawing } from './shapes';

const CHEST = 'M-38 44c0-26 12-38 38-38s38 12 38 38z';
const HELMET = 'M-22-6v-12a22 22 0 0 1 44 0v12z';

export const TROOPERS: Record<string, Drawing> = {
  // a helmet, a star on the chest
  main: { fill: `${HELMET}M-16-20v7h32v-7z${CHEST}M0 13l4 9 10 1-8 6 3 10-9-6-9 6 3-10-8-6 10-1z` },
  // a helmet only
  grunt: { fill: `${HELMET}M-16-20v7h32v-7z${CHEST}` },
  // two chevrons
  sarge: { fill: `${HELMET}${CHEST}M-14 20L0 12l14 8v7L0 19l-14 8zM-14 33L0 25l14 8v7L0 32l-14 8z` },
  // the lens of a rifle
  sharpshooter: { fill: `${HELMET}${CHEST}`, line: 'M20-8a13 13 0 1 1 0 .1M20-28v40M0-8h40' },
  // two round glasses
  recon: { fill: `M0-42a22 22 0 0 1 22 22v12h-44v-12a22 22 0 0 1 22-22zM-10-24a7 7 0 1 0 .1 0zM10-24a7 7 0 1 0 .1 0z${CHEST}` },
  // a cap with a peak
  militia: { fill: `M-18-24c0-12 8-18 18-18s18 6 18 18h14v6h-50zM-14-14h28v8c0 6-6 10-14 10s-14-4-14-10z${CHEST}` },
  // bare head, an open coat
  scientist: { fill: 'M0-44a18 18 0 1 1-.1 0zM-38 44c0-26 12-38 38-38s38 12 38 38zM-8 12L0 26 8 12zM-3 30h6v14h-6z', line: 'M-14-26a6 6 0 1 1 0 .1M2-26a6 6 0 1 1 0 .1' },
  // a square head with an aerial
  synth: { fill: `M-20-34h40v34h-40zM-14-26v8h10v-8zM4-26v8h10v-8zM-12-10v4h24v-4z${CHEST}`, line: 'M0-34v-12' },
  // a horned helmet
  warrior: { fill: `M-22-4v-14a22 20 0 0 1 44 0v14zM-34-44c-2 14 4 22 12 24v-12zM34-44c2 14-4 22-12 24v-12zM-14-18l14 5 14-5v7L0-6l-14-5z${CHEST}` },
  // a hood and a third eye
  mystic: { fill: 'M0-48c18 6 26 20 26 36 0 8-4 14-4 14 12 6 16 18 16 42h-76c0-24 4-36 16-42 0 0-4-6-4-14 0-16 8-30 26-36zM0-30l8 12-8 12-8-12z' },
};

export const HUNTED: Record<string, Drawing> = {
  // a long body with many legs
  vent_crawler: { line: 'M-38 20c14-30 20 20 36-10s18-30 38-26M-36 20l-8 12M-26 6l-12-2M-18 10l-4 16M-6 6l-2 18M4-8l-14-8M12-18l-8-14M22-22l0-16M32-26l8-14M24-20l8 14M12-8l12 10' },
  // a puddle with drops
  acid_blob: { fill: 'M-6-30c16-4 22 8 20 16 14-2 26 6 26 22 0 18-16 28-38 28s-42-8-42-26c0-14 10-20 20-20-2-8 4-18 14-20zM-12 4a6 6 0 1 0 .1 0zM10 10a5 5 0 1 0 .1 0zM24-46c6 8 8 10 8 15a8 8 0 0 1-16 0c0-5 2-7 8-15z' },
  // a hand of claws with a tail
  face_ripper: { fill: 'M0-16c14 0 20 10 20 20S12 22 0 22s-20-8-20-18 6-20 20-20z', line: 'M-14-10L-30-40M-5-14l-6-32M5-14l6-32M14-10l16-30M-18 8l-24-4M18 8l24-4M0 22c0 20 22 8 18 26' },
  // a snake with a hood
  slitherer: { fill: 'M0-48c18 2 20 20 12 34H-12c-8-14-6-32 12-34zM-6-34a4 4 0 1 0 .1 0zM6-34a4 4 0 1 0 .1 0z', line: 'M0-14c0 18-30 12-30 28s24 16 34 8 32-4 34 12' },
  // many arms
  creeper: { fill: 'M0-28a16 16 0 1 1-.1 0zM-6-14a5 5 0 1 0 .1 0z', line: 'M-12-2c-20 4-12 22-30 24M-6 4c-10 14 4 22-8 40M6 4c10 14-4 22 8 40M12-2c20 4 12 22 30 24M-14-18c-14-4-12-18-28-16M14-18c14-4 12-18 28-16' },
  // a skull
  reanimation: { fill: 'M0-46c24 0 36 16 34 34-1 10-6 16-12 20v16h-44V8c-6-4-11-10-12-20-2-18 10-34 34-34zM-15-16a9 9 0 1 0 .1 0zM15-16a9 9 0 1 0 .1 0zM0 0l5 9H-5zM-12 14v10h4V14zM-2 14v10h4V14zM8 14v10h4V14z', line: 'M-16 34l32 10M16 34l-32 10' },
  // a lizard seen from above
  razor_lizard: { fill: 'M0-48l10 12-3 12 9 12c4 12 0 24-8 30H-8c-8-6-12-18-8-30l9-12-3-12z', line: 'M-12-10l-22-12-6 8M12-10l22-12 6 8M-12 10l-22 8-2 10M12 10l22 8 2 10M0 18c2 16 18 12 12 30' },
  // a head of metal
  robot: { fill: 'M-30-26h60v48h-60zM-20-14v12h14v-12zM6-14v12h14v-12zM-16 8v6h32V8zM-40-10h8v18h-8zM32-10h8v18h-8zM-14 26h28v16h-28z', line: 'M-16-26v-18M16-26v-18' },
  // a breathing mask
  conv_assault: { fill: 'M0-44c22 0 32 14 32 30 0 12-4 18-10 24l-8 16h-28l-8-16c-6-6-10-12-10-24 0-16 10-30 32-30zM-14-22a9 9 0 1 0 .1 0zM14-22a9 9 0 1 0 .1 0zM-8 4v14H8V4zM-26 30h52v12h-52z' },
  // a spiral
  distort: { line: 'M0 0c6-8 16 0 12 10s-22 12-28-2 4-30 20-30 32 16 28 36-26 32-46 26-30-28-24-50' },
  // many small ones
  swarm: { fill: 'M-24-34a9 9 0 1 1-.1 0zM4-44a8 8 0 1 1-.1 0zM28-26a10 10 0 1 1-.1 0zM-6-14a11 11 0 1 1-.1 0zM-32 4a9 9 0 1 1-.1 0zM16 6a10 10 0 1 1-.1 0zM-12 22a9 9 0 1 1-.1 0zM32 18a8 8 0 1 1-.1 0zM8 32a7 7 0 1 1-.1 0z' },
  // a long head
  horde: { fill: 'M-34-22c10-20 50-28 68-10 8 10 2 22-10 24l-18 2c2 12-2 22-8 28l-8-4c2-8 2-16-2-22-14 0-26-6-22-18zM8-22a6 6 0 1 0 .1 0z', line: 'M-4 20l-10 24M4 18l14 26' },
  // half a face
  conv_infil: { fill: 'M0-44v78c-14 0-30-16-30-44 0-20 12-34 30-34zM-16-18a7 7 0 1 0 .1 0z', line: 'M4-44c18 2 28 16 28 34S18 32 4 34M14-18l10 6-10 6' },
  // splinters
  shatter: { fill: 'M0-48l10 34-10 12-10-12zM-40-22l26 14 2 14-14 2zM40-22L14-8l-2 14 14 2zM-26 44l10-30 12 2-2 12zM26 44L16 14 4 16l2 12z' },
  // a ring of teeth
  worm: { fill: 'M0-44a28 28 0 1 1-.1 0zM0-34a18 18 0 1 0 .1 0zM0-30l4 8h-8zM12-18l-8 2 4 6zM-12-18l8 2-4 6zM0-4l4-8h-8z', line: 'M-22 4c4 14-8 22-4 40M22 4c-4 14 8 22 4 40M-14 22h28M-16 34h32' },
  // leaves
  weed: { fill: 'M0 44c-4-20-2-30 0-40 2 10 4 20 0 40zM0 4c-22 4-36-8-40-26 22-2 36 8 40 26zM0 4c22 4 36-8 40-26C18-24 4-14 0 4zM0-6c-12-12-12-28 0-42 12 14 12 30 0 42z', line: 'M-30 44h60' },
  // a blip on a motion tracker
  contact: { fill: 'M0-4a9 9 0 1 1-.1 0z', line: 'M0-24a28 28 0 1 1-.1 0M0-44v14M0 40v-14M-42 4h14M42 4h-14' },
  // the ship that brings and fetches them
  drop_ship: { fill: 'M0-48l12 26 34 22v14L14 8l-4 26 14 8v6H-24v-6l14-8-4-26-32 6V0l34-22z' },
};

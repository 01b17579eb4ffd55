// Which grounds, edges and pieces of terrain have a drawing.

/** The texture of each ground. */
export const TERRAINS: Record<string, string> = {
  desert: 't-sand',
  plain: 't-grass',
  street: 't-street',
  building: 't-floor',
  laboratory: 't-tile',
  ship: 't-deck',
  crater: 't-scorch',
  regolith: 't-dust',
  moon_crater: 't-basin',
  base: 't-deck',
  pad: 't-street',
  pit: 't-scorch',
  shaft: 't-void',
  ash: 't-ash',
  citadel: 't-slab',
  cave: 't-cave',
  tunnel: 't-tunnel',
  nest: 't-nest',
  edge: 't-void',
  door_hex: 't-deck',
  blocked: 't-rock',
};
export const GROUNDS = Object.keys(TERRAINS);

/** What stands on a ground where nobody can go, and how high: rocks outside, blocks of metal elsewhere. */
export const deckOf = (ground: string): [texture: string, lift: number] =>
  ['desert', 'plain', 'crater', 'regolith', 'moon_crater', 'pit', 'ash', 'cave', 'tunnel', 'nest'].includes(ground) ? ['t-rock', 13] : ['t-deck', 18];

export const EDGES = ['area', 'border', 'wall', 'door', 'window', 'barrier', 'door_hex'];

// Which grounds, edges and pieces of terrain have a drawing; the style sheets and textures make it.

export const GROUNDS = ['desert', 'building', 'street', 'laboratory', 'ship', 'crater', 'plain', 'blocked', 'edge', 'door_hex'];

export const EDGES = ['area', 'border', 'wall', 'door', 'window', 'barrier', 'door_hex'];

export const PIECES = [
  'room', 'rock', 'container', 'ruin', 'wood', 'rubble', 'pool', 'wall', 'pipe_run', 'crate_stack',
  'reactor', 'trench', 'barrel', 'crate', 'tree', 'console', 'pillar',
  'linear', 'area', 'field', 'individual', 'block', 'interior',
];

/** Lines in a square of 20 that tell grounds and pieces apart without their colour. */
export const TEXTURES: Record<string, string> = {
  desert: 'M3 4h1M12 9h1M6 15h1M17 17h1M15 2h1',
  building: 'M0 20L20 0',
  street: 'M2 10h7M12 10h6',
  laboratory: 'M10 0v20M0 10h20',
  ship: 'M0 5h20M0 15h20M5 5v10M15 15v10M15-5v10',
  crater: 'M10 5a5 5 0 1 0 .1 0',
  blocked: 'M0 20L20 0M0 0l20 20M10 0L0 10M20 10L10 20M10 0l10 10M0 10l10 10',
  edge: 'M0 20L20 0M0 10L10 0M10 20L20 10',
  door_hex: 'M0 10h20M0 0h20',
  room: 'M10 0v20M0 10h20',
  rock: 'M2 16l5-7 4 5M12 8l3-5 4 6',
  container: 'M0 4h20M0 8h20M0 12h20M0 16h20',
  ruin: 'M0 6h20M0 16h20M6 6v10M16 16v10M16-4v10',
  wood: 'M5 14l3-7 3 7zM13 8l2.5-6L18 8z',
  rubble: 'M3 5l3-2 2 3-3 2zM12 13l4-2 1 4-3 1zM5 15l2-1 1 2-2 1z',
  pool: 'M0 6q2.5-4 5 0t5 0 5 0 5 0M0 15q2.5-4 5 0t5 0 5 0 5 0',
  wall: 'M0 0h20v10H0zM10 10v10M0 20h20',
  pipe_run: 'M0 5h20M0 9h20M0 15h20',
  crate_stack: 'M1 1h8v8H1zM11 11h8v8h-8zM1 1l8 8M11 11l8 8',
  reactor: 'M10 10m-6 0a6 6 0 1 0 12 0a6 6 0 1 0-12 0M10 4v12M4 10h12',
  trench: 'M0 20L20 0M-5 5L5-5M15 25L25 15M2 3v4M12 13v4',
  barrel: 'M4 10a6 6 0 1 0 12 0 6 6 0 1 0-12 0M4 10h12',
  crate: 'M2 2h16v16H2zM2 2l16 16M18 2L2 18',
  tree: 'M10 3l-6 7h3l-4 6h14l-4-6h3zM10 16v4',
  console: 'M3 4h14v8H3zM6 16h8M6 7h2M10 7h4',
  linear: 'M0 10h20M0 14h20',
  area: 'M4 4h2M14 4h2M9 10h2M4 16h2M14 16h2',
  field: 'M0 10q5-6 10 0t10 0',
  individual: 'M10 5l5 5-5 5-5-5z',
  block: 'M0 20L20 0M0 0l20 20',
  interior: 'M0 10h20M10 0v20M5 5h.1M15 15h.1',
  pillar: 'M10 10m-4 0a4 4 0 1 0 8 0a4 4 0 1 0-8 0M10 10m-8 0a8 8 0 1 0 16 0a8 8 0 1 0-16 0',
};

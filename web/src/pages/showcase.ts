// Two invented moments for the title page, drawn like the boards of the games.

import type { Board, Cell, Edge, Figure, Marker, Piece, Scene } from '../lib/messages';

export interface Moment {
  board: Board;
  scene: Scene;
}

const UNIT = 100;
const WIDE = UNIT * Math.sqrt(3);
const ACROSS = 7;
const DOWN = 4;
const HOUSE = ['2,1', '3,1', '1,2', '2,2', '3,2', '2,3', '3,3'];
const STONES = ['5,0', '5,1', '0,3'];

/** Rows of hexes, every second one half a hex to the right. */
function centre(column: number, row: number): [number, number] {
  return [WIDE * (column + 0.8 + (row % 2 ? 0.5 : 0)), UNIT * (1.5 * row + 1.2)];
}

const places = Array.from({ length: DOWN }, (_, row) => Array.from({ length: ACROSS }, (_, column) => ({ id: `${column},${row}`, at: centre(column, row) }))).flat();

const cells: Cell[] = places.map(({ id, at }) => ({
  id,
  x: Math.round(at[0]),
  y: Math.round(at[1]),
  area: HOUSE.includes(id) ? 'house' : 'dunes',
  terrain: HOUSE.includes(id) ? 'building' : STONES.includes(id) ? 'blocked' : 'desert',
}));

/** Walls where the house meets the dunes; one of them is a door, one a window. */
const walls: Edge[] = places
  .filter(({ id }) => HOUSE.includes(id))
  .flatMap(({ id, at: [x, y] }) =>
    [0, 60, 120, 180, 240, 300].flatMap((turn): Edge[] => {
      const angle = (turn * Math.PI) / 180;
      const [nx, ny] = [x + Math.cos(angle) * WIDE, y + Math.sin(angle) * WIDE];
      const beside = places.find(({ at }) => Math.hypot(at[0] - nx, at[1] - ny) < UNIT / 4);
      if (beside && HOUSE.includes(beside.id)) return [];
      const corner = (side: number) => angle + (side * Math.PI) / 6;
      const kind = id === '3,2' && turn === 0 ? 'door' : id === '1,2' && turn === 180 ? 'window' : 'wall';
      return [
        {
          kind,
          x1: Math.round(x + Math.cos(corner(-1)) * UNIT),
          y1: Math.round(y + Math.sin(corner(-1)) * UNIT),
          x2: Math.round(x + Math.cos(corner(1)) * UNIT),
          y2: Math.round(y + Math.sin(corner(1)) * UNIT),
        },
      ];
    }),
  );

type Who = Pick<Figure, 'id' | 'side' | 'shape'> & Partial<Figure>;

function standing(who: Who, x: number, y: number, radius: number): Figure {
  return { name: '', letters: '', label: '', ...who, x: Math.round(x), y: Math.round(y), radius };
}
const onHex = (who: Who, cell: string) => {
  const [x, y] = places.find(({ id }) => id === cell)!.at;
  return standing({ ...who, cell }, x, y, UNIT * 0.6);
};
const sign = (id: string, kind: string, cell: string): Marker => {
  const [x, y] = places.find((place) => place.id === cell)!.at;
  return { id, kind, cell, x: Math.round(x), y: Math.round(y), label: '' };
};

export const HEXES: Moment = {
  board: { kind: 'cells', outline: 'hexagon', width: Math.round(WIDE * (ACROSS + 1.1)), height: UNIT * 7, unit: UNIT, cells, edges: walls },
  scene: {
    headline: '',
    figures: [
      onHex({ id: 'a', side: 'squad', shape: 'marine', facing: 'E', health: 4, most: 6 }, '3,2'),
      onHex({ id: 'b', side: 'squad', shape: 'infiltrator', facing: 'E', health: 5, most: 5 }, '3,1'),
      onHex({ id: 'c', side: 'squad', shape: 'biotech', facing: 'E', health: 5, most: 5 }, '2,3'),
      onHex({ id: 'd', side: 'alien', shape: 'xeno_beast', rank: 'red', health: 6, most: 8 }, '5,2'),
      onHex({ id: 'e', side: 'alien', shape: 'spine_critter', rank: 'green', health: 1, most: 2 }, '4,3'),
      onHex({ id: 'f', side: 'alien', shape: 'xeno_beta', rank: 'blue', health: 3, most: 3 }, '4,0'),
      onHex({ id: 'g', side: 'signal', shape: 'signal' }, '6,1'),
    ],
    markers: [sign('m', 'objective', '2,2'), sign('n', 'search', '1,2')],
  },
};

const INCH = 1000;
const box = (id: string, kind: string, x: number, y: number, wide: number, high: number): Piece => ({
  id,
  kind,
  points: [[x, y], [x + wide, y], [x + wide, y + high], [x, y + high]].map(([a, b]) => [a! * INCH, b! * INCH]),
});
const onTable = (who: Who, x: number, y: number) => standing(who, x * INCH, y * INCH, INCH * 0.55);

export const INCHES: Moment = {
  board: {
    kind: 'plane',
    width: 24 * INCH,
    height: 12 * INCH,
    unit: INCH,
    pieces: [
      box('a', 'container', 3, 1.5, 4, 2),
      box('b', 'ruin', 9.5, 6.5, 3.5, 3.5),
      box('c', 'rock', 17, 2, 3, 2),
      box('d', 'wood', 15.5, 8, 5, 3),
      box('e', 'crate_stack', 7.5, 4.6, 1.2, 1.2),
      box('f', 'pool', 2, 8, 4, 2.6),
    ],
  },
  scene: {
    headline: '',
    figures: [
      onTable({ id: 'a', side: 'squad', shape: 'sarge' }, 5, 5.2),
      onTable({ id: 'b', side: 'squad', shape: 'grunt' }, 7.2, 7.2),
      onTable({ id: 'c', side: 'squad', shape: 'recon' }, 8.6, 3.2),
      onTable({ id: 'd', side: 'alien', shape: 'warrior' }, 13.5, 4.6),
      onTable({ id: 'e', side: 'alien', shape: 'warrior' }, 15, 6),
      onTable({ id: 'f', side: 'alien', shape: 'face_ripper' }, 12, 3),
      onTable({ id: 'g', side: 'signal', shape: 'contact' }, 21.5, 6.5),
    ],
  },
};

/** The picture of a system by the shape of its boards. */
export const PICTURES: Record<string, Moment> = { 'galaxy-defenders': HEXES, 'bug-hunt': INCHES };

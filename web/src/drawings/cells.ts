// The ground of a board of hexes or squares, painted once: a string of SVG in pixels of the art.

import type { Board, Cell } from '../lib/messages';
import { chance, closed, f1, seedOf } from './numbers';
import { prop, type Prop } from './props';
import { deckOf, TERRAINS } from './grounds';

export interface Art {
  /** Pixels of the art for a unit of the board. */
  scale: number;
  width: number;
  height: number;
  /** Ground and areas; reach is drawn above them. */
  ground: string;
  /** What is raised, and things that lie about; walls come above them. */
  props: string;
}

interface Place extends Cell {
  ground: string;
  near: (Place | undefined)[];
}

const RADIUS = { hexagon: 44, square: 31 };
type Point = [number, number];
/** The side of a cell that looks to the east. */
const EAST = 1;

class Painter {
  readonly shape: 'hexagon' | 'square';
  readonly scale: number;
  readonly radius: number;
  readonly places: Place[];
  readonly walled: Set<string>;

  constructor(readonly board: Board) {
    this.shape = board.outline ?? 'hexagon';
    this.radius = RADIUS[this.shape];
    this.scale = this.radius / board.unit;
    this.places = (board.cells ?? []).map((cell) => ({
      ...cell, x: cell.x * this.scale, y: cell.y * this.scale, ground: cell.terrain || 'plain', near: [],
    }));
    this.#join();
    this.walled = new Set((board.edges ?? []).filter((edge) => edge.kind !== 'area' && edge.kind !== 'border').map((edge) =>
      this.#spot(((edge.x1 + edge.x2) / 2) * this.scale, ((edge.y1 + edge.y2) / 2) * this.scale),
    ));
  }

  get sides(): number {
    return this.shape === 'hexagon' ? 6 : 4;
  }
  /** How far neighbours are apart. */
  get apart(): number {
    return this.shape === 'hexagon' ? this.radius * Math.sqrt(3) : this.radius * 2;
  }
  angle(side: number): number {
    return this.shape === 'hexagon' ? ((60 * side - 60) * Math.PI) / 180 : ((90 * side - 90) * Math.PI) / 180;
  }
  corner(x: number, y: number, radius: number, at: number): Point {
    if (this.shape === 'square') {
      const [a, b] = ([[-1, -1], [1, -1], [1, 1], [-1, 1]] as const)[at % 4]!;
      return [x + a * radius, y + b * radius];
    }
    const angle = ((60 * at - 90) * Math.PI) / 180;
    return [x + radius * Math.cos(angle), y + radius * Math.sin(angle)];
  }
  outline(x: number, y: number, radius = this.radius): string {
    return closed(Array.from({ length: this.sides }, (_, at) => this.corner(x, y, radius, at)));
  }
  side(place: Place, side: number, radius = this.radius): string {
    const [a, b] = [this.corner(place.x, place.y, radius, side), this.corner(place.x, place.y, radius, side + 1)];
    return `M${f1(a[0])} ${f1(a[1])}L${f1(b[0])} ${f1(b[1])}`;
  }
  isWalled(place: Place, side: number): boolean {
    const far = this.apart / 2;
    return this.walled.has(this.#spot(place.x + far * Math.cos(this.angle(side)), place.y + far * Math.sin(this.angle(side))));
  }

  #spot = (x: number, y: number) => `${Math.round(x / 4)},${Math.round(y / 4)}`;

  #join(): void {
    const grid = new Map(this.places.map((place) => [this.#grid(place.x, place.y), place]));
    for (const place of this.places) {
      place.near = Array.from({ length: this.sides }, (_, side) => {
        const x = place.x + this.apart * Math.cos(this.angle(side));
        const y = place.y + this.apart * Math.sin(this.angle(side));
        return grid.get(this.#grid(x, y));
      });
    }
    for (const place of this.places) {
      if (place.ground !== 'blocked') continue;
      const around = place.near.map((other) => other?.terrain ?? '').filter((one) => one && one !== 'blocked');
      place.ground = most(around) ?? most(this.places.map((one) => one.terrain ?? '').filter((one) => one !== 'blocked')) ?? 'plain';
    }
  }
  #grid = (x: number, y: number) => `${Math.round(x / 12)},${Math.round(y / 12)}`;
}

function most(words: readonly string[]): string | undefined {
  const count = new Map<string, number>();
  for (const word of words) count.set(word, (count.get(word) ?? 0) + 1);
  return [...count].sort(([, a], [, b]) => b - a)[0]?.[0];
}

/** The board as a slab that lies on the table. */
function slab(outlines: string): string {
  const under = [44, 34, 25, 16, 8].map((width) => `<path d="${outlines}" transform="translate(9 26)" fill="var(--drop)" stroke="var(--drop)" stroke-width="${width}" stroke-linejoin="round"/>`);
  const layer = (dy: number, colour: string) =>
    `<path d="${outlines}" transform="translate(0 ${dy})" fill="var(--${colour})" stroke="var(--${colour})" stroke-width="7" stroke-linejoin="round"/>`;
  return under.join('') + layer(15, 'slab-2') + layer(7, 'slab') + layer(0, 'slab');
}

/** Grounds that lie lower than those around them. */
const SUNKEN = new Set(['crater', 'moon_crater', 'pit', 'shaft']);

/** Where two grounds meet: a kerb beside a street, a soft edge elsewhere, the rim of a crater. */
function seams(painter: Painter): string {
  const found = { kerb: '', pit: '', soft: '' };
  for (const place of painter.places) {
    place.near.forEach((other, side) => {
      if (!other || other.ground === place.ground) return;
      const line = painter.side(place, side);
      if (place.ground === 'street' && ['desert', 'plain'].includes(other.ground)) found.kerb += line;
      else if (SUNKEN.has(place.ground)) found.pit += line;
      else if (!SUNKEN.has(other.ground) && place.id < other.id) found.soft += line;
    });
  }
  const path = (d: string, colour: string, width: number, opacity: number, more = '') =>
    d ? `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-opacity="${opacity}" stroke-linecap="round" ${more}/>` : '';
  return (
    path(found.soft, '#000', 6, 0.2) +
    path(found.kerb, '#000', 9, 0.4, 'transform="translate(1 3)"') +
    path(found.kerb, 'var(--kerb)', 6, 1) +
    path(found.pit, 'var(--scorch-lo)', 12, 0.7)
  );
}

/** Groups of neighbours with the same ground. */
function lakes(painter: Painter, ground: string): Place[][] {
  const left = new Set(painter.places.filter((place) => place.terrain === ground));
  const found: Place[][] = [];
  for (const first of left) {
    const lake: Place[] = [];
    const open = [first];
    left.delete(first);
    for (let place = open.pop(); place; place = open.pop()) {
      lake.push(place);
      for (const other of place.near) if (other && left.delete(other)) open.push(other);
    }
    found.push(lake);
  }
  return found;
}

function middle(places: readonly { x: number; y: number }[]): Point {
  const sum = places.reduce(([x, y], one): Point => [x + one.x, y + one.y], [0, 0] as Point);
  return [sum[0] / places.length, sum[1] / places.length];
}

/** Lanes on streets, pits in craters, light in rooms. */
function decals(painter: Painter): string {
  let drawn = '';
  let lanes = '';
  for (const place of painter.places) {
    const row = Math.round(place.y / (painter.radius * 1.5));
    const east = place.near[EAST];
    if (place.terrain === 'street' && east?.terrain === 'street' && row % 3 === 0 && !painter.isWalled(place, EAST))
      lanes += `M${f1(place.x)} ${f1(place.y)}L${f1(east.x)} ${f1(east.y)}`;
  }
  if (lanes) drawn += `<path d="${lanes}" fill="none" stroke="var(--paint)" stroke-width="4" stroke-dasharray="20 18" opacity=".45"/>`;
  for (const lake of lakes(painter, 'crater')) {
    const [x, y] = middle(lake).map(f1) as Point;
    const wide = Math.min(3.4, Math.max(1, Math.sqrt(lake.length))) * painter.radius;
    drawn += `<circle cx="${x}" cy="${y}" r="${f1(wide)}" fill="url(#pit)"/><circle cx="${x}" cy="${y}" r="${f1(wide * 0.38)}" fill="url(#acid)" opacity=".75"/>`;
    for (let at = 0; at < 14; at += 1) {
      const angle = ((at * 25.7 + 8) * Math.PI) / 180;
      const to = wide * (1 + (at % 3) * 0.2);
      drawn += `<path d="M${f1(x + wide * 0.75 * Math.cos(angle))} ${f1(y + wide * 0.75 * Math.sin(angle))}L${f1(x + to * Math.cos(angle))} ${f1(y + to * Math.sin(angle))}" stroke="var(--scorch-lo)" stroke-width="${7 - (at % 3) * 2}" stroke-linecap="round" opacity=".4"/>`;
    }
  }
  for (const room of (painter.board.pieces ?? []).filter((piece) => piece.kind === 'room')) {
    const [x, y] = middle(room.points.map(([a, b]) => ({ x: a * painter.scale, y: b * painter.scale })));
    const floor = closed(room.points.map(([a, b]): Point => [a * painter.scale, b * painter.scale]));
    drawn += `<path d="${floor}" fill="#fff" opacity=".07"/><circle cx="${f1(x)}" cy="${f1(y)}" r="130" fill="url(#lamp)"/>`;
  }
  return drawn;
}

/** A cell nothing can enter: raised, with a lit top. */
function raised(painter: Painter, place: Place): string {
  const [texture, lift] = deckOf(place.ground);
  const { x, y } = place;
  const small = painter.radius * 0.89;
  const corners = painter.shape === 'hexagon' ? [1, 2, 3, 4] : [2, 3];
  const side = closed([
    ...corners.map((at) => painter.corner(x, y - lift, small, at)),
    ...corners.toReversed().map((at) => painter.corner(x, y + 2, small, at)),
  ]);
  const light = (painter.shape === 'hexagon' ? [4, 5, 0, 1] : [3, 0, 1]).map((at) => painter.corner(x, y - lift, small - 1.5, at).map(f1).join(' '));
  return (
    `<path d="${painter.outline(x + 8, y + 10, small)}" fill="var(--shade)" opacity=".7"/><path d="${side}" fill="var(--rock-lo)" stroke="#000" stroke-opacity=".4"/>` +
    `<path d="${painter.outline(x, y - lift, small)}" fill="url(#${texture})" stroke="#000" stroke-opacity=".45" stroke-width="1.5"/>` +
    `<path d="M${light.join('L')}" fill="none" stroke="#fff" stroke-opacity=".45" stroke-width="2" stroke-linejoin="round"/>`
  );
}

/** What lies about on a ground, never in the middle of a cell; a cell always has the same. */
const ABOUT: Record<string, { open: Prop[]; wall: Prop[]; share: number }> = {
  desert: { open: ['tuft', 'tuft', 'rock', 'rock', 'cactus', 'bones', 'tuft'], wall: ['crate', 'barrel'], share: 0.3 },
  plain: { open: ['tuft', 'bush', 'rock', 'tuft'], wall: ['crate', 'barrel'], share: 0.3 },
  street: { open: ['manhole', 'crack', 'tuft', 'crack'], wall: ['barrel', 'crate', 'bush'], share: 0.2 },
  building: { open: ['crate'], wall: ['desk', 'shelf', 'crate', 'desk'], share: 0.5 },
  laboratory: { open: ['vent'], wall: ['tank', 'desk', 'tank', 'pipes'], share: 0.18 },
  ship: { open: ['vent', 'pipes'], wall: ['pipes', 'crate', 'barrel'], share: 0.2 },
  crater: { open: ['crack', 'rock'], wall: ['rock'], share: 0.3 },
  regolith: { open: ['rock', 'crack', 'rock'], wall: ['crate', 'barrel'], share: 0.22 },
  base: { open: ['vent', 'pipes'], wall: ['pipes', 'tank', 'crate'], share: 0.22 },
  moon_crater: { open: ['rock', 'crack'], wall: ['rock'], share: 0.25 },
  pit: { open: ['crack', 'bones'], wall: ['rock'], share: 0.3 },
  ash: { open: ['rock', 'crack', 'bones', 'rock'], wall: ['rock'], share: 0.25 },
  citadel: { open: ['crack', 'vent'], wall: ['pipes', 'tank', 'crate'], share: 0.2 },
  cave: { open: ['rock', 'crack', 'bones'], wall: ['rock'], share: 0.28 },
  tunnel: { open: ['crack'], wall: ['pipes', 'rock'], share: 0.2 },
  nest: { open: ['bones', 'crack'], wall: ['rock'], share: 0.4 },
};
const ALONG = new Set<Prop>(['desk', 'shelf', 'pipes']);

function thing(painter: Painter, place: Place): string {
  const about = ABOUT[place.terrain ?? ''];
  if (!about || place.centre) return '';
  const next = chance(seedOf(place.id));
  next();
  if (next() > about.share) return '';
  const sides = Array.from({ length: painter.sides }, (_, side) => side);
  const shut = sides.filter((side) => painter.isWalled(place, side));
  const pick = <T>(all: readonly T[]): T => all[Math.floor(next() * all.length)]!;
  if (shut.length && next() < 0.8) {
    const side = pick(shut);
    const name = pick(about.wall);
    const angle = painter.angle(side);
    const far = painter.radius * (ALONG.has(name) ? 0.55 : 0.5);
    const turn = ALONG.has(name) ? (angle * 180) / Math.PI + 90 : name === 'crate' ? next() * 24 - 12 : 0;
    return prop(name, place.x + far * Math.cos(angle), place.y + far * Math.sin(angle), turn, 0.85);
  }
  const angle = next() * 2 * Math.PI;
  const far = painter.radius * 0.52;
  const name = pick(about.open);
  return prop(name, place.x + far * Math.cos(angle), place.y + far * Math.sin(angle), name === 'rock' ? next() * 360 : 0, 0.7 + next() * 0.3);
}

const edges = (painter: Painter, kind: string) =>
  (painter.board.edges ?? [])
    .filter((edge) => edge.kind === kind)
    .map(({ x1, y1, x2, y2 }) => `M${f1(x1 * painter.scale)} ${f1(y1 * painter.scale)}L${f1(x2 * painter.scale)} ${f1(y2 * painter.scale)}`)
    .join('');

export function paintCells(board: Board): Art {
  const painter = new Painter(board);
  const { places } = painter;
  const next = chance(42);
  const all = places.map((place) => painter.outline(place.x, place.y)).join('');
  const fills = Object.entries(TERRAINS).map(([word, texture]) => {
    const path = places.filter((place) => (place.ground in TERRAINS ? place.ground : 'plain') === word).map((place) => painter.outline(place.x, place.y)).join('');
    return path ? `<path d="${path}" fill="url(#${texture})" stroke="url(#${texture})" stroke-width="1"/>` : '';
  });
  const tints = places.map((place) => {
    const shade = next() - 0.5;
    return `<path d="${painter.outline(place.x, place.y)}" fill="${shade > 0 ? '#fff' : '#000'}" opacity="${(Math.abs(shade) * 0.15).toFixed(3)}"/>`;
  });
  const centres = places.filter((place) => place.centre && place.terrain !== 'blocked');
  const area = edges(painter, 'area');
  const border = edges(painter, 'border');
  return {
    scale: painter.scale,
    width: f1(board.width * painter.scale),
    height: f1(board.height * painter.scale),
    ground: [
      slab(all),
      ...fills,
      ...tints,
      seams(painter),
      decals(painter),
      `<path d="${all}" fill="none" stroke="var(--cell-line)" stroke-width="1.2"/><path d="${all}" fill="none" stroke="var(--cell-line-hi)" transform="translate(.8 1.2)"/>`,
      ...centres.map((place) => `<circle cx="${f1(place.x)}" cy="${f1(place.y)}" r="5" fill="none" stroke="var(--area-dots)" stroke-width="1.6"/>`),
      `<path d="${area}" fill="none" stroke="var(--area-dots)" stroke-width="1.8" stroke-dasharray=".1 6" stroke-linecap="round"/>`,
      `<path d="${border}" fill="none" stroke="#000" stroke-opacity=".5" stroke-width="2.5" stroke-linecap="round"/><path d="${border}" fill="none" stroke="#fff" stroke-opacity=".22" stroke-width="1.4" transform="translate(0 -1.2)"/>`,
    ].join(''),
    props: places.map((place) => (place.terrain === 'blocked' ? raised(painter, place) : thing(painter, place))).join(''),
  };
}

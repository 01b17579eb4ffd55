// Pieces of terrain on a table, painted inside their true outline: nothing reaches over what it measures.

import type { Piece } from '../lib/messages';
import { chance, closed, f1, seedOf } from './numbers';
import { rounded } from './outlines';
import { prop, type Prop } from './props';
import { walls, type WallLine } from './walls';

type Point = [number, number];
interface Box {
  x: number;
  y: number;
  w: number;
  h: number;
}

/** What one walks over or through; reach is drawn above it. */
const FLAT = new Set(['pool', 'rubble', 'ruin', 'room', 'interior', 'trench', 'area', 'field']);
export const isFlat = (kind: string): boolean => FLAT.has(kind);

function boxOf(points: readonly Point[]): Box {
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)];
  const [x, y] = [Math.min(...xs), Math.min(...ys)];
  return { x, y, w: Math.max(...xs) - x, h: Math.max(...ys) - y };
}

function inside(points: readonly Point[], x: number, y: number): boolean {
  let within = false;
  points.forEach(([ax, ay], at) => {
    const [bx, by] = points.at(at - 1)!;
    if (ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax) within = !within;
  });
  return within;
}

/** Something solid: its top a little shorter than its outline, its face below. */
function solid(points: readonly Point[], lift: number, top: string, side: string, on: (top: Box) => string = () => ''): string {
  const { x, y, w, h } = boxOf(points);
  const up = Math.min(lift, h * 0.4);
  const raised = points.map(([px, py]): Point => [px, y + ((py - y) * (h - up)) / h]);
  const faces = points.map((point, at) => closed([point, points[(at + 1) % points.length]!, raised[(at + 1) % points.length]!, raised[at]!]));
  return (
    `<path d="${closed(points)}" transform="translate(7 9)" fill="var(--shade)" opacity=".75"/>` +
    `<path d="${faces.join('')}" fill="${side}" stroke="#000" stroke-opacity=".5"/><path d="${closed(raised)}" fill="${top}" stroke="#000" stroke-opacity=".45"/>` +
    on({ x, y, w, h: h - up }) +
    `<path d="${closed(raised)}" fill="none" stroke="#fff" stroke-opacity=".28" stroke-width="2"/>`
  );
}

/** Things strewn over an outline. */
function strewn(points: readonly Point[], name: Prop, far: number, least: number, most: number, next: () => number): string {
  const { x, y, w, h } = boxOf(points);
  let drawn = '';
  for (let down = y + far / 2; down < y + h - far / 4; down += far) {
    for (let across = x + far / 2; across < x + w - far / 4; across += far) {
      const [px, py] = [across + (next() - 0.5) * far * 0.5, down + (next() - 0.5) * far * 0.5];
      const turn = name === 'rock' ? next() * 360 : 0;
      const size = least + next() * (most - least);
      if (inside(points, px, py)) drawn += prop(name, px, py, turn, size);
    }
  }
  return drawn;
}

function ribs({ x, y, w, h }: Box, colour: string): string {
  const long = w >= h;
  const count = Math.max(3, Math.round((long ? w : h) / 17));
  const at = (n: number) => f1((long ? x : y) + ((long ? w : h) * n) / count);
  const lines = Array.from({ length: count - 1 }, (_, n) => (long ? `M${at(n + 1)} ${f1(y + 3)}v${f1(h - 6)}` : `M${f1(x + 3)} ${at(n + 1)}h${f1(w - 6)}`));
  return `<path d="${lines.join('')}" stroke="${colour}" stroke-width="3"/>`;
}

function core({ x, y, w, h }: Box): string {
  const r = Math.min(w, h) * 0.38;
  const ring = (part: number, fill: string, more = '') => `<circle r="${f1(r * part)}" fill="${fill}" ${more}/>`;
  return (
    `<g transform="translate(${f1(x + w / 2)} ${f1(y + h / 2)})">` +
    ring(1, '#1a2228', 'stroke="#000" stroke-opacity=".5" stroke-width="3"') + ring(0.82, '#0c3a4a') + ring(0.72, '#32d3ff', 'opacity=".35"') + ring(0.43, '#a7f3ff') +
    ring(0.9, 'none', `stroke="#7fe9ff" stroke-width="${f1(r * 0.09)}" stroke-dasharray="${f1(r * 0.36)} ${f1(r * 0.34)}"`) + '</g>'
  );
}

function pipes(box: Box): string {
  const { x, y, w, h } = box;
  const long = w >= h;
  const [length, wide] = long ? [w, h] : [h, w];
  const count = Math.max(1, Math.round(wide / 13));
  const each = wide / count;
  const tubes = Array.from({ length: count }, (_, n) =>
    `<rect y="${f1(n * each)}" width="${f1(length)}" height="${f1(each)}" rx="${f1(each / 2)}" fill="#4a555d" stroke="#161c20"/><path d="M6 ${f1(n * each + each * 0.28)}h${f1(length - 12)}" stroke="#b8c4cb" stroke-width="2.5" opacity=".8"/>`,
  );
  const bands = Array.from({ length: Math.max(2, Math.round(length / 64) + 1) }, (_, n, all = Math.max(2, Math.round(length / 64) + 1)) =>
    `<rect x="${f1(((length - 10) * n) / (all - 1))}" width="10" height="${f1(wide)}" rx="2" fill="#c98a3c" stroke="#442a0c"/>`,
  );
  const place = long ? `translate(${f1(x)} ${f1(y)})` : `translate(${f1(x + w)} ${f1(y)}) rotate(90)`;
  return `<rect x="${f1(x + 6)}" y="${f1(y + 8)}" width="${f1(w)}" height="${f1(h)}" fill="var(--shade)" opacity=".75"/><g transform="${place}">${tubes.join('')}${bands.join('')}</g>`;
}

function stack({ x, y, w, h }: Box): string {
  const across = Math.max(1, Math.round(w / 40));
  const down = Math.max(1, Math.round(h / 40));
  let drawn = `<rect x="${f1(x + 7)}" y="${f1(y + 9)}" width="${f1(w)}" height="${f1(h)}" fill="var(--shade)" opacity=".75"/>`;
  for (let row = 0; row < down; row += 1)
    for (let at = 0; at < across; at += 1)
      drawn += prop('crate', x + (w * (at + 0.5)) / across, y + (h * (row + 0.5)) / down, 0, Math.min(w / across, h / down) / 26);
  return drawn;
}

function lowWall(box: Box): string {
  const { x, y, w, h } = box;
  const wide = Math.min(w, h);
  const end = wide * 0.4;
  const line: Omit<WallLine, 'kind' | 'state'> =
    w >= h ? { x1: x + end, y1: y + h / 2, x2: x + w - end, y2: y + h / 2 } : { x1: x + w / 2, y1: y + end, x2: x + w / 2, y2: y + h - end };
  return walls([{ kind: 'wall', state: '', ...line }], wide * 0.7);
}

function trench(points: readonly Point[]): string {
  const edge = closed(points);
  return (
    `<path d="${edge}" fill="var(--sand-lo)" stroke="var(--sand-hi)" stroke-width="5" stroke-linejoin="round"/><path d="${edge}" fill="#000" opacity=".38"/>` +
    `<path d="${edge}" fill="none" stroke="#3a2a14" stroke-width="4" stroke-dasharray="14 6" opacity=".8"/>`
  );
}

const PAINT: Record<string, (points: Point[], box: Box, next: () => number) => string> = {
  container: (points) => solid(points, 20, '#9c4a2c', '#5b2512', (top) => ribs(top, '#6d2f18')),
  reactor: (points) => solid(points, 18, 'url(#t-deck)', '#242c33', core),
  crate_stack: (_, box) => stack(box),
  pipe_run: (_, box) => pipes(box),
  wall: (_, box) => lowWall(box),
  linear: (_, box) => lowWall(box),
  rock: (points, _box, next) => {
    const uneven = points.flatMap(([x, y], at): Point[] => {
      const [bx, by] = points[(at + 1) % points.length]!;
      return [0, 0.25, 0.5, 0.75].map((share) => [x + (bx - x) * share + (next() - 0.5) * 6, y + (by - y) * share + (next() - 0.5) * 6]);
    });
    return solid(uneven, 16, 'url(#t-rock)', 'var(--rock-lo)');
  },
  block: (points) => solid(points, 16, 'url(#t-deck)', '#242c33'),
  pillar: (points) => solid(points, 12, 'url(#t-rock)', '#4a463f'),
  individual: (points) => solid(points, 10, 'url(#t-rock)', '#4a463f'),
  pool: (points) => {
    const shore = points.flatMap((point, at): Point[] => [point, between(point, points[(at + 1) % points.length]!, 0.5)]);
    const edge = rounded(shore.flatMap((point, at): Point[] => [point, between(point, shore[(at + 1) % shore.length]!, 0.5)]));
    return `<path d="${closed(points)}" fill="var(--sand-lo)" opacity=".55" stroke="var(--sand-lo)" stroke-width="8" stroke-linejoin="round"/><path d="${edge}" fill="url(#t-water)" stroke="var(--water-lo)" stroke-width="5"/><path d="${edge}" fill="none" stroke="#fff" stroke-opacity=".35" stroke-width="2" stroke-dasharray="40 30" transform="translate(2 4)"/>`;
  },
  wood: (points, _box, next) => `<path d="${closed(points)}" fill="#20361f" opacity=".5" stroke="#20361f" stroke-width="4" stroke-linejoin="round"/>${strewn(points, 'tree', 52, 0.9, 1.25, next)}`,
  rubble: (points, _box, next) => `<path d="${closed(points)}" fill="var(--rock-lo)" opacity=".5" stroke="var(--rock-lo)" stroke-width="4" stroke-linejoin="round"/>${strewn(points, 'rock', 34, 0.4, 1.2, next)}`,
  area: (points, _box, next) => `<path d="${closed(points)}" fill="var(--rock-lo)" opacity=".4"/>${strewn(points, 'rock', 46, 0.3, 0.8, next)}`,
  field: (points) => `<path d="${closed(points)}" fill="url(#t-grass)" stroke="var(--grass-lo)" stroke-width="4"/>`,
  trench: (points) => trench(points),
  ruin: (points, box) => room(points, box, 't-floor') + prop('rock', box.x + box.w * 0.78, box.y + box.h * 0.72, 30),
  room: (points, box) => room(points, box, 't-tile'),
  interior: (points, box) => room(points, box, 't-deck'),
  barrel: (_, box) => single('barrel', box, 22),
  crate: (_, box) => single('crate', box, 25),
  tree: (_, box) => single('tree', box, 30),
  console: (_, box) => single('desk', box, 44),
};

const between = ([ax, ay]: Point, [bx, by]: Point, share: number): Point => [ax + (bx - ax) * share, ay + (by - ay) * share];
const single = (name: Prop, { x, y, w, h }: Box, own: number) => prop(name, x + w / 2, y + h / 2, 0, Math.max(w, h) / own);

function room(points: readonly Point[], { x, y, w, h }: Box, texture: string): string {
  return `<path d="${closed(points)}" fill="url(#${texture})"/><path d="${closed(points)}" fill="#000" opacity=".12"/><circle cx="${f1(x + w / 2)}" cy="${f1(y + h / 2)}" r="${f1(Math.min(w, h) * 0.55)}" fill="url(#lamp)"/>`;
}

export const PIECES = Object.keys(PAINT);

/** A piece with its points in pixels of the art. */
export function paintPiece(piece: Pick<Piece, 'id' | 'kind'> & { points: Point[] }): string {
  const paint = PAINT[piece.kind] ?? PAINT.block!;
  return paint(piece.points, boxOf(piece.points), chance(seedOf(piece.id)));
}

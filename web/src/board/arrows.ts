// Lines with a head, straight, bent or along a way, in pixels of the art.

import { f1 } from '../drawings/numbers';

export type Dot = readonly [number, number];

export interface Arrow {
  line: string;
  head: string;
  middle: Dot;
}

interface Shape {
  /** How far the middle lies beside the straight line. */
  bend?: number;
  /** What is left free before the end and after the beginning. */
  cut?: number;
  tail?: number;
}

const HEAD = 11;

function unit(from: Dot, to: Dot): Dot {
  const length = Math.hypot(to[0] - from[0], to[1] - from[1]) || 1;
  return [(to[0] - from[0]) / length, (to[1] - from[1]) / length];
}
const along = (from: Dot, way: Dot, far: number): Dot => [from[0] + way[0] * far, from[1] + way[1] * far];
const at = ([x, y]: Dot) => `${f1(x)} ${f1(y)}`;
const headAt = (end: Dot, way: Dot) => `translate(${at(end)}) rotate(${f1((Math.atan2(way[1], way[0]) * 180) / Math.PI)})`;

export function arrow(points: readonly Dot[], { bend = 0, cut = 0, tail = 0 }: Shape = {}): Arrow | null {
  const [first, last] = [points[0], points.at(-1)];
  if (!first || !last || points.length < 2) return null;
  if (points.length === 2) return straight(first, last, bend, cut, tail);
  const into = unit(points.at(-2)!, last);
  const end = along(last, into, -cut);
  const way = [along(first, unit(first, points[1]!), tail), ...points.slice(1, -1), along(end, into, -HEAD)];
  return { line: `M${way.map(at).join('L')}`, head: headAt(end, into), middle: points[Math.floor(points.length / 2)]! };
}

function straight(first: Dot, last: Dot, bend: number, cut: number, tail: number): Arrow {
  const [dx, dy] = unit(first, last);
  const length = Math.hypot(last[0] - first[0], last[1] - first[1]);
  // Where both are near there is little to leave free.
  const spare = Math.min(1, Math.max(0.25, (length - 22) / Math.max(1, cut + tail)));
  const control: Dot = [(first[0] + last[0]) / 2 - dy * bend, (first[1] + last[1]) / 2 + dx * bend];
  const into = unit(control, last);
  const end = along(last, into, -cut * spare);
  const begin = along(first, unit(first, control), tail * spare);
  const middle: Dot = [begin[0] * 0.25 + control[0] * 0.5 + end[0] * 0.25, begin[1] * 0.25 + control[1] * 0.5 + end[1] * 0.25];
  return { line: `M${at(begin)}Q${at(control)} ${at(along(end, into, -HEAD))}`, head: headAt(end, into), middle };
}

/** Moves labels apart that would cover one another; each is so wide and high. */
export function apart(places: readonly Dot[], wide: number, high: number): Dot[] {
  const found = places.map(([x, y]): [number, number] => [x, y]);
  for (let round = 0; round < 12; round += 1) {
    let moved = false;
    for (let a = 0; a < found.length; a += 1) {
      for (let b = a + 1; b < found.length; b += 1) {
        const [one, other] = [found[a]!, found[b]!];
        const [dx, dy] = [other[0] - one[0], other[1] - one[1]];
        if (Math.abs(dx) >= wide || Math.abs(dy) >= high) continue;
        const push = (high - Math.abs(dy)) / 2 + 0.5;
        const down = dy < 0 ? -1 : 1;
        one[1] -= push * down;
        other[1] += push * down;
        moved = true;
      }
    }
    if (!moved) break;
  }
  return found;
}

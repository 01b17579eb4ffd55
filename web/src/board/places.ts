// Geometry of the drawing: corners of cells, and which spot lies in a direction.

import type { Board } from '../lib/messages';
import type { Spot } from '../lib/play.svelte';

export type Outline = NonNullable<Board['outline']>;

/** The corners around the centre of a cell of unit one: a hexagon stands on a point, a square on a side. */
const CORNERS: Record<Outline, [number, number][]> = {
  hexagon: [0, 1, 2, 3, 4, 5].map((n) => [Math.cos(((60 * n - 90) * Math.PI) / 180), Math.sin(((60 * n - 90) * Math.PI) / 180)]),
  square: [[-1, -1], [1, -1], [1, 1], [-1, 1]],
};
/** How wide a cell is, in units. */
export const WIDTHS: Record<Outline, number> = { hexagon: Math.sqrt(3), square: 2 };

/** The corners of a cell. */
export function corners(x: number, y: number, unit: number, shape: Outline = 'hexagon'): [number, number][] {
  return CORNERS[shape].map(([across, down]) => [Math.round(x + unit * across), Math.round(y + unit * down)]);
}

export function outline(x: number, y: number, unit: number, shape: Outline = 'hexagon'): string {
  return `M${corners(x, y, unit, shape)
    .map(([a, b]) => `${a} ${b}`)
    .join('L')}Z`;
}

/** The outline of a set of cells: sides that only one of them has. */
export function rim(cells: readonly { x: number; y: number }[], unit: number, shape: Outline = 'hexagon'): string {
  const sides: { x: number; y: number; line: string; alone: boolean }[] = [];
  const near = new Map<string, (typeof sides)[number]>();
  const place = (value: number) => Math.round((value / unit) * 4);
  for (const cell of cells) {
    const around = corners(cell.x, cell.y, unit, shape);
    around.forEach(([ax, ay], at) => {
      const [bx, by] = around[(at + 1) % around.length]!;
      const [x, y] = [(ax + bx) / 2, (ay + by) / 2];
      // Corners are rounded: the same side of a neighbour may lie a little aside.
      const keys = [-0.04, 0.04].flatMap((dx) => [-0.04, 0.04].map((dy) => `${place(x + dx * unit)},${place(y + dy * unit)}`));
      const other = keys.map((key) => near.get(key)).find((one) => one && Math.hypot(one.x - x, one.y - y) < unit * 0.1);
      if (other) {
        other.alone = false;
        return;
      }
      const side = { x, y, line: `M${ax} ${ay}L${bx} ${by}`, alone: true };
      sides.push(side);
      for (const key of keys) near.set(key, side);
    });
  }
  return sides.filter((side) => side.alone).map((side) => side.line).join('');
}

/** A cell's sides as facings, from the east clockwise. */
export const FACINGS = ['E', 'SE', 'SW', 'W', 'NW', 'NE'] as const;

/** The facing that looks from one place toward another; nothing where both are one. */
export function facingTo(from: { x: number; y: number }, to: { x: number; y: number }): string {
  if (Math.hypot(to.x - from.x, to.y - from.y) < 1) return '';
  const turn = (Math.atan2(to.y - from.y, to.x - from.x) * 180) / Math.PI;
  return FACINGS[(Math.round(turn / 60) + 6) % 6]!;
}

/** The spot to go to from another: near, and as much as can be in the way the key points. */
export function beside(spots: readonly Spot[], from: Spot, [wx, wy]: [number, number]): Spot | null {
  const length = Math.hypot(wx, wy);
  let best: Spot | null = null;
  let least = Infinity;
  for (const spot of spots) {
    const dx = spot.x - from.x;
    const dy = spot.y - from.y;
    const along = (dx * wx + dy * wy) / length;
    const off = Math.abs(dx * wy - dy * wx) / length;
    if (spot.id === from.id || along <= 0 || off > along * 1.8) continue;
    const cost = along + 1.6 * off;
    if (cost < least) [best, least] = [spot, cost];
  }
  return best;
}

/** The spot nearest to a place. */
export function nearest(spots: readonly Spot[], x: number, y: number): Spot | null {
  let best: Spot | null = null;
  let least = Infinity;
  for (const spot of spots) {
    const far = (spot.x - x) ** 2 + (spot.y - y) ** 2;
    if (far < least) [best, least] = [spot, far];
  }
  return best;
}

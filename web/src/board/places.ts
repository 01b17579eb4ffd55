// Geometry of the drawing: corners of cells, and which spot lies in a direction.

import type { Board, Cell, Edge } from '../lib/messages';
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

/** One path for all cells of a terrain: a board of a thousand cells is a handful of shapes. */
export function grounds(cells: readonly Cell[], unit: number, shape: Outline = 'hexagon'): [string, string][] {
  const found = new Map<string, string>();
  for (const cell of cells) {
    const terrain = cell.terrain || 'plain';
    found.set(terrain, (found.get(terrain) ?? '') + outline(cell.x, cell.y, unit, shape));
  }
  return [...found];
}

/** One path for all unchanging edges of a kind. */
export function lines(edges: readonly Edge[]): [string, string][] {
  const found = new Map<string, string>();
  for (const edge of edges) {
    if (edge.id) continue;
    const line = `M${edge.x1} ${edge.y1}L${edge.x2} ${edge.y2}`;
    found.set(edge.kind, (found.get(edge.kind) ?? '') + line);
  }
  return [...found];
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

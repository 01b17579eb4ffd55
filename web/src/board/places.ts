// Geometry of the drawing: corners of hexes, and which spot lies in a direction.

import type { Cell, Edge } from '../lib/messages';
import type { Spot } from '../lib/play.svelte';

const CORNERS = [0, 1, 2, 3, 4, 5].map((n) => ((60 * n - 90) * Math.PI) / 180);

/** The corners of a hex that stands on a point. */
export function corners(x: number, y: number, unit: number): [number, number][] {
  return CORNERS.map((angle) => [
    Math.round(x + unit * Math.cos(angle)),
    Math.round(y + unit * Math.sin(angle)),
  ]);
}

export function outline(x: number, y: number, unit: number): string {
  return `M${corners(x, y, unit)
    .map(([a, b]) => `${a} ${b}`)
    .join('L')}Z`;
}

/** One path for all cells of a terrain: a board of a thousand hexes is a handful of shapes. */
export function grounds(cells: readonly Cell[], unit: number): [string, string][] {
  const found = new Map<string, string>();
  for (const cell of cells) {
    const terrain = cell.terrain || 'plain';
    found.set(terrain, (found.get(terrain) ?? '') + outline(cell.x, cell.y, unit));
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

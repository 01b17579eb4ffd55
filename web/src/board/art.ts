// The painted board, and what of it changes in play.

import { paintCells, type Art } from '../drawings/cells';
import { paintPlane } from '../drawings/plane';
import { walls, WALL, type WallLine } from '../drawings/walls';
import type { Board, EdgeState } from '../lib/messages';

export type { Art };

const LOW = ['area', 'border'];
const known = new WeakMap<Board, Art>();

/** A board is painted once, however often it is shown. */
export function artOf(board: Board): Art {
  const found = known.get(board) ?? (board.kind === 'cells' ? paintCells(board) : paintPlane(board));
  known.set(board, found);
  return found;
}

/** Walls, doors and windows as they are now. What has no state of its own stands open. */
export function wallsOf(board: Board, states: readonly EdgeState[], scale: number): string {
  const now = new Map(states.map((edge) => [edge.id, edge.state]));
  const lines = (board.edges ?? []).filter((edge) => !LOW.includes(edge.kind)).map((edge): WallLine => ({
    kind: edge.kind,
    x1: edge.x1 * scale,
    y1: edge.y1 * scale,
    x2: edge.x2 * scale,
    y2: edge.y2 * scale,
    state: edge.id ? (now.get(edge.id) ?? '') : 'open',
  }));
  return walls(lines, board.kind === 'cells' ? WALL : WALL + 1);
}

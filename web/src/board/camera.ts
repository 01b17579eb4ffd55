// How close the camera begins, and what it has to show.

import { WIDTHS, type Outline } from './places';

export interface Point {
  x: number;
  y: number;
}

/** Pixels along the edges that something else covers. */
export interface Inset {
  top: number;
  right: number;
  bottom: number;
  left: number;
}

export type Screen = 'wide' | 'laptop' | 'phone' | 'flat';

/** Pixels of a hex, an inch and a square when a mission opens. */
const STARTS: Record<Screen, { hexagon: number; inch: number; square: number }> = {
  wide: { hexagon: 79, inch: 40, square: 53 },
  laptop: { hexagon: 67, inch: 34, square: 44 },
  phone: { hexagon: 62, inch: 29, square: 50 },
  flat: { hexagon: 50, inch: 24, square: 42 },
};

/** Which kind of screen it is; the same limits as the page's. */
export function screenOf(width: number, height: number): Screen {
  if (height <= 500) return 'flat';
  if (width <= 699 || (width <= 999 && height > width)) return 'phone';
  return width <= 1400 || height <= 800 ? 'laptop' : 'wide';
}

/** What the page lays over the edges of the board: goals above, who acts below. */
const COVERED: Record<Screen, Inset> = {
  wide: { top: 70, right: 70, bottom: 130, left: 0 },
  laptop: { top: 64, right: 64, bottom: 120, left: 0 },
  phone: { top: 56, right: 0, bottom: 60, left: 0 },
  flat: { top: 48, right: 0, bottom: 56, left: 0 },
};
export const coveredOn = (screen: Screen): Inset => COVERED[screen];

/** Pixels for a unit of the board when a mission opens. */
export function startScale(screen: Screen, unit: number, outline: Outline | ''): number {
  const pixels = STARTS[screen];
  return outline ? pixels[outline] / (unit * WIDTHS[outline]) : pixels.inch / unit;
}

export interface Box {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

/** The least box that holds all points. */
export function boxAround(points: readonly Point[]): Box {
  const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)];
  return { left: Math.min(...xs), right: Math.max(...xs), top: Math.min(...ys), bottom: Math.max(...ys) };
}

/** Fast at first, then slowly to the end. */
export const easing = (share: number): number => 1 - (1 - share) ** 3;

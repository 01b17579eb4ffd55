import { expect, test } from 'vitest';
import { beside, corners, facingTo, outline, rim } from '../src/board/places';
import { boxAround, screenOf, startScale } from '../src/board/camera';
import { paintCells } from '../src/drawings/cells';
import { View } from '../src/board/view.svelte';
import type { Spot } from '../src/lib/play.svelte';
import { hexBoard } from './fakes';

const spot = (id: string, x: number, y: number): Spot => ({ id, kind: 'cell', x, y });
const wide = Math.round(Math.sqrt(3) * 100);
const hexes = [-2, -1, 0, 1, 2].flatMap((q) =>
  [-2, -1, 0, 1, 2].map((r) => spot(`${q},${r}`, Math.round(wide * (q + r / 2)), 150 * r)),
);
const middle = hexes.find((one) => one.id === '0,0')!;

test.each([
  ['1,0', [1, 0]],
  ['-1,0', [-1, 0]],
  ['1,-1', [1, -2]],
  ['0,1', [1, 2]],
  ['0,-1', [-1, -2]],
  ['-1,1', [-1, 2]],
] as [string, [number, number]][])('the neighbour %s lies in its direction', (id, way) => {
  expect(beside(hexes, middle, way)?.id).toBe(id);
});

test('up and down go to the next row', () => {
  expect(beside(hexes, middle, [0, -1])?.y).toBe(-150);
  expect(beside(hexes, middle, [0, 1])?.y).toBe(150);
});

test('beyond the edge there is nothing', () => {
  expect(beside([middle], middle, [1, 0])).toBeNull();
});

test('a hex stands on a point', () => {
  const all = corners(0, 0, 100);
  expect(all).toHaveLength(6);
  expect(all[0]).toEqual([0, -100]);
});

test('a square stands on a side', () => {
  expect(corners(0, 0, 100, 'square')).toEqual([[-100, -100], [100, -100], [100, 100], [-100, 100]]);
  expect(outline(0, 0, 10, 'square')).toBe('M-10 -10L10 -10L10 10L-10 10Z');
});

test('each kind of ground has its texture, and what is blocked stands on the ground beside it', () => {
  const { ground } = paintCells(hexBoard);
  for (const texture of ['t-sand', 't-street', 't-floor']) expect(ground).toContain(`fill="url(#${texture})"`);
  expect(ground).not.toContain('undefined');
  expect(ground).not.toContain('NaN');
});

test('a board always looks the same', () => {
  expect(paintCells({ ...hexBoard })).toEqual(paintCells(hexBoard));
});

test('the outline of two neighbours leaves out the side between them', () => {
  const sides = (path: string) => path.split('M').length - 1;
  expect(sides(rim([middle], 100))).toBe(6);
  const other = hexes.find((one) => one.id === '1,0')!;
  expect(sides(rim([middle, other], 100))).toBe(10);
  expect(sides(rim(hexes, 100))).toBe(38);
});

test.each([
  [[100, 0], 'E'],
  [[50, 90], 'SE'],
  [[-50, 90], 'SW'],
  [[-100, 5], 'W'],
  [[-50, -90], 'NW'],
  [[50, -90], 'NE'],
  [[0, 0], ''],
] as [[number, number], string][])('who looks toward %s faces %s', ([x, y], facing) => {
  expect(facingTo({ x: 0, y: 0 }, { x, y })).toBe(facing);
});

test('the whole board fits, beside the buttons', () => {
  const view = new View();
  view.resize(800, 400);
  view.show(1000, 500);
  const left = view.pixel(0, 0);
  const right = view.pixel(1000, 500);
  expect(left.x).toBeGreaterThanOrEqual(0);
  expect(left.y).toBeGreaterThanOrEqual(0);
  expect(right.x).toBeLessThanOrEqual(800 - 56);
  expect(right.y).toBeLessThanOrEqual(400);
});

test('what is under the pointer stays there while zooming', () => {
  const view = new View();
  view.resize(800, 400);
  view.show(1000, 500);
  const before = view.at(300, 150);
  view.zoom(2, 300, 150);
  const after = view.at(300, 150);
  expect(after.x).toBeCloseTo(before.x);
  expect(after.y).toBeCloseTo(before.y);
});

test('a mission begins close to the squad', () => {
  const view = new View();
  view.resize(300, 300);
  view.show(3000, 1000);
  view.start(0.4, { x: 2900, y: 500 });
  expect(view.scale).toBe(0.4);
  expect(view.pixel(2900, 500).x).toBeLessThan(300);
  view.fit();
  expect(view.scale).toBeLessThan(0.1);
});

test.each([
  [1440, 900, 'wide', 79],
  [1366, 768, 'laptop', 67],
  [390, 844, 'phone', 62],
  [844, 390, 'flat', 50],
] as const)('on %i by %i a hex is so wide when a mission opens', (width, height, screen, pixels) => {
  expect(screenOf(width, height)).toBe(screen);
  expect(startScale(screen, 1000, 'hexagon') * 1000 * Math.sqrt(3)).toBeCloseTo(pixels);
});

test('nothing else on the page changes how large the board is', () => {
  const view = new View();
  view.resize(800, 600);
  view.show(3000, 3000);
  view.start(0.5, { x: 1500, y: 1500 });
  const before = view.at(400, 300);
  view.resize(500, 300);
  expect(view.scale).toBe(0.5);
  expect(view.at(250, 150).x).toBeCloseTo(before.x);
});

test('the camera shows all it is asked to, and comes farther only where it must', () => {
  const view = new View();
  view.resize(800, 600);
  view.show(10000, 10000);
  view.start(0.5, { x: 500, y: 500 });
  view.frame([{ x: 5000, y: 5000 }, { x: 5400, y: 5200 }]);
  expect(view.scale).toBe(0.5);
  for (const [x, y] of [[5000, 5000], [5400, 5200]] as const) {
    const at = view.pixel(x, y);
    expect(at.x).toBeGreaterThan(0);
    expect(at.x).toBeLessThan(800);
    expect(at.y).toBeGreaterThan(0);
    expect(at.y).toBeLessThan(600);
  }
  view.frame([{ x: 1000, y: 1000 }, { x: 6000, y: 6000 }]);
  expect(view.scale).toBeLessThan(0.5);
  expect(view.pixel(1000, 1000).y).toBeGreaterThan(0);
  expect(view.pixel(6000, 6000).y).toBeLessThan(600);
});

test('what the page covers is no place for what is to be seen', () => {
  const view = new View();
  view.inset = { top: 0, right: 0, bottom: 200, left: 0 };
  view.resize(800, 600);
  view.show(10000, 10000);
  view.start(0.5, { x: 2000, y: 2000 });
  view.frame([{ x: 2000, y: 2500 }]);
  expect(view.pixel(2000, 2500).y).toBeLessThan(400);
});

test('a box holds all its points', () => {
  expect(boxAround([{ x: 1, y: 5 }, { x: 4, y: 2 }])).toEqual({ left: 1, right: 4, top: 2, bottom: 5 });
});

test('a place outside is brought in', () => {
  const view = new View();
  view.resize(300, 300);
  view.show(3000, 3000);
  view.zoom(8);
  view.bring(100, 100);
  const { x, y } = view.pixel(100, 100);
  expect(x).toBeGreaterThanOrEqual(0);
  expect(y).toBeGreaterThanOrEqual(0);
});

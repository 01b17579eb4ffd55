import { expect, test } from 'vitest';
import { beside, corners, grounds } from '../src/board/places';
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
  expect(grounds([{ id: 'a', x: 0, y: 0 }], 10, 'square')).toEqual([['plain', 'M-10 -10L10 -10L10 10L-10 10Z']]);
});

test('one shape is drawn for each kind of ground', () => {
  expect(grounds(hexBoard.cells!, 100).map(([terrain]) => terrain)).toEqual(['desert', 'street', 'building', 'blocked']);
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

test('a small screen begins close to who acts', () => {
  const view = new View();
  view.resize(300, 300);
  view.show(3000, 1000);
  view.start(0.4, 2900, 500);
  expect(view.scale).toBe(0.4);
  expect(view.pixel(2900, 500).x).toBeLessThan(300);
  view.fit();
  expect(view.scale).toBeLessThan(0.1);
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

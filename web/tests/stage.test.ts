// The board with what is meant and what happens on it.

import { cleanup, fireEvent, render, screen } from '@testing-library/svelte';
import { afterEach, expect, test, vi } from 'vitest';
import { apart, arrow } from '../src/board/arrows';
import { lasting, walkTime } from '../src/board/effects';
import GameBoard from '../src/board/GameBoard.svelte';
import Intents from '../src/board/Intents.svelte';
import { paintPlane } from '../src/drawings/plane';
import { paintPiece, PIECES } from '../src/drawings/pieces';
import { walls } from '../src/drawings/walls';
import { LiveGame } from '../src/lib/game.svelte';
import { Play } from '../src/lib/play.svelte';
import { settings } from '../src/lib/settings.svelte';
import { FakeTransport, grey, hexBoard, marine, planeBoard, question, scene, state, welcome } from './fakes';

afterEach(cleanup);

function open(more: Record<string, unknown> = {}, asked = {}) {
  const line = new FakeTransport();
  const game = new LiveGame(line, 'en');
  game.begin();
  const now = state(1, { question: question({ mover: 'marine', plans: ['1,0'], options: [{ key: 'end', label: 'End' }], ...asked }) });
  line.tell(welcome, now);
  const play = new Play(game);
  render(GameBoard, { play, board: hexBoard, scene, ...more });
  return { line, game, play };
}
const cell = (id: string) => document.querySelector(`[data-cell="${id}"]`)!;

test('a click on a place within reach orders a walk with the facing one comes with', async () => {
  const onfacing = vi.fn();
  const { line } = open({ onfacing });
  await fireEvent.click(cell('1,0'));
  expect(onfacing).toHaveBeenCalledTimes(1);
  expect(onfacing.mock.calls[0]![0]).toBe('1,0');
  expect(line.sent.some((message) => message.kind === 'plan')).toBe(false);
});

test('where nobody takes the facing the walk is ordered as before', async () => {
  const { line } = open();
  await fireEvent.click(cell('1,0'));
  expect(line.last('plan')).toMatchObject({ goal: '1,0' });
});

test('who never looks anywhere is not asked where to look', async () => {
  const onfacing = vi.fn();
  const still = { ...scene, figures: [{ ...marine, facing: '' }, grey] };
  const { line } = open({ onfacing, scene: still });
  await fireEvent.click(cell('1,0'));
  expect(onfacing).not.toHaveBeenCalled();
  expect(line.last('plan')).toMatchObject({ goal: '1,0' });
});

test('keys ask for the facing with six named buttons', async () => {
  const onfacing = vi.fn();
  open({ onfacing });
  const svg = screen.getByRole('group', { name: 'A small map' });
  await fireEvent.keyDown(svg, { key: 'ArrowRight' });
  await fireEvent.keyDown(svg, { key: 'Enter' });
  const ring = await screen.findByTestId('facing-ring');
  expect(ring.querySelectorAll('[data-facing]')).toHaveLength(6);
  await fireEvent.click(screen.getByRole('menuitem', { name: 'Look south-west' }));
  expect(onfacing).toHaveBeenCalledWith('1,0', 'SW');
  expect(screen.queryByTestId('facing-ring')).toBeNull();
});

test('places that hurt are hatched, others are not', () => {
  open({}, { options: [{ key: 'a', label: 'A', cell: '2,0', danger: 'Titanium' }, { key: 'b', label: 'B', cell: '0,0' }] });
  expect(document.querySelectorAll('path.danger')).toHaveLength(1);
  expect(document.querySelectorAll('path.dear')).toHaveLength(1);
});

test('an intent is a way with a ghost, or a line to whom it would hurt, with the wounds', () => {
  const figures = [marine, { ...grey, id: 'walker' }, grey];
  const intents = [
    { figure: 'grey', kind: 'attack' as const, target: 'marine', wounds: '1.9', label: 'x' },
    { figure: 'walker', kind: 'move' as const, way: [[446, 100], [273, 100]] as [number, number][], label: 'y' },
    { figure: 'gone', kind: 'attack' as const, target: 'marine', label: 'z' },
  ];
  const { container, rerender } = render(Intents, { intents, figures, scale: 0.44, radius: 26 });
  expect(container.querySelectorAll('.line.attack')).toHaveLength(1);
  expect(container.querySelectorAll('.ghost')).toHaveLength(1);
  void rerender({ quiet: true });
  cleanup();
  const labels = render(Intents, { intents, figures, scale: 0.44, radius: 26, labelled: true });
  expect(labels.container.textContent).toContain('1.9');
});

test('who sleeps says so, and a fight lets intents fade', () => {
  const { container } = render(Intents, { intents: [{ figure: 'grey', kind: 'sleep', label: '' }], figures: [grey], scale: 0.44, radius: 26, quiet: true });
  expect(container.querySelector('.zz')).toBeTruthy();
  expect(container.querySelector('.intents.quiet')).toBeTruthy();
});

test('who jumps leaves a trail for a moment', async () => {
  settings.motion = 'off';
  const { play } = open();
  cleanup();
  const view = render(GameBoard, { play, board: hexBoard, scene });
  expect(screen.queryByTestId('trail')).toBeNull();
  await view.rerender({ scene: { ...scene, figures: [{ ...marine, x: 273, cell: '1,0' }, grey] } });
  expect(await screen.findByTestId('trail')).toBeTruthy();
  settings.motion = 'system';
});

test('effects are drawn where their figures are, also of one who is gone', async () => {
  const view = render(GameBoard, { play: open().play, board: hexBoard, scene, effects: [{ kind: 'shot', figure: 'marine', target: 'grey', at: 1 }] });
  expect(view.container.querySelector('[data-effect="shot"]')).toBeTruthy();
  await view.rerender({ scene: { ...scene, figures: [marine] }, effects: [{ kind: 'splat', figure: 'grey', at: 2 }] });
  expect(view.container.querySelector('[data-effect="splat"]')).toBeTruthy();
});

test('effects last a while, and a long walk is no slower than a short one by much', () => {
  expect(lasting([{ kind: 'shake', figure: 'a', at: 0 }, { kind: 'number', figure: 'a', at: 0 }], 500).map((one) => one.kind)).toEqual(['number']);
  expect([1, 3, 20].map(walkTime)).toEqual([160, 480, 900]);
});

test('an arrow ends before its target, along its way', () => {
  const made = arrow([[0, 0], [100, 0]], { cut: 20, tail: 10 })!;
  expect(made.head).toBe('translate(80 0) rotate(0)');
  expect(made.line.startsWith('M10 0')).toBe(true);
  expect(arrow([[0, 0]])).toBeNull();
  expect(arrow([[0, 0], [50, 0], [50, 80]])!.head).toBe('translate(50 80) rotate(90)');
});

test('labels that would cover one another move apart', () => {
  const [a, b] = apart([[0, 0], [10, 2]], 60, 28) as [[number, number], [number, number]];
  expect(Math.abs(a[1] - b[1])).toBeGreaterThanOrEqual(28);
  expect(apart([[0, 0], [100, 0]], 60, 28)).toEqual([[0, 0], [100, 0]]);
});

test('a door shows whether it stands open, is shut or locked', () => {
  const door = (state: string) => walls([{ kind: 'door', x1: 0, y1: 0, x2: 100, y2: 0, state }]);
  expect(door('open')).toContain('rotate(-72)');
  expect(door('closed')).toContain('rotate(0)');
  expect(door('locked')).toContain('#ffc34d');
  expect(new Set(['open', 'closed', 'locked', 'blocked'].map(door)).size).toBe(4);
});

test('every piece of terrain is painted with numbers only', () => {
  for (const kind of [...PIECES, 'never heard of']) {
    const drawn = paintPiece({ id: kind, kind, points: [[0, 0], [80, 0], [80, 60], [0, 60]] });
    expect(drawn.length, kind).toBeGreaterThan(50);
    expect(drawn, kind).not.toMatch(/NaN|undefined|Infinity/);
  }
  expect(paintPlane(planeBoard).ground).not.toMatch(/NaN|undefined/);
});

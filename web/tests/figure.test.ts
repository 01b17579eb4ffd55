import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { badgesOf, base, cornersOf, pips, RANKS, turnOf } from '../src/drawings/figure';
import { CREDITS, iconOf, signOf } from '../src/drawings/icons';
import icons from '../src/drawings/icons.json';
import words from '../src/drawings/words.json';

const sprite = (name: string) => readFileSync(resolve(import.meta.dirname, `../src/generated/${name}.svg`), 'utf-8');
const numbers = (path: string) => [...path.matchAll(/-?\d+(\.\d+)?/g)].map((found) => Number(found[0]));

test('rank is told by the number of corners', () => {
  expect(['green', 'blue', 'red', 'purple'].map(cornersOf)).toEqual([6, 8, 11, 14]);
  const points = (rank: string) => base('alien', rank).split('L').length;
  expect(points('green')).toBe(6);
  expect(points('blue')).toBe(16);
  expect(points('red')).toBe(22);
  expect(points('purple')).toBe(28);
});

test('sides have bases of different shapes', () => {
  const shapes = (['squad', 'alien', 'signal', 'ship'] as const).map((side) => base(side));
  expect(new Set(shapes).size).toBe(4);
  expect(base('signal').split('L')).toHaveLength(3);
});

test('every rank of a list has a base', () => {
  for (const rank of words.rank) expect(RANKS).toContain(rank);
});

test('health is an arc of pips, and what is lost stays', () => {
  const found = pips(3, 5);
  expect(found.map((pip) => pip.kind)).toEqual(['have', 'have', 'have', 'lost', 'lost']);
  const [x, y] = numbers(found[0]!.path);
  expect(x).toBeLessThan(0);
  expect(y).toBeLessThan(0);
  const end = numbers(found.at(-1)!.path).slice(-2);
  expect(end[0]).toBeGreaterThan(0);
  expect(end[1]).toBeLessThan(0);
  const lowest = Math.max(...found.map((pip) => numbers(pip.path)[1]!));
  expect(lowest).toBeGreaterThan(26);
});

test('wounds that are being decided are marked among what is left', () => {
  expect(pips(4, 5, 2).map((pip) => pip.kind)).toEqual(['have', 'have', 'pending', 'pending', 'lost']);
  expect(pips(1, 2, 5).map((pip) => pip.kind)).toEqual(['pending', 'lost']);
});

test('points of a shield lie at the top', () => {
  const shields = pips(2, 2, 0, 2).filter((pip) => pip.kind === 'shield');
  expect(shields).toHaveLength(2);
  for (const { path } of shields) expect(numbers(path)[1]).toBeLessThan(-26);
});

test('somebody huge has a pip for several points, and none overlap', () => {
  const found = pips(50, 60);
  expect(found.length).toBeLessThanOrEqual(24);
  expect(found.filter((pip) => pip.kind === 'have')).toHaveLength(20);
});

const badge = (kind: string) => ({ kind, label: kind });

test('a figure has two badges at most: the worst state, and whether it is done', () => {
  const all = { badges: [badge('bleeding'), badge('engaged'), badge('alpha'), badge('done')], done: true };
  expect(badgesOf(all)).toMatchObject({ right: { kind: 'bleeding' }, left: { kind: 'done' } });
  expect(badgesOf({ badges: [badge('alpha')] })).toMatchObject({ left: { kind: 'alpha' } });
  expect(badgesOf({ badges: [badge('guard'), badge('jammed')] }).right?.kind).toBe('jammed');
  expect(badgesOf({ badges: [badge('guard')] }).right?.kind).toBe('guard');
  expect(badgesOf({})).toEqual({});
});

test('what pips tell is no badge', () => {
  expect(badgesOf({ badges: [badge('wound')], most: 4 })).toEqual({});
  expect(badgesOf({ badges: [badge('wound')] }).right?.kind).toBe('wound');
});

test('a figure looks along the sides of its cell', () => {
  expect(turnOf('SE')).toBe(60);
  expect(turnOf('SE', true)).toBe(45);
  expect(turnOf()).toBeNull();
});

test('every word that can be sent has a picture, and every picture is in a sprite', () => {
  const board = sprite('board');
  const rest = sprite('words');
  for (const kind of ['shape', 'badge', 'marker'] as const) {
    for (const word of words[kind]) {
      if (word.startsWith('teleport_')) continue;
      expect(Object.keys(icons[kind]), word).toContain(word);
      expect(board, word).toContain(`id="i-${iconOf(kind, word)}"`);
    }
  }
  for (const name of Object.values(icons.word)) expect(board + rest, name).toContain(`id="i-${name}"`);
  for (const kind of ['shape', 'badge', 'marker', 'word'] as const) expect(board + rest).toContain(`id="i-${iconOf(kind, 'never heard of')}"`);
});

test('a sprite holds nothing that is not used, and says whose it is', () => {
  const used = new Set(CREDITS.icons);
  for (const [, name] of sprite('board').matchAll(/id="i-([\w-]+)"/g)) expect(used).toContain(name);
  expect(sprite('words')).toContain('CC BY 3.0');
  expect(CREDITS.licence).toBe('CC BY 3.0');
});

test('a sign is found by any word, by the name of its icon, or not at all', () => {
  expect(signOf('attack')).toBe('crossed-swords');
  expect(signOf('bleeding')).toBe('bleeding-wound');
  expect(signOf('katana')).toBe('katana');
  expect(signOf('never heard of')).toBe('');
});

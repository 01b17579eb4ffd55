import { expect, test } from 'vitest';
import { address, parse, type Route } from '../src/lib/router.svelte';

const routes: [string, Route][] = [
  ['#/', { page: 'title' }],
  ['#/missions', { page: 'missions' }],
  ['#/new/galaxy-defenders/dust_signal', { page: 'new', system: 'galaxy-defenders', mission: 'dust_signal' }],
  ['#/campaign/bug-hunt/operation', { page: 'campaign', system: 'bug-hunt', campaign: 'operation' }],
  ['#/game/a%2Fb', { page: 'game', game: 'a/b', node: null }],
  ['#/game/x/at/12', { page: 'game', game: 'x', node: 12 }],
  ['#/rules', { page: 'rules', rule: '' }],
  ['#/rules/GD-7.3.ab', { page: 'rules', rule: 'GD-7.3.ab' }],
  ['#/workshop', { page: 'workshop', step: '' }],
  ['#/workshop/set-up', { page: 'workshop', step: 'set-up' }],
  ['#/settings', { page: 'settings' }],
  ['#/continue', { page: 'continue' }],
];

test.each(routes)('%s leads there and back', (hash, route) => {
  expect(parse(hash)).toEqual(route);
  expect(address(route)).toBe(hash);
});

test.each(['', '#', '#/nowhere', '#/new/only', '#/game', '#/%E0%A4%A'])('%s is the title page', (hash) => {
  expect(parse(hash)).toEqual({ page: 'title' });
});

test('a moment that is no number is now', () => {
  expect(parse('#/game/x/at/soon')).toEqual({ page: 'game', game: 'x', node: null });
});

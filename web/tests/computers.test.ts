import { expect, test } from 'vitest';
import { LiveGame } from '../src/lib/game.svelte';
import { Play } from '../src/lib/play.svelte';
import { FakeTransport, question, state, welcome } from './fakes';

function table(more: Parameters<typeof question>[0] = {}, whole: Parameters<typeof state>[1] = {}) {
  const line = new FakeTransport();
  const game = new LiveGame(line, 'en');
  game.begin();
  line.tell(welcome, state(3, { question: question(more), ...whole }));
  return { line, game, play: new Play(game) };
}

test('a quick answer is sent only where it is offered', () => {
  const { line, play } = table({ quick: [{ how: 'pass', text: 'Decline', key: 'end' }] });
  play.hurry('rest');
  expect(line.last('quick')).toBeUndefined();
  play.hurry('pass');
  expect(line.last('quick')).toMatchObject({ seq: 3, how: 'pass' });
});

test('to be asked again is sent only while something is answered without asking', () => {
  const { line, game, play } = table();
  play.askAgain();
  expect(line.last('quick')).toBeUndefined();
  line.tell(state(3, { standing: [{ what: 'act', text: 'Decline' }] }));
  play.askAgain();
  expect(line.last('quick')).toMatchObject({ how: 'stop' });
  expect(game.busy).toBe(true);
});

test('nobody can answer for a computer player unless it waits', () => {
  const { line, game, play } = table({ player: 'Hotspur' });
  expect(play.computing).toBe(true);
  expect(play.open).toBe(false);
  play.hint();
  expect(line.last('look')).toBeUndefined();
  line.tell(state(3, { question: question({ player: 'Hotspur' }), paused: true }));
  expect(play.computing).toBe(false);
  expect(play.open).toBe(true);
  game.ready();
  expect(line.last('ready')).toEqual({ kind: 'ready', seq: 3 });
});

test('a hint is asked for once and given the second time', () => {
  const { line, game, play } = table();
  play.hint();
  const asked = line.last('look');
  expect(asked).toMatchObject({ about: 'hint' });
  expect(game.looking.sought).toBe('hint');
  line.tell({ kind: 'looked', id: asked.id, about: 'hint', title: 'Hotspur would choose: End', keys: ['end'] });
  expect(game.looking.sought).toBe('');
  expect(play.hinted).toBe('end');
  play.hint();
  expect(line.last('give')).toMatchObject({ seq: 3, key: 'end' });
});

test('a hint that is refused is no longer waited for, and said', () => {
  const { line, game, play } = table();
  play.hint();
  line.tell({ kind: 'refused', id: line.last('look').id, error: 'unknown', text: 'There is no hint for this.' });
  expect(game.looking.sought).toBe('');
  expect(game.refused?.text).toContain('no hint');
});

test('seats change hands with one request', () => {
  const { line, game } = table();
  game.hand(['s', 'z'], 'greedy');
  expect(line.last('hand')).toMatchObject({ seats: ['s', 'z'], player: 'greedy' });
  line.tell({ kind: 'done', id: line.last('hand').id });
  game.pause(true);
  expect(line.last('pause')).toMatchObject({ paused: true });
});

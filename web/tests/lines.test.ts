import { beforeEach, expect, test } from 'vitest';
import { LiveGame } from '../src/lib/game.svelte';
import { Play, type Spot } from '../src/lib/play.svelte';
import { FakeTransport, question, state, welcome } from './fakes';

let line: FakeTransport;
let play: Play;
const spot = (x: number, y: number): Spot => ({ id: `${x},${y}`, kind: 'point', x, y });

beforeEach(() => {
  line = new FakeTransport();
  const game = new LiveGame(line, 'en');
  game.begin();
  play = new Play(game);
  line.tell(welcome, state(4, { question: { ...question(), spans: true } }));
  play.span();
});

test('two ends make a line, and the server is asked about it', () => {
  play.touch(spot(1000, 1000));
  expect(play.line).toBe('');
  play.touch(spot(3500, 1000));
  expect(play.line).toBe('1000,1000 3500,1000');
  expect(line.last('look')).toMatchObject({ about: 'preview', first: '1000,1000 3500,1000' });
  play.putLine();
  expect(line.last('plan')).toMatchObject({ goal: '1000,1000 3500,1000' });
  expect(play.ends).toEqual([]);
});

test('a third end begins a new line', () => {
  for (const x of [1, 2, 3]) play.touch(spot(x, 5));
  expect(play.ends).toEqual([{ x: 3, y: 5 }]);
});

test('half a line is not sent', () => {
  play.touch(spot(1, 1));
  play.putLine();
  expect(line.sent.some((message) => message.kind === 'plan')).toBe(false);
});

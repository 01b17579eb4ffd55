import { expect, test } from 'vitest';
import { isTold, legs } from '../src/lib/beats';
import { Telling } from '../src/lib/telling.svelte';
import { entry, grey, scene } from './fakes';

const walk = entry(1, { steps: [{ kind: 'move', figure: 'grey', way: [[446, 100], [273, 100]] }] });
const hit = entry(2, { steps: [{ kind: 'attack', figure: 'grey', target: 'marine' }] });
const after = { ...scene, figures: [scene.figures![0]!, { ...grey, x: 273, y: 100, cell: '1,0' }] };

function slow() {
  const steps: (() => void)[] = [];
  const pause = () => new Promise<void>((go) => steps.push(go));
  const next = async () => {
    steps.shift()?.();
    await new Promise((go) => setTimeout(go));
  };
  return { telling: new Telling(() => 100, pause), next };
}

test('a turn is shown step by step and ends as it is', async () => {
  const { telling, next } = slow();
  telling.begin({ before: scene, entries: [walk, hit], after });
  expect(telling.running).toBe(true);
  expect(telling.scene?.figures?.[1]).toMatchObject({ x: 273 });
  await next();
  await next();
  await next();
  expect(telling.flash).toMatchObject({ kind: 'attack', target: 'marine' });
  await next();
  await next();
  expect(telling.running).toBe(false);
});

test('it can be skipped and shown again', () => {
  const { telling } = slow();
  telling.begin({ before: scene, entries: [walk, hit], after });
  telling.skip();
  expect(telling.running).toBe(false);
  telling.again();
  expect(telling.running).toBe(true);
});

test('a single step of one’s own does not hold up the next question, one of an alien does', () => {
  const { telling } = slow();
  const own = entry(1, { steps: [{ kind: 'move', figure: 'marine', way: [[100, 100], [273, 100]] }] });
  telling.begin({ before: scene, entries: [own], after });
  expect(isTold([own], scene)).toBe(false);
  expect(telling.running).toBe(false);
  telling.begin({ before: scene, entries: [walk], after });
  expect(telling.running).toBe(true);
  expect(telling.last?.entries).toEqual([walk]);
});

test('nothing moves where motion is not wanted', () => {
  const telling = new Telling(() => 0);
  telling.begin({ before: scene, entries: [walk, hit], after });
  expect(telling.running).toBe(false);
});

const around = entry(1, { steps: [{ kind: 'move', figure: 'marine', way: [[446, 100], [446, 130], [346, 130]] }] });

test('a way around something is walked leg by leg, and nobody waits for it', async () => {
  const { telling, next } = slow();
  telling.begin({ before: scene, entries: [around], after });
  expect(telling.running).toBe(false);
  expect(telling.strolling).toEqual({ figure: 'marine', x: 446, y: 130 });
  const first = telling.glide;
  await next();
  expect(telling.strolling).toEqual({ figure: 'marine', x: 346, y: 130 });
  expect(telling.glide).toBeGreaterThan(first);
  await next();
  expect(telling.strolling).toBe(null);
});

test('an answer ends a walk', () => {
  const { telling } = slow();
  telling.begin({ before: scene, entries: [around], after });
  telling.skip();
  expect(telling.strolling).toBe(null);
});

test('a way of one point leads there', async () => {
  const { telling } = slow();
  const pushed = entry(1, { steps: [{ kind: 'move', figure: 'grey', way: [[500, 100]] }] });
  telling.begin({ before: scene, entries: [pushed, hit], after });
  expect(telling.scene?.figures?.[1]).toMatchObject({ x: 500 });
});

test('long legs take longer', () => {
  expect(legs([[0, 0], [30, 0], [30, 10]]).map(({ part }) => part)).toEqual([0.75, 0.25]);
});

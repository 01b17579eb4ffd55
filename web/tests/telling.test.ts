import { expect, test } from 'vitest';
import { isLong, Telling } from '../src/lib/telling.svelte';
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

test('a single step does not hold up the next question', () => {
  const { telling } = slow();
  telling.begin({ before: scene, entries: [walk], after });
  expect(isLong([walk])).toBe(false);
  expect(telling.running).toBe(false);
});

test('nothing moves where motion is not wanted', () => {
  const telling = new Telling(() => 0);
  telling.begin({ before: scene, entries: [walk, hit], after });
  expect(telling.running).toBe(false);
});

import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { next } from '../src/lib/changes';
import type { State } from '../src/lib/messages';

interface Example {
  what: string;
  now: Partial<State>;
  fields: Record<string, unknown>;
}
// what the server tells in these cases is tested by tests/server/test_changes.py
const file = resolve(import.meta.dirname, '../../tests/server/changes.json');
const { before, cases } = JSON.parse(readFileSync(file, 'utf-8')) as { before: State; cases: Example[] };

test.each(cases)('$what', ({ now, fields }) => {
  const kept = structuredClone(before);
  expect(next(kept, { kind: 'changed', fields })).toEqual({ ...before, ...now });
  expect(kept).toEqual(before);
});

test('what did not change is the very same object', () => {
  const told = next(before, { kind: 'changed', fields: { scene: { figures: [1, { x: 7 }, 1] } } });
  expect(told.times).toBe(before.times);
  expect(told.scene.figures![0]).toBe(before.scene.figures![0]);
  expect(told.scene.figures![1]).not.toBe(before.scene.figures![1]);
});

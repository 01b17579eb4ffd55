import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Looking } from '../src/lib/looking.svelte';
import type { Look, Looked, ClientMessage } from '../src/lib/messages';

let sent: Look[];
let looking: Looking;
const answer = (id: string, title: string): Looked => ({ kind: 'looked', id, about: 'place', title });

beforeEach(() => {
  vi.useFakeTimers();
  sent = [];
  looking = new Looking((message: ClientMessage) => {
    sent.push(message as Look);
    return true;
  }, 100);
});
afterEach(() => void vi.useRealTimers());

test('a pointer that only passes asks nothing', () => {
  looking.soon('place', 'a');
  vi.advanceTimersByTime(50);
  looking.soon('place', 'b');
  vi.advanceTimersByTime(100);
  expect(sent.map((look) => look.first)).toEqual(['b']);
});

test('an answer that comes too late is not shown', () => {
  looking.soon('place', 'a');
  vi.advanceTimersByTime(100);
  looking.soon('place', 'b');
  vi.advanceTimersByTime(100);
  looking.answer(answer(sent[0]!.id, 'old'));
  expect(looking.shown).toBeNull();
  looking.answer(answer(sent[1]!.id, 'new'));
  expect(looking.shown?.title).toBe('new');
});

test('an answer after the game went on is not shown', () => {
  looking.soon('place', 'a');
  vi.advanceTimersByTime(100);
  looking.forget();
  looking.answer(answer(sent[0]!.id, 'old'));
  expect(looking.shown).toBeNull();
});

test('what is known is not asked again', () => {
  looking.soon('place', 'a');
  vi.advanceTimersByTime(100);
  looking.answer(answer(sent[0]!.id, 'known'));
  looking.away();
  looking.soon('place', 'a');
  expect(looking.shown?.title).toBe('known');
  expect(sent).toHaveLength(1);
});

test('what a tool found stays under what the pointer is on', () => {
  looking.pin('reach');
  looking.answer(answer(sent[0]!.id, 'reach'));
  looking.soon('place', 'a');
  vi.advanceTimersByTime(100);
  looking.answer(answer(sent[1]!.id, 'place'));
  expect(looking.shown?.title).toBe('place');
  looking.away();
  expect(looking.shown?.title).toBe('reach');
});

test('a refused look under the pointer is passed over, one of a tool is told', () => {
  looking.soon('place', 'a');
  vi.advanceTimersByTime(100);
  expect(looking.refuse(sent[0]!.id)).toBe(true);
  looking.pin('reach');
  expect(looking.refuse(sent[1]!.id)).toBe(false);
});

test('what lies under the rest has no words of its own, and goes with the question', () => {
  looking.under('reach', 'marine');
  looking.answer(answer(sent[0]!.id, 'reach'));
  expect(looking.ground?.title).toBe('reach');
  expect(looking.shown).toBeNull();
  looking.forget();
  expect(looking.ground).toBeNull();
});

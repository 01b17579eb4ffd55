import { expect, test } from 'vitest';
import { answerOf, COMMANDS, commandOf, isTyping, pressed, signOf } from '../src/lib/keys';

const key = (key: string, more: KeyboardEventInit = {}) => new KeyboardEvent('keydown', { key, ...more });

test('plain digits and letters are answers, in order', () => {
  expect(answerOf(key('1'))).toBe(0);
  expect(answerOf(key('9'))).toBe(8);
  expect(answerOf(key('a'))).toBe(9);
  expect(answerOf(key('z'))).toBe(34);
  expect(answerOf(key('0'))).toBe(-1);
  expect(signOf(34)).toBe('z');
  expect(signOf(35)).toBe('');
});

test('no command takes the key of an answer', () => {
  for (const keys of Object.values(COMMANDS)) for (const one of keys) expect(one).not.toMatch(/^[1-9a-z]$/);
});

test('no two commands share a key', () => {
  const all = Object.values(COMMANDS).flat();
  expect(new Set(all).size).toBe(all.length);
});

test('letters with Shift or Ctrl are commands, also with caps lock', () => {
  expect(commandOf(key('z', { ctrlKey: true }))).toBe('undo');
  expect(commandOf(key('Z', { ctrlKey: true, shiftKey: true }))).toBe('redo');
  expect(commandOf(key('z', { metaKey: true }))).toBe('undo');
  expect(commandOf(key('S', { shiftKey: true }))).toBe('sight');
  expect(answerOf(key('S', { shiftKey: true }))).toBe(-1);
  expect(answerOf(key('S'))).toBeGreaterThan(0);
  expect(pressed(key('?', { shiftKey: true }))).toBe('?');
});

test('what is typed into a field is no answer', () => {
  const field = document.createElement('input');
  const box = document.createElement('input');
  box.type = 'checkbox';
  expect(isTyping(field)).toBe(true);
  expect(isTyping(box)).toBe(false);
  expect(isTyping(document.body)).toBe(false);
});

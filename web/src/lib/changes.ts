// The next state from the one before and what the server says has changed in it.
// How a change is told is written in src/xenofront/server/changes.py.

import type { Changed, State } from './messages';

type Part = Record<string, unknown>;

/** Stands for sentences where the name of a field would be. */
const SAID = '';

export function next(before: State, changed: Changed): State {
  return part(before as unknown as Part, changed.fields, []) as unknown as State;
}

function part(before: Part, fields: Part, said: string[]): Part {
  const now = { ...before };
  for (const [name, change] of Object.entries(fields)) {
    const value = (now[name] = changedTo(before[name], change, said));
    if (typeof value === 'string') said.push(value);
  }
  return now;
}

function changedTo(before: unknown, change: unknown, said: string[]): unknown {
  if (Array.isArray(change)) {
    if (before && typeof before === 'string') return sentence(before, change as [number, number, string]);
    return Array.isArray(before) && before.length ? list(before, change, said) : change;
  }
  return isPart(change) && isPart(before) ? part(before, change, said) : change;
}

function isPart(value: unknown): value is Part {
  return typeof value === 'object' && value !== null;
}

function sentence(before: string, [left, right, middle]: [number, number, string]): string {
  return before.slice(0, left) + middle + before.slice(before.length - right);
}

function list(before: unknown[], changes: unknown[], said: string[]): unknown[] {
  const now: unknown[] = [];
  let at = 0;
  for (const one of changes) {
    if (Array.isArray(one)) now.push(...one);
    else if (typeof one !== 'number') {
      const sentences = (one as Part)[SAID] as [number, number] | undefined;
      if (sentences) now.push(...said.slice(sentences[0], sentences[0] + sentences[1]));
      else now.push(part(before[at++] as Part, one as Part, said));
    } else if (one > 0) now.push(...before.slice(at, (at += one)));
    else at = -one;
  }
  return now;
}

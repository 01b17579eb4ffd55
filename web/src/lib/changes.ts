// The next state from the one before and what the server says has changed in it.
// What the pairs and runs mean is written in src/xenofront/server/changes.py.

import type { Changed, State } from './messages';

type Part = Record<string, unknown>;
type Fields = Record<string, [number, unknown]>;
type Run = [number, ...unknown[]];

const PART = 1;
const LIST = 2;
const NEW = -1;
const OTHER = -2;

export function next(before: State, changed: Changed): State {
  return part(before as unknown as Part, changed.fields) as unknown as State;
}

function part(before: Part, fields: Fields): Part {
  const now = { ...before };
  for (const [name, [how, what]] of Object.entries(fields)) {
    if (how === PART) now[name] = part(before[name] as Part, what as Fields);
    else if (how === LIST) now[name] = list(before[name] as unknown[], what as Run[]);
    else now[name] = what;
  }
  return now;
}

function list(before: unknown[], runs: Run[]): unknown[] {
  return runs.flatMap(([start, ...rest]) => {
    if (start === NEW) return rest;
    if (start === OTHER) return [part(before[rest[0] as number] as Part, rest[1] as Fields)];
    return before.slice(start, start + (rest[0] as number));
  });
}

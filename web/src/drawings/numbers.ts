// Numbers for drawings: rounded, turned, and by a chance that is always the same.

/** With one place after the point, as paths need no more. */
export const f1 = (value: number): number => Math.round(value * 10) / 10;

export const rad = (degrees: number): number => (degrees * Math.PI) / 180;

export const poly = (points: readonly (readonly [number, number])[]): string =>
  points.map(([x, y]) => `${f1(x)},${f1(y)}`).join(' ');

export const closed = (points: readonly (readonly [number, number])[]): string =>
  `M${points.map(([x, y]) => `${f1(x)} ${f1(y)}`).join('L')}z`;

/** A seeded chance: a board looks the same each time. */
export function chance(seed: number): () => number {
  let state = seed >>> 0;
  return () => (state = (Math.imul(state, 1664525) + 1013904223) >>> 0) / 4294967296;
}

/** A seed from a word, such as the id of a cell. */
export function seedOf(word: string): number {
  let seed = 2166136261;
  for (const letter of word) seed = Math.imul(seed ^ letter.codePointAt(0)!, 16777619);
  return (seed ^ (seed >>> 13)) >>> 0;
}

// What is to be seen for a moment on the board: shots, blows, numbers, bodies.

export type EffectKind = 'shot' | 'blow' | 'blast' | 'flame' | 'spit' | 'number' | 'splat' | 'shake' | 'pulse';

export interface Effect {
  kind: EffectKind;
  /** Who it comes from, or whom it is about. */
  figure: string;
  /** Whom it goes to. */
  target?: string;
  /** What a number says. */
  text?: string;
  tone?: string;
  /** When it began, in milliseconds; also tells two of a kind apart. */
  at: number;
}

/** How long each is to be seen, in milliseconds; a body stays until it is taken away. */
export const LASTS: Record<EffectKind, number> = {
  shot: 520,
  blow: 420,
  blast: 620,
  flame: 620,
  spit: 560,
  number: 1100,
  splat: 6000,
  shake: 340,
  pulse: 2800,
};

/** Milliseconds of a walk over a number of cells. */
export const walkTime = (cells: number): number => Math.min(900, 160 * Math.max(1, cells));

/** Those that are still to be seen at a moment. */
export const lasting = (effects: readonly Effect[], now: number): Effect[] => effects.filter((one) => now - one.at < LASTS[one.kind]);

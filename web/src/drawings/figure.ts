// The parts of a figure: its base, its pips, its badges, in a box where the base has a radius of 26.

import type { Badge, Figure } from '../lib/messages';
import { closed, f1, rad } from './numbers';

export const BASE = 26;

type Side = Figure['side'];

/** Spikes of a rank of theirs, and how far they are cut in. */
const SPIKES: Record<string, [number, number]> = {
  green: [6, 0.93],
  blue: [8, 0.84],
  red: [11, 0.78],
  purple: [14, 0.74],
};
export const RANKS = ['green', 'blue', 'red', 'purple', 'copper', 'bronze', 'silver', 'gold', 'palladium', 'platinum', 'earth', 'moon', 'galaxy', 'universe'];

const around = (radius: number) =>
  `M0 ${-f1(radius)}a${f1(radius)} ${f1(radius)} 0 1 1 -.1 0z`;

/** How many corners or spikes the base of a rank has. */
export const cornersOf = (rank = ''): number => (SPIKES[rank] ?? SPIKES.green)![0];

/** The outline of a base: round ours, spiked theirs, a triangle what is unknown. */
export function base(side: Side, rank = '', radius = BASE): string {
  if (side === 'signal') return closed([[0, -radius * 1.1], [radius * 1.08, radius * 0.78], [-radius * 1.08, radius * 0.78]]);
  if (side === 'ship') return closed([[0, -1.08], [0.96, -0.36], [0.6, 0.88], [-0.6, 0.88], [-0.96, -0.36]].map(([x, y]) => [x! * radius, y! * radius]));
  if (side !== 'alien') return around(radius);
  const [count, inner] = (SPIKES[rank] ?? SPIKES.green)!;
  const points = Array.from({ length: count * 2 }, (_, at): [number, number] => {
    const far = at % 2 ? radius * inner : radius * 1.06;
    const angle = rad((at * 180) / count - 90);
    return [Math.cos(angle) * far, Math.sin(angle) * far];
  });
  return closed(count === 6 ? points.filter((_, at) => at % 2 === 0) : points);
}

export interface Pip {
  kind: 'have' | 'lost' | 'pending' | 'shield';
  path: string;
}

const FROM = 210;
const SPAN = 240;
const SHIELD_STEP = 34;
const FEW = 24;

/** How thick pips are. */
export const pipWidth = (radius = BASE): number => Math.max(3.6, radius * 0.19);

function arc(radius: number, from: number, to: number): string {
  const at = (angle: number) => `${f1(radius * Math.cos(rad(angle)))} ${f1(radius * Math.sin(rad(angle)))}`;
  const far = Math.abs(from - to) > 180 ? 1 : 0;
  return `M${at(from)}A${f1(radius)} ${f1(radius)} 0 ${far} ${to < from ? 0 : 1} ${at(to)}`;
}

const ringOf = (radius: number) => radius + pipWidth(radius) * 0.95;

/** What lies behind the pips: the lower 240 degrees, and one piece for each point of a shield. */
export function pipBack(most: number, shield: number, radius = BASE): string {
  const ring = ringOf(radius);
  const below = most ? arc(ring, FROM, FROM - SPAN) : '';
  return below + shields(shield).map((middle) => arc(ring, middle + 14, middle - 14)).join('');
}

function shields(count: number): number[] {
  const shown = Math.min(count, 5);
  return Array.from({ length: shown }, (_, at) => -90 + (at - (shown - 1) / 2) * SHIELD_STEP);
}

/** Health as an arc of pips from the lower left over the bottom to the lower right; empty ones stay. */
export function pips(have: number, most: number, pending = 0, shield = 0, radius = BASE): Pip[] {
  const ring = ringOf(radius);
  const count = Math.min(most, FEW);
  const share = most ? count / most : 1;
  const gap = count > 12 ? 2.5 : 5;
  const step = count ? SPAN / count : 0;
  const full = Math.round(have * share);
  const firm = Math.round(Math.max(0, have - pending) * share);
  const found: Pip[] = Array.from({ length: count }, (_, at) => ({
    kind: at >= full ? 'lost' : at >= firm ? 'pending' : 'have',
    path: arc(ring, FROM - at * step - gap / 2, FROM - (at + 1) * step + gap / 2),
  }));
  for (const middle of shields(shield)) found.push({ kind: 'shield', path: arc(ring, middle + 13, middle - 13) });
  return found;
}

/** What health, shields and what is good say otherwise is no badge. */
const TOLD = new Set(['wound', 'shield', 'plates']);
const LEFT = new Set(['done', 'alpha']);
const GOOD = new Set(['guard', 'leads', 'leader', 'quick', 'package', 'fresh', 'effect', 'done', 'alpha', 'plates', 'shield', 'suit', 'crouching', 'prone']);

/** At most two badges: the worst state at the right, done or alpha at the left. */
export function badgesOf(figure: Pick<Figure, 'badges' | 'done' | 'most' | 'shield'>): { right?: Badge; left?: Badge } {
  const all = figure.badges ?? [];
  const shown = all.filter((badge) => !(figure.most && TOLD.has(badge.kind) && (badge.kind !== 'shield' || figure.shield)));
  const left = all.find((badge) => badge.kind === 'done') ?? (figure.done ? DONE : all.find((badge) => badge.kind === 'alpha'));
  const right = shown.find((badge) => !LEFT.has(badge.kind) && !GOOD.has(badge.kind)) ?? shown.find((badge) => !LEFT.has(badge.kind));
  const spare = shown.find((badge) => badge.kind === 'alpha' && badge !== left);
  return { ...(left ? { left } : {}), ...((right ?? spare) ? { right: (right ?? spare)! } : {}) };
}

const DONE: Badge = { kind: 'done', label: '' };

export const isBad = (kind: string): boolean => !GOOD.has(kind);

const HEX_TURNS: Record<string, number> = { E: 0, SE: 60, SW: 120, W: 180, NW: 240, NE: 300, N: 270, S: 90 };
const SQUARE_TURNS: Record<string, number> = { E: 0, SE: 45, S: 90, SW: 135, W: 180, NW: 225, N: 270, NE: 315 };

/** The angle of a compass point, clockwise from the east; nothing for no point. */
export function turnOf(facing = '', square = false): number | null {
  return (square ? SQUARE_TURNS : HEX_TURNS)[facing] ?? null;
}

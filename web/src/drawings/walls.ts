// Walls with shadow, face, top and light; doors with leaves, windows of two panes, barriers.

import { f1, rad } from './numbers';

export interface WallLine {
  kind: string;
  x1: number;
  y1: number;
  x2: number;
  y2: number;
  state: string;
}

/** How wide a wall is, on a hex of 76. */
export const WALL = 9;
const OPENINGS = new Set(['door', 'window', 'door_hex']);
const SWING = 72;

/** A part of a line, moved aside. */
function part({ x1, y1, x2, y2 }: WallLine, from: number, to: number, dx = 0, dy = 0): string {
  const at = (share: number) => `${f1(x1 + (x2 - x1) * share + dx)} ${f1(y1 + (y2 - y1) * share + dy)}`;
  return `M${at(from)}L${at(to)}`;
}

const stroke = (path: string, colour: string, width: number, more = '') =>
  `<path d="${path}" fill="none" stroke="${colour}" stroke-width="${f1(width)}" stroke-linecap="round" ${more}/>`;

export const isOpen = (state: string): boolean => state === 'open' || state === 'broken';

function sill(one: WallLine, wide: number): string {
  if (one.kind !== 'window') return `<path d="${part(one, 0.17, 0.83)}" stroke="var(--leaf-lo)" stroke-width="${f1(wide * 0.8)}" opacity=".8"/>`;
  const top = part(one, 0.1, 0.9, 0, -wide * 0.2);
  return (
    `<path d="${part(one, 0.1, 0.9, 0, wide * 0.3)}" stroke="var(--wall-face)" stroke-width="${f1(wide * 1.25)}"/>` +
    `<path d="${top}" stroke="#0c2230" stroke-width="${f1(wide * 0.9)}"/><path d="${top}" stroke="var(--glass)" stroke-width="${f1(wide * 0.9)}" opacity=".38"/>`
  );
}

function panes(one: WallLine, wide: number): string {
  const length = Math.hypot(one.x2 - one.x1, one.y2 - one.y1) || 1;
  const [nx, ny] = [-(one.y2 - one.y1) / length, (one.x2 - one.x1) / length];
  const pane = (side: number) => part(one, 0.13, 0.87, nx * side * wide * 0.36, ny * side * wide * 0.36 - wide * 0.25);
  if (one.state === 'broken') {
    const shards = [0.2, 0.42, 0.61, 0.8].map((share, at) => part(one, share, share + 0.06, 0, at % 2 ? -wide * 0.5 : wide * 0.2));
    return stroke(shards.join(''), 'var(--glass)', wide * 0.3);
  }
  return stroke(pane(-1) + pane(1), 'var(--glass)', wide * 0.26) + stroke(part(one, 0.5, 0.501, 0, -wide * 0.25), 'var(--wall-top)', wide * 0.9);
}

function leaf(one: WallLine, wide: number): string {
  const { x1, y1, x2, y2 } = one;
  const angle = (Math.atan2(y2 - y1, x2 - x1) * 180) / Math.PI;
  const length = Math.hypot(x2 - x1, y2 - y1) * 0.7;
  const [hx, hy] = [x1 + (x2 - x1) * 0.15, y1 + (y2 - y1) * 0.15];
  const [ex, ey] = [x1 + (x2 - x1) * 0.85, y1 + (y2 - y1) * 0.85];
  const swung = isOpen(one.state);
  const turn = angle - (swung ? SWING : 0);
  const end = `${f1(hx + length * Math.cos(rad(turn)))} ${f1(hy + length * Math.sin(rad(turn)))}`;
  const swing = swung
    ? `<path d="M${f1(ex)} ${f1(ey)}A${f1(length)} ${f1(length)} 0 0 0 ${end}" fill="none" stroke="var(--leaf)" stroke-width="1.5" stroke-dasharray="3 4" opacity=".9"/>`
    : '';
  return (
    `${swing}<g transform="translate(${f1(hx)} ${f1(hy - wide * 0.2)}) rotate(${f1(turn)})">` +
    `<rect y="${f1(-wide * 0.2)}" width="${f1(length)}" height="${f1(wide * 0.8)}" rx="2" fill="var(--shade)"/>` +
    `<rect y="${f1(-wide * 0.42)}" width="${f1(length)}" height="${f1(wide * 0.84)}" rx="2" fill="var(--leaf)" stroke="var(--leaf-lo)" stroke-width="1.4"/>` +
    `<path d="M${f1(length * 0.33)} ${f1(-wide * 0.3)}v${f1(wide * 0.6)}M${f1(length * 0.66)} ${f1(-wide * 0.3)}v${f1(wide * 0.6)}" stroke="var(--leaf-lo)" stroke-width="1"/>` +
    `<circle cx="${f1(length * 0.88)}" r="1.8" fill="#fff3d0"/></g>`
  );
}

const SIGNS: Record<string, string> = {
  locked: 'M-4.5-1v-2.5a4.5 4.5 0 0 1 9 0v2.5h1.5v7h-12v-7zM-2.3-1h4.6v-2.5a2.3 2.3 0 0 0-4.6 0z',
  blocked: 'M-5.5-3.5l2-2 3.5 3.5 3.5-3.5 2 2-3.5 3.5 3.5 3.5-2 2-3.5-3.5-3.5 3.5-2-2 3.5-3.5z',
};

const COLOURS: Record<string, string> = { locked: '#ffc34d', lock_red: '#ff5a4f', lock_blue: '#5aa9ff', lock_green: '#5fd068' };

function sign({ x1, y1, x2, y2, state }: WallLine): string {
  const path = SIGNS[state] ?? (COLOURS[state] && SIGNS['locked']);
  if (!path) return '';
  return `<g transform="translate(${f1((x1 + x2) / 2)} ${f1((y1 + y2) / 2 - 2)})"><circle r="11" fill="var(--ink)"/><path d="${path}" fill="${COLOURS[state] ?? '#ff8b7b'}" fill-rule="evenodd"/></g>`;
}

function fence(one: WallLine, wide: number): string {
  const posts = [0.06, 0.35, 0.65, 0.94].map((share) => part(one, share, share, 0, -wide * 0.5) + part(one, share, share, 0, wide * 0.2));
  return (
    stroke(part(one, 0, 1, 2, wide * 0.5), 'var(--shade)', wide * 0.9) +
    stroke(part(one, 0.02, 0.98), 'var(--ink)', wide * 0.75) +
    stroke(part(one, 0.02, 0.98, 0, -1), 'var(--fence)', wide * 0.4, 'stroke-dasharray="7 7"') +
    stroke(posts.join(''), 'var(--wall-top)', wide * 0.5)
  );
}

/** All walls as one, so that corners join; what can be opened above them. */
export function walls(lines: readonly WallLine[], wide = WALL): string {
  const high = lines.filter((one) => one.kind === 'wall' || OPENINGS.has(one.kind));
  const solid = high.flatMap((one): [WallLine, number, number][] =>
    one.kind === 'wall' ? [[one, 0, 1]] : [[one, -0.02, 0.17], [one, 0.83, 1.02]],
  );
  const all = (dx: number, dy: number) => solid.map(([one, from, to]) => part(one, from, to, dx, dy)).join('');
  const dropped = all(wide * 0.5, wide * 0.9);
  const openings = high.filter((one) => one.kind !== 'wall');
  return [
    stroke(dropped, 'var(--shade)', wide * 2.6, 'stroke-opacity=".3"'),
    stroke(dropped, 'var(--shade)', wide * 1.7, 'stroke-opacity=".6"'),
    ...openings.map((one) => sill(one, wide)),
    stroke(all(0, wide * 0.55), 'var(--wall-edge)', wide * 1.55),
    stroke(all(0, wide * 0.45), 'var(--wall-face)', wide * 1.2),
    stroke(all(0, -wide * 0.25), 'var(--wall-edge)', wide * 1.2),
    stroke(all(0, -wide * 0.25), 'var(--wall-top)', wide * 0.95),
    stroke(all(-wide * 0.08, -wide * 0.5), 'var(--wall-hi)', wide * 0.2),
    ...lines.filter((one) => one.kind === 'barrier').map((one) => fence(one, wide)),
    ...openings.map((one) => (one.kind === 'window' ? panes(one, wide) : leaf(one, wide))),
    ...openings.map(sign),
  ].join('');
}

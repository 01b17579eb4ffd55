// The ground of a table without cells: grass or sand with tracks, and a ruler along the edges.

import type { Board } from '../lib/messages';
import type { Art } from './cells';
import { chance, closed, f1, seedOf } from './numbers';
import { blob } from './outlines';
import { isFlat, paintPiece } from './pieces';
import { prop, type Prop } from './props';

/** Pixels of the art for an inch. */
export const INCH = 40;

function ruler(wide: number, high: number): string {
  const upTo = (length: number) => Array.from({ length: Math.floor(length / INCH) + 1 }, (_, inch) => inch);
  const down = upTo(wide).map((inch) => `M${inch * INCH} 0v${inch % 6 ? 8 : 16}`);
  const across = upTo(high).map((inch) => `M0 ${inch * INCH}h${inch % 6 ? 8 : 16}`);
  const lines = [...upTo(wide).map((inch) => (inch % 6 ? '' : `M${inch * INCH} 0V${high}`)), ...upTo(high).map((inch) => (inch % 6 ? '' : `M0 ${inch * INCH}H${wide}`))];
  const word = (x: number, y: number, inch: number) => `<text x="${x}" y="${y}" text-anchor="middle" font-size="17" fill="var(--ground-word)" opacity=".8">${inch}"</text>`;
  const words = [
    ...upTo(wide).filter((inch) => inch && inch % 6 === 0 && inch * INCH < wide).map((inch) => word(inch * INCH, 34, inch)),
    ...upTo(high).filter((inch) => inch && inch % 6 === 0 && inch * INCH < high).map((inch) => word(30, inch * INCH + 6, inch)),
  ];
  return (
    `<path d="${lines.join('')}" fill="none" stroke="#fff" stroke-opacity=".1" stroke-width="1.5"/>` +
    `<path d="${down.join('')}${across.join('')}" fill="none" stroke="var(--ground-word)" stroke-opacity=".6" stroke-width="2"/>${words.join('')}`
  );
}

/** Patches of sand and a track across the table. */
function patches(wide: number, high: number, under: string, next: () => number): string {
  const over = under === 'grass' ? 'sand' : 'grass';
  let drawn = '';
  for (let at = 0; at < 6; at += 1) {
    const [w, h] = [wide * (0.2 + next() * 0.2), high * (0.16 + next() * 0.16)];
    const [x, y] = [w / 2 + next() * (wide - w), h / 2 + next() * (high - h)];
    drawn += `<path d="${blob(x, y, w, h, 20, next, 0.9)}" fill="url(#t-${over})"/>`;
  }
  drawn = `<g opacity=".5">${drawn}</g>`;
  if (under !== 'grass') return drawn;
  const bends = Array.from({ length: 4 }, (_, at): [number, number] => [(wide * at) / 3, high * (0.35 + next() * 0.4)]);
  const way = (dy: number) => {
    const [a, b, c, d] = bends.map(([x, y]) => `${f1(x)} ${f1(y + dy)}`);
    return `M${a}C${b} ${c} ${d}`;
  };
  return (
    drawn +
    `<path d="${way(0)}" fill="none" stroke="url(#t-sand)" stroke-width="72" opacity=".75"/>` +
    `<path d="${way(-15)}${way(15)}" fill="none" stroke="var(--sand-lo)" stroke-width="7" opacity=".55" stroke-dasharray="26 5"/>`
  );
}

function scatter(wide: number, high: number, taken: readonly [number, number, number, number][], next: () => number): string {
  const names: Prop[] = ['tuft', 'tuft', 'rock', 'tuft'];
  let drawn = '';
  for (let at = 0; at < 60; at += 1) {
    const [x, y] = [24 + next() * (wide - 48), 24 + next() * (high - 48)];
    const name = names[Math.floor(next() * names.length)]!;
    const size = name === 'rock' ? 0.35 : 0.5 + next() * 0.4;
    const free = taken.every(([left, top, right, low]) => x < left - 14 || x > right + 14 || y < top - 14 || y > low + 14);
    if (free) drawn += prop(name, x, y, 0, size);
  }
  return drawn;
}

/** How high a piece is, small and in its middle. */
function height({ points, height: high = 0 }: { points: readonly [number, number][]; height?: number | null }): string {
  if (!high) return '';
  const [x, y] = [0, 1].map((axis) => (Math.min(...points.map((one) => one[axis]!)) + Math.max(...points.map((one) => one[axis]!))) / 2) as [number, number];
  return `<text x="${f1(x)}" y="${f1(y + 5)}" text-anchor="middle" font-size="15" font-weight="600" fill="#fff" stroke="#05090c" stroke-width="3" paint-order="stroke" opacity=".85">${Number(high)}"</text>`;
}

export function paintPlane(board: Board): Art {
  const scale = INCH / board.unit;
  const [wide, high] = [board.width * scale, board.height * scale];
  const pieces = (board.pieces ?? []).map((piece) => ({
    ...piece, points: piece.points.map(([x, y]): [number, number] => [x * scale, y * scale]),
  }));
  const next = chance(seedOf(pieces.map((piece) => piece.id).join(' ') || 'table'));
  const under = pieces.some((piece) => ['wood', 'tree', 'pool'].includes(piece.kind)) ? 'grass' : 'sand';
  const boxes = pieces.map(({ points }): [number, number, number, number] => [
    Math.min(...points.map(([x]) => x)), Math.min(...points.map(([, y]) => y)), Math.max(...points.map(([x]) => x)), Math.max(...points.map(([, y]) => y)),
  ]);
  const table = closed([[0, 0], [wide, 0], [wide, high], [0, high]]);
  const id = `table-${Math.round(wide)}-${Math.round(high)}`;
  return {
    scale,
    width: f1(wide),
    height: f1(high),
    ground: [
      ...[50, 38, 28, 18, 8].map((width) => `<path d="${table}" transform="translate(9 26)" fill="var(--drop)" stroke="var(--drop)" stroke-width="${width}" stroke-linejoin="round"/>`),
      `<rect x="-9" y="-9" width="${wide + 18}" height="${high + 32}" rx="8" fill="var(--slab-2)"/><rect x="-9" y="-9" width="${wide + 18}" height="${high + 20}" rx="8" fill="var(--slab)"/>`,
      `<clipPath id="${id}"><path d="${table}"/></clipPath><g clip-path="url(#${id})"><path d="${table}" fill="url(#t-${under})"/>${patches(wide, high, under, next)}${scatter(wide, high, boxes, next)}</g>`,
      ruler(wide, high),
      ...pieces.filter((piece) => isFlat(piece.kind)).map(paintPiece),
    ].join(''),
    props: pieces.filter((piece) => !isFlat(piece.kind)).map(paintPiece).join('') + pieces.map(height).join(''),
  };
}

// Outlines without corners.

import { f1 } from './numbers';

/** A soft shape around a place: with a power of one an ellipse, with less nearer to a rectangle. */
export function blob(x: number, y: number, wide: number, high: number, wobble: number, next: () => number, square = 0.62): string {
  const count = 18;
  const soft = (value: number) => Math.sign(value) * Math.abs(value) ** square;
  const points = Array.from({ length: count }, (_, at): [number, number] => {
    const angle = (at / count) * 2 * Math.PI;
    const far = 1 + (next() - 0.5) * (wobble / 60);
    return [x + (wide / 2) * soft(Math.cos(angle)) * far, y + (high / 2) * soft(Math.sin(angle)) * far];
  });
  return rounded(points);
}

/** A polygon without corners. */
export function rounded(points: readonly [number, number][]): string {
  const half = (a: readonly [number, number], b: readonly [number, number]) => `${f1((a[0] + b[0]) / 2)} ${f1((a[1] + b[1]) / 2)}`;
  const last = points.at(-1)!;
  const curves = points.map((point, at) => `Q${f1(point[0])} ${f1(point[1])} ${half(point, points[(at + 1) % points.length]!)}`);
  return `M${half(last, points[0]!)}${curves.join('')}z`;
}

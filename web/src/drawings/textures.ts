// Textures of grounds, as patterns that repeat without a seam; made with a seeded chance.

import { chance, f1 } from './numbers';

type Chance = () => number;
type Make = (chance: Chance) => string;

const fill = (name: string) => `fill="var(--${name})"`;
const line = (name: string) => `fill="none" stroke="var(--${name})"`;

/** Where something has to be drawn again so that it goes on at the other side. */
function wraps(x: number, y: number, far: number, size: number): [number, number][] {
  const across = x < far ? size : x > size - far ? -size : 0;
  const down = y < far ? size : y > size - far ? -size : 0;
  const all: [number, number][] = [[0, 0], [across, 0], [0, down], [across, down]];
  return all.filter(([a, b], at) => at === 0 || ((at !== 1 || a) && (at !== 2 || b) && (at !== 3 || (a && b))));
}

class Texture {
  readonly c: Chance;
  #drawn = '';

  constructor(readonly id: string, readonly size: number) {
    this.c = chance(id.length * 7919 + size);
  }

  raw(text: string): void {
    this.#drawn += text;
  }
  base(name: string): void {
    this.raw(`<rect width="${this.size}" height="${this.size}" ${fill(name)}/>`);
  }
  #each(count: number, far: number, draw: (x: number, y: number) => string, place: () => [number, number]): void {
    for (let at = 0; at < count; at += 1) {
      const [x, y] = place();
      const drawn = draw(0, 0);
      for (const [dx, dy] of wraps(x, y, far, this.size)) this.raw(`<g transform="translate(${f1(x + dx)} ${f1(y + dy)})">${drawn}</g>`);
    }
  }
  #somewhere = (): [number, number] => [this.c() * this.size, this.c() * this.size];

  dots(count: number, name: string, least: number, most: number, opacity: number): void {
    this.#each(count, most, () => `<circle r="${f1(least + this.c() * (most - least))}" opacity="${opacity}" ${fill(name)}/>`, this.#somewhere);
  }
  strokes(count: number, name: string, make: Make, width: number, opacity: number): void {
    const style = `stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round" opacity="${opacity}" ${line(name)}`;
    this.#each(count, 34, () => `<path d="${make(this.c)}" ${style}/>`, this.#somewhere);
  }
  shapes(count: number, name: string, make: Make, opacity: number): void {
    this.#each(count, 30, () => `<path d="${make(this.c)}" opacity="${opacity}" ${fill(name)}/>`, this.#somewhere);
  }
  toString(): string {
    const { id, size } = this;
    return `<pattern id="${id}" width="${size}" height="${size}" patternUnits="userSpaceOnUse">${this.#drawn}</pattern>`;
  }
}

function texture(id: string, size: number, draw: (on: Texture) => void): string {
  const made = new Texture(id, size);
  draw(made);
  return String(made);
}

function boards(on: Texture): void {
  on.base('floor');
  for (let row = 0; row < 6; row += 1) {
    for (let at = 0; at < 3; at += 1) {
      const x = at * 48 - (row % 2 ? 24 : 0);
      const shade = f1(on.c() * 0.4);
      on.raw(`<rect x="${x}" y="${row * 16}" width="48" height="16" opacity="${shade}" ${fill(on.c() > 0.5 ? 'floor-hi' : 'floor-lo')}/>`);
      on.raw(`<path d="M${x} ${row * 16}v16" stroke-width="1" opacity=".7" ${line('floor-lo')}/>`);
    }
    on.raw(`<path d="M0 ${row * 16}H96" stroke-width="1" opacity=".7" ${line('floor-lo')}/>`);
  }
}

function plates(on: Texture, name: string): void {
  on.base(name);
  on.raw(`<rect x="1" y="1" width="58" height="58" opacity=".25" ${fill(`${name}-hi`)}/><rect x="61" y="61" width="58" height="58" opacity=".18" ${fill(`${name}-lo`)}/>`);
  for (const [x, y] of [[0, 0], [60, 0], [0, 60], [60, 60]] as const) {
    on.raw(`<path d="M${x + 1} ${y + 59}V${y + 1}H${x + 59}" stroke-width="1.5" opacity=".7" ${line(`${name}-hi`)}/>`);
    on.raw(`<path d="M${x + 59.5} ${y}V${y + 59.5}H${x}" stroke-width="1.5" ${line(`${name}-lo`)}/>`);
    for (const [a, b] of [[6, 6], [54, 6], [6, 54], [54, 54]] as const)
      on.raw(`<circle cx="${x + a}" cy="${y + b}" r="1.7" ${fill(`${name}-lo`)}/><circle cx="${x + a - 0.5}" cy="${y + b - 0.5}" r=".8" ${fill(`${name}-hi`)}/>`);
  }
  for (let at = 0; at < 5; at += 1)
    on.raw(`<path d="M${70 + at * 9} 20l6 6M${76 + at * 9} 32l-6 6" stroke-width="2" opacity=".45" ${line(`${name}-hi`)}/>`);
}

/** Every pattern; a ground of the server has one of these. */
export function textures(): string {
  return [
    texture('t-sand', 230, (on) => {
      on.base('sand');
      on.shapes(9, 'sand-hi', (c) => `M-26 0q${f1(10 + c() * 8)} -9 26 -7t26 6q-14 7 -27 6t-25 -5z`, 0.22);
      on.strokes(22, 'sand-lo', (c) => `M-22 0q11 ${f1(-3 - c() * 5)} 22 0t22 0`, 1.6, 0.5);
      on.strokes(14, 'sand-hi', (c) => `M-16 0q8 ${f1(-2 - c() * 4)} 16 0t16 0`, 1.4, 0.6);
      on.dots(70, 'sand-lo', 0.5, 1.5, 0.55);
      on.dots(46, 'sand-hi', 0.5, 1.3, 0.8);
      on.dots(4, 'rock', 1.6, 3, 0.8);
    }),
    texture('t-dust', 240, (on) => {
      on.base('dust');
      on.shapes(8, 'dust-lo', (c) => `M-22 0q4 -${f1(9 + c() * 6)} 22 -9t23 10q-9 10 -23 9t-22 -10z`, 0.28);
      on.shapes(6, 'dust-hi', (c) => `M-12 0q3 -${f1(5 + c() * 4)} 12 -5t12 6q-5 6 -12 5t-12 -6z`, 0.3);
      on.strokes(9, 'dust-lo', (c) => `M-7 0a7 ${f1(4 + c() * 2)} 0 1 0 14 0a7 5 0 1 0 -14 0`, 1.5, 0.6);
      on.dots(90, 'dust-lo', 0.5, 1.6, 0.6);
      on.dots(60, 'dust-hi', 0.5, 1.3, 0.8);
      on.dots(5, 'rock-lo', 1.4, 2.8, 0.7);
    }),
    texture('t-basin', 200, (on) => {
      on.base('dust-lo');
      on.shapes(12, 'void', (c) => `M-20 0l${f1(10 + c() * 10)} -9 18 3 4 9 -16 8z`, 0.16);
      on.strokes(8, 'void', () => 'M-18 0l8 -5 7 7 9 -8 12 5', 1.6, 0.35);
      on.dots(60, 'dust', 0.5, 1.5, 0.6);
      on.dots(30, 'void', 0.6, 1.8, 0.4);
    }),
    texture('t-ash', 240, (on) => {
      on.base('ash');
      on.shapes(9, 'ash-lo', (c) => `M-24 0q6 -${f1(8 + c() * 7)} 24 -8t25 9q-10 9 -25 8t-24 -9z`, 0.4);
      on.strokes(16, 'ash-hi', (c) => `M-20 0q10 ${f1(-3 - c() * 5)} 20 0t20 0`, 1.3, 0.5);
      on.dots(110, 'ash-lo', 0.5, 1.6, 0.7);
      on.dots(60, 'ash-hi', 0.4, 1.2, 0.8);
      on.dots(5, 'ember', 0.6, 1.3, 0.8);
    }),
    texture('t-slab', 90, (on) => {
      on.base('citadel');
      on.raw(`<path d="M0 0H45V30H0zM45 30H90V60H45zM0 60H45V90H0z" opacity=".3" ${fill('citadel-hi')}/>`);
      on.raw(`<path d="M0 .5H90M0 30.5H90M0 60.5H90M45 0V30M20 30V60M70 30V60M45 60V90" stroke-width="1.6" ${line('citadel-lo')}/>`);
      on.dots(24, 'citadel-lo', 0.5, 1.4, 0.6);
    }),
    texture('t-cave', 220, (on) => {
      on.base('cave');
      on.shapes(12, 'cave-lo', (c) => `M-20 0l${f1(9 + c() * 9)} -10 17 4 6 10 -18 7z`, 0.4);
      on.shapes(8, 'cave-hi', (c) => `M-11 0l${f1(5 + c() * 5)} -6 10 3 3 6 -11 4z`, 0.3);
      on.strokes(8, 'cave-lo', () => 'M-18 0l8 -5 7 7 9 -8 12 5', 1.5, 0.7);
      on.dots(70, 'cave-lo', 0.5, 1.5, 0.7);
    }),
    texture('t-tunnel', 160, (on) => {
      on.base('cave-lo');
      on.strokes(12, 'cave', (c) => `M-26 0q13 ${f1(-4 - c() * 4)} 26 0t26 0`, 2.2, 0.6);
      on.dots(50, 'void', 0.5, 1.6, 0.5);
      on.dots(30, 'cave-hi', 0.4, 1.1, 0.7);
    }),
    texture('t-nest', 180, (on) => {
      on.base('nest');
      on.shapes(10, 'nest-lo', (c) => `M-16 0q4 -${f1(10 + c() * 6)} 16 -10t16 10q-4 ${f1(8 + c() * 5)} -16 9t-16 -9z`, 0.5);
      on.strokes(18, 'nest-hi', (c) => `M-22 0q8 ${f1(-8 - c() * 8)} 18 -2t22 ${f1(2 + c() * 6)}`, 1.6, 0.55);
      on.dots(26, 'nest-hi', 0.6, 2, 0.7);
    }),
    texture('t-street', 210, (on) => {
      on.base('street');
      on.shapes(7, 'street-lo', (c) => `M-24 -6l${f1(20 + c() * 20)} -6 14 10 -8 ${f1(10 + c() * 8)} -30 4z`, 0.3);
      on.dots(130, 'street-hi', 0.4, 1.2, 0.6);
      on.dots(130, 'street-lo', 0.4, 1.4, 0.8);
      on.strokes(4, 'street-lo', (c) => `M-20 ${f1(c() * 8)}l12 -7 6 6 10 -4 9 8`, 1.3, 0.9);
    }),
    texture('t-floor', 96, boards),
    texture('t-tile', 60, (on) => {
      on.base('tile');
      on.raw(`<rect width="30" height="30" opacity=".35" ${fill('tile-hi')}/><rect x="30" y="30" width="30" height="30" opacity=".35" ${fill('tile-hi')}/>`);
      on.raw(`<path d="M0 .5H60M0 30.5H60M.5 0V60M30.5 0V60" stroke-width="1" opacity=".8" ${line('tile-lo')}/>`);
    }),
    texture('t-grass', 200, (on) => {
      on.base('grass');
      on.shapes(8, 'grass-lo', (c) => `M-28 0q6 -${f1(14 + c() * 8)} 26 -12t28 14q-12 14 -28 12t-26 -14z`, 0.4);
      on.strokes(90, 'grass-hi', (c) => `M-3 0l${f1(-1 - c())} -5M0 0l0 ${f1(-5 - c() * 3)}M3 0l${f1(1 + c())} -5`, 1.2, 0.75);
      on.strokes(60, 'grass-lo', (c) => `M-2 0l-1 -4M1 0l1 ${f1(-4 - c() * 2)}`, 1.3, 0.9);
      on.dots(7, 'sand-hi', 1, 1.8, 0.8);
    }),
    texture('t-deck', 120, (on) => {
      plates(on, 'deck');
      on.strokes(5, 'deck-lo', (c) => `M0 0l${f1(8 + c() * 14)} ${f1(-4 + c() * 8)}`, 0.8, 0.8);
    }),
    texture('t-rock', 160, (on) => {
      on.base('rock');
      on.shapes(20, 'rock-hi', (c) => `M-14 4l8 -${f1(10 + c() * 6)} 15 -3 7 ${f1(8 + c() * 6)} -13 4z`, 0.35);
      on.shapes(20, 'rock-lo', (c) => `M-12 -4l11 4 12 -4 4 ${f1(6 + c() * 6)} -16 5z`, 0.4);
      on.strokes(10, 'rock-lo', () => 'M-16 0l9 5 8 -6 11 7', 1.2, 0.8);
    }),
    texture('t-water', 140, (on) => {
      on.base('water');
      on.shapes(8, 'water-lo', () => 'M-30 0q15 -10 30 -3t30 3q-14 9 -30 5t-30 -5z', 0.55);
      on.strokes(24, 'water-hi', (c) => `M-12 0q6 ${f1(-3 - c() * 3)} 12 0t12 0`, 1.4, 0.55);
      on.dots(14, 'water-hi', 0.6, 1.3, 0.9);
    }),
    texture('t-scorch', 190, (on) => {
      on.base('scorch');
      on.shapes(14, 'scorch-lo', (c) => `M-20 0l${f1(10 + c() * 10)} -10 18 3 4 10 -16 8z`, 0.5);
      on.strokes(12, 'scorch-lo', () => 'M-18 0l8 -5 7 7 9 -8 12 5', 1.8, 0.9);
      on.dots(60, 'scorch-hi', 0.5, 1.6, 0.7);
      on.dots(30, 'scorch-lo', 0.6, 2, 0.8);
    }),
    texture('t-void', 120, (on) => {
      plates(on, 'void');
      on.strokes(6, 'void-hi', (c) => `M0 0l${f1(10 + c() * 20)} 0`, 2, 0.5);
    }),
  ].join('');
}

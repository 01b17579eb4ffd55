// Which part of the board is on the screen: the camera.

import { boxAround, easing, type Inset, type Point } from './camera';

const MARGIN = 1.04;
const CLOSEST = 12;
/** Pixels at the right that belong to the buttons. */
const BUTTONS = 56;
/** Milliseconds of a move of the camera. */
const MOVE = 350;

export class View {
  x = $state(0);
  y = $state(0);
  /** Pixels for a unit of the board. */
  scale = $state(1);
  /** Of the part of the screen, in pixels. */
  width = $state(1);
  height = $state(1);
  /** Pixels along the edges that something else covers. */
  inset: Inset = $state({ top: 0, right: 0, bottom: 0, left: 0 });
  #whole = $state.raw({ width: 1, height: 1 });
  #shown = false;
  #run = 0;

  constructor(readonly isStill: () => boolean = () => true) {}

  get box(): string {
    const wide = this.width / this.scale;
    const high = this.height / this.scale;
    return `${this.x - wide / 2} ${this.y - high / 2} ${wide} ${high}`;
  }

  get fitting(): number {
    const wide = Math.max(this.width - BUTTONS, this.width / 2);
    return Math.min(wide / this.#whole.width, this.height / this.#whole.height) / MARGIN;
  }

  /** What of the board is in view, in its units. */
  get seen(): { x: number; y: number; width: number; height: number } {
    const from = this.at(0, 0);
    return { ...from, width: this.width / this.scale, height: this.height / this.scale };
  }

  /** Whether the whole board is in view. */
  get seesAll(): boolean {
    const { x, y, width, height } = this.seen;
    const slack = 0.02 * Math.max(this.#whole.width, this.#whole.height);
    return x <= slack && y <= slack && x + width >= this.#whole.width - slack && y + height >= this.#whole.height - slack;
  }

  show(width: number, height: number): void {
    this.#whole = { width, height };
    this.fit();
  }

  /** The place on the page has another size: what is in its middle stays there, as large as it was. */
  resize(width: number, height: number): void {
    if (!width || !height) return;
    this.width = width;
    this.height = height;
    if (!this.#shown) this.fit();
  }

  /** Begins near some places, as close as the table of scales says, or nearer where all fits. */
  start(least: number, ...around: Point[]): void {
    this.fit();
    this.#shown = true;
    if (this.scale >= least || !around.length) return;
    this.scale = least;
    const box = boxAround(around);
    this.#around((box.left + box.right) / 2, (box.top + box.bottom) / 2);
  }

  /** Puts a place into the middle of what nothing covers, as far as the board goes on around it. */
  #around(x: number, y: number): void {
    const { left, right, top, bottom } = this.inset;
    const inside = (at: number, whole: number, part: number, before: number, after: number) => {
      const free = part - before - after;
      if (free >= whole) return whole / 2 + (after - before) / 2;
      const middle = Math.min(Math.max(at, free / 2), whole - free / 2);
      return middle + (after - before) / 2;
    };
    const { scale } = this;
    this.x = inside(x, this.#whole.width, this.width / scale, left / scale, right / scale);
    this.y = inside(y, this.#whole.height, this.height / scale, top / scale, bottom / scale);
  }

  fit(): void {
    this.#run += 1;
    this.scale = this.fitting;
    const free = this.width - this.#whole.width * this.scale;
    const aside = Math.max(0, BUTTONS - free / 2);
    this.x = this.#whole.width / 2 + aside / this.scale;
    this.y = this.#whole.height / 2;
  }

  /** Moves by pixels. */
  pan(dx: number, dy: number): void {
    this.#run += 1;
    this.#shown = true;
    this.#centre(this.x - dx / this.scale, this.y - dy / this.scale);
  }

  /** Comes closer by a factor, keeping what is under a pixel where it is. */
  zoom(factor: number, px = this.width / 2, py = this.height / 2): void {
    this.#run += 1;
    const kept = this.at(px, py);
    const least = this.fitting * 0.8;
    this.#shown = true;
    this.scale = Math.min(Math.max(this.scale * factor, least), this.fitting * CLOSEST);
    const now = this.at(px, py);
    this.#centre(this.x + kept.x - now.x, this.y + kept.y - now.y);
  }

  /** The place on the board under a pixel. */
  at(px: number, py: number): Point {
    return {
      x: this.x + (px - this.width / 2) / this.scale,
      y: this.y + (py - this.height / 2) / this.scale,
    };
  }

  /** The pixel of a place on the board. */
  pixel(x: number, y: number): Point {
    return {
      x: (x - this.x) * this.scale + this.width / 2,
      y: (y - this.y) * this.scale + this.height / 2,
    };
  }

  /** Moves as little as needed for a place to be seen. */
  bring(x: number, y: number): void {
    this.frame([{ x, y }], 60);
  }

  /** Moves as little as needed for places to be seen; comes farther only where they would not fit. */
  frame(points: readonly Point[], edge = 90): void {
    if (!points.length || this.seesAll) return;
    const { left, right, top, bottom } = this.inset;
    const [wide, high] = [this.width - left - right, this.height - top - bottom];
    const rim = Math.min(edge, wide / 4, high / 4);
    const box = boxAround(points);
    const fits = Math.min((wide - 2 * rim) / Math.max(1, box.right - box.left), (high - 2 * rim) / Math.max(1, box.bottom - box.top));
    const scale = Math.max(this.fitting, Math.min(this.scale, fits));
    const shift = (low: number, up: number, at: number, size: number, before: number, after: number) => {
      const first = (low - at) * scale + size / 2 - before - rim;
      const last = (up - at) * scale + size / 2 + after + rim - size;
      if (first < 0 && last > 0) return (first + last) / 2;
      return first < 0 ? first : Math.max(0, last);
    };
    const x = this.x + shift(box.left, box.right, this.x, this.width, left, right) / scale;
    const y = this.y + shift(box.top, box.bottom, this.y, this.height, top, bottom) / scale;
    if (x !== this.x || y !== this.y || scale !== this.scale) this.#move(x, y, scale);
  }

  /** Looks at a place at once, such as one that was chosen on a small map. */
  jump(x: number, y: number): void {
    this.#shown = true;
    this.#move(Math.min(Math.max(x, 0), this.#whole.width), Math.min(Math.max(y, 0), this.#whole.height), this.scale);
  }

  #move(x: number, y: number, scale: number): void {
    this.#shown = true;
    const run = ++this.#run;
    if (this.isStill() || typeof requestAnimationFrame === 'undefined') {
      [this.x, this.y, this.scale] = [x, y, scale];
      return;
    }
    const from = { x: this.x, y: this.y, scale: this.scale };
    const begun = performance.now();
    const step = (now: number) => {
      if (run !== this.#run) return;
      const share = easing(Math.min(1, Math.max(0, (now - begun) / MOVE)));
      this.x = from.x + (x - from.x) * share;
      this.y = from.y + (y - from.y) * share;
      this.scale = from.scale + (scale - from.scale) * share;
      if (share < 1) requestAnimationFrame(step);
    };
    requestAnimationFrame(step);
  }

  #centre(x: number, y: number): void {
    this.x = Math.min(Math.max(x, 0), this.#whole.width);
    this.y = Math.min(Math.max(y, 0), this.#whole.height);
  }
}


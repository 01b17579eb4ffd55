// Which part of the board is on the screen.

const MARGIN = 1.04;
const CLOSEST = 12;
/** Pixels at the right that belong to the buttons. */
const BUTTONS = 56;

export class View {
  x = $state(0);
  y = $state(0);
  /** Pixels for a unit of the board. */
  scale = $state(1);
  /** Of the part of the screen, in pixels. */
  width = $state(1);
  height = $state(1);
  #whole = { width: 1, height: 1 };
  /** Whether the player moved it; else it keeps fitting. */
  #moved = false;

  get box(): string {
    const wide = this.width / this.scale;
    const high = this.height / this.scale;
    return `${this.x - wide / 2} ${this.y - high / 2} ${wide} ${high}`;
  }

  get fitting(): number {
    const wide = Math.max(this.width - BUTTONS, this.width / 2);
    return Math.min(wide / this.#whole.width, this.height / this.#whole.height) / MARGIN;
  }

  show(width: number, height: number): void {
    this.#whole = { width, height };
    this.fit();
  }

  resize(width: number, height: number): void {
    if (!width || !height) return;
    this.width = width;
    this.height = height;
    if (!this.#moved) this.fit();
  }

  /** Begins so close that things can be tapped, near a place. */
  start(least: number, x: number, y: number): void {
    this.fit();
    if (this.scale >= least) return;
    this.#moved = true;
    this.scale = least;
    this.#around(x, y);
  }

  /** Puts a place into the middle, as far as the board goes on around it. */
  #around(x: number, y: number): void {
    const inside = (at: number, whole: number, part: number) =>
      part >= whole ? whole / 2 : Math.min(Math.max(at, part / 2), whole - part / 2);
    this.x = inside(x, this.#whole.width, this.width / this.scale);
    this.y = inside(y, this.#whole.height, this.height / this.scale);
  }

  fit(): void {
    this.#moved = false;
    this.scale = this.fitting;
    const free = this.width - this.#whole.width * this.scale;
    const aside = Math.max(0, BUTTONS - free / 2);
    this.x = this.#whole.width / 2 + aside / this.scale;
    this.y = this.#whole.height / 2;
  }

  /** Moves by pixels. */
  pan(dx: number, dy: number): void {
    this.#moved = true;
    this.#centre(this.x - dx / this.scale, this.y - dy / this.scale);
  }

  /** Comes closer by a factor, keeping what is under a pixel where it is. */
  zoom(factor: number, px = this.width / 2, py = this.height / 2): void {
    const kept = this.at(px, py);
    const least = this.fitting * 0.8;
    this.#moved = true;
    this.scale = Math.min(Math.max(this.scale * factor, least), this.fitting * CLOSEST);
    const now = this.at(px, py);
    this.#centre(this.x + kept.x - now.x, this.y + kept.y - now.y);
  }

  /** The place on the board under a pixel. */
  at(px: number, py: number): { x: number; y: number } {
    return {
      x: this.x + (px - this.width / 2) / this.scale,
      y: this.y + (py - this.height / 2) / this.scale,
    };
  }

  /** The pixel of a place on the board. */
  pixel(x: number, y: number): { x: number; y: number } {
    return {
      x: (x - this.x) * this.scale + this.width / 2,
      y: (y - this.y) * this.scale + this.height / 2,
    };
  }

  /** Moves as little as needed for a place to be seen. */
  bring(x: number, y: number): void {
    if (!this.#moved) return;
    const edge = Math.min(60, this.width / 4, this.height / 4);
    const { x: px, y: py } = this.pixel(x, y);
    const dx = px < edge ? edge - px : Math.min(0, this.width - edge - px);
    const dy = py < edge ? edge - py : Math.min(0, this.height - edge - py);
    if (dx || dy) this.pan(dx, dy);
  }

  #centre(x: number, y: number): void {
    this.x = Math.min(Math.max(x, 0), this.#whole.width);
    this.y = Math.min(Math.max(y, 0), this.#whole.height);
  }
}

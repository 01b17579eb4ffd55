// What happened since the last answer, shown on the board one thing after another.

import type { Entry, Figure, Scene, Step } from './messages';

export interface Told {
  before: Scene;
  entries: Entry[];
  after: Scene;
}

export interface Flash {
  kind: 'attack' | 'wound';
  figure: string;
  target: string;
}

const LONGEST_WAY = 8;

export const sleep = (ms: number) => new Promise<void>((done) => setTimeout(done, ms));

/** Entries of which something can be seen. */
export function seen(entries: readonly Entry[]): Entry[] {
  return entries.filter((entry) => (entry.steps?.length ?? 0) > 0 || (entry.dice?.length ?? 0) > 0);
}

/** Whether so much happened that it is shown step by step. */
export function isLong(entries: readonly Entry[]): boolean {
  return entries.reduce((sum, entry) => sum + (entry.steps?.length ?? 0), 0) >= 2;
}

function moved(scene: Scene, id: string, x: number, y: number): Scene {
  return changed(scene, (all) => all.map((one) => (one.id === id ? { ...one, x, y, cell: '' } : one)));
}

function changed(scene: Scene, change: (figures: Figure[]) => Figure[]): Scene {
  return { ...scene, figures: change(scene.figures ?? []) };
}

export class Telling {
  /** The board as it is told just now; nothing when nothing is told. */
  scene: Scene | null = $state.raw(null);
  entry: Entry | null = $state.raw(null);
  flash: Flash | null = $state.raw(null);
  last: Told | null = $state.raw(null);
  #turn = 0;

  constructor(
    readonly pace: () => number,
    readonly pause: (ms: number) => Promise<void> = sleep,
  ) {}

  get running(): boolean {
    return this.scene !== null;
  }

  /** Shows what happened, if there is enough of it and anything may move. */
  begin(told: Told): void {
    this.skip();
    if (isLong(told.entries)) this.last = told;
    if (this.pace() === 0) return;
    if (isLong(told.entries)) void this.#tell(told, this.pace());
    else void this.#flashes(told);
  }

  again(): void {
    this.skip();
    if (this.last) void this.#tell(this.last, this.pace() || 380);
  }

  skip(): void {
    this.#turn += 1;
    this.scene = null;
    this.entry = null;
    this.flash = null;
  }

  forget(): void {
    this.skip();
    this.last = null;
  }

  async #tell(told: Told, pace: number): Promise<void> {
    const turn = ++this.#turn;
    this.scene = told.before;
    for (const entry of seen(told.entries)) {
      this.entry = entry;
      for (const step of entry.steps ?? []) {
        await this.#step(step, told.after, pace, turn);
        if (turn !== this.#turn) return;
      }
      if (entry.dice?.length) await this.pause(pace);
      if (turn !== this.#turn) return;
    }
    await this.pause(pace);
    if (turn === this.#turn) this.skip();
  }

  async #flashes(told: Told): Promise<void> {
    const turn = ++this.#turn;
    for (const step of told.entries.flatMap((entry) => entry.steps ?? [])) {
      this.#light(step);
      if (this.flash) await this.pause(this.pace());
      if (turn !== this.#turn) return;
    }
    this.flash = null;
  }

  async #step(step: Step, after: Scene, pace: number, turn: number): Promise<void> {
    const scene = this.scene;
    if (!scene) return;
    this.#light(step);
    if (step.kind === 'move') return this.#walk(step, pace, turn);
    if (step.kind === 'leave') this.scene = changed(scene, (all) => all.filter((one) => one.id !== step.figure));
    if (step.kind === 'appear') this.scene = this.#with(scene, after, step);
    await this.pause(pace);
  }

  #with(scene: Scene, after: Scene, step: Step): Scene {
    const found = after.figures?.find((one) => one.id === step.figure);
    if (!found) return scene;
    const [x, y] = step.way?.[0] ?? [found.x, found.y];
    return changed(scene, (all) => [...all.filter((one) => one.id !== step.figure), { ...found, x, y }]);
  }

  #light(step: Step): void {
    const kind = step.kind;
    this.flash =
      kind === 'attack' || kind === 'wound'
        ? { kind, figure: step.figure, target: step.target ?? '' }
        : null;
  }

  async #walk(step: Step, pace: number, turn: number): Promise<void> {
    const way = (step.way ?? []).slice(1);
    const each = way.length > LONGEST_WAY ? (pace * LONGEST_WAY) / way.length : pace;
    for (const [x, y] of way) {
      if (turn !== this.#turn || !this.scene) return;
      this.scene = moved(this.scene, step.figure, x, y);
      await this.pause(each * 0.7);
    }
  }
}

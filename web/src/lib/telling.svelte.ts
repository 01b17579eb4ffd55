// What happened since the last answer, shown on the board one thing after another.

import type { Entry, Figure, Scene, Step } from './messages';

export interface ServerMessage {
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
/** The part of a pace for which a figure is under way. */
const WALKING = 0.7;

export const sleep = (ms: number) => new Promise<void>((done) => setTimeout(done, ms));

/** Entries of which something can be seen. */
export function seen(entries: readonly Entry[]): Entry[] {
  return entries.filter((entry) => (entry.steps?.length ?? 0) > 0 || (entry.dice?.length ?? 0) > 0);
}

/** Whether something happened that is shown step by step: all but a step that one took oneself. */
export function isTold(entries: readonly Entry[], scene: Scene): boolean {
  const shown = seen(entries);
  const steps = shown.flatMap((entry) => entry.steps ?? []);
  const ours = (id: string) => ['squad', 'friend'].includes(scene.figures?.find((one) => one.id === id)?.side ?? '');
  const walked = steps.length === 1 && steps[0]!.kind === 'move' && ours(steps[0]!.figure);
  return shown.length > 0 && !(walked && shown.every((entry) => !entry.dice?.length));
}

/** A move that a straight line would not show. */
function bent(entries: readonly Entry[]): Step | undefined {
  const steps = entries.flatMap((entry) => entry.steps ?? []);
  return steps.find((step) => step.kind === 'move' && (step.way?.length ?? 0) > 2);
}

type Point = readonly [number, number];

/** Each leg of a way with the part of the whole that it is; a way of one point is a leg, too. */
export function legs(way: readonly Point[]): { to: Point; part: number }[] {
  if (way.length < 2) return way.map((to) => ({ to, part: 1 }));
  const lengths = way.slice(1).map(([x, y], at) => Math.hypot(x - way[at]![0], y - way[at]![1]));
  const whole = lengths.reduce((sum, length) => sum + length, 0) || 1;
  return lengths.map((length, at) => ({ to: way[at + 1]!, part: length / whole }));
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
  last: ServerMessage | null = $state.raw(null);
  /** Milliseconds that a figure takes for where it goes now; nothing for as long as usual. */
  glide = $state(0);
  /** Where somebody is who walks on while the next question is asked already. */
  strolling: { figure: string; x: number; y: number } | null = $state.raw(null);
  #turn = 0;

  constructor(
    readonly pace: () => number,
    readonly pause: (ms: number) => Promise<void> = sleep,
  ) {}

  get running(): boolean {
    return this.scene !== null;
  }

  /** Shows what happened, if there is enough of it and anything may move. */
  begin(told: ServerMessage): void {
    this.skip();
    const long = isTold(told.entries, told.before);
    if (long) this.last = told;
    if (this.pace() === 0) return;
    if (long) void this.#tell(told, this.pace());
    const way = long ? undefined : bent(told.entries);
    if (way) void this.#stroll(way, this.pace());
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
    this.strolling = null;
    this.glide = 0;
  }

  forget(): void {
    this.skip();
    this.last = null;
  }

  async #tell(told: ServerMessage, pace: number): Promise<void> {
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
    const way = legs(step.way ?? []);
    const whole = pace * WALKING * Math.min(way.length, LONGEST_WAY);
    for (const { to, part } of way) {
      if (turn !== this.#turn || !this.scene) return;
      this.glide = whole * part;
      this.scene = moved(this.scene, step.figure, to[0], to[1]);
      await this.pause(whole * part);
    }
  }

  /** A single way around something: nobody has to wait for it. */
  async #stroll(step: Step, pace: number): Promise<void> {
    const turn = this.#turn;
    for (const { to, part } of legs(step.way ?? [])) {
      this.glide = pace * part;
      this.strolling = { figure: step.figure, x: to[0], y: to[1] };
      await this.pause(pace * part);
      if (turn !== this.#turn) return;
    }
    this.strolling = null;
    this.glide = 0;
  }
}

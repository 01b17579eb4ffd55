// What happened since the last answer, shown on the stage one beat after another.

import type { Effect } from '../board/effects';
import { beatsOf, bent, isTold, known, legs, type Beat } from './beats';
import type { Card, Entry, Fight, Figure, Scene, Step } from './messages';

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

/** Milliseconds for a cell of a way, for a whole way at most, and for a card, where a beat takes as long as usual. */
const USUAL = 1200;
const CELL = 160;
const WAY = 900;
const CARD = 2500;
/** Parts of a beat: what an entry of a fight that goes on takes, and a step without one. */
const ROLL = 0.85;
const STEP = 0.4;
const EFFECTS = 12;

export const sleep = (ms: number) => new Promise<void>((done) => setTimeout(done, ms));

function changed(scene: Scene, change: (figures: Figure[]) => Figure[]): Scene {
  return { ...scene, figures: change(scene.figures ?? []) };
}
const one = (scene: Scene, id: string, change: (figure: Figure) => Figure) =>
  changed(scene, (all) => all.map((figure) => (figure.id === id ? change(figure) : figure)));

export class Telling {
  /** The board as it is told just now; nothing when nothing is told. */
  scene: Scene | null = $state.raw(null);
  entry: Entry | null = $state.raw(null);
  /** What was told before it. */
  told: Entry[] = $state.raw([]);
  /** What is held over the board. */
  fight: Fight | null = $state.raw(null);
  card: Card | null = $state.raw(null);
  /** Many like things at once, or a goal that was reached. */
  many: Entry[] = $state.raw([]);
  goal: Entry | null = $state.raw(null);
  effects: Effect[] = $state.raw([]);
  /** Whom to look at. */
  focus: string[] = $state.raw([]);
  /** Whether it goes on by a click only. */
  held = $state(false);
  flash: Flash | null = $state.raw(null);
  last: Told | null = $state.raw(null);
  /** Milliseconds that a figure takes for where it goes now; nothing for as long as usual. */
  glide = $state(0);
  /** Where somebody is who walks on while the next question is asked already. */
  strolling: { figure: string; x: number; y: number } | null = $state.raw(null);
  /** Whether a wound of ours waits for a click: not where nobody plays. */
  holds = true;
  #turn = 0;
  #count = 0;
  #wake: (() => void) | null = null;

  constructor(
    readonly pace: () => number,
    readonly pause: (ms: number) => Promise<void> = sleep,
  ) {}

  get running(): boolean {
    return this.scene !== null;
  }

  /** Shows what happened, if there is anything to be seen and it is not wanted at once. */
  begin(told: Told): void {
    this.skip();
    const long = isTold(told.entries, told.before);
    if (long) this.last = told;
    if (this.pace() === 0) return;
    if (long) void this.#tell(told, this.pace());
    const way = long ? undefined : bent(told.entries);
    if (way) void this.#stroll(way, this.pace());
  }

  again(told = this.last): void {
    this.skip();
    if (told) void this.#tell(told, this.pace() || USUAL);
  }

  /** On to what comes next. */
  next(): void {
    this.#wake?.();
  }

  skip(): void {
    this.#turn += 1;
    this.#wake?.();
    this.scene = null;
    this.entry = null;
    this.told = [];
    this.strolling = null;
    this.glide = 0;
    this.#clear();
    this.effects = [];
  }

  forget(): void {
    this.skip();
    this.last = null;
  }

  #clear(): void {
    this.fight = null;
    this.card = null;
    this.many = [];
    this.goal = null;
    this.flash = null;
    this.held = false;
    this.focus = [];
  }

  /** Until the time is over or somebody wants to go on. */
  #wait(ms: number): Promise<void> {
    return new Promise((done) => {
      this.#wake = () => {
        this.#wake = null;
        done();
      };
      if (Number.isFinite(ms)) void this.pause(ms).then(this.#wake);
    });
  }

  async #hold(turn: number): Promise<void> {
    if (turn !== this.#turn) return;
    this.held = true;
    await this.#wait(Infinity);
    if (turn === this.#turn) this.held = false;
  }

  async #tell(told: Told, pace: number): Promise<void> {
    const turn = ++this.#turn;
    this.scene = told.before;
    for (const beat of beatsOf(told.entries)) {
      if (beat.kind === 'fight') await this.#fight(beat, told.after, pace, turn);
      else if (beat.kind === 'card') await this.#card(beat, told.after, pace, turn);
      else if (beat.kind === 'plain') await this.#plain(beat.entries[0]!, told.after, pace, turn);
      else await this.#together(beat, told.after, pace, turn);
      if (turn !== this.#turn) return;
      this.told = [...this.told, ...beat.entries];
      this.#clear();
    }
    if (turn === this.#turn) this.skip();
  }

  async #fight(beat: Beat, after: Scene, pace: number, turn: number): Promise<void> {
    for (const [index, entry] of beat.entries.entries()) {
      this.entry = entry;
      const now = known(this.fight, entry.fight!);
      if (index === 0) this.#effect({ kind: now.style, figure: now.attacker, target: now.target });
      this.focus = [now.attacker, now.target].filter(Boolean);
      this.fight = now;
      if (now.over) this.#struck(now);
      for (const step of entry.steps ?? []) if (step.kind !== 'move') this.#apply(step, after);
      for (const step of entry.steps ?? []) if (step.kind === 'move') await this.#walk(step, pace, turn);
      if (turn !== this.#turn) return;
      if (now.over && now.ours && this.holds) await this.#hold(turn);
      else await this.#wait(pace * (now.over ? 1 : ROLL));
      if (turn !== this.#turn) return;
    }
  }

  #struck(fight: Fight): void {
    const damage = fight.damage ?? 0;
    this.#effect({ kind: 'number', figure: fight.target, text: damage ? `−${damage}` : '0', tone: damage ? 'bad' : 'good' });
    if (damage) this.#effect({ kind: 'shake', figure: fight.target });
    if (fight.dead) this.#effect({ kind: 'splat', figure: fight.target });
    if (!this.scene || !damage) return;
    this.scene = one(this.scene, fight.target, (figure) =>
      figure.most ? { ...figure, health: Math.max(0, (figure.health ?? 0) - damage), pending: 0 } : figure,
    );
  }

  async #card(beat: Beat, after: Scene, pace: number, turn: number): Promise<void> {
    const entry = beat.entries[0]!;
    this.entry = entry;
    this.card = entry.card!;
    this.focus = [...(entry.card!.figures ?? [])];
    for (const figure of this.focus) this.#effect({ kind: 'pulse', figure });
    await this.#wait((CARD * pace) / USUAL);
    if (turn !== this.#turn) return;
    this.card = null;
    this.effects = this.effects.filter((effect) => effect.kind !== 'pulse');
    await this.#plain(entry, after, pace, turn, true);
  }

  /** What happens at once: all of it, then a moment to read. */
  async #together(beat: Beat, after: Scene, pace: number, turn: number): Promise<void> {
    this.entry = beat.entries.at(-1)!;
    if (beat.kind === 'goal') this.goal = this.entry;
    else this.many = beat.entries;
    const steps = beat.entries.flatMap((entry) => entry.steps ?? []);
    this.focus = [...new Set(steps.map((step) => step.figure))];
    for (const step of steps) this.#apply(step, after);
    await this.#wait(pace);
    if (turn !== this.#turn) return;
  }

  async #plain(entry: Entry, after: Scene, pace: number, turn: number, told = false): Promise<void> {
    this.entry = entry;
    for (const step of entry.steps ?? []) {
      this.focus = [step.figure, step.target ?? ''].filter(Boolean);
      this.#apply(step, after);
      if (step.kind === 'move') await this.#walk(step, pace, turn);
      await this.#wait(pace * STEP);
      if (turn !== this.#turn) return;
    }
    if (entry.dice?.length && !told) await this.#wait(pace);
    else if (!told) await this.#wait(pace * STEP);
  }

  #effect(effect: Omit<Effect, 'at'>): void {
    this.#count = Math.max(this.#count + 1, performance.now());
    this.effects = [...this.effects.slice(1 - EFFECTS), { ...effect, at: this.#count }];
  }

  #apply(step: Step, after: Scene): void {
    const scene = this.scene;
    if (!scene) return;
    const { kind, figure, target = '' } = step;
    this.flash = kind === 'attack' || kind === 'wound' ? { kind, figure, target } : null;
    if (kind === 'attack' && !this.fight) this.#effect({ kind: 'shot', figure, target });
    if (kind === 'wound' && !this.fight) this.#effect({ kind: 'shake', figure: target || figure });
    if (kind === 'leave') this.scene = changed(scene, (all) => all.filter((other) => other.id !== figure));
    if (kind === 'appear') {
      this.scene = this.#with(scene, after, step);
      this.#effect({ kind: 'pulse', figure });
    }
    if (kind === 'move' && this.many.length) this.#put(figure, step.way?.at(-1));
  }

  #with(scene: Scene, after: Scene, step: Step): Scene {
    const found = after.figures?.find((figure) => figure.id === step.figure);
    if (!found) return scene;
    const [x, y] = step.way?.[0] ?? [found.x, found.y];
    return changed(scene, (all) => [...all.filter((figure) => figure.id !== step.figure), { ...found, x, y }]);
  }

  #put(figure: string, to?: readonly [number, number]): void {
    if (this.scene && to) this.scene = one(this.scene, figure, (found) => ({ ...found, x: to[0], y: to[1], cell: '' }));
  }

  async #walk(step: Step, pace: number, turn: number): Promise<void> {
    const way = legs(step.way ?? []);
    const whole = (Math.min(CELL * way.length, WAY) * pace) / USUAL;
    for (const { to, part } of way) {
      if (turn !== this.#turn || !this.scene) return;
      this.glide = whole * part;
      this.#put(step.figure, to);
      await this.#wait(whole * part);
    }
  }

  /** A single way around something: nobody has to wait for it. */
  async #stroll(step: Step, pace: number): Promise<void> {
    const turn = this.#turn;
    const whole = (WAY * pace) / USUAL;
    for (const { to, part } of legs(step.way ?? [])) {
      this.glide = whole * part;
      this.strolling = { figure: step.figure, x: to[0], y: to[1] };
      await this.pause(whole * part);
      if (turn !== this.#turn) return;
    }
    this.strolling = null;
    this.glide = 0;
  }
}

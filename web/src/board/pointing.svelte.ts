// What is being pointed at on the board, and where a walk to there would look.

import type { Figure, Looked } from '../lib/messages';
import type { Play, Spot } from '../lib/play.svelte';
import { FACINGS, facingTo } from './places';
import type { Scenery } from './scenery.svelte';
import type { Place } from './surface';

/** From how far beside the middle of a cell a pointer means a facing, in units of the cell. */
const ASIDE = 0.42;

export interface Ring {
  goal: string;
  x: number;
  y: number;
  facing: string;
}

export class Pointing {
  /** Where a pointer is, or the keys are. */
  place: Place | null = $state.raw(null);
  /** The goal for which fingers or keys are asked for a facing. */
  ring: Ring | null = $state.raw(null);

  constructor(
    readonly play: Play,
    readonly scenery: Scenery,
  ) {}

  /** Who would walk. */
  mover: Figure | undefined = $derived.by(() => {
    const id = this.play.game.question?.mover;
    return id ? this.scenery.figures.find((one) => one.id === id) : undefined;
  });

  get #looked(): Looked | null {
    const { looking, moment } = this.play.game;
    return !moment && looking.shown?.about === 'way' ? looking.shown : null;
  }

  /** The cell that would be walked to. */
  goal: Spot | null = $derived.by(() => {
    const { play, scenery } = this;
    const id = this.ring?.goal ?? this.place?.id ?? '';
    if (!scenery.hasCells || !play.open || play.tool || play.spanning || !play.plans.has(id)) return null;
    return scenery.spots.find((spot) => spot.id === id) ?? null;
  });

  /** Whether whoever walks looks somewhere at all. */
  get turns(): boolean {
    return !!this.mover?.facing && (this.scenery.board().outline ?? 'hexagon') === 'hexagon';
  }

  /** Where whoever walks would look: as the pointer says, or the way one comes. */
  facing: string = $derived.by(() => {
    const goal = this.goal;
    if (!goal || !this.turns) return '';
    if (this.ring) return this.ring.facing;
    const { place } = this;
    if (place && place.id === goal.id && Math.hypot(place.x - goal.x, place.y - goal.y) > ASIDE * this.scenery.board().unit) return facingTo(goal, place);
    return this.usual(goal);
  });

  /** The facing of somebody who walks there and does not turn, or as a beginner is shown. */
  usual(goal: { x: number; y: number; id?: string }): string {
    const { guide_goal = '', guide_then = '' } = this.play.game.question ?? {};
    if (guide_then && goal.id === guide_goal && (FACINGS as readonly string[]).includes(guide_then)) return guide_then;
    const way = this.#looked?.strokes?.find((stroke) => stroke.kind === 'way')?.points ?? [];
    const [before, last] = [way.at(-2), way.at(-1)];
    if (before && last && last[0] === goal.x && last[1] === goal.y) return facingTo({ x: before[0], y: before[1] }, goal);
    return (this.mover && facingTo(this.mover, goal)) || this.mover?.facing || '';
  }

  /** Whether a walk there is ordered together with a facing. */
  isWalk(id: string): boolean {
    const { play } = this;
    const busy = play.tool || play.spanning || play.game.telling.running || !play.open;
    return !busy && this.turns && play.plans.has(id) && play.optionsAt(id).length === 0;
  }

  /** Asks for the facing with buttons. */
  ask(spot: Spot): void {
    this.ring = { goal: spot.id, x: spot.x, y: spot.y, facing: this.usual(spot) };
    this.play.hover(spot.id);
  }
}

// What stands and lies on the board, where, what it is called, and what can be chosen there.

import { t } from '../lib/i18n.svelte';
import type { Board, Cell, Figure, Marker, Option, Scene } from '../lib/messages';
import { isPlace, pointOf, type Play, type Spot } from '../lib/play.svelte';

const TOKEN = 0.6;
const CROWDED = 0.4;

/** A point of a table that answers mean. */
export interface Goal {
  id: string;
  x: number;
  y: number;
  options: Option[];
  /** Whether something lies exactly there. */
  marked: boolean;
}

/** Things by the cell they are in. */
export function byCell<T extends { cell?: string }>(things: readonly T[]): Map<string, T[]> {
  const found = new Map<string, T[]>();
  for (const thing of things) {
    if (thing.cell) found.set(thing.cell, [...(found.get(thing.cell) ?? []), thing]);
  }
  return found;
}

/** Where several share a cell they stand side by side. */
export function apart(figures: readonly Figure[], unit: number): Figure[] {
  const together = byCell(figures);
  return figures.map((figure) => {
    const here = together.get(figure.cell ?? '') ?? [figure];
    if (here.length < 2) return { ...figure, radius: Math.round(unit * TOKEN) };
    const aside = (here.indexOf(figure) - (here.length - 1) / 2) * unit * (here.length === 2 ? 0.8 : 1.5 / here.length);
    return { ...figure, x: figure.x + Math.round(aside), radius: Math.round(unit * CROWDED) };
  });
}

const sentence = (...parts: string[]) => parts.filter(Boolean).join('. ');
const labels = (things: readonly { label: string }[] = []) => things.map((thing) => thing.label);

export class Scenery {
  constructor(
    readonly play: Play,
    readonly board: () => Board,
    readonly scene: () => Scene,
  ) {}

  hasCells: boolean = $derived.by(() => this.board().kind === 'cells');

  figures: Figure[] = $derived.by(() => {
    const all = this.scene().figures ?? [];
    if (this.hasCells) return apart(all, this.board().unit);
    const on = this.play.game.telling.strolling;
    return on ? all.map((one) => (one.id === on.figure ? { ...one, x: on.x, y: on.y } : one)) : all;
  });

  markers: Marker[] = $derived.by(() => this.scene().markers ?? []);

  figuresAt: Map<string, Figure[]> = $derived.by(() => byCell(this.figures));

  /** Numbers or letters of figures: as the server says, else of ours that look the same. */
  tags: Map<string, string> = $derived.by(() => {
    const alike = new Map<string, number>();
    const look = (one: Figure) => `${one.side} ${one.shape}`;
    for (const one of this.figures) alike.set(look(one), (alike.get(look(one)) ?? 0) + 1);
    const tag = (one: Figure) => one.tag || (['squad', 'friend'].includes(one.side) && alike.get(look(one))! > 1 ? one.letters : '');
    return new Map(this.figures.map((one) => [one.id, tag(one)]));
  });

  markersAt: Map<string, Marker[]> = $derived.by(() => byCell(this.markers));

  goals: Goal[] = $derived.by(() => {
    const marked = new Set(this.markers.map(({ x, y }) => pointOf(x, y)));
    return [...this.play.byPoint].map(([id, options]) => {
      const { x, y } = options[0]!;
      return { id, options, x: x!, y: y!, marked: marked.has(id) };
    });
  });

  spots: Spot[] = $derived.by(() => {
    const of = (kind: Spot['kind']) => ({ id, x, y }: { id: string; x: number; y: number }): Spot => ({ id, kind, x, y });
    if (this.hasCells) return (this.board().cells ?? []).map(of('cell'));
    return [...this.figures.map(of('figure')), ...this.markers.map(of('marker')), ...this.goals.map(of('point'))];
  });

  get active(): Figure | undefined {
    return this.figures.find((figure) => figure.active);
  }

  /** What the question is about: the shown answer, who acts, or the first place to be chosen. */
  get topic(): { x: number; y: number } | undefined {
    const find = (id: string) => this.figures.find((one) => one.id === id) ?? this.spots.find((one) => one.id === id);
    const first = [...this.play.byCell.keys(), ...this.play.byPoint.keys(), ...this.play.byFigure.keys()][0];
    return (this.guided && find(this.guided)) || this.active || (first ? find(first) : undefined);
  }

  /** Where the keys begin. */
  get start(): Spot | undefined {
    const first = this.active ?? this.figures[0];
    const id = this.hasCells ? first?.cell : first?.id;
    return this.spots.find((spot) => spot.id === id) ?? this.spots[0];
  }

  guide: Option | undefined = $derived.by(() => {
    const question = this.play.game.question;
    return question?.guide ? question.options.find((option) => option.key === question.guide) : undefined;
  });

  /** The place that the shown answer means, by what lies on top; other answers are shown in their list. */
  guided: string = $derived.by(() => {
    const guide = this.guide;
    const goal = this.play.game.question?.guide_goal;
    if (goal) return goal;
    if (!guide || !isPlace(guide)) return '';
    const there = guide.cell ? this.figuresAt.get(guide.cell)?.at(-1) : undefined;
    const place = guide.x != null && guide.y != null ? pointOf(guide.x, guide.y) : '';
    return there?.id ?? (guide.cell || place);
  });

  canBeChosen(figure: Figure): boolean {
    return this.play.byFigure.has(figure.id) || (!!figure.cell && this.play.byCell.has(figure.cell));
  }

  /** Whether whatever is chosen there hurts one of ours, too. */
  isDanger(figure: Figure): boolean {
    const options = this.play.byFigure.get(figure.id) ?? [];
    return options.length > 0 && options.every((option) => option.danger);
  }

  // -- words -------------------------------------------------------------------------------------

  choices(options: readonly Option[]): string {
    return options.length ? t('board-can-choose', { what: options.map((option) => option.label).join('; ') }) : '';
  }

  cellLabel(cell: Cell): string {
    const { figuresAt, markersAt, play } = this;
    const options = this.choices(play.optionsIn(cell.id, figuresAt.get(cell.id) ?? []));
    return sentence(...labels(figuresAt.get(cell.id)), ...labels(markersAt.get(cell.id)), cell.label || cell.id, options);
  }

  figureLabel(figure: Figure): string {
    return sentence(figure.label, this.choices(this.play.optionsAt(figure.id)));
  }
}

// What a player is doing at the screen: which tool is in hand, what is open, what is meant.

import { signOf } from './keys';
import type { LiveGame } from './game.svelte';
import type { Figure, Goal, Group, Option, Question, Shortcut } from './messages';
import { t } from './i18n.svelte';
import { settings } from './settings.svelte';

export type Tool = '' | 'sight' | 'measure' | 'reach' | 'threat' | 'why_not';
export type Tab = 'squad' | 'aliens' | 'log' | 'rules' | 'text';

/** Something on the board that can be gone to by keys and chosen. */
export interface Spot {
  id: string;
  kind: 'cell' | 'figure' | 'marker' | 'point';
  x: number;
  y: number;
}

export interface Listed {
  option: Option;
  sign: string;
}

export interface Heap {
  group: Group | null;
  listed: Listed[];
}

/** Milliseconds and pixels within which a second press belongs to the first one. */
const DOUBLE = 350;
const NEAR = 12;
/** Milliseconds after a new question within which a click was meant for what stood there before. */
const FRESH = 250;

/** Options by their groups, in the order they were sent; keys count through all of them. */
export function heaps(question: Question): Heap[] {
  const known = new Map<string, Heap>();
  const named = new Map((question.groups ?? []).map((group) => [group.id, group]));
  for (const option of question.options) {
    if (option.stand) continue;
    const id = option.group ?? '';
    if (!known.has(id)) known.set(id, { group: named.get(id) ?? null, listed: [] });
    known.get(id)!.listed.push({ option, sign: '' });
  }
  let index = 0;
  for (const heap of known.values()) for (const one of heap.listed) one.sign = signOf(index++);
  return [...known.values()];
}

/** The answers below the others, which are always in sight; their keys come last. */
export function footOf(question: Question): Listed[] {
  const foot = question.options.filter((option) => option.stand === 'foot');
  const before = question.options.filter((option) => !option.stand).length;
  return foot.map((option, index) => ({ option, sign: signOf(before + index) }));
}

/** The answer that does nothing more, which always stands in the same place; a single answer is one, too. */
export function endOf(question: Question): Listed | null {
  const shown = question.options.filter((option) => option.stand !== 'menu');
  if (shown.length === 1 && !isPlace(shown[0]!)) return { option: shown[0]!, sign: signOf(0) };
  return footOf(question)[0] ?? null;
}

/** Whether an answer is a place and nothing else: it is chosen on the board. */
export const isPlace = (option: Option) => !option.figure && (!!option.cell || option.x != null);

/** The name of a point as the server has it. */
export const pointOf = (x: number, y: number) => `${Math.round(x)},${Math.round(y)}`;

export class Play {
  tool: Tool = $state('');
  from = $state('');
  tab: Tab = $state('squad');
  /** Whether the drawer with sheets, log and rules is open. */
  drawer = $state(false);
  figure = $state('');
  rule = $state('');
  chooser: { x: number; y: number; options: Option[] } | null = $state.raw(null);
  /** An answer that waits to be confirmed. */
  meant = $state('');
  /** A point of the table that was tapped and may be proposed. */
  point: { x: number; y: number } | null = $state.raw(null);
  /** Whether the ends of a line are being pointed at, and those that were. */
  spanning = $state(false);
  ends: { x: number; y: number }[] = $state.raw([]);
  /** A goal that is pointed at: its places pulse on the board. */
  goal: Goal | null = $state.raw(null);
  /** Whether the card of what is pointed at has room below the answers. */
  roomy = $state(false);
  /** Something the page itself has to say. */
  notice = $state('');
  why = $state(false);
  takeBack = $state(false);
  computers = $state(false);
  /** Whether it is shown what the table answers. */
  asking = $state(false);
  help = $state(false);
  replay = $state(false);
  briefing = $state(false);
  /** Whether all that the coach says is wanted, also where there is little room. */
  coached = $state(false);
  /** Whether the briefing was read. */
  begun = $state(false);
  /** An answer of which is asked once more whether it is meant. */
  sure: Option | null = $state.raw(null);
  outcome = $state(true);
  /** The seat that has the screen, where the page says who is next. */
  holder = $state('');

  /** Where and when something was last pressed, and at which version of the game. */
  #press = { x: 0, y: 0, at: -DOUBLE, seq: -1 };
  #slipped = false;
  /** When the question that stands now was first seen. */
  #asked = -FRESH;

  constructor(readonly game: LiveGame) {}

  heaps: Heap[] = $derived.by(() => (this.game.question ? heaps(this.game.question) : []));

  foot: Listed[] = $derived.by(() => (this.game.question ? footOf(this.game.question) : []));

  /** The answer in the pinned bar. */
  end: Listed | null = $derived.by(() => (this.game.question ? endOf(this.game.question) : null));

  /** Answers that are out of the way, in the menu. */
  aside: Option[] = $derived.by(() => (this.game.question?.options ?? []).filter((option) => option.stand === 'menu'));

  /** All answers that have keys, in the order of the keys. */
  listed: Listed[] = $derived.by(() => [...this.heaps.flatMap((heap) => heap.listed), ...this.foot]);

  byCell: Map<string, Option[]> = $derived.by(() => this.#index((option) => option.cell ?? ''));

  /** What is meant by a figure: of the next question, too, where both can be answered at once. */
  byFigure: Map<string, Option[]> = $derived.by(() => this.#index((option) => option.figure ?? '', this.game.question?.ahead));

  byPoint: Map<string, Option[]> = $derived.by(() =>
    this.#index(({ cell, figure, x, y }) =>
      cell || figure || x == null || y == null ? '' : pointOf(x, y),
    ),
  );

  plans: Set<string> = $derived.by(() => new Set(this.game.question?.plans ?? []));

  #index(place: (option: Option) => string, more: readonly Option[] = []): Map<string, Option[]> {
    const found = new Map<string, Option[]>();
    for (const option of [...(this.game.question?.options ?? []), ...more]) {
      const where = place(option);
      if (where) found.set(where, [...(found.get(where) ?? []), option]);
    }
    return found;
  }

  /** The options that are meant by something on the board. */
  optionsAt(id: string): Option[] {
    const figures = this.#figures().filter((one) => one.id === id || (one.cell && one.cell === id));
    const cell = this.#figures().find((one) => one.id === id)?.cell || id;
    return this.optionsIn(cell, figures);
  }

  /** The options that are meant by a place or by somebody there. */
  optionsIn(place: string, figures: readonly Figure[]): Option[] {
    const all = [
      ...(this.byCell.get(place) ?? []),
      ...figures.flatMap((one) => this.byFigure.get(one.id) ?? []),
      ...(this.byPoint.get(place) ?? []),
    ];
    return [...new Set(all)];
  }

  #figures(): readonly Figure[] {
    return this.game.scene?.figures ?? [];
  }

  /** Whether a computer player is asked and may answer. */
  get computing(): boolean {
    return !!this.game.state?.question?.player && !this.game.state.paused;
  }

  /** Whether an answer can be given now by this player. */
  get open(): boolean {
    const question = this.game.question;
    return !!question && !this.computing && question.mine !== false && !this.game.busy && this.game.online && !this.covered;
  }

  /** Whether the screen must first be handed over: the server says so where seats keep secrets. */
  get covered(): boolean {
    if (this.game.covered) return true;
    const question = this.game.state?.question;
    if (!settings.handover || this.game.welcome?.secrets || this.computing) return false;
    return !!question?.who && question.mine !== false && question.seat !== this.holder;
  }

  /** The answer that is shown in the list as the next one; a place is shown on the board. */
  get shown(): string {
    const question = this.game.question;
    const guide = question?.guide ? question.options.find((one) => one.key === question.guide) : undefined;
    return guide && !question?.guide_goal && !isPlace(guide) ? guide.key : '';
  }

  // -- answers -----------------------------------------------------------------------------------

  /** A pointer was put down: the second press of a double click answers no new question. */
  pressed(x: number, y: number, at: number): void {
    const before = this.#press;
    const seq = this.game.state?.seq ?? -1;
    const close = at - before.at < DOUBLE && Math.hypot(x - before.x, y - before.y) < NEAR;
    const early = settings.speed !== 'instant' && at - this.#asked < FRESH;
    this.#slipped = early || (close && before.seq !== seq);
    this.#press = { x, y, at, seq };
  }

  /** A new question stands there from now on. */
  asked(at: number): void {
    this.#asked = at;
  }

  /** A key was typed: whatever was pressed before is over. */
  typed(): void {
    this.#slipped = false;
  }

  choose(option: Option, onBoard = false): void {
    if (!this.open || this.#slipped) return;
    if (option.sure || option.danger) {
      this.sure = option;
      return;
    }
    const asks = settings.confirm === 'always' || (settings.confirm === 'board' && onBoard);
    if (asks && this.meant !== option.key) {
      this.meant = option.key;
      this.look(option);
      return;
    }
    this.clear();
    this.#give(option);
  }

  /** What was asked once more is meant. */
  confirm(): void {
    const option = this.sure;
    this.clear();
    if (option && this.open) this.#give(option);
  }

  /** An answer, with the one before it if it belongs to the next question. */
  #give(option: Option): void {
    if (option.first) this.game.plan([option.first, option.key]);
    else this.game.give(option.key);
  }

  /** Things that everybody got one of, as the keys of the answers in their order. */
  deal(keys: string[]): void {
    if (!this.open) return;
    this.clear();
    this.game.plan(keys);
  }

  /** The briefing was read. */
  begin(): void {
    this.briefing = false;
    this.begun = true;
  }

  /** A quick answer, if the question has it. */
  hurry(how: Shortcut['how']): void {
    if (!this.open || this.#slipped || !this.game.question?.quick?.some((one) => one.how === how)) return;
    this.clear();
    this.game.quick(how);
  }

  /** What a computer player would do; asked for again, it is done. */
  hint(): void {
    if (!this.open) return;
    const key = this.hinted;
    const option = this.game.question?.options.find((one) => one.key === key);
    if (option?.sure || option?.danger) this.sure = option;
    else if (key) {
      this.clear();
      this.game.give(key);
    } else this.game.looking.pin('hint');
  }

  /** The answer that a hint is about. */
  get hinted(): string {
    const pinned = this.game.looking.pinned;
    return pinned?.about === 'hint' ? (pinned.keys?.[0] ?? '') : '';
  }

  /** Takes the last answer back, or says why that cannot be. */
  undo(): void {
    const times = this.game.state?.times;
    if (times?.undo) this.game.back('undo');
    else this.notice = times?.undo_why || t('undo-nothing');
  }

  /** From now on everything is asked again. */
  askAgain(): void {
    if (this.game.state?.standing?.length && !this.game.busy) this.game.quick('stop');
  }

  /** Something on the board was clicked, or chosen by key. */
  touch(spot: Spot): void {
    if (this.game.telling.running) return this.game.telling.next();
    if (this.tool) return this.#useTool(spot.id);
    if (this.spanning) return this.mark(spot);
    if (this.#slipped) return;
    const options = this.open ? this.optionsAt(spot.id) : [];
    if (options.length === 1) return this.choose(options[0]!, true);
    if (options.length > 1) {
      this.chooser = { x: spot.x, y: spot.y, options };
      return;
    }
    if (this.open && this.plans.has(spot.id)) return this.game.go(spot.id);
    this.#ponder(spot);
  }

  /** Nothing to choose there: say what it is, or why it cannot be chosen. */
  #ponder(spot: Spot): void {
    this.chooser = null;
    const figure = this.#figures().find((one) => one.id === spot.id);
    if (figure) {
      this.figure = figure.id;
      this.tab = figure.side === 'squad' || figure.side === 'friend' ? 'squad' : 'aliens';
      this.game.looking.pin('figure', figure.id);
      return;
    }
    if (this.game.question?.points) this.point = { x: spot.x, y: spot.y };
    const forbidden = this.byCell.size > 0 && spot.kind === 'cell' && this.open;
    this.game.looking.pin(forbidden ? 'why_not' : 'place', spot.id);
  }

  // -- lines between two points --------------------------------------------------------------------

  /** From now on the board is for pointing at the ends of a line. */
  span(): void {
    const begun = this.spanning;
    this.clear();
    this.spanning = !begun;
  }

  /** One end of the line; after two of them the next one begins anew. */
  mark({ x, y }: { x: number; y: number }): void {
    this.draw(this.ends.length === 1 ? [...this.ends, { x, y }] : [{ x, y }]);
  }

  draw(ends: { x: number; y: number }[]): void {
    this.ends = ends;
    if (this.line) this.game.looking.pin('preview', this.line);
  }

  /** The line as the server has it; nothing before it has both ends. */
  get line(): string {
    return this.ends.length === 2 ? this.ends.map(({ x, y }) => pointOf(x, y)).join(' ') : '';
  }

  putLine(): void {
    const line = this.line;
    if (!this.open || !line) return;
    this.clear();
    this.game.go(line);
  }

  /** The answer that a figure gives by being dragged, before it is asked where to. */
  carried(id: string): Option | undefined {
    return this.byFigure.get(id)?.find((option) => option.drags);
  }

  /** A figure was dragged to a place. */
  drop(spot: Spot, dragged = ''): void {
    if (!this.open) return;
    const carried = this.carried(dragged);
    if (carried && spot.id !== dragged) {
      this.clear();
      this.game.plan([carried.key], spot.id);
      return;
    }
    if (carried) return;
    const options = this.optionsAt(spot.id);
    if (options.length) this.touch(spot);
    else this.game.go(spot.id);
  }

  /** A walk together with where to look at its end. */
  walk(goal: string, facing: string): void {
    if (!this.open || this.#slipped) return;
    this.clear();
    this.game.go(goal, facing);
  }

  // -- looks -------------------------------------------------------------------------------------

  look(option: Option): void {
    if (option.first) return this.#foresee(option);
    this.game.looking.soon(option.odds?.length ? 'odds' : 'preview', option.key);
  }

  /** What an answer to the next question may come to, as it is told beforehand. */
  #foresee(option: Option): void {
    const heads = this.game.question?.heads ?? [];
    const odds = (option.odds ?? []).map((value, at) => `${value} ${heads[at] ?? ''}`.trim());
    const lines = [odds.join(' · '), option.hint ?? '', option.danger ?? ''].filter(Boolean).map((text) => ({ text }));
    this.game.looking.show({ kind: 'looked', id: `ahead-${option.key}`, about: 'odds', title: option.label, lines, figures: option.figure ? [option.figure] : [] });
  }

  hover(id: string): void {
    if (this.game.moment || this.game.telling.running) return;
    if (this.tool === 'sight' && this.from) return this.game.looking.soon('sight', this.from, id);
    if (this.tool === 'why_not') return this.game.looking.soon('why_not', id);
    const option = this.optionsAt(id)[0];
    if (option) return this.look(option);
    if (this.open && this.plans.has(id)) return this.game.looking.soon('way', this.game.question?.mover ?? '', id);
    const isFigure = this.#figures().some((one) => one.id === id);
    this.game.looking.soon(isFigure ? 'figure' : 'place', id);
  }

  take(tool: Tool): void {
    const same = this.tool === tool;
    this.clear();
    this.hush();
    this.game.looking.unpin();
    if (same) return;
    this.tool = tool;
    if (tool === 'reach' || tool === 'threat') this.game.looking.pin(tool);
  }

  #useTool(id: string): void {
    const looking = this.game.looking;
    if (this.tool === 'sight' || this.tool === 'measure') {
      if (!this.from) this.from = id;
      else {
        looking.pin('sight', this.from, id);
        this.from = '';
      }
    } else if (this.tool) looking.pin(this.tool, this.#figureAt(id) || id);
  }

  #figureAt(id: string): string {
    if (this.tool === 'why_not') return '';
    return this.#figures().find((one) => one.id === id || one.cell === id)?.id ?? '';
  }

  /** Lights the places of a goal while it is pointed at. */
  light(goal: Goal | null): void {
    const looking = this.game.looking;
    this.goal = goal;
    if (!goal) return looking.away();
    const unit = this.game.board?.unit ?? 100;
    const near = (one: { x: number; y: number; radius?: number }) => ({ x: one.x, y: one.y, radius: Math.max(one.radius ?? 0, unit * 0.9), tone: 'choice' as const });
    const markers = (this.game.scene?.markers ?? []).filter((one) => goal.markers?.includes(one.id)).map(near);
    const points = (goal.points ?? []).map(([x, y]) => near({ x, y }));
    looking.show({
      kind: 'looked', id: `goal-${goal.id}`, about: 'goal', title: goal.name,
      tints: (goal.cells ?? []).map((cell) => ({ cell, tone: 'choice' })),
      rings: [...markers, ...points],
      figures: goal.figures ?? [],
    });
  }

  measured(first: string, second: string): void {
    this.from = '';
    this.game.looking.pin('sight', first, second);
  }

  openRule(id: string): void {
    this.rule = id;
    this.tab = 'rules';
    this.drawer = true;
  }

  openTab(tab: Tab): void {
    this.tab = tab;
    this.drawer = true;
  }

  /** What was told has been read. */
  hush(): void {
    this.game.refused = null;
    this.game.done = null;
    this.notice = '';
  }

  /** Puts down what was in hand. */
  clear(): void {
    this.tool = '';
    this.from = '';
    this.chooser = null;
    this.meant = '';
    this.sure = null;
    this.point = null;
    this.spanning = false;
    this.ends = [];
  }
}

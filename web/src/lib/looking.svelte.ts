// Looks: what a player asks about without changing anything. Only the newest of its kind counts.

import type { Intent, Look, Looked, ClientMessage, Subject } from './messages';

export type Slot = 'hover' | 'pinned' | 'ground' | 'intents';

const WAIT = 120;

export class Looking {
  /** What the pointer or the focus is on. */
  hover: Looked | null = $state.raw(null);
  /** What a tool found, until it is closed. */
  pinned: Looked | null = $state.raw(null);
  /** What lies under everything while a question is open, such as how far somebody gets. */
  ground: Looked | null = $state.raw(null);
  /** What each of the others would do now. */
  intents: Intent[] = $state.raw([]);
  /** What is looked for and not yet found. */
  sought = $state('');
  #newest: Record<Slot, string> = { hover: '', pinned: '', ground: '', intents: '' };
  #known = new Map<string, Looked>();
  #asked = new Map<string, string>();
  #timer: ReturnType<typeof setTimeout> | undefined;
  #count = 0;

  constructor(
    readonly send: (message: ClientMessage) => boolean,
    readonly wait = WAIT,
  ) {}

  get shown(): Looked | null {
    return this.hover ?? this.pinned;
  }

  /** Looks after a moment, unless something else is looked at before. */
  soon(about: Subject, first: string, second = ''): void {
    clearTimeout(this.#timer);
    const found = this.#known.get(`${about}|${first}|${second}`);
    if (found) {
      this.#newest.hover = found.id;
      this.hover = found;
      return;
    }
    this.#timer = setTimeout(() => this.#ask('hover', about, first, second), this.wait);
  }

  /** Shows what needs no asking. */
  show(looked: Looked): void {
    clearTimeout(this.#timer);
    this.#newest.hover = looked.id;
    this.hover = looked;
  }

  /** Looks now, and keeps what is found. */
  pin(about: Subject, first = '', second = ''): void {
    clearTimeout(this.#timer);
    this.away();
    this.sought = about;
    this.#ask('pinned', about, first, second);
  }

  /** Looks now, for something to be drawn under the rest. */
  under(about: Subject, first = ''): void {
    this.#ask('ground', about, first, '');
  }

  /** Looks now what all the others would do. */
  watch(): void {
    this.#ask('intents', 'threat', '', '');
  }

  /** The pointer went away. */
  away(): void {
    clearTimeout(this.#timer);
    this.#newest.hover = '';
    this.hover = null;
  }

  unpin(): void {
    this.#newest.pinned = '';
    this.pinned = null;
    this.sought = '';
  }

  /** The game went on: nothing that was found still holds. */
  forget(): void {
    this.away();
    this.unpin();
    this.#newest.ground = '';
    this.ground = null;
    this.#newest.intents = '';
    this.intents = [];
    this.#known.clear();
    this.#asked.clear();
  }

  answer(looked: Looked): void {
    const what = this.#asked.get(looked.id);
    this.#asked.delete(looked.id);
    if (what !== undefined) this.#known.set(what, looked);
    if (looked.id === this.#newest.hover) this.hover = looked;
    else if (looked.id === this.#newest.pinned) {
      this.pinned = looked;
      this.sought = '';
    } else if (looked.id === this.#newest.ground) this.ground = looked;
    else if (looked.id === this.#newest.intents) this.intents = looked.intents ?? [];
  }

  /** Whether it was a look that was refused; one under the pointer is passed over in silence. */
  refuse(id: string): boolean {
    const [about, , second] = (this.#asked.get(id) ?? '').split('|');
    if (!this.#asked.delete(id)) return false;
    if (about === 'way' && id === this.#newest.hover) this.#ask('hover', 'place', second ?? '', '');
    if (id === this.#newest.pinned) this.sought = '';
    return id !== this.#newest.pinned;
  }

  #ask(slot: Slot, about: Subject, first: string, second: string): void {
    this.#count += 1;
    const look: Look = { kind: 'look', id: `look-${this.#count}`, about, first, second };
    this.#newest[slot] = look.id;
    this.#asked.set(look.id, `${about}|${first}|${second}`);
    this.send(look);
  }
}

// One game as the server tells it, and what is asked of the server.

import { seen } from './beats';
import { next } from './changes';
import { Looking } from './looking.svelte';
import type {
  Ask,
  Back,
  Board,
  Covered,
  Done,
  Entry,
  Give,
  Hand,
  Language,
  Moment,
  Pause,
  Plan,
  Question,
  Quick,
  Refused,
  ClientMessage,
  Scene,
  State,
  ServerMessage,
  Visit,
  Welcome,
} from './messages';
import { Telling } from './telling.svelte';
import type { Listener, Transport } from './transport';

type Change = Give | Plan | Quick | Ask | Hand | Pause | Back;

/** An id that nobody else makes. */
export function client(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(8));
  return [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

export class LiveGame implements Listener {
  welcome: Welcome | null = $state.raw(null);
  board: Board | null = $state.raw(null);
  state: State | null = $state.raw(null);
  log: Entry[] = $state.raw([]);
  moment: Moment | null = $state.raw(null);
  /** Who has to take the screen before anything is shown. */
  covered: Covered | null = $state.raw(null);
  refused: Refused | null = $state.raw(null);
  done: Done | null = $state.raw(null);
  online = $state(false);
  /** The change that was asked for and not yet answered. */
  pending: Change | null = $state.raw(null);
  /** There is no such game, or no longer. */
  gone = $state(false);
  /** Why it cannot be opened, in the server's words. */
  reason = $state('');
  /** How often the line broke before the game was ever seen. */
  failures = $state(0);
  readonly looking: Looking;
  readonly telling: Telling;
  #visit = '';
  #scenes = new Map<string, (scene: Scene) => void>();
  #wished: number | null = null;
  #count = 0;
  #name = client();
  #broken = false;

  constructor(
    readonly transport: Transport,
    public language: Language,
    pace: () => number = () => 0,
  ) {
    this.looking = new Looking((message) => this.transport.send(message));
    this.telling = new Telling(pace);
  }

  // -- what is shown ---------------------------------------------------------------------------

  get scene(): Scene | null {
    return this.telling.scene ?? this.moment?.scene ?? this.state?.scene ?? null;
  }

  /** The question that can be answered now; none while something else is shown. */
  get question(): Question | null {
    if (this.moment || this.telling.running) return null;
    return this.state?.question ?? null;
  }

  /** The log as far as it was told. */
  get heard(): Entry[] {
    const now = this.telling.running ? this.telling.entry : null;
    if (!now) return this.log;
    return this.log.filter((entry) => entry.number <= now.number);
  }

  get busy(): boolean {
    return this.pending !== null;
  }

  // -- what the player does ----------------------------------------------------------------------

  begin(node: number | null = null): void {
    this.#wished = node;
    this.transport.open(this);
  }

  end(): void {
    this.transport.close();
    this.telling.skip();
    this.looking.forget();
  }

  give(key: string): void {
    this.#change((id, seq) => ({ kind: 'give', id, seq, key }));
  }

  /** Several answers at once, and then perhaps on to a place. */
  plan(keys: string[], goal = ''): void {
    this.#change((id, seq) => ({ kind: 'plan', id, seq, keys, ...(goal ? { goal } : {}) }));
  }

  /** Walks to a place, to look a way there if that is said. */
  go(goal: string, then = ''): void {
    this.#change((id, seq) => ({ kind: 'plan', id, seq, goal, ...(then ? { then } : {}) }));
  }

  quick(how: Quick['how']): void {
    this.#change((id, seq) => ({ kind: 'quick', id, seq, how }));
  }

  /** Which questions are asked although the table could answer them; `*` for all. */
  ask(kinds: string[]): void {
    this.#change((id) => ({ kind: 'ask', id, kinds }));
  }

  back(how: Back['how'], node = -1): void {
    this.#change((id, seq) => ({ kind: 'back', id, seq, how, node }));
  }

  /** Hands seats to a computer player; to nobody takes them back. */
  hand(seats: string[], player: string): void {
    this.#change((id) => ({ kind: 'hand', id, seats, player }));
  }

  pause(paused: boolean): void {
    this.#change((id) => ({ kind: 'pause', id, paused }));
  }

  /** All of it has been shown: if a computer player is asked, it may answer. */
  ready(): void {
    if (this.state) this.transport.send({ kind: 'ready', seq: this.state.seq });
  }

  /** Whoever is waited for has the screen. */
  take(): void {
    if (this.covered) this.transport.send({ kind: 'take', id: this.#id(), seat: this.covered.seat });
  }

  /** The board at a moment, without going there. */
  #at(node: number): Promise<Scene> {
    const id = this.#id();
    return new Promise((found) => {
      this.#scenes.set(id, found);
      this.transport.send({ kind: 'visit', id, node });
    });
  }

  /** Shows once more what happened in some entries of one moment, with the board as it was then. */
  async restage(entries: Entry[]): Promise<void> {
    const line = this.state?.times.line ?? [];
    const at = line.findIndex((one) => one.node === entries[0]?.node);
    if (at < 1) return;
    const [before, after] = await Promise.all([this.#at(line[at - 1]!.node), this.#at(line[at]!.node)]);
    this.telling.again({ before, entries, after });
  }

  /** What was told last: as it was shown here, or as the log has it. */
  get lastTold(): Entry[] {
    if (this.telling.last) return this.telling.last.entries;
    const last = this.log.findLast((entry) => seen([entry]).length);
    return last ? this.log.filter((entry) => entry.node === last.node) : [];
  }

  tellAgain(): void {
    if (this.telling.last) this.telling.again();
    else if (this.lastTold.length) void this.restage(this.lastTold);
  }

  visit(node: number): void {
    this.#visit = this.#id();
    this.telling.skip();
    this.looking.forget();
    const message: Visit = { kind: 'visit', id: this.#visit, node };
    this.transport.send(message);
  }

  /** Back to now. */
  leave(): void {
    this.telling.skip();
    this.#visit = '';
    this.moment = null;
    this.looking.forget();
  }

  speak(lang: Language): void {
    if (lang === this.language) return;
    this.language = lang;
    if (this.online) this.transport.send({ kind: 'speak', lang });
  }

  // -- what the server says ----------------------------------------------------------------------

  opened(): void {
    const seq = this.state?.seq ?? -1;
    const since = this.log.at(-1)?.number ?? -1;
    const hello: ClientMessage = { kind: 'hello', lang: this.language, since, seq, keeps: true };
    this.transport.send(hello);
  }

  closed(forGood = false, reason = ''): void {
    this.online = false;
    this.reason ||= reason;
    this.#broken = true;
    this.gone ||= forGood;
    if (!this.welcome) this.failures += 1;
  }

  tell(message: ServerMessage): void {
    switch (message.kind) {
      case 'welcome':
        return this.#greet(message);
      case 'state':
        return this.#advance(message);
      case 'changed':
        if (this.state) this.#advance(next(this.state, message));
        return;
      case 'covered':
        return this.#cover(message);
      case 'moment':
        return this.#show(message);
      case 'looked':
        return this.looking.answer(message);
      case 'done':
        if (this.#settles(message.id)) this.done = message;
        return;
      case 'refused':
        return this.#refuse(message);
    }
  }

  #show(moment: Moment): void {
    const found = this.#scenes.get(moment.id);
    this.#scenes.delete(moment.id);
    if (found) return found(moment.scene);
    if (moment.id !== this.#visit) return;
    const before = this.moment;
    this.moment = moment;
    if (before) this.#play(before, moment);
  }

  /** A step forward in the past is told like the present. */
  #play(before: Moment, now: Moment): void {
    const line = this.state?.times.line ?? [];
    const at = line.findIndex((one) => one.node === now.node);
    if (at < 1 || line[at - 1]!.node !== before.node) return;
    const entries = this.log.filter((entry) => entry.node === now.node);
    this.telling.begin({ before: before.scene, entries, after: now.scene });
  }

  /** Another seat's eyes come to the screen: all that was shown is forgotten. */
  #cover(covered: Covered): void {
    this.covered = covered;
    this.online = true;
    this.welcome = this.board = this.state = this.moment = this.refused = this.done = null;
    this.log = [];
    this.#visit = '';
    this.#scenes.clear();
    this.telling.forget();
    this.looking.forget();
  }

  #greet(welcome: Welcome): void {
    this.covered = null;
    this.welcome = welcome;
    this.board = welcome.board;
    this.online = true;
  }

  #advance(state: State): void {
    const before = this.state;
    const changed = before?.seq !== state.seq;
    this.log = [...this.log.filter((entry) => entry.number <= state.since), ...state.entries];
    if (state.board) this.board = state.board;
    this.state = state;
    if (changed) this.looking.forget();
    if (changed) this.refused = null;
    if (state.told || !before) this.telling.forget();
    else if (changed) this.telling.begin({ before: before.scene, entries: state.entries, after: state.scene });
    this.#resend();
  }

  /** After the line broke: what was not answered is asked again, under the same id. */
  #resend(): void {
    if (this.pending && this.#broken) this.transport.send(this.pending);
    this.#broken = false;
    if (this.#wished !== null) this.visit(this.#wished);
    this.#wished = null;
  }

  #refuse(refused: Refused): void {
    if (this.looking.refuse(refused.id) || this.#scenes.delete(refused.id)) return;
    if (refused.id === this.#visit) this.#visit = '';
    this.#settles(refused.id);
    this.refused = refused;
  }

  #id(): string {
    this.#count += 1;
    return `${this.#name}-${this.#count}`;
  }

  /** One change at a time: a second click before the answer does nothing. */
  #change(make: (id: string, seq: number) => Change): void {
    if (!this.state || this.pending) return;
    if (this.moment) this.leave();
    this.refused = null;
    this.pending = make(this.#id(), this.state.seq);
    if (!this.transport.send(this.pending)) this.#broken = true;
  }

  #settles(id: string): boolean {
    if (this.pending?.id !== id) return false;
    this.pending = null;
    return true;
  }
}

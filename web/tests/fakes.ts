// A server that is made of recorded messages.

import type { Board, Entry, Figure, Option, Question, ClientMessage, Scene, State, ServerMessage, Welcome } from '../src/lib/messages';
import type { Listener, Transport } from '../src/lib/transport';

export class FakeTransport implements Transport {
  sent: ClientMessage[] = [];
  listener: Listener | null = null;
  up = true;

  open(listener: Listener): void {
    this.listener = listener;
    listener.opened();
  }
  send(message: ClientMessage): boolean {
    if (this.up) this.sent.push(message);
    return this.up;
  }
  close(): void {
    this.listener = null;
  }
  tell(...messages: ServerMessage[]): void {
    for (const message of messages) this.listener!.tell(message);
  }
  /** The line breaks. */
  cut(): void {
    this.up = false;
    this.listener!.closed(false);
  }
  /** It is there again. */
  mend(): void {
    this.up = true;
    this.listener!.opened();
  }
  last<K extends ClientMessage['kind']>(kind: K): Extract<ClientMessage, { kind: K }> {
    return this.sent.filter((message) => message.kind === kind).at(-1) as Extract<ClientMessage, { kind: K }>;
  }
}

export const hexBoard: Board = {
  kind: 'cells',
  width: 700,
  height: 300,
  unit: 100,
  label: 'A small map',
  cells: [
    { id: '0,0', x: 100, y: 100, area: 'a', centre: true, terrain: 'desert', label: 'Hex 0,0' },
    { id: '1,0', x: 273, y: 100, area: 'a', terrain: 'street', label: 'Hex 1,0' },
    { id: '2,0', x: 446, y: 100, area: 'b', terrain: 'building', label: 'Hex 2,0' },
    { id: '0,1', x: 186, y: 250, area: 'b', terrain: 'blocked', label: 'Hex 0,1' },
  ],
  edges: [
    { kind: 'area', x1: 186, y1: 50, x2: 186, y2: 150 },
    { id: 'door', kind: 'door', x1: 359, y1: 50, x2: 359, y2: 150 },
  ],
  legend: [{ kind: 'desert', label: 'desert' }],
};

export const planeBoard: Board = {
  kind: 'plane',
  width: 24000,
  height: 24000,
  unit: 1000,
  pieces: [{ id: 'rock', kind: 'room', points: [[4000, 4000], [6000, 4000], [6000, 6000]], height: 2 }],
};

export const marine: Figure = {
  id: 'marine', name: 'Chromium', side: 'squad', shape: 'marine', letters: 'Ch', rank: 'copper',
  x: 100, y: 100, radius: 60, cell: '0,0', facing: 'E', active: true, label: 'Chromium, marine',
  badges: [{ kind: 'wound', text: '2', label: '2 wounds' }],
};
export const grey: Figure = {
  id: 'grey', name: 'Xeno Grey', side: 'alien', shape: 'xeno_grey', letters: 'G1', rank: 'red',
  x: 446, y: 100, radius: 60, cell: '2,0', label: 'Xeno Grey, red',
};

export const scene: Scene = {
  headline: 'Round 1',
  figures: [marine, grey],
  sheets: [{ figure: 'marine', title: 'Chromium', side: 'squad', shape: 'marine', letters: 'Ch', meters: [{ kind: 'wound', name: 'Wounds', value: 2, most: 6 }] }],
  edges: [{ id: 'door', state: 'locked', label: 'a locked door' }],
  text: ['Chromium at 0,0'],
};

export const welcome: Welcome = {
  kind: 'welcome', game: 'g', system: 'galaxy-defenders', system_name: 'Galaxy Defenders', mission: 'm',
  mission_name: 'Dust Signal', briefing: 'Go.', lang: 'en', manual: false, guided: false, secrets: false,
  seats: [{ id: 's', name: 'Chromium', mine: true }, { id: 'z', name: 'Thorium', mine: true }], options: [], board: hexBoard,
};

export const entry = (number: number, more: Partial<Entry> = {}): Entry => ({ number, node: number, text: `Entry ${number}.`, rules: ['GD-7.2.a'], ...more });

export const options: Option[] = [
  { key: 'move 1,0', label: 'Move to 1,0', cell: '1,0' },
  { key: 'attack grey', label: 'Attack the Grey', figure: 'grey', group: 'attacks', odds: ['1.5', '47%'] },
  { key: 'end', label: 'End the turn' },
];

export const question = (more: Partial<Question> = {}): Question => ({
  what: 'act', seat: 's', who: 'Chromium', text: 'What do you do?', rule: { text: 'An agent acts.', rules: ['GD-7.a'] },
  why: [{ title: 'Agent turn', citation: 'GD 7' }], options, groups: [{ id: 'attacks', title: 'Attacks' }], heads: ['wounds', 'kill'], ...more,
});

export const state = (seq: number, more: Partial<State> = {}): State => ({
  kind: 'state', seq, node: seq, since: -1, entries: [], scene, question: question(),
  times: { undo: true, redo: false, line: [{ node: 0, text: '' }, { node: 1, text: 'Moved' }], take_backs: 0 }, ...more,
});

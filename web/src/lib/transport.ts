// The line to the server: opened again whenever it breaks.

import type { ClientMessage, ServerMessage } from './messages';

export interface Listener {
  opened(): void;
  tell(message: ServerMessage): void;
  /** The line broke; for good where there is no such game for this visitor, or it cannot be opened. */
  closed(forGood: boolean, reason?: string): void;
}

export interface Transport {
  open(listener: Listener): void;
  /** Whether it went out. */
  send(message: ClientMessage): boolean;
  close(): void;
}

const CANNOT_OPEN = 4410;
const FOR_GOOD = [4403, 4404, CANNOT_OPEN];

export const WAITS = [200, 500, 1000, 2000, 4000, 8000];

/** How long to wait before the next try; the last wait is repeated. */
export function wait(tries: number): number {
  return WAITS[Math.min(tries, WAITS.length - 1)]!;
}

export function addressOf(game: string): string {
  const scheme = location.protocol === 'https:' ? 'wss' : 'ws';
  return `${scheme}://${location.host}/ws/${encodeURIComponent(game)}`;
}

export class SocketTransport implements Transport {
  #socket: WebSocket | null = null;
  #listener: Listener | null = null;
  #tries = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #wanted = false;

  constructor(readonly url: string) {}

  open(listener: Listener): void {
    this.#listener = listener;
    this.#wanted = true;
    addEventListener('online', this.#now);
    this.#connect();
  }

  send(message: ClientMessage): boolean {
    if (this.#socket?.readyState !== WebSocket.OPEN) return false;
    this.#socket.send(JSON.stringify(message));
    return true;
  }

  close(): void {
    this.#wanted = false;
    clearTimeout(this.#timer);
    removeEventListener('online', this.#now);
    this.#socket?.close();
    this.#socket = null;
  }

  #now = () => {
    if (this.#socket || !this.#wanted) return;
    clearTimeout(this.#timer);
    this.#connect();
  };

  #connect(): void {
    const socket = new WebSocket(this.url);
    this.#socket = socket;
    socket.onopen = () => this.#listener?.opened();
    socket.onmessage = (event) => {
      this.#tries = 0;
      this.#listener?.tell(JSON.parse(String(event.data)) as ServerMessage);
    };
    socket.onclose = (event) => this.#lost(socket, FOR_GOOD.includes(event.code), event.code === CANNOT_OPEN ? event.reason : '');
  }

  #lost(socket: WebSocket, forGood: boolean, reason: string): void {
    if (this.#socket !== socket) return;
    this.#socket = null;
    if (forGood) this.#wanted = false;
    this.#listener?.closed(forGood, reason);
    if (!this.#wanted) return;
    this.#timer = setTimeout(() => this.#connect(), wait(this.#tries));
    this.#tries += 1;
  }
}

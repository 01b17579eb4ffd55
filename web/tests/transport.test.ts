import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { ServerMessage } from '../src/lib/messages';
import { SocketTransport, wait, WAITS } from '../src/lib/transport';

class FakeSocket {
  static OPEN = 1;
  static all: FakeSocket[] = [];
  readyState = 0;
  sent: string[] = [];
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: ((event: { code: number }) => void) | null = null;

  constructor(readonly url: string) {
    FakeSocket.all.push(this);
  }
  open() {
    this.readyState = 1;
    this.onopen?.();
  }
  send(text: string) {
    this.sent.push(text);
  }
  close(code = 1006) {
    this.readyState = 3;
    this.onclose?.({ code });
  }
}
const last = () => FakeSocket.all.at(-1)!;
const heard: string[] = [];
const listener = {
  opened: () => void heard.push('opened'),
  tell: (message: ServerMessage) => void heard.push(message.kind),
  closed: (forGood: boolean) => void heard.push(forGood ? 'gone' : 'closed'),
};

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('WebSocket', FakeSocket);
  FakeSocket.all = [];
  heard.length = 0;
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('a broken line is opened again, each time after a longer wait', () => {
  const transport = new SocketTransport('ws://here/ws/g');
  transport.open(listener);
  last().close();
  expect(FakeSocket.all).toHaveLength(1);
  vi.advanceTimersByTime(WAITS[0]!);
  expect(FakeSocket.all).toHaveLength(2);
  last().close();
  vi.advanceTimersByTime(WAITS[0]!);
  expect(FakeSocket.all).toHaveLength(2);
  vi.advanceTimersByTime(WAITS[1]! - WAITS[0]!);
  expect(FakeSocket.all).toHaveLength(3);
  expect(wait(99)).toBe(WAITS.at(-1));
});

test('after something was heard the waits begin anew', () => {
  const transport = new SocketTransport('ws://here/ws/g');
  transport.open(listener);
  last().close();
  vi.advanceTimersByTime(WAITS[0]!);
  last().open();
  last().onmessage?.({ data: '{"kind":"done","id":"1"}' });
  last().close();
  vi.advanceTimersByTime(WAITS[0]!);
  expect(FakeSocket.all).toHaveLength(3);
  expect(heard).toEqual(['closed', 'opened', 'done', 'closed']);
});

test('nothing goes out while the line is down', () => {
  const transport = new SocketTransport('ws://here/ws/g');
  transport.open(listener);
  expect(transport.send({ kind: 'speak', lang: 'de' })).toBe(false);
  last().open();
  expect(transport.send({ kind: 'speak', lang: 'de' })).toBe(true);
  expect(last().sent).toEqual(['{"kind":"speak","lang":"de"}']);
});

test('a game that is not there is not asked for again', () => {
  const transport = new SocketTransport('ws://here/ws/g');
  transport.open(listener);
  last().close(4404);
  vi.advanceTimersByTime(60_000);
  expect(FakeSocket.all).toHaveLength(1);
  expect(heard).toEqual(['gone']);
});

test('a line that was closed stays closed', () => {
  const transport = new SocketTransport('ws://here/ws/g');
  transport.open(listener);
  last().open();
  transport.close();
  vi.advanceTimersByTime(60_000);
  expect(FakeSocket.all).toHaveLength(1);
});

// What keeps somebody new out of trouble: a briefing, answers in sight, none given by accident.
import { cleanup, createEvent, fireEvent, render, screen, waitFor } from '@testing-library/svelte';
import { tick } from 'svelte';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import GamePage from '../src/game/GamePage.svelte';
import type { Option, Outcome, State, Welcome } from '../src/lib/messages';
import { settings } from '../src/lib/settings.svelte';
import { isTold } from '../src/lib/beats';
import Title from '../src/pages/Title.svelte';
import { entry, FakeTransport, options, question, scene, state, welcome } from './fakes';

let line: FakeTransport;
const keep = { ...settings };

async function open(now: Partial<State> = {}, hello: Partial<Welcome> = {}): Promise<void> {
  line = new FakeTransport();
  render(GamePage, { id: 'g', transport: line });
  line.tell({ ...welcome, ...hello }, state(4, now));
  await tick();
}
const option = (key: string) => document.querySelector<HTMLElement>(`[data-testid="option"][data-key="${key}"]`);
async function advance(seq: number, now: Partial<State> = {}): Promise<void> {
  line.tell(state(seq, now), { kind: 'done', id: line.last('give').id });
  await tick();
}

beforeEach(() => {
  vi.stubGlobal('fetch', () => Promise.resolve(new Response('{}')));
});
afterEach(() => {
  cleanup();
  Object.assign(settings, keep);
  vi.unstubAllGlobals();
});

const END: Option = { key: 'end', label: 'End the phase', stand: 'foot' };
const CONCEDE: Option = { key: 'concede', label: 'Give up', stand: 'menu', sure: 'Everybody is lost.' };
const LEAVE: Option = { key: 'leave 0,0', label: 'Leave the table', sure: 'Whoever leaves is lost.' };

test('the end of a turn stands in the pinned bar, with the last key', async () => {
  await open({ question: question({ options: [END, ...options.slice(0, 2)] }) });
  expect(screen.getByTestId('end').contains(option('end'))).toBe(true);
  expect(document.querySelectorAll('[data-key="end"]').length).toBe(1);
  expect(option('end')?.getAttribute('aria-keyshortcuts')).toBe('3');
  await fireEvent.keyDown(window, { key: '3' });
  expect(line.last('give').key).toBe('end');
});

test('giving up is in the menu only, and is asked once more', async () => {
  await open({ question: question({ options: [...options, CONCEDE] }) });
  expect(option('concede')).toBe(null);
  await fireEvent.keyDown(window, { key: '4' });
  expect(line.last('give')).toBeUndefined();
  await fireEvent.click(screen.getByTestId('menu-concede'));
  expect(line.last('give')).toBeUndefined();
  expect(screen.getByTestId('sure').textContent).toContain('Everybody is lost.');
  await fireEvent.click(screen.getByTestId('sure-no'));
  expect(screen.queryByTestId('sure')).toBe(null);
  expect(line.last('give')).toBeUndefined();
  await fireEvent.click(screen.getByTestId('menu-concede'));
  await fireEvent.click(screen.getByTestId('sure-yes'));
  expect(line.last('give').key).toBe('concede');
});

test('an answer that loses somebody is asked once more', async () => {
  await open({ question: question({ options: [...options, LEAVE] }) });
  await fireEvent.click(option('leave 0,0')!);
  expect(line.last('give')).toBeUndefined();
  await fireEvent.click(screen.getByTestId('sure-yes'));
  expect(line.last('give').key).toBe('leave 0,0');
});

test('a click right after a new question is not meant for it', async () => {
  await open();
  const at = performance.now();
  const down = createEvent.pointerDown(option('end')!);
  Object.defineProperty(down, 'timeStamp', { value: at + 100 });
  await fireEvent(option('end')!, down);
  await fireEvent.click(option('end')!);
  expect(given()).toBe(0);
  const later = createEvent.pointerDown(option('end')!);
  Object.defineProperty(later, 'timeStamp', { value: at + 900 });
  await fireEvent(option('end')!, later);
  await fireEvent.click(option('end')!);
  expect(given()).toBe(1);
});

let clock = 0;
/** Long after the question came, so that only the time between two presses counts. */
async function press(element: Element, x: number, later = 150): Promise<void> {
  settings.speed = 'instant';
  const down = createEvent.pointerDown(element);
  Object.defineProperties(down, { timeStamp: { value: (clock += later) }, clientX: { value: x }, clientY: { value: 10 } });
  await fireEvent(element, down);
  await fireEvent.click(element);
}
const given = () => line.sent.filter((one) => one.kind === 'give').length;

test('the second click of a double click does not answer the next question', async () => {
  await open();
  await press(option('end')!, 100);
  expect(given()).toBe(1);
  await advance(5);
  await press(option('end')!, 103);
  expect(given()).toBe(1);
  await press(option('end')!, 103);
  expect(given()).toBe(2);
});

test('a click elsewhere, a slow one, or a key, answers the next question', async () => {
  await open();
  await press(option('end')!, 100);
  await advance(5);
  await press(option('end')!, 140);
  expect(given()).toBe(2);
  await advance(6);
  await press(option('end')!, 140, 600);
  expect(given()).toBe(3);
  await advance(7);
  await press(option('end')!, 140);
  expect(given()).toBe(3);
  await fireEvent.keyDown(window, { key: '2' });
  expect(given()).toBe(4);
});

test('a double click is fine where an answer is to be confirmed', async () => {
  settings.confirm = 'always';
  await open();
  await press(option('end')!, 100);
  await press(option('end')!, 100);
  expect(line.last('give').key).toBe('end');
});

test('a second tap on the same place of the board does not answer the next question', async () => {
  const cell = () => document.querySelector('[data-cell="1,0"]')!;
  await open();
  await press(cell(), 100);
  await advance(5);
  await press(cell(), 100);
  expect(given()).toBe(1);
});

test('a mission that the computer plays does not wait for the briefing to be read', async () => {
  await open({ question: question({ player: 'Hotspur' }) }, { fresh: true });
  expect(screen.queryByTestId('briefing')).toBe(null);
});

// -- the first moment ------------------------------------------------------------------------------

test('a mission opens with its briefing and goals', async () => {
  await open({}, { fresh: true, briefing: 'Find the mast.', goals: [{ name: 'Copy the recorder', value: '0/1' }] });
  const card = screen.getByTestId('briefing');
  expect(card.textContent).toContain('Find the mast.');
  expect(card.textContent).toContain('Copy the recorder');
  await fireEvent.keyDown(window, { key: '1' });
  expect(line.last('give')).toBeUndefined();
  await fireEvent.click(screen.getByTestId('begin'));
  expect(screen.queryByTestId('briefing')).toBe(null);
});

test('a mission under way does not open with its briefing, but the menu has it', async () => {
  await open({}, { briefing: 'Find the mast.' });
  expect(screen.queryByTestId('briefing')).toBe(null);
  await fireEvent.click(screen.getByTestId('menu-briefing'));
  expect(screen.getByTestId('briefing').textContent).toContain('Find the mast.');
});

test('a briefing that was read does not come again with a new connection', async () => {
  await open({}, { fresh: true });
  await fireEvent.click(screen.getByTestId('begin'));
  line.tell({ ...welcome, fresh: true }, state(4));
  await tick();
  expect(screen.queryByTestId('briefing')).toBe(null);
});

test('where there is little room the coach says the first sentence, and more if that is wanted', async () => {
  await open({ question: question({ lesson: 'Walk. Then stop.' }) });
  const details = () => screen.getByTestId('coach').querySelector('details')!;
  expect(details().open).toBe(false);
  expect(details().querySelector('summary')!.textContent).toContain('Walk.');
  expect(details().querySelector('summary')!.textContent).not.toContain('Then stop.');
  details().open = true;
  await fireEvent(details(), new Event('toggle'));
  line.tell(state(5, { question: question({ lesson: 'Turn. Then shoot.' }) }));
  await tick();
  expect(details().open).toBe(true);
  line.tell(state(6, { question: question({ lesson: 'Short.' }) }));
  await tick();
  expect(screen.getByTestId('coach').textContent).toContain('Short.');
  expect(screen.getByTestId('coach').querySelector('details')).toBe(null);
});

// -- what is told ----------------------------------------------------------------------------------

const own = entry(1, { steps: [{ kind: 'move', figure: 'marine', way: [[100, 100], [273, 100]] }] });
const theirs = entry(2, { steps: [{ kind: 'move', figure: 'grey', way: [[446, 100], [273, 100]] }] });
const roll = entry(3, { dice: [{ colour: 'blue', faces: ['hit'] }] as never });
const words = entry(4);

test('one step of somebody else is told, and a roll; a step of one’s own is not', () => {
  expect(isTold([theirs], scene)).toBe(true);
  expect(isTold([roll], scene)).toBe(true);
  expect(isTold([own], scene)).toBe(false);
  expect(isTold([own, words], scene)).toBe(false);
  expect(isTold([own, theirs], scene)).toBe(true);
  expect(isTold([words], scene)).toBe(false);
});

test('the last page counts in the word of the game', async () => {
  const outcome = {
    result: 'won', title: 'Done', text: '', seed: 7,
    moments: [{ node: 1, when: 'Turn 3', text: 'The ship lands.', tone: 'good' }],
  } as unknown as Outcome;
  await open({ question: null, outcome });
  expect(screen.getByTestId('outcome').textContent).toContain('Turn 3');
});

test.each([
  [true, 'Everything stays on this machine'],
  [false, 'Games are kept on this server'],
])('where games are kept is said truly (local: %s)', async (local, said) => {
  vi.stubGlobal('fetch', (path: string) =>
    Promise.resolve(new Response(JSON.stringify(path.includes('catalogue') ? { version: '1', systems: [], local } : { games: [] }))),
  );
  render(Title);
  await waitFor(() => expect(document.body.textContent).toContain(said));
});

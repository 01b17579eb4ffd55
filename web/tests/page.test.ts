import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/svelte';
import { tick } from 'svelte';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import GamePage from '../src/game/GamePage.svelte';
import type { Outcome, State, Welcome } from '../src/lib/messages';
import { settings } from '../src/lib/settings.svelte';
import { entry, FakeTransport, grey, marine, options, planeBoard, question, scene, state, welcome } from './fakes';

let line: FakeTransport;

async function open(now: Partial<State> = {}, hello: Partial<Welcome> = {}): Promise<void> {
  line = new FakeTransport();
  render(GamePage, { id: 'g', transport: line });
  line.tell({ ...welcome, ...hello }, state(4, now));
  await tick();
}
const cell = (id: string) => document.querySelector(`[data-cell="${id}"]`)!;
const option = (key: string) => document.querySelector(`[data-testid="option"][data-key="${key}"]`)!;
/** jsdom knows inert as a plain property only. */
function reachable(element: HTMLElement | null): boolean {
  return !element || (!element.inert && reachable(element.parentElement));
}
const keep = { ...settings };

beforeEach(() => {
  const card = { id: 'GD-7.a', title: 'Acting', text: 'An agent acts, see GD-7.2.a.' };
  vi.stubGlobal('fetch', (path: string) =>
    Promise.resolve(new Response(JSON.stringify(path.includes('/rules/') ? card : { rules: [card], total: 1 }))),
  );
});
afterEach(() => {
  cleanup();
  Object.assign(settings, keep);
  vi.unstubAllGlobals();
});

test('the question and its answers are shown, with keys and odds', async () => {
  await open();
  expect(screen.getByTestId('question-text').textContent).toContain('What do you do?');
  expect(screen.getAllByTestId('option').map((one) => one.getAttribute('aria-keyshortcuts'))).toEqual(['1', '2', '3']);
  expect(option('attack grey').textContent).toContain('47%');
  expect(screen.getByText('Attacks')).toBeTruthy();
});

test('a hex that can be chosen answers', async () => {
  await open();
  expect(cell('1,0').classList.contains('choosable')).toBe(true);
  expect(cell('1,0').getAttribute('aria-label')).toContain('Move to 1,0');
  await fireEvent.click(cell('1,0'));
  expect(line.last('give')).toMatchObject({ key: 'move 1,0', seq: 4 });
});

test('a figure that can be chosen answers', async () => {
  await open();
  await fireEvent.click(document.querySelector('[data-figure="grey"]')!);
  expect(line.last('give').key).toBe('attack grey');
});

test('several answers on one hex are asked apart', async () => {
  await open({ question: question({ options: [...options, { key: 'jump', label: 'Jump there', cell: '1,0' }] }) });
  await fireEvent.click(cell('1,0'));
  expect(line.last('give')).toBeUndefined();
  await fireEvent.click(within(screen.getByTestId('chooser')).getByText('Jump there'));
  expect(line.last('give').key).toBe('jump');
});

test('a hex that cannot be chosen says why not', async () => {
  await open();
  await fireEvent.click(cell('0,1'));
  expect(line.last('look')).toMatchObject({ about: 'why_not', first: '0,1' });
});

test('a hex beyond the answers is gone to by a plan', async () => {
  await open({ question: question({ plans: ['2,0'], options: [options[0]!] }) });
  await fireEvent.click(cell('2,0'));
  expect(line.last('plan')).toMatchObject({ goal: '2,0' });
});

test('keys answer, undo and walk over the board', async () => {
  await open();
  await fireEvent.keyDown(window, { key: 'z', ctrlKey: true });
  expect(line.last('back').how).toBe('undo');
  line.tell({ kind: 'done', id: line.last('back').id });
  await fireEvent.keyDown(window, { key: 'B', shiftKey: true });
  await tick();
  expect(document.activeElement).toBe(cell('0,0'));
  await fireEvent.keyDown(cell('0,0'), { key: 'ArrowRight' });
  await tick();
  expect(document.activeElement).toBe(cell('1,0'));
  await fireEvent.keyDown(cell('1,0'), { key: 'Enter' });
  expect(line.last('give').key).toBe('move 1,0');
  line.tell({ kind: 'done', id: line.last('give').id });
  await fireEvent.keyDown(window, { key: '2' });
  expect(line.last('give').key).toBe('end');
});

test('only the shown answer is marked in a guided mission', async () => {
  await open({ question: question({ guide: 'move 1,0', lesson: 'Walk.' }) });
  expect(screen.getByTestId('coach').textContent).toContain('Walk.');
  const marked = [...document.querySelectorAll('[data-guide="true"]')];
  expect(marked).toEqual([cell('1,0')]);
});

test('an answer can be asked to be confirmed', async () => {
  settings.confirm = 'always';
  await open();
  await fireEvent.click(option('end'));
  expect(line.last('give')).toBeUndefined();
  await fireEvent.click(option('end'));
  expect(line.last('give').key).toBe('end');
});

test('a refusal names its rule', async () => {
  await open();
  await fireEvent.click(option('end'));
  line.tell({ kind: 'refused', id: line.last('give').id, error: 'illegal', text: 'Not now.', rule: 'GD-7.a', rule_text: 'An agent acts.' });
  await tick();
  const notice = screen.getByTestId('notice');
  expect(notice.textContent).toContain('Not now.');
  await fireEvent.click(within(notice).getByTestId('rule-link'));
  expect(screen.getByTestId('tab-rules').getAttribute('aria-selected')).toBe('true');
  const card = await screen.findByTestId('rule-card');
  expect(within(card).getByTestId('rule-link').textContent).toBe('GD-7.2.a');
});

test('undo beyond what was learned says why, and offers to take back', async () => {
  await open({ times: { undo: false, undo_why: 'Dice were rolled.', redo: false, line: [{ node: 0, text: '' }, { node: 1, text: 'Moved' }, { node: 2, text: 'Shot' }], take_backs: 0 } });
  await fireEvent.click(screen.getByTestId('undo'));
  expect(line.last('back')).toBeUndefined();
  expect(screen.getByTestId('notice').textContent).toContain('Dice were rolled.');
  await fireEvent.click(screen.getByTestId('take-back'));
  await fireEvent.click(screen.getByText('Moved'));
  await fireEvent.click(screen.getByTestId('take-back-confirm'));
  expect(line.last('back')).toMatchObject({ how: 'take_back', node: 1 });
});

test('the log shows dice and rules, can be filtered, and leads back in time', async () => {
  const dice = [{ colour: 'red', symbols: ['hit', 'bolt'], label: 'a hit and a bolt' }];
  await open({ entries: [entry(1, { dice, figures: ['marine'] }), entry(2)], told: true });
  await fireEvent.click(screen.getByTestId('tab-log'));
  expect(screen.getByRole('img', { name: 'a hit and a bolt' })).toBeTruthy();
  expect(screen.getAllByTestId('log-entry')).toHaveLength(2);
  await fireEvent.change(screen.getByTestId('log-filter'), { target: { value: 'marine' } });
  expect(screen.getAllByTestId('log-entry')).toHaveLength(1);
  await fireEvent.click(screen.getByText('Entry 1.'));
  expect(line.last('visit').node).toBe(1);
  line.tell({ kind: 'moment', id: line.last('visit').id, node: 1, scene, asked: 'What was asked', entry: 1 });
  await tick();
  expect(screen.getByTestId('time-bar').textContent).toContain('past moment');
  expect(screen.queryAllByTestId('option')).toEqual([]);
  await fireEvent.click(screen.getByTestId('back-to-now'));
  expect(screen.getAllByTestId('option')).toHaveLength(3);
});

test('what happened and what is asked is announced', async () => {
  await open({ entries: [entry(1)] });
  line.tell(state(5, { since: 1, entries: [entry(2, { text: 'The Grey falls.' })] }));
  await waitFor(() => expect(screen.getByTestId('announced').textContent).toContain('The Grey falls.'));
  expect(screen.getByTestId('announced').textContent).toContain('What do you do?');
});

test('a screen that the server covers shows nothing of before until somebody has taken it', async () => {
  await open({ entries: [entry(1, { text: 'Chromium hides a key.' })], told: true }, { secrets: true });
  expect(screen.queryByTestId('handover')).toBeNull();
  line.tell({ kind: 'covered', seat: 'z', who: 'Thorium' });
  await tick();
  expect(screen.getByTestId('handover').textContent).toContain('Thorium');
  expect(document.activeElement).toBe(screen.getByTestId('handover-go'));
  for (const word of ['Chromium', 'What do you do?', 'hides a key']) expect(document.body.innerHTML).not.toContain(word);
  await fireEvent.keyDown(window, { key: '3' });
  expect(line.last('give')).toBeUndefined();
  await fireEvent.click(screen.getByTestId('handover-go'));
  expect(line.last('take')).toMatchObject({ seat: 'z' });
  expect(screen.getByTestId('handover')).toBeTruthy();
  line.tell({ ...welcome, secrets: true }, state(5, { question: question({ seat: 'z', who: 'Thorium' }) }));
  await tick();
  expect(screen.queryByTestId('handover')).toBeNull();
  await fireEvent.keyDown(window, { key: '3' });
  expect(line.last('give')).toMatchObject({ key: 'attack grey', seq: 5 });
});

test('a covered screen asks again when the line comes back', async () => {
  await open({}, { secrets: true });
  line.tell({ kind: 'covered', seat: 'z', who: 'Thorium' });
  line.cut();
  await tick();
  expect(screen.getByTestId('handover-go')).toHaveProperty('disabled', true);
  line.mend();
  expect(line.last('hello')).toMatchObject({ seq: -1, since: -1 });
  line.tell({ kind: 'covered', seat: 's', who: 'Chromium' });
  await tick();
  expect(screen.getByTestId('handover').textContent).toContain('Chromium');
  expect(screen.getByTestId('handover-go')).toHaveProperty('disabled', false);
});

test('by a setting the page says who is next', async () => {
  settings.handover = true;
  await open();
  expect(screen.getByTestId('handover').textContent).toContain('Chromium');
  expect(reachable(screen.getByTestId('question'))).toBe(false);
  await fireEvent.keyDown(window, { key: '3' });
  expect(line.last('give')).toBeUndefined();
  await fireEvent.click(screen.getByTestId('handover-go'));
  expect(screen.queryByTestId('handover')).toBeNull();
  expect(reachable(screen.getByTestId('question'))).toBe(true);
  line.tell(state(5, { question: question({ seat: 'z', who: 'Thorium' }) }));
  await tick();
  expect(screen.getByTestId('handover').textContent).toContain('Thorium');
});

test('the text board has who is where', async () => {
  await open();
  await fireEvent.click(screen.getByTestId('tab-text'));
  expect(screen.getByTestId('text-board').textContent).toContain('Chromium at 0,0');
  expect(screen.getByTestId('text-board').textContent).toContain('a locked door');
});

test('a take-back that another side proposes is agreed to or refused', async () => {
  await open({ proposal: { node: 0, by: 'Blue', mine: false } });
  expect(screen.getByTestId('agree-dialog').textContent).toContain('Blue proposes');
  await fireEvent.click(screen.getByTestId('agree'));
  expect(line.last('back')).toMatchObject({ how: 'take_back', node: 0 });
  line.tell(state(5, { proposal: { node: 0, by: 'Red', mine: true } }));
  await tick();
  expect(screen.queryByTestId('agree')).toBeNull();
  line.tell(state(6));
  await tick();
  expect(screen.queryByTestId('agree-dialog')).toBeNull();
});

test('the end of a mission has its page, and the board can still be seen', async () => {
  const outcome: Outcome = {
    result: 'won', title: 'Mission accomplished', text: 'Home.', seed: '7', next_mission: 'four_gates',
    moments: [{ node: 1, when: 'Round 2', text: 'The mast is copied.', tone: 'good' }],
    luck: [{ who: 'Chromium', rolled: '3', expected: '2.1', text: 'lucky' }],
  };
  await open({ question: null, outcome });
  expect(screen.getByTestId('outcome').textContent).toContain('The mast is copied.');
  expect(screen.getByTestId('next-mission').getAttribute('href')).toBe('#/new/galaxy-defenders/four_gates');
  expect(screen.getByTestId('play-again')).toBeTruthy();
  await fireEvent.click(screen.getByTestId('outcome-board'));
  expect(screen.getByTestId('board')).toBeTruthy();
});

const onTable: State['scene'] = {
  ...scene,
  edges: [],
  figures: [{ ...marine, cell: '', x: 3000, y: 3000, radius: 500 }, { ...grey, cell: '', x: 9000, y: 3000, radius: 500 }],
};

test('on a table any point may be proposed by keys', async () => {
  const points = question({ points: true, mover: 'marine', options: [{ key: 'go 5000,3000', label: 'To 5, 3', x: 5000, y: 3000 }] });
  await open({ scene: onTable, question: points }, { board: planeBoard });
  await fireEvent.click(screen.getByTestId('places'));
  await fireEvent.input(screen.getByTestId('point-x'), { target: { value: '4,5' } });
  await fireEvent.input(screen.getByTestId('point-y'), { target: { value: '3.25' } });
  await fireEvent.click(screen.getByTestId('point-go'));
  expect(line.last('plan')).toMatchObject({ goal: '4500,3250' });
});

test('on a table options stand at their points, and arrows lead there', async () => {
  const points = question({ points: true, mover: 'marine', options: [{ key: 'go 5000,3000', label: 'To 5, 3', x: 5000, y: 3000 }] });
  await open({ scene: onTable, question: points }, { board: planeBoard });
  await fireEvent.keyDown(window, { key: 'B', shiftKey: true });
  await tick();
  await fireEvent.keyDown(document.activeElement!, { key: 'ArrowRight' });
  await tick();
  expect(document.activeElement).toBe(screen.getByTestId('point'));
  await fireEvent.keyDown(document.activeElement!, { key: 'Enter' });
  expect(line.last('give').key).toBe('go 5000,3000');
});

test('two things on a table can be measured', async () => {
  await open({ scene: onTable }, { board: planeBoard });
  await fireEvent.click(screen.getByTestId('tool-measure'));
  await fireEvent.click(document.querySelector('[data-figure="marine"]')!);
  await fireEvent.click(document.querySelector('[data-figure="grey"]')!);
  expect(line.last('look')).toMatchObject({ about: 'sight', first: 'marine', second: 'grey' });
});

test('what cannot be drawn still has a place', async () => {
  await open({ scene: { ...scene, figures: [{ ...marine, shape: 'never seen', rank: 'unheard of', badges: [{ kind: 'new', label: 'new' }] }], markers: [{ id: 'm', kind: 'odd', x: 273, y: 100, cell: '1,0', label: 'something odd' }] } });
  expect(document.querySelector('[data-figure="marine"] use.fill')).toBeTruthy();
  expect(cell('1,0').getAttribute('aria-label')).toContain('something odd');
});

import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/svelte';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { draft } from '../src/lib/draft.svelte';
import type { Catalogue, Checked, Examined, NewGame } from '../src/lib/messages';
import Setup from '../src/pages/Setup.svelte';
import Workshop from '../src/pages/Workshop.svelte';
import { hexBoard, scene } from './fakes';

const catalogue: Catalogue = {
  version: '1',
  systems: [
    {
      id: 'gd', name: 'Galaxy Defenders', text: '', first: 'first',
      missions: [{ id: 'first', name: 'First', briefing: '', largest: 2, squad: ['a'] }],
      members: [{ id: 'a', name: 'A', text: '', shape: 'marine', letters: 'a' }],
      presets: [], options: [],
    },
  ],
};
const card = { id: 'mine', name: 'My own', briefing: 'Go.', largest: 2, squad: ['a'] };
const good: Checked = { system: 'gd', system_name: 'Galaxy Defenders', mission: card, board: hexBoard, scene };
const bad: Checked = { system: 'gd', system_name: 'Galaxy Defenders', more: 3, flaws: [{ line: 2, where: 'missions[mine].start', text: 'is missing' }] };

let checked: Checked;
let examined: () => Promise<Response>;
let asked: { path: string; init?: RequestInit }[];
const json = (body: unknown, status = 200) => Promise.resolve(new Response(JSON.stringify(body), { status }));
const posts = (path: string) => asked.filter((one) => one.path === path);
const element = <T extends HTMLElement>(id: string) => screen.getByTestId(id) as T;
const press = (id: string) => fireEvent.click(screen.getByTestId(id));
const type = (value: string) => fireEvent.input(screen.getByTestId('workshop-draft'), { target: { value } });

beforeEach(() => {
  checked = good;
  examined = () => json({ games: 10, won: 40, low: 20, high: 60, findings: [{ grade: 'doubtful', where: 'deck', text: 'is thin' }] } satisfies Examined);
  asked = [];
  localStorage.clear();
  draft.write('');
  vi.stubGlobal('fetch', (path: string, init?: RequestInit) => {
    asked.push({ path, init });
    if (path.startsWith('/api/workshop/files/')) return Promise.resolve(new Response('id: my_first\n'));
    if (path === '/api/workshop/check') return json(checked);
    if (path === '/api/workshop/examine') return examined();
    return json(path.includes('catalogue') ? catalogue : { game: 'new' });
  });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  location.hash = '';
});

test('every mission can be downloaded or taken as text', async () => {
  render(Workshop);
  expect((await screen.findByTestId('file-first')).getAttribute('href')).toBe('/api/workshop/files/gd/first');
  await press('take-first');
  await waitFor(() => expect(element<HTMLTextAreaElement>('workshop-draft').value).toBe('id: my_first\n'));
  expect(element<HTMLButtonElement>('workshop-check').disabled).toBe(false);
});

test('a text is not replaced unasked', async () => {
  render(Workshop);
  await type('my work');
  await fireEvent.click(await screen.findByTestId('take-first'));
  const sure = await screen.findByTestId('workshop-replace');
  expect(draft.text).toBe('my work');
  await fireEvent.click(sure);
  expect(draft.text).toBe('id: my_first\n');
});

test('an own file is read, unless it is too large', async () => {
  render(Workshop);
  const field = screen.getByTestId('workshop-own');
  await fireEvent.change(field, { target: { files: [new File(['id: mine'], 'mine.yaml')] } });
  await waitFor(() => expect(draft.text).toBe('id: mine'));
  await fireEvent.change(field, { target: { files: [new File(['x'.repeat(200_001)], 'huge.yaml')] } });
  expect((await screen.findByRole('alert')).textContent).toContain('200 kB');
  expect(draft.text).toBe('id: mine');
});

test('a dropped file is read', async () => {
  render(Workshop);
  await fireEvent.drop(screen.getByRole('group'), { dataTransfer: { files: [new File(['id: dropped'], 'd.yaml')] } });
  await waitFor(() => expect(draft.text).toBe('id: dropped'));
});

test('a problem leads to its line, and is gone when the text changes', async () => {
  checked = bad;
  render(Workshop);
  await type('missions:\n  - id: mine\n');
  await press('workshop-check');
  await fireEvent.click(await screen.findByRole('button', { name: 'Line 2' }));
  const field = element<HTMLTextAreaElement>('workshop-draft');
  expect(document.activeElement).toBe(field);
  expect(field.value.slice(field.selectionStart, field.selectionEnd)).toBe('  - id: mine');
  expect(screen.getByText('4 problems')).toBeTruthy();
  await type('missions: []');
  expect(screen.queryByTestId('flaw')).toBeNull();
});

test('a good text is summed up and drawn', async () => {
  render(Workshop);
  await type('good');
  await fireEvent.keyDown(screen.getByTestId('workshop-draft'), { key: 'Enter', ctrlKey: true });
  expect((await screen.findByTestId('workshop-mission')).textContent).toContain('My own');
  expect(screen.getByTestId('board-picture')).toBeTruthy();
});

test('an examination says how often it was won and what was found', async () => {
  render(Workshop);
  await type('good');
  await press('workshop-examine');
  const told = (await screen.findByTestId('workshop-examined')).textContent;
  expect(told).toContain('40% of 10 games');
  expect(told).toContain('is thin');
  expect(posts('/api/workshop/check')).toHaveLength(1);
});

test('a text with problems is not examined', async () => {
  checked = bad;
  render(Workshop);
  await type('bad');
  await press('workshop-examine');
  await screen.findByTestId('flaw');
  expect(posts('/api/workshop/examine')).toHaveLength(0);
});

test('an examination can be cancelled, and is when the page is left', async () => {
  examined = () => new Promise(() => undefined);
  const page = render(Workshop);
  await type('good');
  await press('workshop-examine');
  await waitFor(() => expect(posts('/api/workshop/examine')).toHaveLength(1));
  const signal = posts('/api/workshop/examine')[0]!.init!.signal!;
  expect(screen.getByRole('status').textContent).toContain('Examining');
  page.unmount();
  expect(signal.aborted).toBe(true);
});

test('a server that examines another mission says so in the language of the page', async () => {
  examined = () => json({ error: 'busy', text: 'x' }, 409);
  render(Workshop);
  await type('good');
  await press('workshop-examine');
  expect((await screen.findByRole('alert')).textContent).toContain('Try again in a moment');
});

test('the text goes along when it is played, by its own door', async () => {
  render(Workshop);
  await type('good');
  await press('workshop-play');
  await waitFor(() => expect(location.hash).toBe('#/game/new'));
  const wish = JSON.parse(String(posts('/api/workshop/games')[0]!.init!.body)) as NewGame;
  expect(wish).toEqual({ system: 'gd', mission: 'mine', squad: ['a'], text: 'good', lang: 'en' });
});

test('it can be set up like any mission', async () => {
  draft.write('good');
  render(Setup, { system: 'gd', own: card });
  await fireEvent.click(await screen.findByTestId('start-game'));
  const wish = JSON.parse(String(posts('/api/workshop/games')[0]!.init!.body)) as NewGame;
  expect(wish).toMatchObject({ mission: 'mine', squad: ['a'], text: 'good' });
});

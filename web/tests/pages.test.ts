import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/svelte';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Catalogue, GameList, NewGame } from '../src/lib/messages';
import { settings } from '../src/lib/settings.svelte';
import Continue from '../src/pages/Continue.svelte';
import Missions from '../src/pages/Missions.svelte';
import Settings from '../src/pages/Settings.svelte';
import Setup from '../src/pages/Setup.svelte';
import Title from '../src/pages/Title.svelte';

const catalogue: Catalogue = {
  version: '1',
  systems: [
    {
      id: 'gd', name: 'Galaxy Defenders', text: 'Hexes', first: 'first', twice: false,
      missions: [
        { id: 'first', name: 'First', briefing: 'Go.', guided: true, smallest: 2, largest: 2, squad: ['a', 'b'] },
        { id: 'second', name: 'Second', briefing: 'Go on.', largest: 2, squad: ['a'] },
      ],
      members: ['a', 'b', 'c'].map((id) => ({ id, name: id.toUpperCase(), text: '', shape: 'marine', letters: id })),
      presets: [{ id: 'book', name: 'Rulebook', text: '', options: { fog: true } }, { id: 'easy', name: 'Easy', text: '', options: { fog: false } }],
      options: [{ id: 'fog', name: 'Fog', text: '', default: true, values: [{ value: true, label: 'on' }, { value: false, label: 'off' }] }],
    },
  ],
};
const list: GameList = {
  games: [{ id: 'g1', system: 'gd', system_name: 'Galaxy Defenders', mission: 'first', mission_name: 'First', squad: ['A'], headline: 'Round 2', over: false, answers: 7, created: '2026-01-01T00:00:00Z', updated: '2026-01-02T00:00:00Z' }],
};

let saved: GameList;
let asked: { path: string; init?: RequestInit }[];
const posted = () => JSON.parse(String(asked.find((one) => one.init?.method === 'POST')!.init!.body)) as NewGame;

beforeEach(() => {
  saved = list;
  asked = [];
  localStorage.clear();
  vi.stubGlobal('fetch', (path: string, init?: RequestInit) => {
    asked.push({ path, init });
    if (init?.method === 'DELETE') saved = { games: [] };
    const body = init?.method === 'POST' ? { game: 'new' } : path.includes('catalogue') ? catalogue : saved;
    return Promise.resolve(new Response(JSON.stringify(body)));
  });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  location.hash = '';
});

test('one click starts the guided mission', async () => {
  render(Title);
  await waitFor(() => expect((screen.getByTestId('title-play') as HTMLButtonElement).disabled).toBe(false));
  await fireEvent.click(screen.getByTestId('title-play'));
  await waitFor(() => expect(location.hash).toBe('#/game/new'));
  expect(posted()).toEqual({ system: 'gd', mission: 'first', guided: true, lang: 'en' });
});

test('nothing to continue is not offered', async () => {
  saved = { games: [] };
  render(Title);
  await waitFor(() => expect(asked).toHaveLength(2));
  await waitFor(() => expect((screen.getByTestId('title-play') as HTMLButtonElement).disabled).toBe(false));
  expect(screen.queryByTestId('title-continue')).toBeNull();
});

test('begun games are offered', async () => {
  render(Title);
  expect((await screen.findByTestId('title-continue')).textContent).toContain('one game');
});

test('each mission leads to its set-up', async () => {
  render(Missions);
  expect((await screen.findByTestId('mission-second')).getAttribute('href')).toBe('#/new/gd/second');
});

test('a mission starts with sensible defaults', async () => {
  render(Setup, { system: 'gd', mission: 'first' });
  await fireEvent.click(await screen.findByTestId('start-game'));
  expect(posted()).toEqual({ system: 'gd', mission: 'first', squad: ['a', 'b'], preset: 'book', options: {}, seed: null, manual: false, guided: true, lang: 'en' });
  expect(asked.at(-1)!.init!.headers).toMatchObject({ 'X-Xenofront': '1' });
});

test('squad, rules, seed and real dice can be chosen', async () => {
  render(Setup, { system: 'gd', mission: 'first' });
  await fireEvent.click(await screen.findByTestId('guided'));
  await fireEvent.click(await screen.findByTestId('member-b'));
  expect((screen.getByTestId('start-game') as HTMLButtonElement).disabled).toBe(true);
  await fireEvent.click(screen.getByTestId('member-c'));
  await fireEvent.click(screen.getByRole('radio', { name: /Easy/ }));
  expect((screen.getByTestId('option-fog') as HTMLSelectElement).value).toBe('false');
  await fireEvent.change(screen.getByTestId('option-fog'), { target: { value: 'true' } });
  await fireEvent.input(screen.getByTestId('seed'), { target: { value: '42' } });
  await fireEvent.click(screen.getByTestId('manual'));
  await fireEvent.click(screen.getByTestId('start-game'));
  expect(posted()).toMatchObject({ squad: ['a', 'c'], preset: 'easy', options: { fog: true }, seed: '42', manual: true, guided: false });
});

test('a seed that is no number cannot be started', async () => {
  render(Setup, { system: 'gd', mission: 'first' });
  await fireEvent.click(await screen.findByTestId('guided'));
  await fireEvent.input(await screen.findByTestId('seed'), { target: { value: 'many' } });
  expect((screen.getByTestId('start-game') as HTMLButtonElement).disabled).toBe(true);
});

test('why a game was refused is told', async () => {
  vi.stubGlobal('fetch', (_: string, init?: RequestInit) =>
    Promise.resolve(
      init?.method === 'POST'
        ? new Response(JSON.stringify({ error: 'setup', text: 'The squad is too large.' }), { status: 400 })
        : new Response(JSON.stringify(catalogue)),
    ),
  );
  render(Setup, { system: 'gd', mission: 'first' });
  await fireEvent.click(await screen.findByTestId('start-game'));
  expect((await screen.findByRole('alert')).textContent).toBe('The squad is too large.');
});

test('a game is deleted only when that is confirmed', async () => {
  render(Continue);
  await fireEvent.click(await screen.findByTestId('delete'));
  expect(asked.some((one) => one.init?.method === 'DELETE')).toBe(false);
  await fireEvent.click(screen.getByTestId('delete-confirm'));
  await waitFor(() => expect(screen.queryByTestId('saved')).toBeNull());
  expect(asked.find((one) => one.init?.method === 'DELETE')?.path).toBe('/api/games/g1');
});

test('a save file is opened', async () => {
  render(Continue);
  const file = new File(['x'], 'game.xenofront');
  await fireEvent.change(screen.getByTestId('import'), { target: { files: [file] } });
  await waitFor(() => expect(location.hash).toBe('#/game/new'));
  expect(asked.find((one) => one.path === '/api/games/import?lang=en')?.init?.body).toBe(file);
});

test('settings change at once', async () => {
  render(Settings);
  await fireEvent.click(screen.getByTestId('set-theme-light'));
  expect(settings.theme).toBe('light');
  await fireEvent.click(screen.getByTestId('set-theme-system'));
});

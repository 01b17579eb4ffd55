import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/svelte';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import CampaignCard from '../src/game/CampaignCard.svelte';
import type { CampaignState } from '../src/lib/messages';

const campaign: CampaignState = { id: 'c', name: 'Road', story: '', played: [], squad: [], upcoming: 'Second', number: 1 };
let asked: string[];

beforeEach(() => {
  asked = [];
  vi.stubGlobal('fetch', (path: string) => {
    asked.push(path);
    return Promise.resolve(new Response(JSON.stringify({ game: 'new' })));
  });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  location.hash = '';
});

test('a mission is taken back after asking', async () => {
  render(CampaignCard, { campaign, game: 'old' });
  await fireEvent.click(screen.getByTestId('campaign-back'));
  expect(asked).toEqual([]);
  await fireEvent.click(screen.getByTestId('campaign-back-confirm'));
  await waitFor(() => expect(location.hash).toBe('#/game/new'));
  expect(asked).toEqual(['/api/games/old/back']);
});

test('a mission that was taken back already is not offered', () => {
  render(CampaignCard, { campaign: { ...campaign, number: 0 }, game: 'old' });
  expect(screen.queryByTestId('campaign-back')).toBeNull();
});

// How games of this browser were set up, so that they can be played again.

import type { NewGame } from './messages';

const PLACE = 'xenofront.wishes';
const MOST = 30;

function all(): Record<string, NewGame> {
  try {
    return JSON.parse(localStorage.getItem(PLACE) ?? '{}') as Record<string, NewGame>;
  } catch {
    return {};
  }
}

export function wishOf(game: string): NewGame | null {
  return all()[game] ?? null;
}

export function remember(game: string, wish: NewGame): void {
  if (wish.text) return; // the server says it again
  const kept = Object.entries({ ...all(), [game]: wish }).slice(-MOST);
  try {
    localStorage.setItem(PLACE, JSON.stringify(Object.fromEntries(kept)));
  } catch {
    // A browser that keeps nothing still plays.
  }
}

// Requests of the pages outside a game.

import type {
  Catalogue,
  GameList,
  Language,
  Made,
  NewGame,
  Problem,
  RuleCard,
  RuleList,
} from './messages';

/** Why the server did not do something, in its words. */
export class Refusal extends Error {
  constructor(readonly problem: Problem) {
    super(problem.text);
  }
}

async function ask<T>(path: string, init?: RequestInit): Promise<T> {
  const answer = await fetch(path, init);
  const text = await answer.text();
  if (!answer.ok) throw new Refusal(problem(answer, text));
  return (text ? JSON.parse(text) : null) as T;
}

function problem(answer: Response, text: string): Problem {
  try {
    const found = JSON.parse(text) as Problem;
    if (typeof found.text === 'string') return found;
  } catch {
    // Not in the server's words: only the status is known.
  }
  return { error: 'http', text: `${answer.status} ${answer.statusText}` };
}

const OURS = { 'X-Xenofront': '1' };

export const catalogue = (lang: Language) => ask<Catalogue>(`/api/catalogue?lang=${lang}`);

export const games = (lang: Language) => ask<GameList>(`/api/games?lang=${lang}`);

export const make = (wish: NewGame) =>
  ask<Made>('/api/games', {
    method: 'POST',
    headers: { ...OURS, 'Content-Type': 'application/json' },
    body: JSON.stringify(wish),
  });

/** Goes on with the campaign of a game that is over. */
export const next = (game: string) =>
  ask<Made>(`/api/games/${encodeURIComponent(game)}/next`, { method: 'POST', headers: OURS });

export const bring = (save: Blob) =>
  ask<Made>('/api/games/import', {
    method: 'POST',
    headers: { ...OURS, 'Content-Type': 'application/octet-stream' },
    body: save,
  });

export const remove = (game: string) =>
  ask<unknown>(`/api/games/${encodeURIComponent(game)}`, { method: 'DELETE', headers: OURS });

export const rule = (id: string, lang: Language) =>
  ask<RuleCard>(`/api/rules/${encodeURIComponent(id)}?lang=${lang}`);

export const rules = (q: string, system: string, lang: Language, limit = 40) =>
  ask<RuleList>(`/api/rules?${new URLSearchParams({ lang, system, q, limit: String(limit) })}`);

export const saveOf = (game: string) => `/api/games/${encodeURIComponent(game)}/save`;
export const reportOf = (game: string) => `/api/games/${encodeURIComponent(game)}/report`;

// Requests of the pages outside a game.

import type {
  Catalogue,
  Checked,
  Examined,
  GameList,
  Language,
  Made,
  NewGame,
  Pictures,
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

/** What the missions of a game look like. */
export const pictures = (system: string, lang: Language) => ask<Pictures>(`/api/pictures/${system}?lang=${lang}`);

export const games = (lang: Language) => ask<GameList>(`/api/games?lang=${lang}`);

const posted = (body: unknown, signal?: AbortSignal): RequestInit => ({
  method: 'POST',
  headers: { ...OURS, 'Content-Type': 'application/json' },
  body: JSON.stringify(body),
  ...(signal ? { signal } : {}),
});

/** A mission that comes along as text goes in by a wider door. */
export const make = (wish: NewGame) => ask<Made>(wish.text ? '/api/workshop/games' : '/api/games', posted(wish));

export const check = (text: string, lang: Language, signal: AbortSignal) =>
  ask<Checked>('/api/workshop/check', posted({ text, lang }, signal));

export const examine = (text: string, lang: Language, signal: AbortSignal) =>
  ask<Examined>('/api/workshop/examine', posted({ text, lang }, signal));

/** The file of a mission, to start from. */
export const fileOf = (system: string, mission: string) =>
  `/api/workshop/files/${encodeURIComponent(system)}/${encodeURIComponent(mission)}`;

export async function textOf(system: string, mission: string): Promise<string> {
  const answer = await fetch(fileOf(system, mission));
  const text = await answer.text();
  if (!answer.ok) throw new Refusal(problem(answer, text));
  return text;
}

/** Goes on with the campaign of a game that is over. */
export const next = (game: string) =>
  ask<Made>(`/api/games/${encodeURIComponent(game)}/next`, { method: 'POST', headers: OURS });

/** Takes the mission of a game back, and all that followed in its campaign. */
export const back = (game: string) =>
  ask<Made>(`/api/games/${encodeURIComponent(game)}/back`, { method: 'POST', headers: OURS });

/** The same set-up once more, with everything that a campaign gave it. */
export const again = (game: string) =>
  ask<Made>(`/api/games/${encodeURIComponent(game)}/again`, { method: 'POST', headers: OURS });

export const bring = (save: Blob, lang: Language) =>
  ask<Made>(`/api/games/import?lang=${lang}`, {
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

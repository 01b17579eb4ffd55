// Which picture stands for a word of the server, and where the pictures come from.

import boardUrl from '../generated/board.svg?url';
import wordsUrl from '../generated/words.svg?url';
import table from './icons.json';

export type Kind = keyof typeof table;

const TABLE: Record<Kind, Record<string, string>> = table;
const UNKNOWN: Record<Kind, string> = { shape: 'person', badge: 'aura', marker: 'position-marker', word: 'uncertainty' };
const NAMES = new Set(Object.values(TABLE).flatMap((words) => Object.values(words)));

/** Whose pictures they are, for a page that names them. */
export const CREDITS = {
  name: 'Game-icons.net',
  url: 'https://game-icons.net',
  authors: ['Lorc', 'Delapouite', 'Skoll', 'sbed', 'Carl Olsen', 'Caro Asercion', 'Cathelineau', 'Darkzaitzev', 'Faithtoken', 'Lord Berandas'],
  licence: 'CC BY 3.0',
  licence_url: 'https://creativecommons.org/licenses/by/3.0/',
  source: '@iconify-json/game-icons',
  icons: [...NAMES].sort(),
};

/** The icon of a word; of one without an icon the one that stands for the unknown. */
export function iconOf(kind: Kind, word: string): string {
  return TABLE[kind][word] ?? UNKNOWN[kind];
}

/** The icon of a word of any kind, or the icon of that name; nothing if there is none. */
export function signOf(word: string): string {
  const kinds: Kind[] = ['word', 'badge', 'marker', 'shape'];
  const found = kinds.map((kind) => TABLE[kind][word]).find(Boolean);
  return found ?? (NAMES.has(word) ? word : '');
}

/** The icon that a word has on the board; nothing if it has none. */
export function drawnOf(word: string): string {
  const kinds: Kind[] = ['badge', 'marker', 'shape'];
  return kinds.map((kind) => TABLE[kind][word]).find(Boolean) ?? '';
}

/** Puts a sprite into the page, so that its symbols can be used anywhere in it. */
async function put(url: string): Promise<void> {
  const answer = await fetch(url);
  if (!answer.ok) return;
  const text = await answer.text();
  const sprite = new DOMParser().parseFromString(text, 'image/svg+xml').documentElement;
  sprite.setAttribute('aria-hidden', 'true');
  sprite.setAttribute('width', '0');
  sprite.setAttribute('height', '0');
  sprite.classList.add('unseen-defs');
  document.body.append(document.adoptNode(sprite));
}

let begun = false;

/** Fetches the sprites once, the board's first; without them the rest is still there. */
export function showIcons(): void {
  if (begun) return;
  begun = true;
  void put(boardUrl)
    .then(() => put(wordsUrl))
    .catch(() => {
      begun = false;
    });
}

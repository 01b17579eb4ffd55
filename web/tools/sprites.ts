// Writes the icons that are used, and no others, as two sprites: what stands on a board, and the rest.
//
// Icons by Lorc, Delapouite, Skoll, sbed and others, https://game-icons.net, CC BY 3.0, out of the
// package @iconify-json/game-icons.

import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { resolve } from 'node:path';

type Table = Record<string, Record<string, string>>;
interface Package {
  icons: Record<string, { body: string }>;
}

const HERE = import.meta.dirname;
const FOLDER = resolve(HERE, '../src/generated');
const ON_BOARD = ['shape', 'badge', 'marker'];

function sprite(names: readonly string[], all: Package['icons']): string {
  const symbols = names.map((name) => {
    const icon = all[name];
    if (!icon) throw new Error(`there is no icon ${name} in @iconify-json/game-icons`);
    return `<symbol id="i-${name}" viewBox="0 0 512 512">${icon.body.replaceAll(' fill="currentColor"', '')}</symbol>`;
  });
  return `<svg xmlns="http://www.w3.org/2000/svg">\n<!-- game-icons.net, CC BY 3.0 -->\n${symbols.join('\n')}\n</svg>\n`;
}

/** Writes both sprites, unless they are there as they should be. */
export function writeSprites(): void {
  const table = JSON.parse(readFileSync(resolve(HERE, '../src/drawings/icons.json'), 'utf-8')) as Table;
  const all = (createRequire(import.meta.url)('@iconify-json/game-icons/icons.json') as Package).icons;
  const used = (kinds: readonly string[]) => new Set(kinds.flatMap((kind) => Object.values(table[kind] ?? {})));
  const board = used(ON_BOARD);
  const rest = [...used(['word'])].filter((name) => !board.has(name));
  mkdirSync(FOLDER, { recursive: true });
  for (const [file, names] of [['board.svg', [...board]], ['words.svg', rest]] as const) {
    const path = resolve(FOLDER, file);
    const text = sprite([...names].sort(), all);
    if (!existsSync(path) || readFileSync(path, 'utf-8') !== text) writeFileSync(path, text);
  }
}

import { readdirSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { FluentResource } from '@fluent/bundle';
import { expect, test } from 'vitest';
import { EDGES, GROUNDS, PIECES, TEXTURES } from '../src/drawings/grounds';
import { RANKS, SHAPES } from '../src/drawings/shapes';
import { BADGES, MARKERS, SYMBOLS } from '../src/drawings/signs';
import words from '../src/drawings/words.json';
import { t, use } from '../src/lib/i18n.svelte';
import { COMMANDS } from '../src/lib/keys';
import { CHOICES } from '../src/lib/settings.svelte';
import { messages } from './setup';

const ids = (language: 'en' | 'de') => new FluentResource(messages(language)).body.map((message) => message.id);
const variables = (text: string) => [...new Set(text.match(/\{ \$\w+/g))].sort();

function sources(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter((file) => file.isFile() && /\.(svelte|ts)$/.test(file.name))
    .map((file) => readFileSync(`${file.parentPath}/${file.name}`, 'utf-8'));
}
const code = sources(resolve(import.meta.dirname, '../src')).join('\n');

test('both languages have the same messages, each once', () => {
  expect(ids('de')).toEqual(ids('en'));
  expect(new Set(ids('en')).size).toBe(ids('en').length);
});

test('both languages use the same variables', () => {
  const blocks = (text: string) => text.split(/\n(?=[a-z])/).filter((block) => /^[a-z][\w-]* =/.test(block));
  const german = blocks(messages('de'));
  blocks(messages('en')).forEach((block, index) => expect(variables(german[index]!), block).toEqual(variables(block)));
});

const MADE = [
  ...Object.keys(COMMANDS).map((command) => `key-${command}`),
  ...['squad', 'aliens', 'log', 'rules', 'text'].map((tab) => `tab-${tab}`),
  ...['done', 'now', 'next'].map((turn) => `order-${turn}`),
  ...['sight', 'measure', 'reach', 'threat', 'why-not'].flatMap((tool) => [`use-${tool}`, `tool-${tool}`]),
  ...Object.entries(CHOICES).flatMap(([name, values]) => [
    `set-${name}`,
    `set-${name}-text`,
    ...values.map((value) => `set-${name}-${value}`),
  ]),
];

test('every message that the code asks for exists', () => {
  const asked = [...code.matchAll(/\bt\('([\w-]+)'/g)].map((match) => match[1]!);
  expect(asked.length).toBeGreaterThan(80);
  for (const id of [...asked, ...MADE]) expect(ids('en')).toContain(id);
});

test('every message is used', () => {
  const unused = ids('en').filter((id) => !code.includes(`'${id}'`) && !MADE.includes(id));
  expect(unused).toEqual([]);
});

test('the language can be switched at once, and an unknown message is its id', () => {
  use('de');
  expect(t('settings')).toBe('Einstellungen');
  use('en');
  expect(t('settings')).toBe('Settings');
  expect(t('continue-count', { n: 1 })).toBe('one game');
  expect(t('no-such-message')).toBe('no-such-message');
});

test('the list of drawings says what can be drawn', () => {
  const drawn: Record<string, string[]> = {
    shape: Object.keys(SHAPES),
    terrain: GROUNDS,
    edge: EDGES,
    piece: PIECES,
    marker: Object.keys(MARKERS),
    badge: Object.keys(BADGES),
    symbol: Object.keys(SYMBOLS),
    rank: Object.keys(RANKS),
  };
  expect(Object.keys(words)).toEqual(Object.keys(drawn));
  for (const [kind, list] of Object.entries(words)) expect([...list].sort(), kind).toEqual([...drawn[kind]!].sort());
});

test('every ground and piece has a colour of its own, and a texture unless it is plain', () => {
  const styles = readFileSync(resolve(import.meta.dirname, '../src/styles/base.css'), 'utf-8');
  for (const ground of GROUNDS) expect(styles).toContain(`.terrain-${ground} {`);
  for (const piece of PIECES) expect(styles).toContain(`.piece-${piece} {`);
  for (const name of [...GROUNDS, ...PIECES].filter((one) => one !== 'plain')) expect(Object.keys(TEXTURES)).toContain(name);
});

test('every edge has a style of its own', () => {
  const styles = readFileSync(resolve(import.meta.dirname, '../src/styles/base.css'), 'utf-8');
  for (const edge of EDGES) expect(styles).toContain(`.edge-${edge} {`);
});

import { readdirSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { FluentResource } from '@fluent/bundle';
import { expect, test } from 'vitest';
import { RANKS } from '../src/drawings/figure';
import { EDGES, GROUNDS, TERRAINS } from '../src/drawings/grounds';
import icons from '../src/drawings/icons.json';
import { PIECES } from '../src/drawings/pieces';
import { SYMBOLS } from '../src/drawings/symbols';
import { textures } from '../src/drawings/textures';
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
  ...['E', 'SE', 'SW', 'W', 'NW', 'NE'].map((facing) => `facing-${facing}`),
  ...Object.keys(SYMBOLS).map((symbol) => `symbol-${symbol}`),
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
  const teleports = Object.keys(SYMBOLS).map((symbol) => `teleport_${symbol}`);
  const drawn: Record<string, string[]> = {
    shape: Object.keys(icons.shape),
    terrain: GROUNDS,
    edge: EDGES,
    piece: PIECES,
    marker: [...Object.keys(icons.marker), ...teleports],
    badge: Object.keys(icons.badge),
    symbol: Object.keys(SYMBOLS),
    rank: RANKS,
  };
  expect(Object.keys(words)).toEqual(Object.keys(drawn));
  for (const [kind, list] of Object.entries(words)) {
    expect(list.filter((word) => !drawn[kind]!.includes(word)), kind).toEqual([]);
  }
});

test('every ground has a texture that there is', () => {
  const made = textures();
  for (const texture of Object.values(TERRAINS)) expect(made).toContain(`<pattern id="${texture}"`);
});

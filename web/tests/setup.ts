import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { learn, use } from '../src/lib/i18n.svelte';
import type { Language } from '../src/lib/messages';

export const messages = (language: Language) =>
  readFileSync(resolve(import.meta.dirname, '../../src/xenofront/text/locales', language, 'web.ftl'), 'utf-8');

learn('en', messages('en'));
learn('de', messages('de'));
use('en');

globalThis.matchMedia ??= ((media: string) => ({
  media,
  matches: false,
  addEventListener: () => undefined,
  removeEventListener: () => undefined,
})) as unknown as typeof matchMedia;

globalThis.ResizeObserver ??= class {
  observe() {}
  unobserve() {}
  disconnect() {}
};

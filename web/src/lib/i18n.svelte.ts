// The client's own words, from the same message files as the rest.

import { FluentBundle, FluentResource } from '@fluent/bundle';
import type { Language } from './messages';

export type Arguments = Record<string, string | number>;

const bundles: Partial<Record<Language, FluentBundle>> = {};
let current = $state.raw<FluentBundle | null>(null);
let spare: FluentBundle | null = null;

/** Makes the words of a language known. */
export function learn(language: Language, text: string): void {
  const bundle = new FluentBundle(language, { useIsolating: false });
  bundle.addResource(new FluentResource(text));
  bundles[language] = bundle;
}

/** Speaks a language; its words are fetched when they are first needed. */
export async function speak(language: Language): Promise<void> {
  if (!bundles[language]) {
    const answer = await fetch(`/locales/${language}.ftl`);
    if (!answer.ok) throw new Error(`/locales/${language}.ftl: ${answer.status}`);
    learn(language, await answer.text());
  }
  use(language);
}

/** From now on in a language that is known. */
export function use(language: Language): void {
  const bundle = bundles[language] ?? null;
  spare ??= bundle;
  current = bundle;
}

/** A message in words; its id where there is none. */
export function t(id: string, values?: Arguments): string {
  for (const bundle of [current, spare]) {
    const message = bundle?.getMessage(id);
    if (bundle && message?.value) return bundle.formatPattern(message.value, values ?? null);
  }
  return id;
}

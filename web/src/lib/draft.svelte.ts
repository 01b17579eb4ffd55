// The mission that somebody writes in the workshop: kept in the browser, checked by the server.

import type { Checked, Examined, Language, MissionCard } from './messages';

const PLACE = 'xenofront.draft';
/** What the server takes. */
export const MOST = 200_000;

class Draft {
  text = $state('');
  /** What the server said of the text as it is. */
  checked = $state.raw<Checked | null>(null);
  examined = $state.raw<Examined | null>(null);
  /** In which language. */
  language: Language | '' = '';

  constructor() {
    this.load();
  }

  load(): void {
    try {
      this.text = localStorage.getItem(PLACE) ?? '';
    } catch {
      // A browser that keeps nothing still writes.
    }
  }

  get system(): string {
    return this.checked?.system ?? '';
  }

  get mission(): MissionCard | null {
    return this.checked?.mission ?? null;
  }

  forget(): void {
    this.checked = this.examined = null;
  }

  /** Other words: what was said of the old ones counts no longer. */
  write(text: string): void {
    if (text === this.text) return;
    this.text = text;
    this.forget();
    try {
      localStorage.setItem(PLACE, text.slice(0, MOST));
    } catch {
      // It is only not kept.
    }
  }
}

export const draft = new Draft();

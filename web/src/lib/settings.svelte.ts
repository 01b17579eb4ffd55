// What a player likes, kept in the browser.

import type { Language } from './messages';

export interface Settings {
  language: Language;
  theme: 'system' | 'dark' | 'light';
  size: 'normal' | 'large' | 'huge';
  motion: 'system' | 'on' | 'off';
  speed: 'slow' | 'normal' | 'fast' | 'instant';
  confirm: 'never' | 'board' | 'always';
  sound: 'off' | 'on';
  handover: boolean;
}

const PLACE = 'xenofront.settings';

export const CHOICES = {
  language: ['en', 'de'],
  theme: ['system', 'dark', 'light'],
  size: ['normal', 'large', 'huge'],
  motion: ['system', 'on', 'off'],
  speed: ['slow', 'normal', 'fast', 'instant'],
  confirm: ['never', 'board', 'always'],
  sound: ['off', 'on'],
} as const;

function wanted(): Language {
  return navigator.language?.toLowerCase().startsWith('de') ? 'de' : 'en';
}

function defaults(): Settings {
  return {
    language: wanted(),
    theme: 'system',
    size: 'normal',
    motion: 'system',
    speed: 'normal',
    confirm: 'never',
    sound: 'off',
    handover: false,
  };
}

/** What is kept, as far as it still makes sense. */
export function load(): Settings {
  const known = defaults();
  let kept: Record<string, unknown> = {};
  try {
    kept = JSON.parse(localStorage.getItem(PLACE) ?? '{}') as Record<string, unknown>;
  } catch {
    return known;
  }
  for (const [name, words] of Object.entries(CHOICES)) {
    const value = kept[name];
    if ((words as readonly unknown[]).includes(value)) Object.assign(known, { [name]: value });
  }
  if (typeof kept.handover === 'boolean') known.handover = kept.handover;
  return known;
}

export const settings: Settings = $state(load());

export function keep(): void {
  try {
    localStorage.setItem(PLACE, JSON.stringify(settings));
  } catch {
    // A browser that keeps nothing still plays.
  }
}

function prefers(what: string): boolean {
  return typeof matchMedia === 'function' && matchMedia(what).matches;
}

/** Whether things may move on the screen. */
export function moves(): boolean {
  if (settings.motion === 'system') return !prefers('(prefers-reduced-motion: reduce)');
  return settings.motion === 'on';
}

/** Tells the style sheets. */
export function apply(): void {
  const root = document.documentElement;
  const light = prefers('(prefers-color-scheme: light)');
  root.dataset.theme = settings.theme === 'system' ? (light ? 'light' : 'dark') : settings.theme;
  root.dataset.size = settings.size;
  root.dataset.motion = moves() ? 'on' : 'off';
  root.lang = settings.language;
}

/** Milliseconds that a computer player leaves between its answers. */
export function beat(): number {
  return { slow: 1400, normal: 700, fast: 250, instant: 30 }[settings.speed];
}

/** Milliseconds that one beat of what is told takes; nothing where it is not told at all. */
export function pace(): number {
  return { slow: 2000, normal: 1200, fast: 550, instant: 0 }[settings.speed];
}

// What happened, cut into what is shown at once.

import type { Chip, Entry, Fight, Scene, Step } from './messages';

export interface Beat {
  kind: 'card' | 'fight' | 'goal' | 'many' | 'plain';
  entries: Entry[];
}

/** Entries of which something can be seen. */
export function seen(entries: readonly Entry[]): Entry[] {
  const shows = (entry: Entry) => entry.card || entry.fight || entry.beat === 'goal' || entry.beat === 'many';
  return entries.filter((entry) => shows(entry) || (entry.steps?.length ?? 0) > 0 || (entry.dice?.length ?? 0) > 0);
}

/** Whether something happened that is shown step by step: all but a step that one took oneself. */
export function isTold(entries: readonly Entry[], scene: Scene): boolean {
  const shown = seen(entries);
  const steps = shown.flatMap((entry) => entry.steps ?? []);
  const ours = (id: string) => ['squad', 'friend'].includes(scene.figures?.find((one) => one.id === id)?.side ?? '');
  const walked = steps.length === 1 && steps[0]!.kind === 'move' && ours(steps[0]!.figure);
  const more = shown.some((entry) => entry.dice?.length || entry.card || entry.fight || entry.beat === 'goal' || entry.beat === 'many');
  return shown.length > 0 && !(walked && !more);
}

/** A move that a straight line would not show. */
export function bent(entries: readonly Entry[]): Step | undefined {
  const steps = entries.flatMap((entry) => entry.steps ?? []);
  return steps.find((step) => step.kind === 'move' && (step.way?.length ?? 0) > 2);
}

export const sameFight = (one: Entry | undefined, other: Entry) =>
  !!one?.fight && !!other.fight && one.node === other.node && one.fight.id === other.fight.id;

/** One after another; a fight is one, and so are many of a kind. */
export function beatsOf(entries: readonly Entry[]): Beat[] {
  const beats: Beat[] = [];
  for (const entry of seen(entries)) {
    const last = beats.at(-1);
    const kind = entry.fight ? 'fight' : entry.card ? 'card' : entry.beat === 'goal' || entry.beat === 'many' ? entry.beat : 'plain';
    const joins = last?.kind === kind && (kind === 'many' || (kind === 'fight' && sameFight(last.entries[0], entry)));
    if (joins) last.entries.push(entry);
    else beats.push({ kind, entries: [entry] });
  }
  return beats;
}

/** All that is known of a fight after an entry: later ones may leave out what was told. */
export function known(before: Fight | null, now: Fight): Fight {
  if (!before || before.id !== now.id) return now;
  return { ...now, attack: now.attack?.length ? now.attack : before.attack, defence: now.defence?.length ? now.defence : before.defence };
}

export interface Memory {
  chip: Chip;
  /** All that belongs to it, to be shown again. */
  entries: Entry[];
}

/** What stays of this round: the newest last. */
export function memories(log: readonly Entry[]): Memory[] {
  let begun = log.length;
  while (begun > 0 && !log[begun - 1]!.title) begun -= 1;
  const round = log.slice(begun);
  const found: Memory[] = [];
  for (const entry of round) {
    if (!entry.chip) continue;
    const entries = entry.fight ? round.filter((one) => one === entry || sameFight(entry, one)) : [entry];
    found.push({ chip: entry.chip, entries });
  }
  return found;
}

type Point = readonly [number, number];

/** Each leg of a way with the part of the whole that it is; a way of one point is a leg, too. */
export function legs(way: readonly Point[]): { to: Point; part: number }[] {
  if (way.length < 2) return way.map((to) => ({ to, part: 1 }));
  const lengths = way.slice(1).map(([x, y], at) => Math.hypot(x - way[at]![0], y - way[at]![1]));
  const whole = lengths.reduce((sum, length) => sum + length, 0) || 1;
  return lengths.map((length, at) => ({ to: way[at + 1]!, part: length / whole }));
}

import { expect, test } from 'vitest';
import { beatsOf, known, memories } from '../src/lib/beats';
import type { Entry, Fight } from '../src/lib/messages';
import { Telling } from '../src/lib/telling.svelte';
import { entry, grey, marine, scene } from './fakes';

const fight: Fight = { id: 1, attacker: 'grey', attacker_name: 'Grey', target: 'marine', target_name: 'Chromium', weapon: 'Claws', style: 'blow' };
const dice = [{ colour: 'red', symbols: ['hit'], label: 'a hit' }];
const begun = entry(2, { node: 9, beat: 'fight', fight: { ...fight, attack: dice }, dice });
const over = entry(3, { node: 9, beat: 'fight', fight: { ...fight, hits: 2, shields: 1, damage: 1, over: true, ours: true }, chip: { figures: ['grey', 'marine'], text: '−1' } });
const card = entry(4, { beat: 'card', card: { id: 'c', kind: 'event', deck: 'Event', title: 'Hunters', figures: ['grey'] }, chip: { text: 'Hunters' } });
const roll = (number: number) => entry(number, { beat: 'many', dice });
const healthy = { ...scene, figures: [{ ...marine, health: 5, most: 6 }, grey] };

function stage() {
  const waits: { ms: number; go: () => void }[] = [];
  const telling = new Telling(() => 1200, (ms) => new Promise<void>((go) => waits.push({ ms, go })));
  const settle = () => new Promise((go) => setTimeout(go));
  const pass = async () => {
    waits.shift()?.go();
    await settle();
  };
  const begin = (...entries: Entry[]) => telling.begin({ before: healthy, entries, after: healthy });
  return { telling, waits, pass, settle, begin };
}

test('the entries of a fight are one beat, and many like rolls are one, too', () => {
  const beats = beatsOf([begun, over, card, roll(5), roll(6), roll(7), entry(8)]);
  expect(beats.map((beat) => [beat.kind, beat.entries.length])).toEqual([['fight', 2], ['card', 1], ['many', 3]]);
});

test('two fights in a row are two beats', () => {
  const other = entry(5, { node: 9, beat: 'fight', fight: { ...fight, id: 2 } });
  expect(beatsOf([begun, over, other]).map((beat) => beat.entries.length)).toEqual([2, 1]);
});

test('dice that were told stay on the table', () => {
  expect(known(begun.fight!, over.fight!).attack).toEqual(dice);
  expect(known(begun.fight!, { ...over.fight!, id: 2 }).attack).toBeUndefined();
});

test('a wound of ours is held until a click, and then shows on the board', async () => {
  const { telling, pass, settle, begin } = stage();
  begin(begun, over);
  expect(telling.fight).toMatchObject({ attack: dice });
  expect(telling.focus).toEqual(['grey', 'marine']);
  await pass();
  expect(telling.fight).toMatchObject({ attack: dice, damage: 1 });
  expect(telling.held).toBe(true);
  expect(telling.scene?.figures?.[0]).toMatchObject({ health: 4 });
  expect(telling.effects.map((one) => one.kind)).toEqual(['blow', 'number', 'shake']);
  telling.next();
  await settle();
  expect(telling.running).toBe(false);
  expect(telling.fight).toBe(null);
});

test('where nobody plays nothing is held', async () => {
  const { telling, pass, begin } = stage();
  telling.holds = false;
  begin(over);
  expect(telling.held).toBe(false);
  await pass();
  expect(telling.running).toBe(false);
});

test('a card is held up for a while or until a click', async () => {
  const { telling, waits, settle, begin } = stage();
  begin(card);
  expect(telling.card?.title).toBe('Hunters');
  expect(waits[0]!.ms).toBe(2500);
  expect(telling.effects.at(-1)).toMatchObject({ kind: 'pulse', figure: 'grey' });
  telling.next();
  await settle();
  expect(telling.card).toBe(null);
});

test('the next beat comes by a click, and skipping ends them all', async () => {
  const { telling, settle, begin } = stage();
  begin(roll(1), card);
  expect(telling.many).toHaveLength(1);
  telling.next();
  await settle();
  expect(telling.card).not.toBe(null);
  telling.skip();
  await settle();
  expect([telling.running, telling.card]).toEqual([false, null]);
});

test('what stays of a round begins anew with the next one', () => {
  const log = [card, entry(5, { title: true }), { ...begun, number: 6 }, { ...over, number: 7 }, entry(8)];
  const found = memories(log);
  expect(found).toHaveLength(1);
  expect(found[0]!.chip.text).toBe('−1');
  expect(found[0]!.entries.map((one) => one.number)).toEqual([6, 7]);
});

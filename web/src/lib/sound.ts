// Small sounds made on the spot: nothing is fetched, and nothing sounds until it is wanted.

import { settings } from './settings.svelte';

export type Sound = 'answer' | 'blow' | 'card' | 'die' | 'goal' | 'hurt' | 'kill' | 'shield' | 'shot' | 'signal' | 'step';

interface Note {
  volume: number;
  frequency: number;
  attack: number;
  sustain: number;
  release: number;
  shape: OscillatorType | 'noise';
  /** Semitones that it slides while it lasts. */
  slide?: number;
  /** Seconds after which it begins. */
  after?: number;
}

const note = (volume: number, frequency: number, attack: number, sustain: number, release: number, shape: Note['shape'], slide = 0, after = 0): Note => ({
  volume, frequency, attack, sustain, release, shape, slide, after,
});

export const SOUNDS: Record<Sound, Note[]> = {
  answer: [note(0.3, 520, 0, 0.01, 0.04, 'square')],
  step: [note(0.1, 140, 0, 0, 0.03, 'noise')],
  die: [note(0.25, 900, 0, 0, 0.03, 'noise')],
  shot: [note(0.6, 260, 0, 0.02, 0.12, 'sawtooth', -12), note(0.4, 400, 0, 0.02, 0.1, 'noise', -12)],
  blow: [note(0.5, 700, 0, 0.01, 0.1, 'noise', -20)],
  shield: [note(0.5, 1400, 0, 0.01, 0.15, 'triangle')],
  hurt: [note(0.8, 90, 0, 0.05, 0.25, 'sawtooth', -4)],
  kill: [note(0.7, 200, 0, 0.03, 0.4, 'noise', -8)],
  card: [note(0.4, 330, 0.02, 0.1, 0.3, 'triangle')],
  signal: [note(0.5, 660, 0.01, 0.1, 0.4, 'sine')],
  goal: [523, 659, 784].map((frequency, at) => note(0.5, frequency, 0.01, 0.08, 0.2, 'triangle', 0, at * 0.12)),
};

/** All of it is quieter than that by so much. */
const LOUDNESS = 0.35;
let context: AudioContext | null = null;
let hiss: AudioBuffer | null = null;

function noise(sounds: AudioContext): AudioBuffer {
  if (hiss) return hiss;
  hiss = sounds.createBuffer(1, sounds.sampleRate, sounds.sampleRate);
  const data = hiss.getChannelData(0);
  for (let at = 0; at < data.length; at += 1) data[at] = Math.random() * 2 - 1;
  return hiss;
}

function source(sounds: AudioContext, one: Note, begins: number, ends: number): AudioNode & { start(when: number): void; stop(when: number): void } {
  const low = one.frequency * 2 ** ((one.slide ?? 0) / 12);
  if (one.shape !== 'noise') {
    const voice = sounds.createOscillator();
    voice.type = one.shape;
    voice.frequency.setValueAtTime(one.frequency, begins);
    voice.frequency.exponentialRampToValueAtTime(Math.max(low, 20), ends);
    return voice;
  }
  const voice = sounds.createBufferSource();
  voice.buffer = noise(sounds);
  voice.playbackRate.setValueAtTime(one.frequency / 440, begins);
  voice.playbackRate.exponentialRampToValueAtTime(Math.max(low, 20) / 440, ends);
  return voice;
}

/** Lets something be heard, if sound is switched on; some seconds from now if that is said. */
export function play(sound: Sound, later = 0): void {
  if (settings.sound !== 'on' || typeof AudioContext === 'undefined') return;
  context ??= new AudioContext();
  if (context.state === 'suspended') void context.resume();
  for (const one of SOUNDS[sound]) {
    const begins = context.currentTime + later + (one.after ?? 0);
    const held = begins + one.attack + one.sustain;
    const ends = held + one.release;
    const loud = context.createGain();
    loud.gain.setValueAtTime(0, begins);
    loud.gain.linearRampToValueAtTime(one.volume * LOUDNESS, begins + one.attack + 0.002);
    loud.gain.setValueAtTime(one.volume * LOUDNESS, held + 0.002);
    loud.gain.linearRampToValueAtTime(0, ends + 0.002);
    const voice = source(context, one, begins, ends);
    voice.connect(loud).connect(context.destination);
    voice.start(begins);
    voice.stop(ends + 0.02);
  }
}

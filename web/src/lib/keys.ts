// One keyboard map. Plain letters and digits are answers; everything else has Shift, Ctrl or a sign.

export const COMMANDS = {
  'undo': ['Ctrl+z'],
  'redo': ['Ctrl+y', 'Ctrl+Shift+z'],
  'take-back': ['Shift+z'],
  'pass': ['Shift+d'],
  'rest': ['Shift+i'],
  'again': ['Shift+g'],
  'ask': ['Shift+k'],
  'hint': ['Shift+h'],
  'computers': ['Shift+c'],
  'pause': ['Shift+u'],
  'board': ['Shift+b'],
  'answers': ['Shift+a'],
  'repeat': ['Shift+n'],
  'why': ['Shift+q'],
  'why-not': ['Shift+w'],
  'sight': ['Shift+s'],
  'measure': ['Shift+m'],
  'reach': ['Shift+r'],
  'threat': ['Shift+t'],
  'squad': ['Shift+f'],
  'aliens': ['Shift+e'],
  'log': ['Shift+l'],
  'text': ['Shift+x'],
  'rules': ['/'],
  'replay': ['Shift+p'],
  'fit': ['0'],
  'closer': ['+', '='],
  'farther': ['-'],
  'help': ['?'],
  'cancel': ['Escape'],
} as const;

export type Command = keyof typeof COMMANDS;

const SIGNS = '123456789abcdefghijklmnopqrstuvwxyz';

/** The key of the answer at a place in the list; nothing when there are no keys left. */
export function signOf(index: number): string {
  return SIGNS[index] ?? '';
}

/** What was pressed, as the map has it. */
export function pressed(event: KeyboardEvent): string {
  const letter = /^[a-z]$/i.test(event.key);
  const parts: string[] = [];
  if (event.ctrlKey || event.metaKey) parts.push('Ctrl');
  if (event.altKey) parts.push('Alt');
  if (event.shiftKey && (letter || event.key.length > 1)) parts.push('Shift');
  parts.push(letter ? event.key.toLowerCase() : event.key);
  return parts.join('+');
}

export function commandOf(event: KeyboardEvent): Command | null {
  const combination = pressed(event);
  for (const [command, keys] of Object.entries(COMMANDS)) {
    if ((keys as readonly string[]).includes(combination)) return command as Command;
  }
  return null;
}

/** The place of the answer that was pressed; -1 for none. */
export function answerOf(event: KeyboardEvent): number {
  const combination = pressed(event);
  return combination.length === 1 ? SIGNS.indexOf(combination) : -1;
}

/** Whether keys are going into a field. */
export function isTyping(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement)) return false;
  if (target instanceof HTMLInputElement) return !['checkbox', 'radio', 'range', 'button'].includes(target.type);
  return target instanceof HTMLTextAreaElement || target instanceof HTMLSelectElement || target.isContentEditable === true;
}

/** The way an arrow key points. */
export function arrowOf(event: KeyboardEvent): [number, number] | null {
  switch (event.key) {
    case 'ArrowRight': return [1, 0];
    case 'ArrowLeft': return [-1, 0];
    case 'ArrowUp': return [0, -1];
    case 'ArrowDown': return [0, 1];
    case 'PageUp': return [1, -2];
    case 'PageDown': return [1, 2];
    case 'Home': return [-1, -2];
    case 'End': return [-1, 2];
    default: return null;
  }
}

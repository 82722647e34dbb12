import type { Command } from 'prosemirror-state';
import type { EditorView } from 'prosemirror-view';

const MODIFIERS = ['Alt', 'Ctrl', 'Meta', 'Shift'] as const;

/** A binding's name in its one form. @example normalise('Mod-Shift-x', false) // 'Ctrl-Shift-x' */
function normalise(name: string, isMac: boolean): string {
  const parts = name.replace('Mod', isMac ? 'Meta' : 'Ctrl').split('-');
  const key = parts.pop() ?? '';
  return [...MODIFIERS.filter((modifier) => parts.includes(modifier)), key].join('-');
}

/**
 * What a key stands for: what it writes, and its place on a keyboard that writes another script. One that writes Latin
 * letters in other places means what it writes.
 */
export function keysOf(event: KeyboardEvent): string[] {
  const written = event.key.length === 1 ? event.key.toLowerCase() : event.key;
  const place = /^(?:Key|Digit)(.)$/.exec(event.code)?.[1]?.toLowerCase();
  // AltGr writes characters; a plain key is what it writes. One that the view made out of what a phone keyboard changed
  // is a bare event, which cannot be asked for AltGr.
  const isWriting = !(event.ctrlKey || event.metaKey) || event.getModifierState('AltGraph');
  return place && !isWriting && !/^[a-z]$/.test(written) ? [written, place] : [written];
}

/** The names by which a key may be bound. */
function namesOf(event: KeyboardEvent): string[] {
  const held = [event.altKey, event.ctrlKey, event.metaKey, event.shiftKey];
  const prefix = MODIFIERS.filter((_, index) => held[index])
    .map((modifier) => `${modifier}-`)
    .join('');
  return keysOf(event).map((key) => prefix + key);
}

/** A key handler for commands bound by name: `Mod-Shift-x`, where `Mod` is the command key on a Mac and Ctrl elsewhere. */
export function handleKeys(
  bindings: Readonly<Record<string, Command>>,
  isMac: boolean,
): (view: EditorView, event: KeyboardEvent) => boolean {
  const commands = new Map(Object.entries(bindings).map(([name, command]) => [normalise(name, isMac), command]));
  return (view, event) => {
    for (const name of namesOf(event)) {
      const command = commands.get(name);
      if (command?.(view.state, view.dispatch, view)) return true;
    }
    return false;
  };
}

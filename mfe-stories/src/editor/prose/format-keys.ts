import { type Command, Plugin } from 'prosemirror-state';
import {
  setAlignment,
  toggleBold,
  toggleHeading,
  toggleItalic,
  toggleQuote,
  toggleStrike,
  toggleUnderline,
} from './format-commands.ts';
import { isMac } from './is-mac.ts';
import { handleKeys } from './key-names.ts';

const bindings: Record<string, Command> = {
  'Mod-b': toggleBold,
  'Mod-i': toggleItalic,
  'Mod-u': toggleUnderline,
  'Mod-Shift-x': toggleStrike,
  'Mod-Alt-2': toggleHeading(2),
  'Mod-Alt-3': toggleHeading(3),
  'Mod-Shift-9': toggleQuote,
  'Mod-Shift-l': setAlignment('left'),
  'Mod-Shift-e': setAlignment('center'),
  'Mod-Shift-r': setAlignment('right'),
  'Mod-Shift-j': setAlignment('justify'),
};

/** The keys that give a text its look. Until they are there the browser's own keys make it bold, italic or underlined. */
export function formatKeys(): Plugin {
  return new Plugin({ props: { handleKeyDown: handleKeys(bindings, isMac()) } });
}

import { baseKeymap, chainCommands } from 'prosemirror-commands';
import { redo, undo } from 'prosemirror-history';
import { undoInputRule } from 'prosemirror-inputrules';
import { keymap } from 'prosemirror-keymap';
import type { Command, Plugin } from 'prosemirror-state';
import {
  enter,
  insertHardBreak,
  moveToEdge,
  toggleBold,
  toggleHeading,
  toggleItalic,
  toggleQuote,
  toggleStrike,
  toggleUnderline,
} from './commands.ts';

// With content-visibility the browser lands 52 positions before the real end: the ends are document selections.
const edges: Record<string, Command> = {
  'Mod-End': moveToEdge('end'),
  'Mod-Home': moveToEdge('start'),
  'Shift-Mod-End': moveToEdge('end', true),
  'Shift-Mod-Home': moveToEdge('start', true),
};
const macEdges: Record<string, Command> = {
  'Mod-ArrowDown': moveToEdge('end'),
  'Mod-ArrowUp': moveToEdge('start'),
  'Shift-Mod-ArrowDown': moveToEdge('end', true),
  'Shift-Mod-ArrowUp': moveToEdge('start', true),
};

const bindings: Record<string, Command> = {
  Enter: enter,
  'Shift-Enter': insertHardBreak,
  'Mod-Enter': insertHardBreak,
  'Mod-b': toggleBold,
  'Mod-i': toggleItalic,
  'Mod-u': toggleUnderline,
  'Mod-Shift-x': toggleStrike,
  'Mod-Alt-2': toggleHeading(2),
  'Mod-Alt-3': toggleHeading(3),
  'Mod-Shift-9': toggleQuote,
  'Mod-z': undo,
  'Mod-y': redo,
  'Shift-Mod-z': redo,
  ...edges,
};

/** The editor's keys, in front of ProseMirror's own. */
export function editorKeymap(isMac: boolean): Plugin[] {
  const backspace = baseKeymap.Backspace ? chainCommands(undoInputRule, baseKeymap.Backspace) : undoInputRule;
  return [
    keymap({ ...bindings, ...(isMac ? macEdges : {}), Backspace: backspace }),
    // Enter, if the chain above refuses, must not fall to the base map: it would drop the alignment.
    keymap(baseKeymap),
  ];
}

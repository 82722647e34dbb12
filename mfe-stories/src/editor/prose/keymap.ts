import {
  chainCommands,
  deleteSelection,
  joinBackward,
  joinForward,
  selectAll,
  selectNodeBackward,
  selectNodeForward,
  selectTextblockEnd,
  selectTextblockStart,
} from 'prosemirror-commands';
import { redo } from 'prosemirror-history';
import { type Command, Plugin } from 'prosemirror-state';
import { enter, insertHardBreak, moveToEdge, undoTyping } from './commands.ts';
import { handleKeys } from './key-names.ts';
import { undoRule } from './typing-rules.ts';

const backspace = chainCommands(undoRule, deleteSelection, joinBackward, selectNodeBackward);
const forwardDelete = chainCommands(deleteSelection, joinForward, selectNodeForward);

const bindings: Record<string, Command> = {
  Enter: enter,
  'Shift-Enter': insertHardBreak,
  'Mod-Enter': insertHardBreak,
  Backspace: backspace,
  'Shift-Backspace': backspace,
  'Mod-Backspace': backspace,
  Delete: forwardDelete,
  'Mod-Delete': forwardDelete,
  'Mod-a': selectAll,
  'Mod-z': undoTyping,
  'Mod-y': redo,
  'Mod-Shift-z': redo,
  // With content-visibility the browser lands 52 positions before the real end: the ends are document selections.
  'Mod-End': moveToEdge('end'),
  'Mod-Home': moveToEdge('start'),
  'Mod-Shift-End': moveToEdge('end', true),
  'Mod-Shift-Home': moveToEdge('start', true),
};

const macBindings: Record<string, Command> = {
  'Mod-ArrowDown': moveToEdge('end'),
  'Mod-ArrowUp': moveToEdge('start'),
  'Mod-Shift-ArrowDown': moveToEdge('end', true),
  'Mod-Shift-ArrowUp': moveToEdge('start', true),
  'Alt-Backspace': backspace,
  'Ctrl-h': backspace,
  'Alt-Delete': forwardDelete,
  'Ctrl-d': forwardDelete,
  'Ctrl-a': selectTextblockStart,
  'Ctrl-e': selectTextblockEnd,
};

/** The keys of typing. What is bound neither here nor in `format-keys.ts` is the browser's. */
export function editorKeymap(isMac: boolean): Plugin {
  return new Plugin({
    props: { handleKeyDown: handleKeys(isMac ? { ...bindings, ...macBindings } : bindings, isMac) },
  });
}

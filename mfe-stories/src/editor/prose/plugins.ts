import { history } from 'prosemirror-history';
import type { Plugin } from 'prosemirror-state';
import { editorKeymap } from './keymap.ts';
import { type TypingOptions, typingRules } from './typing-rules.ts';

const UNDO_DEPTH = 1000;

/** Everything that works on the document; what only a view needs is in `view-tools.ts`. */
export function editorPlugins(isMac: boolean, options: TypingOptions): Plugin[] {
  return [typingRules(options), editorKeymap(isMac), history({ depth: UNDO_DEPTH })];
}

import { gapCursor } from 'prosemirror-gapcursor';
import { history } from 'prosemirror-history';
import type { Plugin } from 'prosemirror-state';
import { composedPunctuation } from './composed-punctuation.ts';
import { smartPunctuation } from './input-rules.ts';
import { editorKeymap } from './keymap.ts';

const UNDO_DEPTH = 1000;

/** Everything that works on the document; what only a view needs is in `create-view.ts`. */
export function editorPlugins(isMac: boolean): Plugin[] {
  return [
    smartPunctuation(),
    composedPunctuation(),
    ...editorKeymap(isMac),
    history({ depth: UNDO_DEPTH }),
    gapCursor(),
  ];
}

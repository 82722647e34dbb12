import { redoDepth, undoDepth } from 'prosemirror-history';
import type { EditorState } from 'prosemirror-state';
import { isInQuote, isMarkActive } from '../prose/format-commands.ts';
import { schema } from '../schema.ts';

export type ToolKey = 'undo' | 'redo' | 'bold' | 'italic' | 'quote';

/** The tools that are on (pressed) or possible, as one text: equal states render nothing. */
export function toolbarState(state: EditorState): string {
  const on: ToolKey[] = [];
  if (undoDepth(state) > 0) on.push('undo');
  if (redoDepth(state) > 0) on.push('redo');
  if (isMarkActive(state, schema.marks.strong)) on.push('bold');
  if (isMarkActive(state, schema.marks.em)) on.push('italic');
  if (isInQuote(state)) on.push('quote');
  return on.join(' ');
}

/** Those of the menu beside the tools. */
export function formatsOf(state: EditorState) {
  const { type, attrs } = state.selection.$from.parent;
  return {
    underline: isMarkActive(state, schema.marks.underline),
    strike: isMarkActive(state, schema.marks.strike),
    heading: type === schema.nodes.heading ? attrs.level : undefined,
    align: attrs.align ?? 'left',
  };
}

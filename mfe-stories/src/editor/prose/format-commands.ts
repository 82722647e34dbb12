import { lift, setBlockType, toggleMark, wrapIn } from 'prosemirror-commands';
import type { MarkType } from 'prosemirror-model';
import { type Command, type EditorState, Selection } from 'prosemirror-state';
import { schema } from '../schema.ts';

const { paragraph, heading, blockquote, scene_break: sceneBreak } = schema.nodes;

export const toggleBold = toggleMark(schema.marks.strong);
export const toggleItalic = toggleMark(schema.marks.em);
export const toggleUnderline = toggleMark(schema.marks.underline);
export const toggleStrike = toggleMark(schema.marks.strike);

/** True when the whole selection, or what is typed next, carries the mark. */
export function isMarkActive(state: EditorState, type: MarkType): boolean {
  const { empty, $from, from, to } = state.selection;
  if (empty) return type.isInSet(state.storedMarks ?? $from.marks()) !== undefined;
  return state.doc.rangeHasMark(from, to, type);
}

/** True when the selection lies in a quote. */
export function isInQuote(state: EditorState): boolean {
  const { $from } = state.selection;
  for (let depth = $from.depth; depth > 0; depth -= 1) if ($from.node(depth).type === blockquote) return true;
  return false;
}

/** Wraps the selected paragraphs in a quote, or takes them out of one. */
export const toggleQuote: Command = (state, dispatch, view) =>
  isInQuote(state) ? lift(state, dispatch, view) : wrapIn(blockquote)(state, dispatch, view);

/** Makes the block a heading of the level, or a paragraph again when it is one already. */
export function toggleHeading(level: 2 | 3): Command {
  return (state, dispatch, view) => {
    const { parent } = state.selection.$from;
    const active = parent.type === heading && parent.attrs.level === level;
    const align = parent.attrs.align ?? 'left';
    const command = active ? setBlockType(paragraph, { align }) : setBlockType(heading, { level, align });
    return command(state, dispatch, view);
  };
}

/** Sets the alignment of the selected paragraphs and headings. */
export function setAlignment(align: string): Command {
  return (state, dispatch) => {
    const transaction = state.tr;
    const { from, to } = state.selection;
    state.doc.nodesBetween(from, to, (node, position) => {
      if (node.isTextblock && node.attrs.align !== align) transaction.setNodeAttribute(position, 'align', align);
      return !node.isTextblock;
    });
    if (!transaction.docChanged) return false;
    dispatch?.(transaction);
    return true;
  };
}

/** Puts a scene break after the current block (in place of it when it is empty) and the cursor behind it. */
export const insertSceneBreak: Command = (state, dispatch) => {
  const { $from } = state.selection;
  if ($from.depth === 0) return false;
  const block = $from.node(1);
  const replaces = block.type === paragraph && block.content.size === 0;
  const start = replaces ? $from.before(1) : $from.after(1);
  const transaction = state.tr;
  const after = state.doc.resolve($from.after(1)).nodeAfter;
  const content = after?.isTextblock ? [sceneBreak.create()] : [sceneBreak.create(), paragraph.create()];
  transaction.replaceWith(start, $from.after(1), content);
  transaction.setSelection(Selection.near(transaction.doc.resolve(start + 1), 1));
  dispatch?.(transaction.scrollIntoView());
  return true;
};

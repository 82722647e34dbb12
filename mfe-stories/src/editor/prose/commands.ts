import {
  chainCommands,
  createParagraphNear,
  lift,
  liftEmptyBlock,
  setBlockType,
  splitBlockAs,
  toggleMark,
  wrapIn,
} from 'prosemirror-commands';
import { undo } from 'prosemirror-history';
import type { MarkType } from 'prosemirror-model';
import { type Command, type EditorState, Selection, TextSelection } from 'prosemirror-state';
import { schema } from '../schema.ts';
import { isSceneBreakText } from './scene-break-text.ts';
import { undoRule } from './typing-rules.ts';

const { paragraph, heading, blockquote, scene_break: sceneBreak, hard_break: hardBreak } = schema.nodes;

export const toggleBold = toggleMark(schema.marks.strong);
export const toggleItalic = toggleMark(schema.marks.em);
export const toggleUnderline = toggleMark(schema.marks.underline);
export const toggleStrike = toggleMark(schema.marks.strike);

/** Undo; right after a typing rule it leaves what was typed. */
export const undoTyping: Command = chainCommands(undoRule, undo);

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

/** Enter behind a typed scene break (three asterisks or a hash) makes it a real one. */
const enterSceneBreak: Command = (state, dispatch) => {
  const { $from, empty } = state.selection;
  if (!empty || $from.depth !== 1 || $from.parent.type !== paragraph) return false;
  if ($from.parentOffset !== $from.parent.content.size || !isSceneBreakText($from.parent.textContent)) return false;
  const transaction = state.tr;
  const start = $from.before(1);
  transaction.replaceWith(start, $from.after(1), [sceneBreak.create(), paragraph.create()]);
  transaction.setSelection(TextSelection.create(transaction.doc, start + 2));
  dispatch?.(transaction.scrollIntoView());
  return true;
};

// A new paragraph keeps its alignment; what follows a heading is a paragraph.
const splitKeepingAlignment = splitBlockAs((node) =>
  node.type === paragraph ? { type: paragraph, attrs: node.attrs } : null,
);

export const enter: Command = chainCommands(
  enterSceneBreak,
  createParagraphNear,
  liftEmptyBlock,
  splitKeepingAlignment,
);

export const insertHardBreak: Command = (state, dispatch) => {
  if (!state.selection.$from.parent.inlineContent) return false;
  dispatch?.(state.tr.replaceSelectionWith(hardBreak.create(), true).scrollIntoView());
  return true;
};

/** Start or end of the document; with `extend` the selection grows to it. */
export function moveToEdge(edge: 'start' | 'end', extend = false): Command {
  return (state, dispatch) => {
    const { doc } = state;
    const target = edge === 'start' ? Selection.atStart(doc) : Selection.atEnd(doc);
    const selection =
      extend && target instanceof TextSelection
        ? TextSelection.between(doc.resolve(state.selection.anchor), target.$head)
        : target;
    dispatch?.(state.tr.setSelection(selection).scrollIntoView());
    return true;
  };
}

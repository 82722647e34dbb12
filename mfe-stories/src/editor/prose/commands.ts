import { chainCommands, createParagraphNear, liftEmptyBlock, splitBlockAs } from 'prosemirror-commands';
import { undo } from 'prosemirror-history';
import { type Command, Selection, TextSelection } from 'prosemirror-state';
import { schema } from '../schema.ts';
import { isSceneBreakText } from './scene-break-text.ts';
import { undoRule } from './typing-rules.ts';

const { paragraph, scene_break: sceneBreak, hard_break: hardBreak } = schema.nodes;

/** Undo; right after a typing rule it leaves what was typed. */
export const undoTyping: Command = chainCommands(undoRule, undo);

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

import type { Mark } from 'prosemirror-model';
import type { Command, EditorState } from 'prosemirror-state';
import { isLinkAllowed } from '../link-allowed.ts';
import { schema } from '../schema.ts';

const { link } = schema.marks;

interface LinkRange {
  from: number;
  to: number;
  mark: Mark;
}

/** The link in which the cursor stands, with its whole extent: text of other marks in it included. */
export function linkAt(state: EditorState): LinkRange | null {
  const { $from } = state.selection;
  const { parent } = $from;
  const at = $from.index();
  const child = parent.maybeChild(at);
  const mark = child && link.isInSet(child.marks);
  if (!mark) return null;
  let first = at;
  let last = at;
  while (first > 0 && mark.isInSet(parent.child(first - 1).marks)) first -= 1;
  while (last + 1 < parent.childCount && mark.isInSet(parent.child(last + 1).marks)) last += 1;
  const sizes = parent.children.map((node) => node.nodeSize);
  const sum = (count: number) => sizes.slice(0, count).reduce((total, size) => total + size, $from.start());
  return { from: sum(first), to: sum(last + 1), mark };
}

/** Completes what people type: `example.com` and `me@example.com`. Empty when it cannot be an address. */
export function linkAddress(typed: string): string {
  const text = typed.trim();
  if (isLinkAllowed(text)) return text;
  if (/^[^\s@:/]+@[^\s@:/]+\.[^\s@:/]+$/.test(text)) return `mailto:${text}`;
  return /^[^\s@:]+\.[^\s@:.]{2,}(?:[/?#]\S*)?$/.test(text) ? `https://${text}` : '';
}

/** Links the selection, or changes the link around the cursor, or inserts the address itself. */
export function setLink(href: string): Command {
  return (state, dispatch) => {
    const mark = link.create({ href });
    const current = linkAt(state);
    const { from, to, empty } = state.selection;
    const transaction = state.tr;
    if (!empty) transaction.removeMark(from, to, link).addMark(from, to, mark);
    else if (current) transaction.removeMark(current.from, current.to, link).addMark(current.from, current.to, mark);
    else transaction.replaceSelectionWith(schema.text(href.replace(/^mailto:/, ''), [mark]), false);
    dispatch?.(transaction.scrollIntoView());
    return true;
  };
}

export const removeLink: Command = (state, dispatch) => {
  const { from, to, empty } = state.selection;
  const range = empty ? linkAt(state) : { from, to };
  if (!range) return false;
  dispatch?.(state.tr.removeMark(range.from, range.to, link));
  return true;
};

import type { CommentItem } from '@myfiction/shared/contract/calls/comment.ts';
import { focusTitle } from '@myfiction/shared/screen/focus-title.ts';
import { type FocusEvent, useLayoutEffect, useRef } from 'react';
import { rowIdOf } from './use-list-keys.ts';

/**
 * A comment whose button goes by what it does gets the button's focus; one that leaves the list hands it on to the one
 * that takes its place, the last of all to the page's title. Spread what it gives on the list's element.
 *
 * @param listKey another list has another one
 * @param onMove told of another comment that has it then, or of none
 */
export function useRowFocus(
  items: readonly CommentItem[],
  listKey: string,
  onMove: (commentId: string | undefined) => void,
) {
  const focused = useRef<{ target: Element; id: string; at: number; listKey: string }>(undefined);
  const placeOf = (id: string) => items.findIndex((item) => item.comment_id === id);
  useLayoutEffect(() => {
    const last = focused.current;
    if (!last || last.target.isConnected || document.activeElement !== document.body) return;
    focused.current = undefined;
    if (last.listKey !== listKey) return;
    const next = items[placeOf(last.id)] ?? items[Math.min(last.at, items.length - 1)];
    if (next) document.getElementById(rowIdOf(next.comment_id))?.focus();
    else focusTitle({ preventScroll: true });
    if (next?.comment_id !== last.id) onMove(next?.comment_id);
  });
  const onFocus = ({ target }: FocusEvent<HTMLElement>) => {
    const id = target.closest<HTMLElement>('[data-comment]')?.dataset.comment;
    if (id !== undefined) focused.current = { target, id, at: placeOf(id), listKey };
  };
  return { onFocus };
}

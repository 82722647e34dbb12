import type { CommentItem } from '@myfiction/shared/contract/calls/comment.ts';
import { isBusyElsewhere } from '@myfiction/shared/screen/is-busy-elsewhere.ts';
import { useEffect, useEffectEvent } from 'react';
import { canAnswer } from './can-answer.ts';
import type { Desk } from './desk-context.ts';

export const rowIdOf = (commentId: string): string => `comment-${commentId}`;

export interface ListKeys {
  items: readonly CommentItem[];
  currentId: string | undefined;
  desk: Desk;
  onMove: (commentId: string) => void;
  onSelect: (commentId: string) => void;
  onSearch: () => void;
}

/** j and k go through the comments; r, l, h and x act on the current one; ? shows the sheet. */
export function useListKeys({ items, currentId, desk, onMove, onSelect, onSearch }: ListKeys): void {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.metaKey || event.ctrlKey || event.altKey || event.defaultPrevented) return;
    if (isBusyElsewhere(event.target)) return;
    const current = items.find((item) => item.comment_id === currentId);
    const keys: Record<string, () => void> = {
      j: () => move(1),
      k: () => move(-1),
      '/': onSearch,
      '?': () => desk.ask({ kind: 'keys' }),
      ...(current && {
        x: () => onSelect(current.comment_id),
        ...(canAnswer(current) && {
          r: () => desk.compose(current.comment_id),
          l: () => desk.act(current.liked ? 'unlike' : 'like', [current]),
          h: () => desk.act(current.status === 'hidden' ? 'show' : 'hide', [current]),
        }),
      }),
    };
    const run = keys[event.key];
    if (!run) return;
    event.preventDefault();
    run();
  });
  const move = (step: 1 | -1) => {
    const at = items.findIndex((item) => item.comment_id === currentId);
    // The first j goes to the first comment: the one that stands beside its passage already.
    const isThere = document.activeElement?.id === (currentId && rowIdOf(currentId));
    const next = items[at === -1 ? 0 : isThere ? Math.min(Math.max(at + step, 0), items.length - 1) : at];
    if (!next) return;
    onMove(next.comment_id);
    document.getElementById(rowIdOf(next.comment_id))?.focus();
  };
  useEffect(() => {
    const listener = (event: KeyboardEvent) => onKey(event);
    document.addEventListener('keydown', listener);
    return () => document.removeEventListener('keydown', listener);
  }, []);
}

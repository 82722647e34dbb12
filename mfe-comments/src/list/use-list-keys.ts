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

/** j and k go through the comments; r, l, h and x act on the one that has the focus, else the current; ? shows the sheet. */
export function useListKeys({ items, currentId, desk, onMove, onSelect, onSearch }: ListKeys): void {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.metaKey || event.ctrlKey || event.altKey || event.defaultPrevented) return;
    if (isBusyElsewhere(event.target)) return;
    const focusedId = document.activeElement?.closest('article')?.id;
    const focused = items.findIndex((item) => rowIdOf(item.comment_id) === focusedId);
    const at = focused < 0 ? items.findIndex((item) => item.comment_id === currentId) : focused;
    // The first j or k goes to the comment that stands beside its passage already.
    const step = focused < 0 ? 0 : 1;
    const current = items[at];
    const keys: Record<string, () => void> = {
      j: () => moveTo(at + step),
      k: () => moveTo(at - step),
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
  const moveTo = (place: number) => {
    const next = items[Math.max(place, 0)];
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

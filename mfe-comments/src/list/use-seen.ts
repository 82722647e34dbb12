import type { CommentItem } from '@myfiction/shared/contract/calls/comment.ts';
import { type RefObject, useEffect, useRef } from 'react';
import { actOnComments } from '../api/act-on-comments.ts';
import { isTouched, touch } from './touched.ts';

/** On the screen for this long, a comment is read. */
const READ_MS = 2_000;
const MOST_AT_ONCE = 100;

/** Marks comments as seen that stand on the screen long enough while the tab is looked at. */
export function useSeen(list: RefObject<HTMLElement | null>, items: readonly CommentItem[]): void {
  const unseen = items.filter((item) => !item.seen && !isTouched(item.comment_id)).map((item) => item.comment_id);
  const wanted = unseen.join(' ');
  const inView = useRef(new Set<string>());
  useEffect(() => {
    if (!list.current || wanted === '') return;
    const view = inView.current;
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries) {
          const id = target instanceof HTMLElement ? (target.dataset.comment ?? '') : '';
          if (isIntersecting) view.add(id);
          else view.delete(id);
        }
      },
      { threshold: 0.6 },
    );
    const ids = new Set(wanted.split(' '));
    for (const row of list.current.querySelectorAll<HTMLElement>('[data-comment]')) {
      if (ids.has(row.dataset.comment ?? '')) observer.observe(row);
    }
    let before = new Set<string>();
    const timer = setInterval(() => {
      if (document.hidden) return;
      const read = [...view].filter((id) => before.has(id)).slice(0, MOST_AT_ONCE);
      before = new Set(view);
      if (read.length > 0) markRead(read, view);
    }, READ_MS);
    return () => {
      clearInterval(timer);
      observer.disconnect();
      view.clear();
    };
  }, [list, wanted]);
}

function markRead(ids: string[], view: Set<string>): void {
  for (const id of ids) {
    touch(id);
    view.delete(id);
  }
  // Missed once, it is new again on the next visit.
  actOnComments('read', { comment_ids: ids }, { silent: true }).catch(() => undefined);
}

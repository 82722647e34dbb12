import type { CommentItem } from '@myfiction/shared/contract/calls/comment.ts';
import { type RefObject, useEffect } from 'react';
import { actOnComments } from '../api/act-on-comments.ts';
import { isTouched, touch } from './touched.ts';

/** On the screen for this long, a comment is read. */
const READ_MS = 2_000;
const MOST_AT_ONCE = 100;
/** Of the comment that has to be on the screen, or of the screen that a longer one has to fill. */
const SHARE_IN_VIEW = 0.6;

/** Marks comments as seen that stand on the screen long enough while the tab is looked at. */
export function useSeen(list: RefObject<HTMLElement | null>, items: readonly CommentItem[]): void {
  const unseen = items.filter((item) => !item.seen && !isTouched(item.comment_id)).map((item) => item.comment_id);
  const wanted = unseen.join(' ');
  useEffect(() => {
    if (wanted === '') return;
    const ids = new Set(wanted.split(' '));
    let before = new Set<string>();
    const timer = setInterval(() => {
      if (document.hidden || !list.current) return;
      const rows = [...list.current.querySelectorAll<HTMLElement>('[data-comment]')];
      const inView = rows.filter(isInView).map(({ dataset }) => dataset.comment ?? '');
      const read = inView.filter((id) => ids.has(id) && before.has(id)).slice(0, MOST_AT_ONCE);
      before = new Set(inView);
      for (const id of read) ids.delete(id);
      if (read.length > 0) markRead(read);
    }, READ_MS);
    return () => clearInterval(timer);
  }, [list, wanted]);
}

function isInView(row: HTMLElement): boolean {
  const { top, bottom, height } = row.getBoundingClientRect();
  const shown = Math.min(bottom, window.innerHeight) - Math.max(top, 0);
  return shown > 0 && shown >= SHARE_IN_VIEW * Math.min(height, window.innerHeight);
}

function markRead(ids: readonly string[]): void {
  for (const id of ids) touch(id);
  // Missed once, it is new again on the next visit.
  actOnComments('read', { comment_ids: [...ids] }, { silent: true }).catch(() => undefined);
}

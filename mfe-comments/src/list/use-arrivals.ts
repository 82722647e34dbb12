import type { CommentItem } from '@myfiction/shared/contract/calls/comment.ts';
import { queryClient, useLive } from '@myfiction/shared/host.ts';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { type CommentFilters, commentKeys } from '../api/comment-keys.ts';
import { type CommentPages, fetchComments, LARGEST_PAGE } from '../api/get-comments.ts';
import { changesShown } from '../api/patch-comments.ts';
import { isTouched } from './touched.ts';

/** News come in bursts: they are looked at together. */
const GATHER_MS = 400;

export interface Arrivals {
  /** Comments on top that the list does not show yet; `isMore` where there are more than could be counted. */
  count: number;
  isMore: boolean;
  /** Shows them. */
  show: () => Promise<void>;
}

/**
 * Follows what happens elsewhere to the comments of a list. What is shown changes in its place; what is new waits for
 * the author, so that nothing jumps.
 */
export function useArrivals(filters: CommentFilters): Arrivals {
  const key = JSON.stringify(filters);
  const [found, setFound] = useState({ key, ids: [] as readonly string[], isMore: false });
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const look = useEffectEvent(async () => {
    const shown = queryClient.getQueryData<CommentPages>(commentKeys.list(filters));
    const items = shown?.pages.flatMap((page) => page.items) ?? [];
    if (!shown) return;
    const limit = Math.min(Math.max(items.length, 20), LARGEST_PAGE);
    const fresh = await fetchFresh(filters, limit).catch(() => undefined);
    if (!fresh) return;
    const known = new Set(items.map((item) => item.comment_id));
    // Where some have been read, older ones move up from the next page: they are not new.
    const oldest = items.at(-1)?.created_at ?? '';
    const ids = fresh.items
      .filter((item) => !known.has(item.comment_id) && item.created_at > oldest)
      .map((item) => item.comment_id);
    if (filters.sort === 'newest') setFound({ key, ids, isMore: ids.length >= limit });
    queryClient.setQueryData<CommentPages>(commentKeys.list(filters), (data) =>
      data ? { ...data, pages: merged(data.pages, fresh, filters) } : data,
    );
  });
  useLive('comment', ({ story_id: storyId }) => {
    if (filters.storyId && filters.storyId !== storyId) return;
    clearTimeout(timer.current);
    timer.current = setTimeout(() => void look(), GATHER_MS);
  });
  useEffect(() => () => clearTimeout(timer.current), []);
  const isCurrent = found.key === key;
  return {
    count: isCurrent ? found.ids.length : 0,
    isMore: isCurrent && found.isMore,
    show: async () => {
      setFound({ key, ids: [], isMore: false });
      await queryClient.resetQueries({ queryKey: commentKeys.list(filters) });
    },
  };
}

/** The first comments, asked for again where something was done meanwhile. */
async function fetchFresh(filters: CommentFilters, limit: number): Promise<CommentPages['pages'][number]> {
  const before = changesShown();
  const fresh = await fetchComments(filters, { limit });
  return before === changesShown() ? fresh : fetchFresh(filters, limit);
}

/** The pages that are shown, with what is known now: nothing new among them, and gone what another tab took away. */
function merged(pages: CommentPages['pages'], fresh: CommentPages['pages'][number], filters: CommentFilters) {
  const now = new Map(fresh.items.map((item) => [item.comment_id, item]));
  const last = fresh.items.at(-1)?.created_at;
  const isCovered = (item: CommentItem) =>
    fresh.next_cursor === null || (last !== undefined && filters.sort === 'newest' && item.created_at > last);
  return pages.map((page) => ({
    ...page,
    counts: fresh.counts,
    items: page.items.flatMap((item) => {
      const newer = now.get(item.comment_id);
      if (newer) return [newer];
      if (!isCovered(item) || isTouched(item.comment_id)) return [item];
      // Read in another tab: it stays where it is, but is new no more.
      return filters.filter === 'new' ? [{ ...item, seen: true }] : [];
    }),
  }));
}

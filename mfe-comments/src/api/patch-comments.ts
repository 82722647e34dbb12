import type { CommentItem } from '@myfiction/shared/contract/calls/comment.ts';
import { type InfiniteData, queryClient } from '@myfiction/shared/host.ts';
import { type CommentFilters, commentKeys } from './comment-keys.ts';
import type { CommentPages } from './get-comments.ts';
import type { CommentContext, ThreadPage } from './get-thread.ts';

let changes = 0;

/** How many changes were shown so far: what was asked for before the last of them may not know of it. */
export const changesShown = (): number => changes;

/** The comment as it is now; undefined where the list does not show it any more. */
type Patch = (item: CommentItem, filters: CommentFilters) => CommentItem | undefined;

/** Changes comments in every list, thread and pane that is in the cache. */
export function patchComments(patch: Patch): void {
  changes++;
  for (const [key, data] of queryClient.getQueriesData<CommentPages>({ queryKey: commentKeys.lists })) {
    const filters = key[2] as CommentFilters;
    if (data) queryClient.setQueryData<CommentPages>(key, { ...data, pages: data.pages.map(patched) });

    function patched(page: CommentPages['pages'][number]) {
      return { ...page, items: page.items.flatMap((item) => patch(item, filters) ?? []) };
    }
  }
  const everywhere: CommentFilters = { filter: 'all', q: '', sort: 'newest' };
  const threads = { queryKey: commentKeys.threads };
  for (const [key, data] of queryClient.getQueriesData<InfiniteData<ThreadPage>>(threads)) {
    if (!data) continue;
    const pages = data.pages.map((page) => ({
      ...page,
      first: patch(page.first, everywhere) ?? page.first,
      items: page.items.flatMap((item) => patch(item, everywhere) ?? []),
    }));
    queryClient.setQueryData(key, { ...data, pages });
  }
  for (const [key, data] of queryClient.getQueriesData<CommentContext>({ queryKey: commentKeys.contexts })) {
    if (data) queryClient.setQueryData(key, { ...data, comment: patch(data.comment, everywhere) ?? data.comment });
  }
}

/** Puts newer versions of comments in the place of the ones that are shown. */
export function replaceComments(newer: readonly CommentItem[]): void {
  const byId = new Map(newer.map((item) => [item.comment_id, item]));
  patchComments((item) => byId.get(item.comment_id) ?? item);
}

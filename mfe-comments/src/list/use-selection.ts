import type { CommentItem } from '@myfiction/shared/contract/calls/comment.ts';
import type { CommentFilter } from '@myfiction/shared/contract/comment-options.ts';
import { useIsPhone } from '@myfiction/shared/host.ts';
import { useCloseRequest } from '@myfiction/shared/screen/use-close-request.ts';
import { useStateOverSignIn } from '@myfiction/shared/screen/use-state-over-sign-in.ts';
import { filterFinds } from '../api/filter-finds.ts';

export interface Selection {
  /** Chosen ones that the list shows. */
  chosen: readonly CommentItem[];
  /** Those of the list that choosing everything chooses. */
  choosable: readonly CommentItem[];
  /** All that match the filter, also those that are not on the page. */
  isEverything: boolean;
  toggle: (commentId: string) => void;
  chooseEverything: () => void;
  clear: () => void;
}

const NONE: readonly string[] = [];

/**
 * Which comments are chosen; another list begins with none. Everything leaves out what was answered, or moved, while it
 * stands in the list, unless it is chosen by itself: not what was seen, for all that is looked at is.
 */
export function useSelection(items: readonly CommentItem[], filter: CommentFilter, listKey: string): Selection {
  const [state, setState] = useStateOverSignIn('chosen comments', { listKey, chosen: NONE, isEverything: false });
  const { chosen: chosenIds, isEverything } = state.listKey === listKey ? state : { chosen: NONE, isEverything: false };
  const set = (next: readonly CommentItem[], everything = false) =>
    setState({ listKey, chosen: next.map((item) => item.comment_id), isEverything: everything });
  const isIn = (item: CommentItem) => chosenIds.includes(item.comment_id);
  const choosable = items.filter((item) => isIn(item) || filter === 'new' || filterFinds(item, filter));
  const chosen = isEverything ? choosable : items.filter(isIn);
  const clear = () => set([]);
  useCloseRequest(useIsPhone() && chosen.length > 0, clear);
  return {
    isEverything,
    chosen,
    choosable,
    // One taken out of all leaves the others of the page.
    toggle: (id) => set(items.filter((item) => chosen.includes(item) !== (item.comment_id === id))),
    chooseEverything: () => set(choosable, true),
    clear,
  };
}

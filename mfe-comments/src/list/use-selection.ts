import type { CommentItem } from '@myfiction/shared/contract/calls/comment.ts';
import { useState } from 'react';

export interface Selection {
  ids: ReadonlySet<string>;
  /** Chosen ones that the list shows. */
  chosen: readonly CommentItem[];
  /** All that match the filter, also those that are not on the page. */
  isEverything: boolean;
  toggle: (commentId: string) => void;
  chooseEverything: () => void;
  clear: () => void;
}

const NONE: ReadonlySet<string> = new Set();

/** Which comments are chosen; another list begins with none. */
export function useSelection(items: readonly CommentItem[], listKey: string): Selection {
  const [state, setState] = useState({ listKey, ids: NONE, isEverything: false });
  const { ids, isEverything } = state.listKey === listKey ? state : { ids: NONE, isEverything: false };
  const set = (next: ReadonlySet<string>, everything = false) =>
    setState({ listKey, ids: next, isEverything: everything });
  return {
    ids,
    isEverything,
    chosen: items.filter(({ comment_id: id }) => isEverything || ids.has(id)),
    toggle: (id) => {
      // One taken out of all leaves the others of the page.
      const next = new Set(isEverything ? items.map((item) => item.comment_id) : ids);
      if (!next.delete(id)) next.add(id);
      set(next);
    },
    chooseEverything: () => set(new Set(items.map((item) => item.comment_id)), true),
    clear: () => set(NONE),
  };
}

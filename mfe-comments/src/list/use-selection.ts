import type { CommentItem } from '@myfiction/shared/contract/calls/comment.ts';
import { useIsPhone } from '@myfiction/shared/host.ts';
import { useCloseRequest } from '@myfiction/shared/screen/use-close-request.ts';
import { useStateOverSignIn } from '@myfiction/shared/screen/use-state-over-sign-in.ts';
import { useMemo } from 'react';

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

const NONE: readonly string[] = [];

/** Which comments are chosen; another list begins with none. */
export function useSelection(items: readonly CommentItem[], listKey: string): Selection {
  const [state, setState] = useStateOverSignIn('chosen comments', { listKey, chosen: NONE, isEverything: false });
  const { chosen, isEverything } = state.listKey === listKey ? state : { chosen: NONE, isEverything: false };
  const ids = useMemo(() => new Set(chosen), [chosen]);
  const set = (next: Iterable<string>, everything = false) =>
    setState({ listKey, chosen: [...next], isEverything: everything });
  const listed = items.filter(({ comment_id: id }) => isEverything || ids.has(id));
  const clear = () => set(NONE);
  useCloseRequest(useIsPhone() && listed.length > 0, clear);
  return {
    ids,
    isEverything,
    chosen: listed,
    toggle: (id) => {
      // One taken out of all leaves the others of the page.
      const next = new Set(isEverything ? items.map((item) => item.comment_id) : ids);
      if (!next.delete(id)) next.add(id);
      set(next);
    },
    chooseEverything: () =>
      set(
        items.map((item) => item.comment_id),
        true,
      ),
    clear,
  };
}

import type { MessageSummary } from '@myfiction/shared/contract/calls/inbox.ts';
import { useIsPhone } from '@myfiction/shared/host.ts';
import { useCloseRequest } from '@myfiction/shared/screen/use-close-request.ts';
import { useMemo, useState } from 'react';

export interface Selection {
  /** Those of the listed messages that are chosen. */
  chosen: readonly MessageSummary[];
  /** True while the boxes show. */
  isChoosing: boolean;
  isAll: boolean;
  has: (messageId: string) => boolean;
  toggle: (messageId: string) => void;
  toggleAll: () => void;
  /** Shows the boxes. */
  begin: () => void;
  clear: () => void;
}

/** Which messages an action is for. Only what is listed counts: nobody acts on what a filter hides. */
export function useSelection(listed: readonly MessageSummary[]): Selection {
  const [ids, setIds] = useState<ReadonlySet<string>>(new Set());
  const [begun, setBegun] = useState(false);
  const selection = useMemo((): Selection => {
    const chosen = listed.filter(({ message_id }) => ids.has(message_id));
    const isAll = chosen.length > 0 && chosen.length === listed.length;
    return {
      ...{ chosen, isAll, isChoosing: begun || chosen.length > 0 },
      has: (id) => ids.has(id),
      toggle: (id) => setIds((present) => new Set(present.has(id) ? without(present, id) : [...present, id])),
      toggleAll: () => setIds(new Set(isAll ? [] : listed.map(({ message_id }) => message_id))),
      begin: () => {
        setBegun(true);
        const [first] = listed;
        if (first) setIds(new Set([first.message_id]));
      },
      clear: () => {
        setBegun(false);
        setIds(new Set());
      },
    };
  }, [listed, ids, begun]);
  useCloseRequest(useIsPhone() && selection.isChoosing, selection.clear);
  return selection;
}

function without(ids: ReadonlySet<string>, id: string): string[] {
  return [...ids].filter((other) => other !== id);
}

import { tabStorage } from '@myfiction/shared/screen/tab-storage.ts';
import { useCallback, useState } from 'react';

const prefix = 'myfiction.collapsed.';

/** Which volumes of a story are folded away, kept for this tab: the author comes back from the editor often. */
export function useCollapsed(storyId: string): [ReadonlySet<string>, (key: string) => void] {
  const [keys, setKeys] = useState<ReadonlySet<string>>(() => new Set(tabStorage.get(prefix + storyId)?.split(' ')));
  const toggle = useCallback(
    (key: string) =>
      setKeys((present) => {
        const next = new Set(present);
        if (!next.delete(key)) next.add(key);
        tabStorage.set(prefix + storyId, [...next].join(' '));
        return next;
      }),
    [storyId],
  );
  return [keys, toggle];
}

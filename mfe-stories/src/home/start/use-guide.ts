import type { HomeOverview } from '@myfiction/shared/contract/calls/writing.ts';
import { getUserFlags, setUserFlags, useSession, useUser } from '@myfiction/shared/host.ts';
import { useState } from 'react';

/** The way to the first published chapter. Who has no story yet can put it away; with one it leads on to the last step. */
export function useGuide({ published, stories }: Pick<HomeOverview, 'published' | 'stories'>) {
  const uid = useSession()?.uid ?? 0;
  // A session out of the address brings no figures: the flag is known with the author's record, after the first draw.
  useUser();
  const [isPutAway, setPutAway] = useState(false);
  const isWanted = !isPutAway && getUserFlags(uid).showGuidance;
  return {
    isShown: !published && (stories > 0 || isWanted),
    hide:
      stories > 0
        ? undefined
        : () => {
            setUserFlags(uid, { showGuidance: false });
            setPutAway(true);
          },
  };
}

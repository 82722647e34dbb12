import { queryClient } from '@myfiction/shared/host.ts';
import { useCallback, useEffect, useState } from 'react';
import { storyKeys } from '../../api/story-keys.ts';
import { closeJournalDatabase } from '../journal/journal-database.ts';
import { closeSession, type OpenRequest, type OpenResult, openSession } from '../session/open-session.ts';

export type OpenState = { kind: 'opening' } | { kind: 'slow' } | OpenResult;

/** A device that does not answer is told of, and waited for all the same: its text may be the newer one. */
const SLOW_MS = 10_000;

/** Opens a chapter for as long as the page stands. `request` is read once. */
export function useOpenSession(request: OpenRequest): [OpenState, () => void] {
  const [state, setState] = useState<OpenState>({ kind: 'opening' });
  const [initial] = useState(request);
  const [tries, setTries] = useState(0);
  useEffect(() => {
    let isGone = false;
    const slow = setTimeout(() => setState({ kind: 'slow' }), SLOW_MS);
    const opening = openSession(initial);
    void opening.then((result) => {
      clearTimeout(slow);
      if (!isGone) setState(result);
    });
    return () => {
      isGone = true;
      clearTimeout(slow);
      void opening.then((result) => {
        if (result.kind === 'open') void closeAndRefresh(result);
      });
    };
  }, [initial, tries]);
  const retry = useCallback(() => {
    // One that never opened is not waited for again.
    closeJournalDatabase();
    setState({ kind: 'opening' });
    setTries((count) => count + 1);
  }, []);
  return [state, retry];
}

// What other pages show of the chapter is old once it was written in.
async function closeAndRefresh(open: Extract<OpenResult, { kind: 'open' }>): Promise<void> {
  await closeSession(open);
  await queryClient.invalidateQueries({ queryKey: storyKeys.all });
}

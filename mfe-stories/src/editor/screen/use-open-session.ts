import { queryClient } from '@myfiction/shared/host.ts';
import { useCallback, useEffect, useState } from 'react';
import { storyKeys } from '../../api/story-keys.ts';
import { closeSession, type OpenRequest, type OpenResult, openSession } from '../session/open-session.ts';

export type OpenState = { kind: 'opening' } | OpenResult;

/** Opens a chapter for as long as the page stands. `request` is read once. */
export function useOpenSession(request: OpenRequest): [OpenState, () => void] {
  const [state, setState] = useState<OpenState>({ kind: 'opening' });
  const [initial] = useState(request);
  const [tries, setTries] = useState(0);
  useEffect(() => {
    let isGone = false;
    const opening = openSession(initial);
    void opening.then((result) => {
      if (!isGone) setState(result);
    });
    return () => {
      isGone = true;
      void opening.then((result) => {
        if (result.kind === 'open') void closeAndRefresh(result);
      });
    };
  }, [initial, tries]);
  const retry = useCallback(() => {
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

import type { RemotePageModule } from '@myfiction/shared/host.ts';
import { useCallback, useEffect, useState } from 'react';
import { loadExposed, loadedModule } from '../loading/load-exposed.ts';
import { nameFailure } from '../loading/name-failure.ts';
import type { RemoteError } from '../remote-error.ts';

export type ExposedState =
  | { status: 'pending' }
  | { status: 'ready'; module: RemotePageModule }
  | { status: 'failed'; error: RemoteError };

interface Exposed {
  state: ExposedState;
  /** The mounted remote failed: shows that instead of it. */
  fail: (error: RemoteError) => void;
  retry: () => void;
}

function initialState(remote: string, exposed: string): ExposedState {
  const module = loadedModule(remote, exposed);
  return module ? { status: 'ready', module } : { status: 'pending' };
}

/** Loads a page or slot and keeps its state. For one remote and exposed name: give the component a key of both. */
export function useExposed(remote: string, exposed: string): Exposed {
  const [attempt, setAttempt] = useState(0);
  const [state, setState] = useState(() => initialState(remote, exposed));
  useEffect(() => {
    let isCurrent = true;
    const settle = (next: ExposedState) => isCurrent && setState(next);
    loadExposed(remote, exposed, { refresh: attempt > 0 }).then(
      (module) => settle({ status: 'ready', module }),
      (error: unknown) => settle({ status: 'failed', error: nameFailure(remote, error) }),
    );
    return () => {
      isCurrent = false;
    };
  }, [remote, exposed, attempt]);
  const fail = useCallback((error: RemoteError) => setState({ status: 'failed', error }), []);
  const retry = useCallback(() => {
    setState({ status: 'pending' });
    setAttempt((count) => count + 1);
  }, []);
  return { state, fail, retry };
}

import { getSession, onSignOut } from '@myfiction/shared/host.ts';
import { type Dispatch, type SetStateAction, useLayoutEffect, useRef, useState } from 'react';

/** What stood on pages when the session ended, by author and name. In memory only: papers and account numbers too. */
const kept = new Map<string, unknown>();
let isSigningOut = false;

onSignOut(() => {
  isSigningOut = true;
  kept.clear();
});

/**
 * `useState` for what an author types or has open: where the session ends meanwhile, the same author finds it again
 * after signing in, in this tab. Leaving the page or signing out forgets it as usual.
 *
 * @param name of the state among all of the package; what it is about belongs in it
 */
export function useStateOverSignIn<T>(name: string, start: T | (() => T)): [T, Dispatch<SetStateAction<T>>] {
  const [key] = useState(() => `${getSession()?.uid ?? 0} ${name}`);
  // The name stands for the type: one call has it.
  const state = useState<T>(() => (kept.has(key) ? (kept.get(key) as T) : start instanceof Function ? start() : start));
  const latest = useRef(state[0]);
  useLayoutEffect(() => {
    latest.current = state[0];
  });
  useLayoutEffect(() => {
    isSigningOut = false;
    kept.delete(key);
    return () => {
      if (getSession() === null && !isSigningOut) kept.set(key, latest.current);
    };
  }, [key]);
  return state;
}

import { getSession, onSignOut, storage } from '@myfiction/shared/host.ts';
import { type Dispatch, type SetStateAction, useLayoutEffect, useRef, useState } from 'react';
import { OVER_SIGN_IN, OVER_SIGN_IN_MS, SIGNED_OUT_KEY } from '../contract/device-keys.ts';
import { tabStorage } from './tab-storage.ts';

/** What stood on pages when the session ended, by author and name. */
const kept = new Map<string, unknown>();
onSignOut(() => kept.clear());

const whole = <T>(state: T): T => state;

/** For what must never be written to a storage: numbers of accounts and persons, and what is signed. */
export const NOT_STORED = (): undefined => undefined;

/**
 * `useState` for what an author types or has open: where the session ends meanwhile, the same author finds it again
 * after signing in, in this tab, also where the page was loaded anew or the way led over a provider's pages. Leaving the
 * page or signing out forgets it as usual.
 *
 * @param name of the state among all of the studio; what it is about belongs in it
 * @param toStore what of it may be stored, as JSON, the same function in each drawing; the rest waits in memory, as long
 *   as the page is not loaded anew
 */
export function useStateOverSignIn<T>(
  name: string,
  start: T | (() => T),
  toStore: (state: T) => T | undefined = whole,
): [T, Dispatch<SetStateAction<T>>] {
  const [uid] = useState(() => getSession()?.uid);
  const key = `${OVER_SIGN_IN} ${uid} ${name}`;
  // The name stands for the type: one call has it.
  const state = useState<T>(() => (isKept(key) ? (kept.get(key) as T) : start instanceof Function ? start() : start));
  const latest = useRef(state[0]);
  useLayoutEffect(() => {
    latest.current = state[0];
  });
  useLayoutEffect(() => {
    kept.delete(key);
    return () => {
      if (uid === undefined || getSession() !== null || storage.get(SIGNED_OUT_KEY) !== null) return;
      kept.set(key, latest.current);
      const stored = toStore(latest.current);
      if (stored !== undefined) tabStorage.set(key, JSON.stringify([Date.now(), stored]));
    };
  }, [key, uid, toStore]);
  return state;
}

/** Brings what is stored into memory and out of the storage: a page that it makes throw is well once it is loaded anew. */
function isKept(key: string): boolean {
  const stored = tabStorage.get(key) ?? '[]';
  tabStorage.remove(key);
  const [keptAtMs, state] = JSON.parse(stored);
  if (!kept.has(key) && Date.now() - keptAtMs < OVER_SIGN_IN_MS) kept.set(key, state);
  return kept.has(key);
}

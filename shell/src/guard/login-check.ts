import { useSyncExternalStore } from 'react';

/** Whether pages ask for a session: unknown until the region check answers, skipped after 104104 (point 7). */
export type LoginCheck = 'pending' | 'required' | 'skipped';

let current: LoginCheck = 'pending';
const listeners = new Set<() => void>();

export function setLoginCheck(next: LoginCheck): void {
  current = next;
  for (const listener of listeners) listener();
}

export const getLoginCheck = (): LoginCheck => current;

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function useLoginCheck(): LoginCheck {
  return useSyncExternalStore(subscribe, getLoginCheck);
}

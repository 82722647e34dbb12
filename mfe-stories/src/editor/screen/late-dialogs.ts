import { useEffect, useState } from 'react';
import { whenIdle } from '../session/when-idle.ts';

/** Dialogs that most visits never open: chunks of their own, fetched while the author reads. */
export const lateDialogs = {
  conflict: () => import('../conflict/conflict-dialog.tsx').then((module) => module.ConflictDialog),
  goal: () => import('../goal/goal-dialog.tsx').then((module) => module.GoalDialog),
  link: () => import('../components/link-dialog.tsx').then((module) => module.LinkDialog),
  publish: () => import('../publish-dialog.tsx').then((module) => module.PublishDialog),
  signIn: () => import('../sign-in/sign-in-dialog.tsx').then((module) => module.SignInDialog),
};

/** Fetches all of them, so that they are there when the connection or the session is not. */
export function fetchLateDialogs(): void {
  whenIdle(() => {
    // One that fails now is tried again when it is needed.
    for (const load of Object.values(lateDialogs)) load().catch(() => undefined);
  });
}

/** A late component; null until it is there. React's own `lazy` would keep a failed load for good. */
export function useLate<T>(load: () => Promise<T>, isWanted: boolean): T | null {
  const [loaded, setLoaded] = useState<{ component: T } | null>(null);
  useEffect(() => {
    if (!isWanted || loaded) return;
    let isCurrent = true;
    load().then(
      (component) => isCurrent && setLoaded({ component }),
      () => undefined,
    );
    return () => {
      isCurrent = false;
    };
  }, [load, isWanted, loaded]);
  return loaded?.component ?? null;
}

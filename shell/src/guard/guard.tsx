import type { ReactNode } from 'react';
import { DelayedProgress } from '../remotes/delayed-progress.tsx';
import type { AccessDecision } from './decide-access.ts';
import { SignInRedirect } from './sign-in-redirect.tsx';

/** Lets the page through, sends to sign-in, or waits for the region check; a page that may not be seen is not mounted. */
export function Guard({ decision, children }: { decision: AccessDecision; children: ReactNode }) {
  if (decision === 'allow') return children;
  return decision === 'wait' ? <DelayedProgress /> : <SignInRedirect />;
}

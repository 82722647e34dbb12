import type { Access } from '@myfiction/shared/contract/platform.ts';
import type { LoginCheck } from './login-check.ts';

/** `wait`: the region check has not answered yet, and its answer decides. */
export type AccessDecision = 'allow' | 'sign-in' | 'wait';

export function decideAccess(access: Access, signedIn: boolean, loginCheck: LoginCheck): AccessDecision {
  if (access === 'public' || signedIn || loginCheck === 'skipped') return 'allow';
  return loginCheck === 'pending' ? 'wait' : 'sign-in';
}

import type { Access } from '@myfiction/shared/contract/platform.ts';
import { useLocation, useSession } from '@myfiction/shared/host.ts';
import { type AccessDecision, decideAccess } from './decide-access.ts';
import { useLoginCheck } from './login-check.ts';
import { accessOf } from './public-paths.ts';

/**
 * Whether the page at this address may be seen now.
 * @param declared What its manifest asks for. Undefined on an address that nobody declares: that is no route, and its
 *   not-found page is for everyone.
 */
export function useAccess(declared: Access | undefined): AccessDecision {
  const { pathname } = useLocation();
  const signedIn = useSession() !== null;
  const loginCheck = useLoginCheck();
  return decideAccess(accessOf(pathname, declared ?? 'public'), signedIn, loginCheck);
}

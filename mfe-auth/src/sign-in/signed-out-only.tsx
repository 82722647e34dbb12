import { paths } from '@myfiction/shared/contract/paths.ts';
import { afterSignInPath, Navigate, useSession, useUser } from '@myfiction/shared/host.ts';
import { type ReactNode, useState } from 'react';
import { isLinking } from '../providers/attempt.ts';

/**
 * The sign-in pages are for the signed-out. Who was signed in when the page opened goes to redirect_url, or home; who
 * signs in on it, here or in another tab, goes to redirect_url, to /login/self-info as a new author, or home.
 */
export function SignedOutOnly({ children }: { children: ReactNode }) {
  const session = useSession();
  const user = useUser();
  const [wasSignedIn] = useState(session !== null);
  if (!session) return children;
  return <LeaveSignIn wasSignedIn={wasSignedIn} isNewUser={user?.is_new_user ?? false} />;
}

interface LeaveSignInProps {
  wasSignedIn: boolean;
  isNewUser: boolean;
}

function LeaveSignIn({ wasSignedIn, isNewUser }: LeaveSignInProps) {
  // Read once: as soon as the address has changed, redirect_url is not in it any more.
  const [to] = useState(() => (wasSignedIn ? whereFrom() : afterSignInPath(isNewUser)));
  return <Navigate replace to={to} />;
}

/** Apple's answer comes to the sign-in page, also for an author who links Apple in the settings. */
function whereFrom(): string {
  const { search } = window.location;
  return search.includes('apple_') && isLinking() ? `${paths.settings()}${search}` : afterSignInPath(false);
}

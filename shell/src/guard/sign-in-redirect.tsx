import { paths } from '@myfiction/shared/contract/paths.ts';
import { useLocation, useNavigate } from '@myfiction/shared/host.ts';
import { useEffect } from 'react';

/** Sends to /login with the full current address. Draws nothing: what the page holds is not for a signed-out visitor. */
export function SignInRedirect() {
  const navigate = useNavigate();
  const { pathname } = useLocation();
  useEffect(() => {
    // Sign-out and session expiry go to /login themselves; the router's own location follows a moment later.
    if (window.location.pathname !== pathname) return;
    navigate(paths.login(window.location.href), { replace: true });
  }, [navigate, pathname]);
  return null;
}

import { paths } from '../../contract/paths.ts';

/**
 * The path that a `redirect_url` leads to within this app, or undefined when it must not be followed: another origin,
 * another scheme, a user name in the address, or the sign-in pages themselves, which would lead back here.
 */
export function safeRedirectPath(raw: string | null, origin: string = window.location.origin): string | undefined {
  // A bare word is no address of ours; the parser would take it for a relative path.
  if (!raw || !/^(?:\/|https?:\/\/)/i.test(raw)) return undefined;
  let url: URL;
  try {
    url = new URL(raw, origin);
  } catch {
    return undefined;
  }
  if (url.origin !== origin || url.username !== '' || url.password !== '') return undefined;
  // A path that starts with two slashes is another host's address once it is used on its own.
  if (/^\/[/\\]/.test(url.pathname)) return undefined;
  if (isSignInPath(url.pathname)) return undefined;
  return url.pathname + url.search + url.hash;
}

export function isSignInPath(pathname: string): boolean {
  const path = pathname.replace(/\/+$/, '');
  return [paths.login(), paths.loginEmail(), paths.undoEmail()].includes(path);
}

/** Where to go after sign-in: redirect_url if present, /login/self-info for a new author, otherwise home. */
export function afterSignInPath(isNewUser: boolean, search: string = window.location.search): string {
  const wanted = safeRedirectPath(new URLSearchParams(search).get('redirect_url'));
  return wanted ?? (isNewUser ? paths.selfInfo() : paths.home());
}

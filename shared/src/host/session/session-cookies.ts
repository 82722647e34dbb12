import { SESSION_KEY, UID_KEY } from './session-storage.ts';
import { parseSession, type Session } from './session-type.ts';

function readCookie(name: string): string | null {
  for (const part of document.cookie.split('; ')) {
    const [key, ...rest] = part.split('=');
    if (key !== name) continue;
    try {
      return decodeURIComponent(rest.join('='));
    } catch {
      return null;
    }
  }
  return null;
}

export function readCookieSession(): Session | null {
  return parseSession(readCookie(UID_KEY), readCookie(SESSION_KEY));
}

/** A cookie is removed only with the domain it was set for, which a page cannot read: each parent domain is tried. */
export function removeSessionCookies(): void {
  const labels = window.location.hostname.split('.');
  const domains = labels.slice(0, -1).map((_, index) => `; domain=.${labels.slice(index).join('.')}`);
  for (const name of [SESSION_KEY, UID_KEY]) {
    for (const domain of ['', ...domains]) {
      // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser we serve.
      document.cookie = `${name}=; path=/; max-age=0${domain}`;
    }
  }
}

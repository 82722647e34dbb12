import { randomId, storage } from '@myfiction/shared/host.ts';

const INSTALL_KEY = 'install_id';
const SESSION_COOKIE = 'activate_id';

export interface Mark {
  id: string;
  /** True where it was made just now. */
  isNew: boolean;
}

/** Once for each browser: kept in its storage. */
export function installMark(): Mark {
  const known = storage.get(INSTALL_KEY);
  if (known) return { id: known, isNew: false };
  const id = randomId();
  storage.set(INSTALL_KEY, id);
  return { id, isNew: true };
}

/**
 * Once for each browser session: a cookie without an end, which all tabs share and which goes when the browser is closed.
 * `sessionStorage` is of one tab.
 */
export function sessionMark(): Mark {
  const known = new RegExp(`(?:^|; )${SESSION_COOKIE}=([^;]+)`).exec(document.cookie)?.[1];
  if (known) return { id: known, isNew: false };
  const id = randomId();
  const secure = window.location.protocol === 'https:' ? '; secure' : '';
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser that the studio supports.
  document.cookie = `${SESSION_COOKIE}=${id}; path=/; samesite=lax${secure}`;
  return { id, isNew: true };
}

import { REMOTE_TIMEOUT_MS } from '@myfiction/shared/contract/platform.ts';
import { RemoteError } from '../remote-error.ts';

interface EntryScript {
  remote: string;
  url: string;
  integrity: string;
}

function createScript({ url, integrity }: EntryScript): HTMLScriptElement {
  const script = document.createElement('script');
  script.src = url;
  if (integrity) script.integrity = integrity;
  // Integrity of another origin's file can only be checked when it is fetched with CORS.
  if (new URL(url, location.href).origin !== location.origin) script.crossOrigin = 'anonymous';
  return script;
}

/**
 * Runs a remote's entry file. The browser refuses a file that does not match its integrity.
 *
 * @throws RemoteError `unreachable` or `timeout`; the script is gone then, so that a second try fetches again
 */
export function runEntryScript(entry: EntryScript): Promise<void> {
  return new Promise((resolve, reject) => {
    const script = createScript(entry);
    const end = (settle: () => void) => {
      clearTimeout(timer);
      script.remove();
      settle();
    };
    const fail = (failure: 'unreachable' | 'timeout') =>
      end(() => reject(new RemoteError(failure, entry.remote, { detail: entry.url })));
    const timer = setTimeout(() => fail('timeout'), REMOTE_TIMEOUT_MS);
    script.onload = () => end(resolve);
    script.onerror = () => fail('unreachable');
    document.head.append(script);
  });
}

import { paths } from '@myfiction/shared/contract/paths.ts';
import { currentEntry, sourceOf } from '../remotes/registry/current-registry.ts';
import { parseRegistry } from '../remotes/registry/parse-registry.ts';
import { shellVersionIn } from './shell-version.ts';

const TIMEOUT_MS = 10_000;

function registryIn(page: Document): unknown {
  try {
    return JSON.parse(page.getElementById('registry')?.textContent ?? '');
  } catch {
    return undefined;
  }
}

/** An override stays what it is, whatever is published meanwhile. */
function isNewer(remote: string, version: string): boolean {
  const entry = currentEntry(remote);
  return entry !== undefined && sourceOf(remote) !== 'override' && entry.version !== version;
}

/** Whether a new tab would run another shell, or another version of a remote, than this one. False without an answer. */
export async function isNewVersionThere(): Promise<boolean> {
  try {
    const answer = await fetch(paths.diagnostics(), { cache: 'no-store', signal: AbortSignal.timeout(TIMEOUT_MS) });
    if (!answer.ok) return false;
    const page = new DOMParser().parseFromString(await answer.text(), 'text/html');
    const { registry } = parseRegistry(registryIn(page));
    const shell = shellVersionIn(page);
    if (shell !== undefined && shell !== shellVersionIn(document)) return true;
    return Object.entries(registry.remotes).some(([remote, { version }]) => isNewer(remote, version));
  } catch {
    return false;
  }
}

import type { Registry } from '@myfiction/shared/contract/platform.ts';
import { parseRegistry } from './parse-registry.ts';

/** Short: it stands between a failed load and its second try. */
const TIMEOUT_MS = 3_000;

/** What the server answers now; undefined when it does not, or with something that is not JSON. */
export async function fetchRegistryValue(): Promise<unknown> {
  try {
    const answer = await fetch('/registry.json', { cache: 'no-store', signal: AbortSignal.timeout(TIMEOUT_MS) });
    return answer.ok ? await answer.json() : undefined;
  } catch {
    return undefined;
  }
}

/** The registry as the server has it now, without what is broken in it; undefined when it cannot be read. */
export async function fetchRegistry(): Promise<Registry | undefined> {
  const value = await fetchRegistryValue();
  return value === undefined ? undefined : parseRegistry(value).registry;
}

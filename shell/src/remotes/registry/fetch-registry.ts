import type { Registry } from '@myfiction/shared/contract/platform.ts';
import { parseRegistry } from './parse-registry.ts';

/** Short: it stands between a failed load and its second try. */
const TIMEOUT_MS = 3_000;

/** The registry as the server has it now; undefined when it cannot be read. */
export async function fetchRegistry(): Promise<Registry | undefined> {
  try {
    const answer = await fetch('/registry.json', { cache: 'no-store', signal: AbortSignal.timeout(TIMEOUT_MS) });
    if (!answer.ok) return undefined;
    const body: unknown = await answer.json();
    return parseRegistry(body).registry;
  } catch {
    return undefined;
  }
}

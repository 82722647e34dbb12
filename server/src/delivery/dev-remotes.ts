import type { Registry, RegistryEntry } from '@myfiction/shared/contract/platform.ts';
import { parseManifest } from './read-remote.ts';

const TIMEOUT_MS = 2_000;

/**
 * Replaces entries by remotes that a development server is building. One that does not answer keeps its built entry.
 *
 * @param devRemotes remote name → address of its development server
 */
export async function withDevRemotes(
  registry: Registry,
  devRemotes: Readonly<Record<string, string>>,
  warn: (message: string) => void,
): Promise<Registry> {
  const entries = await Promise.all(
    Object.entries(devRemotes).map(async ([name, address]): Promise<[string, RegistryEntry][]> => {
      try {
        return [[name, await fetchDevEntry(address)]];
      } catch (error) {
        warn(`DEV_REMOTES: ${name} at ${address}: ${error instanceof Error ? error.message : String(error)}`);
        return [];
      }
    }),
  );
  return { remotes: { ...registry.remotes, ...Object.fromEntries(entries.flat()) } };
}

/** The entry of a remote that a development server is building. Rejects when it does not answer with a manifest. */
export async function fetchDevEntry(address: string): Promise<RegistryEntry> {
  const base = address.endsWith('/') ? address : `${address}/`;
  const response = await fetch(`${base}remote.json`, { signal: AbortSignal.timeout(TIMEOUT_MS), redirect: 'error' });
  const manifest = parseManifest(await response.text());
  // Rebuilt at any moment: an integrity or a version would be out of date at once.
  return { version: 'dev', base, integrity: '', enabled: true, manifest };
}

/** Origins that pages must be allowed to load from while remotes are developed. */
export function devOrigins(devRemotes: Readonly<Record<string, string>>): string[] {
  return [...new Set(Object.values(devRemotes).flatMap((address) => originOf(address)))];
}

function originOf(address: string): string[] {
  try {
    return [new URL(address).origin];
  } catch {
    return [];
  }
}

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
      const base = address.endsWith('/') ? address : `${address}/`;
      try {
        const response = await fetch(`${base}remote.json`, { signal: AbortSignal.timeout(TIMEOUT_MS) });
        const manifest = parseManifest(await response.text());
        // Rebuilt at any moment: an integrity or a version would be out of date at once.
        return [[name, { version: 'dev', base, integrity: '', enabled: true, manifest }]];
      } catch (error) {
        warn(`DEV_REMOTES: ${name} at ${base}: ${error instanceof Error ? error.message : String(error)}`);
        return [];
      }
    }),
  );
  return { remotes: { ...registry.remotes, ...Object.fromEntries(entries.flat()) } };
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

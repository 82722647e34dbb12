import type { Registry, RegistryEntry, RemoteManifest } from '@myfiction/shared/contract/platform.ts';

export interface MatchedPage {
  entry: RegistryEntry;
  page: RemoteManifest['pages'][number];
}

/**
 * The page that the shell will show for a path, so that its files can be preloaded. Fixed segments win over `:param`;
 * letter case counts, as in the shell.
 */
export function matchPage(registry: Registry, pathname: string): MatchedPage | undefined {
  const segments = split(pathname);
  let best: { match: MatchedPage; score: number } | undefined;
  for (const entry of Object.values(registry.remotes)) {
    if (!entry.enabled) continue;
    for (const page of entry.manifest.pages) {
      for (const path of page.paths) {
        const score = matchScore(split(path), segments);
        if (score !== undefined && (!best || score > best.score)) best = { match: { entry, page }, score };
      }
    }
  }
  return best?.match;
}

/**
 * Whether the shell has a page for a path. While a remote is disabled nobody knows which pages it has: nothing is said
 * to be missing that may be back after the next deploy.
 */
export function isKnownPage(registry: Registry, pathname: string): boolean {
  return matchPage(registry, pathname) !== undefined || Object.values(registry.remotes).some(({ enabled }) => !enabled);
}

function matchScore(pattern: readonly string[], segments: readonly string[]): number | undefined {
  const open = pattern.at(-1) === '*';
  const fixed = open ? pattern.slice(0, -1) : pattern;
  if (open ? segments.length < fixed.length : segments.length !== fixed.length) return undefined;
  let score = open ? 0 : 1;
  for (const [index, part] of fixed.entries()) {
    if (part.startsWith(':')) score += 2;
    else if (part === segments[index]) score += 3;
    else return undefined;
  }
  return score;
}

function split(path: string): string[] {
  return path.split('/').filter((segment) => segment !== '');
}

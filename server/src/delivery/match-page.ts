import { paths } from '@myfiction/shared/contract/paths.ts';
import type { Registry, RegistryEntry, RemoteManifest } from '@myfiction/shared/contract/platform.ts';

export interface MatchedPage {
  entry: RegistryEntry;
  page: RemoteManifest['pages'][number];
}

/**
 * The page that the shell will show for a path, so that its files can be preloaded. Fixed segments win over `:param`;
 * letter case counts, as in the shell.
 */
export function matchPage({ remotes }: Registry, pathname: string): MatchedPage | undefined {
  return bestMatch(
    Object.values(remotes).filter(({ enabled }) => enabled),
    pathname,
  );
}

/**
 * Whether the shell has a page for a path, be it switched off. While nothing is known of a remote, nothing is said to be
 * missing that may be back after the next deploy.
 */
export function isKnownPage({ remotes }: Registry, pathname: string): boolean {
  if (pathname === paths.diagnostics()) return true;
  const entries = Object.values(remotes);
  return bestMatch(entries, pathname) !== undefined || entries.some(({ manifest }) => manifest.pages.length === 0);
}

function bestMatch(entries: readonly RegistryEntry[], pathname: string): MatchedPage | undefined {
  const segments = split(pathname);
  let best: { match: MatchedPage; score: number } | undefined;
  for (const entry of entries) {
    for (const page of entry.manifest.pages) {
      for (const path of page.paths) {
        const score = matchScore(split(path), segments);
        if (score !== undefined && (!best || score > best.score)) best = { match: { entry, page }, score };
      }
    }
  }
  return best?.match;
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

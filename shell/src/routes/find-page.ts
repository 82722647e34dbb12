import type { Registry } from '@myfiction/shared/contract/platform.ts';
import { matchPath } from '@myfiction/shared/host.ts';
import type { CurrentPage } from './current-page.ts';

/** Plain segments before parameters before wildcards, whichever remote declares them. */
function specificity(pattern: string): number {
  return pattern.split('/').reduce((sum, segment) => {
    if (segment === '') return sum;
    if (segment === '*') return sum - 1;
    return sum + (segment.startsWith(':') ? 2 : 3);
  }, 0);
}

/** Finds the page of an address in the manifests; the most specific pattern wins. */
export function findPage(registry: Registry, pathname: string): CurrentPage | undefined {
  const candidates = Object.entries(registry.remotes).flatMap(([remote, { manifest }]) =>
    manifest.pages.flatMap((page) => page.paths.map((path) => ({ remote, page, path }))),
  );
  // Nothing is more specific than the address itself, and a pattern costs a regular expression.
  const itself = candidates.find(({ path }) => path === pathname);
  if (itself) return itself;
  return candidates
    .filter(({ path }) => matchPath({ path, caseSensitive: true }, pathname))
    .sort((a, b) => specificity(b.path) - specificity(a.path))[0];
}

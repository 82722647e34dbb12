import type { RemoteManifest } from '@myfiction/shared/contract/platform.ts';
import RESERVED_PATHS from '@myfiction/shared/contract/reserved-paths.json';

/** Without a dot: an address that ends like a file is never a page. */
const PATH = /^\/(?:(?::?[\w-]+)(?:\/:?[\w-]+)*(?:\/\*)?)?$/;

/** What is wrong with the paths that a remote claims, given the manifests of the remotes that are live beside it. */
export function pathProblems(manifest: RemoteManifest, others: readonly RemoteManifest[]): string[] {
  const paths = manifest.pages.flatMap((page) => page.paths);
  const own = paths.flatMap((path) => shapeProblem(path) ?? []);
  const taken = paths.flatMap((path) =>
    others.flatMap((other) =>
      other.pages
        .flatMap((page) => page.paths)
        .filter((theirs) => overlap(path, theirs))
        .map((theirs) => `the path ${path} belongs to ${other.name} (${theirs}): claim another one`),
    ),
  );
  const strays = (manifest.navigation ?? []).filter(({ path }) => !paths.some((own) => overlap(own, path)));
  return [
    ...own,
    // A remote has a page live and staged: one sentence for both.
    ...new Set(taken),
    ...strays.map(({ path }) => `the navigation leads to ${path}, which is none of the remote’s own pages`),
  ];
}

function shapeProblem(path: string): string | undefined {
  if (!PATH.test(path)) return `the path ${path} is no page: use letters, digits, hyphens and :parameters`;
  const [first = ''] = split(path);
  if (first.startsWith(':')) return `the path ${path} would take every page: begin with a fixed part`;
  if (RESERVED_PATHS.includes(first))
    return `the path ${path} is the platform’s own: begin with another part than /${first}`;
  return undefined;
}

/** Whether an address can match both patterns. @example overlap('/a/:id', '/a/new') // true */
export function overlap(one: string, other: string): boolean {
  return overlaps(split(one), split(other));
}

function overlaps([one, ...restOne]: readonly string[], [other, ...restOther]: readonly string[]): boolean {
  if (one === '*' || other === '*') return true;
  if (one === undefined || other === undefined) return one === other;
  const fits = one.startsWith(':') || other.startsWith(':') || one === other;
  return fits && overlaps(restOne, restOther);
}

const split = (path: string): string[] => path.split('/').filter((part) => part !== '');

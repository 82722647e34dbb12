import type { RemoteManifest } from '@myfiction/shared/contract/platform.ts';
import { satisfiesRange } from '@myfiction/shared/contract/satisfies-range.ts';
import type { ProvidedVersions } from './provided.ts';

/** What a remote needs of the shared modules that the shell does not provide, and what it shares only in part. */
export function rangeProblems({ sharedRanges }: RemoteManifest, provided: ProvidedVersions): string[] {
  const unmet = Object.entries(sharedRanges)
    .filter(([module, range]) => !satisfiesRange(provided[module] ?? '', range))
    .map(([module, range]) => {
      const has = provided[module];
      return has === undefined
        ? `it shares ${module}, which the shell does not provide: bundle it`
        : `it needs ${module} ${range}, and the shell provides ${has}: build it against that version`;
    });
  return [...unmet, ...secondReact(sharedRanges)];
}

/** A remote that shares neither facade mounts by itself, with whatever it likes. */
function secondReact(sharedRanges: RemoteManifest['sharedRanges']): string[] {
  const facade = Object.keys(sharedRanges).find((module) => module.startsWith('@myfiction/shared/'));
  if (facade === undefined || 'react' in sharedRanges) return [];
  return [`it shares ${facade} but not react, and a page of two Reacts fails at its first hook: share react as well`];
}

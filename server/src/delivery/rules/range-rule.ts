import type { RemoteManifest } from '@myfiction/shared/contract/platform.ts';
import { satisfiesRange } from '@myfiction/shared/contract/satisfies-range.ts';
import type { ProvidedVersions } from './provided.ts';

/** What a remote needs of the shared modules that the shell does not provide. */
export function rangeProblems({ sharedRanges }: RemoteManifest, provided: ProvidedVersions): string[] {
  return Object.entries(sharedRanges)
    .filter(([module, range]) => !satisfiesRange(provided[module] ?? '', range))
    .map(([module, range]) => {
      const has = provided[module];
      return has === undefined
        ? `it shares ${module}, which the shell does not provide: bundle it`
        : `it needs ${module} ${range}, and the shell provides ${has}: build it against that version`;
    });
}

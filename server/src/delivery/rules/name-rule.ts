import { SHARED_NAMES_FILE, type SharedNames } from '@myfiction/shared/contract/platform.ts';
import type { VersionFiles } from '../versions/store-files.ts';
import { sharedNames } from './provided.ts';
import { readJson } from './read-json.ts';

/**
 * Names that a remote takes from the shell's facades and that the shell does not export: the range is the same for all
 * that is compatible, and a page that calls what is not there stops. A build of before has no list, and none is asked for.
 */
export function nameProblems(files: VersionFiles, provided: SharedNames): string[] {
  const content = files.get(SHARED_NAMES_FILE);
  if (!content) return [];
  const needed = sharedNames.safeParse(readJson(content));
  if (!needed.success) return [`${SHARED_NAMES_FILE} cannot be read: build it anew, and publish what the build wrote`];
  return Object.entries(needed.data).flatMap(([module, names]) => {
    const has = provided[module];
    const lacking = has ? names.filter((name) => !has.includes(name)) : [];
    if (lacking.length === 0) return [];
    return [
      `it takes ${lacking.join(', ')} from ${module}, which the shell here does not have yet: deploy the shell first`,
    ];
  });
}

import { REMOTE_FILES_FILE, REMOTE_MANIFEST_FILE } from '@myfiction/shared/contract/platform.ts';
import { z } from 'zod';
import type { VersionFiles } from '../versions/store-files.ts';
import { readJson } from './read-json.ts';

const fileNames = z.array(z.string());

/**
 * Files of the build that are not in the release, and others that are: what a page loads later is in no manifest, and
 * would be missed by the author who gets there. A build of before has no list, and none is asked for.
 */
export function fileProblems(files: VersionFiles): string[] {
  const content = files.get(REMOTE_FILES_FILE);
  if (!content) return [];
  const written = fileNames.safeParse(readJson(content));
  if (!written.success) return [problem(`${REMOTE_FILES_FILE} cannot be read`)];
  const named = new Set([...written.data, REMOTE_MANIFEST_FILE, REMOTE_FILES_FILE]);
  return [
    ...[...named].filter((name) => !files.has(name)).map((name) => problem(`${name} is missing`)),
    ...[...files.keys()].filter((name) => !named.has(name)).map((name) => problem(`${name} is none of this build`)),
  ];
}

const problem = (what: string): string => `${what}: build it anew, and publish what the build wrote`;

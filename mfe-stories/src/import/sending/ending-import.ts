import { storage } from '@myfiction/shared/host.ts';

const keyOf = (storyId: string) => `myfiction.import-ending.${storyId}`;

/**
 * The story's import whose end was asked for and whose answer did not come: it may be in the story. Kept as long as the
 * files of the import are, which another tab may open.
 */
export const endingImport = {
  get: (storyId: string): string | null => storage.get(keyOf(storyId)),
  set: (storyId: string, importId: string): void => storage.set(keyOf(storyId), importId),
  forget: (storyId: string): void => storage.remove(keyOf(storyId)),
};

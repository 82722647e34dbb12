import { tabStorage } from '@myfiction/shared/screen/tab-storage.ts';

const keyOf = (storyId: string) => `myfiction.import-ending.${storyId}`;

/** The story's import whose end was asked for and whose answer did not come: it may be in the story. */
export const endingImport = {
  get: (storyId: string): string | null => tabStorage.get(keyOf(storyId)),
  set: (storyId: string, importId: string): void => tabStorage.set(keyOf(storyId), importId),
  forget: (storyId: string): void => tabStorage.remove(keyOf(storyId)),
};

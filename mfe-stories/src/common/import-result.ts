import { tabStorage } from '@myfiction/shared/screen/tab-storage.ts';

/** What an import has added; told in the story until the author has seen it. */
export interface AddedChapters {
  chapters: number;
  words: number;
  /** Titles that got a number, because they were taken. */
  renamed: number;
  firstChapterId: string;
}

const prefix = 'myfiction.imported.';

/** Kept for this tab; where storage is refused, the list of chapters alone tells. */
export function keepImportResult(storyId: string, { chapters, words, renamed, firstChapterId }: AddedChapters): void {
  tabStorage.set(prefix + storyId, [chapters, words, renamed, firstChapterId].join(' '));
}

export function readImportResult(storyId: string): AddedChapters | null {
  const [chapters, words, renamed, firstChapterId] = tabStorage.get(prefix + storyId)?.split(' ') ?? [];
  if (!firstChapterId) return null;
  return { chapters: Number(chapters), words: Number(words), renamed: Number(renamed), firstChapterId };
}

export function forgetImportResult(storyId: string): void {
  tabStorage.remove(prefix + storyId);
}

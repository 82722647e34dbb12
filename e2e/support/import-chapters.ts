import { randomUUID } from 'node:crypto';
import type { ApiInput } from '@myfiction/shared/contract/calls.ts';
import type { ApiClient } from './api-client.ts';

export type ImportedChapter = ApiInput<'import/add'>['chapters'][number];

/** A part of an import; the server takes a hundred chapters at most. */
const PART = 50;

/** Puts chapters into a story without the page. */
export async function importChapters(
  api: ApiClient,
  storyId: string,
  chapters: readonly Omit<ImportedChapter, 'index' | 'chapter_id' | 'volume'>[],
): Promise<void> {
  const import_id = randomUUID();
  await api.expect('import/start', { import_id, story_id: storyId, chapters: chapters.length });
  for (let from = 0; from < chapters.length; from += PART) {
    const part = chapters.slice(from, from + PART).map((chapter, index) => ({
      index: from + index,
      chapter_id: randomUUID(),
      volume: '',
      ...chapter,
    }));
    await api.expect('import/add', { import_id, chapters: part });
  }
  await api.expect('import/finish', { import_id });
}

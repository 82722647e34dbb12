import { callApi } from '@myfiction/shared/host.ts';

/** Takes a chapter out of the trash. A failure has its toast, and rejects. */
export async function restoreChapter(chapterId: string): Promise<void> {
  await callApi('trash/restore', { chapter_ids: [chapterId] });
}

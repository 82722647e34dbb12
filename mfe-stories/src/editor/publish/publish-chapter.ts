import type { ChapterDetail } from '@myfiction/shared/contract/calls/chapter.ts';
import type { ApiOutput } from '@myfiction/shared/contract/calls.ts';
import { ApiError, callApi } from '@myfiction/shared/host.ts';

export type PublishResult =
  | { kind: 'published'; answer: ApiOutput<'chapter/publish'> }
  | { kind: 'conflict'; theirs: ChapterDetail }
  /** The title was refused; the catalogue's toast has been shown. */
  | { kind: 'title'; message: string }
  /** Anything else; the catalogue's toast has been shown. */
  | { kind: 'refused'; message: string };

/** Publishes the text of a revision. */
export async function publishChapter(chapterId: string, revision: number): Promise<PublishResult> {
  try {
    const answer = await callApi('chapter/publish', { chapter_id: chapterId, base_revision: revision });
    return { kind: 'published', answer };
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    if (error.errorName === 'chapterNameTaken') return { kind: 'title', message: error.message };
    if (error.errorName === 'revisionConflict' && isChapterDetail(error.data))
      return { kind: 'conflict', theirs: error.data };
    return { kind: 'refused', message: error.message };
  }
}

function isChapterDetail(data: unknown): data is ChapterDetail {
  return typeof data === 'object' && data !== null && 'revision' in data && 'content' in data;
}

import type { ChapterDetail, ChapterSummary } from '@myfiction/shared/contract/calls/chapter.ts';
import type { ScheduleAt } from '@myfiction/shared/contract/calls/schedule.ts';
import type { ApiOutput } from '@myfiction/shared/contract/calls.ts';
import { ApiError, callApi } from '@myfiction/shared/host.ts';
import { isChapterDetail } from '../saving/is-chapter-detail.ts';

export type PublishRefusal =
  | { kind: 'conflict'; theirs: ChapterDetail }
  /** The title was refused; the catalogue's toast has been shown. */
  | { kind: 'title'; message: string }
  /** Anything else; the catalogue's toast has been shown. */
  | { kind: 'refused'; message: string };

export type PublishResult =
  | { kind: 'published'; answer: ApiOutput<'chapter/publish'> }
  | { kind: 'scheduled'; chapter: ChapterSummary }
  | { kind: 'unscheduled'; chapter: ChapterSummary }
  | PublishRefusal;

/** Publishes the text of a revision. */
export function publishChapter(chapterId: string, revision: number): Promise<PublishResult> {
  return orRefusal(async () => {
    const answer = await callApi('chapter/publish', { chapter_id: chapterId, base_revision: revision });
    return { kind: 'published', answer };
  });
}

/** Plans when a chapter goes out, or gives a scheduled one another time. */
export function scheduleChapter(chapterId: string, revision: number, at: ScheduleAt): Promise<PublishResult> {
  return orRefusal(async () => {
    const { chapter } = await callApi('chapter/schedule', { chapter_id: chapterId, base_revision: revision, at });
    return { kind: 'scheduled', chapter };
  });
}

/** Makes a scheduled chapter a draft again. */
export function unscheduleChapter(chapterId: string): Promise<PublishResult> {
  return orRefusal(async () => {
    const { chapter } = await callApi('chapter/unschedule', { chapter_id: chapterId });
    return { kind: 'unscheduled', chapter };
  });
}

async function orRefusal(send: () => Promise<PublishResult>): Promise<PublishResult> {
  try {
    return await send();
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    if (error.errorName === 'chapterNameTaken') return { kind: 'title', message: error.message };
    if (error.errorName === 'revisionConflict' && isChapterDetail(error.data))
      return { kind: 'conflict', theirs: error.data };
    return { kind: 'refused', message: error.message };
  }
}

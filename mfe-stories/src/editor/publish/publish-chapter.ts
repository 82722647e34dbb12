import type { ChapterDetail, ChapterSummary } from '@myfiction/shared/contract/calls/chapter.ts';
import type { ScheduleAt } from '@myfiction/shared/contract/calls/schedule.ts';
import type { ApiOutput } from '@myfiction/shared/contract/calls.ts';
import { ApiError, callApi } from '@myfiction/shared/host.ts';
import { conflictOf } from '../saving/conflict-of.ts';

export type PublishRefusal =
  | { kind: 'conflict'; theirs: ChapterDetail }
  /** The title was refused; the catalogue's toast has been shown. */
  | { kind: 'title'; message: string }
  /** Anything else; no message where a toast has said it. */
  | { kind: 'refused'; message: string };

const IN_PLACE = { inPlace: 'all' } as const;

export type PublishResult =
  | { kind: 'published'; answer: ApiOutput<'chapter/publish'> }
  | { kind: 'scheduled'; chapter: ChapterSummary }
  | { kind: 'unscheduled'; chapter: ChapterSummary }
  | PublishRefusal;

/** Publishes the text of a revision. */
export function publishChapter(chapterId: string, revision: number): Promise<PublishResult> {
  return orRefusal(async () => {
    const answer = await callApi('chapter/publish', { chapter_id: chapterId, base_revision: revision }, IN_PLACE);
    return { kind: 'published', answer };
  });
}

/** Plans when a chapter goes out, or gives a scheduled one another time. */
export function scheduleChapter(chapterId: string, revision: number, at: ScheduleAt): Promise<PublishResult> {
  return orRefusal(async () => {
    const planned = { chapter_id: chapterId, base_revision: revision, at };
    const { chapter } = await callApi('chapter/schedule', planned, IN_PLACE);
    return { kind: 'scheduled', chapter };
  });
}

/** Makes a scheduled chapter a draft again. */
export function unscheduleChapter(chapterId: string): Promise<PublishResult> {
  return orRefusal(async () => {
    const { chapter } = await callApi('chapter/unschedule', { chapter_id: chapterId }, IN_PLACE);
    return { kind: 'unscheduled', chapter };
  });
}

async function orRefusal(send: () => Promise<PublishResult>): Promise<PublishResult> {
  try {
    return await send();
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    if (error.errorName === 'chapterNameTaken') return { kind: 'title', message: error.message };
    const theirs = conflictOf(error);
    if (theirs) return { kind: 'conflict', theirs };
    return { kind: 'refused', message: error.isToasted ? '' : error.message };
  }
}

import type { ChapterSummary } from '@myfiction/shared/contract/calls/chapter.ts';
import type { ScheduleAt } from '@myfiction/shared/contract/calls/schedule.ts';
import { AppError, type CallContext } from '../../platform/handler.ts';
import { toChapterSummary } from '../chapter-answers.ts';
import { getChapter } from '../get-chapter.ts';
import { lockChapter } from '../lock-chapter.ts';
import { readScheduleTime } from './read-time.ts';
import { requireSchedulable, setSchedule } from './set-schedule.ts';

type Context = Pick<CallContext, 'db' | 'uid' | 'clock'>;

/** Plans when a chapter goes out, or gives it another time. It must be ready to be published. */
export async function scheduleChapter(
  context: Context,
  input: { chapter_id: string; base_revision: number; at: ScheduleAt },
): Promise<{ chapter: ChapterSummary }> {
  const now = context.clock.now();
  return context.db.transaction(async (tx) => {
    const { chapter, story } = await lockChapter(tx, context.uid, input.chapter_id);
    const time = readScheduleTime(input.at, now);
    if (chapter.revision !== input.base_revision) {
      throw new AppError('revisionConflict', { data: await getChapter({ ...context, db: tx }, chapter.id) });
    }
    await requireSchedulable(tx, chapter, story);
    return { chapter: toChapterSummary(await setSchedule(tx, chapter, time, now)) };
  });
}

/** Makes a scheduled chapter a draft again. One that has gone out meanwhile answers `chapterPublished`. */
export async function unscheduleChapter(context: Context, chapterId: string): Promise<{ chapter: ChapterSummary }> {
  return context.db.transaction(async (tx) => {
    const { chapter } = await lockChapter(tx, context.uid, chapterId);
    return { chapter: toChapterSummary(await setSchedule(tx, chapter, null, context.clock.now())) };
  });
}

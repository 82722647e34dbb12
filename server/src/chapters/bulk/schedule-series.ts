import type { ScheduleSeries } from '@myfiction/shared/contract/calls/schedule.ts';
import { and, eq, isNotNull } from 'drizzle-orm';
import { chapters } from '../../database/schema/chapters.ts';
import { readSeries, requireScheduleTime } from '../schedule/read-time.ts';
import { requireSchedulable, setSchedule } from '../schedule/set-schedule.ts';
import { type BulkWork, eachByItself, type Failures } from './bulk-work.ts';

/**
 * Gives each chapter that could go out the next time of a series. A time that another chapter of the story holds is
 * left out; those that are to move free theirs.
 */
export async function scheduleSeries(work: BulkWork, series: ScheduleSeries): Promise<Failures> {
  const { story, now } = work;
  const unfit = await eachByItself(work, (nested, chapter) => requireSchedulable(nested, chapter, story));
  const fit = work.chapters.filter(({ id }) => !unfit.has(id));
  const times = readSeries(
    series,
    fit.length,
    await heldTimes(
      work,
      fit.map(({ id }) => id),
    ),
    now,
  );
  const timeOf = new Map(fit.map(({ id }, index) => [id, times[index]]));
  const late = await eachByItself({ ...work, chapters: fit }, async (nested, chapter) => {
    const time = timeOf.get(chapter.id);
    if (!time) throw new Error(`The series has no time for chapter ${chapter.id}.`);
    requireScheduleTime(time.at, now);
    await setSchedule(nested, chapter, time, now);
  });
  return new Map([...unfit, ...late]);
}

async function heldTimes({ tx, story }: BulkWork, without: readonly string[]): Promise<Set<number>> {
  const scheduled = await tx
    .select({ id: chapters.id, at: chapters.scheduledAt })
    .from(chapters)
    .where(and(eq(chapters.storyId, story.id), isNotNull(chapters.scheduledAt)));
  return new Set(scheduled.filter(({ id }) => !without.includes(id)).map(({ at }) => Number(at)));
}

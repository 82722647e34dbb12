import { z } from 'zod';
import { defineCall } from '../call.ts';
import { chapterId, chapterSummary } from './chapter.ts';

/** IANA time zone. */
const zone = z.string().min(1).max(64);

/**
 * A time as it stands on the author's clock. The server turns it into an instant: in the hour that a clock skips it is
 * the same distance after the jump, in the hour that comes twice it is the first.
 */
export const scheduleAt = z.object({
  /** YYYY-MM-DDTHH:mm, local. */
  local: z.string().regex(/^\d{4}-\d{2}-\d{2}T([01]\d|2[0-3]):[0-5]\d$/),
  zone,
});
export type ScheduleAt = z.infer<typeof scheduleAt>;

/** "Every Mon/Wed/Fri 18:00 from date". */
export const scheduleSeries = z.object({
  /** ISO weekdays, 1 is Monday. */
  weekdays: z.array(z.number().int().min(1).max(7)).min(1).max(7),
  /** HH:mm in `zone`. */
  time: z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/),
  zone,
  /** First possible day, YYYY-MM-DD. */
  from: z.iso.date(),
});
export type ScheduleSeries = z.infer<typeof scheduleSeries>;

/** At least 5 minutes ahead (400020) and at most two years. A scheduled chapter gets the new time. */
export const scheduleChapter = defineCall({
  path: 'myfiction/chapter/schedule',
  access: 'session',
  write: true,
  input: z.object({ chapter_id: chapterId, base_revision: z.int32(), at: scheduleAt }),
  output: z.object({ chapter: chapterSummary }),
});

export const unscheduleChapter = defineCall({
  path: 'myfiction/chapter/unschedule',
  access: 'session',
  write: true,
  input: z.object({ chapter_id: chapterId }),
  output: z.object({ chapter: chapterSummary }),
});

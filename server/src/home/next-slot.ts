import { isTimeZone } from '@myfiction/shared/scheduling/is-time-zone.ts';
import { seriesSlots } from '@myfiction/shared/scheduling/series-slots.ts';
import { toInstant } from '@myfiction/shared/scheduling/to-instant.ts';
import type { StoryRow } from '../database/schema/stories.ts';
import { addDays, localDay } from '../writing/local-day.ts';

export type UpdateSchedule = Pick<StoryRow, 'scheduleMode' | 'scheduleWeekdays' | 'scheduleTime' | 'scheduleZone'>;

/** A moment at which readers expect a chapter, and the day on the story's clock that it belongs to. */
export interface Slot {
  at: Date;
  dayStart: Date;
  dayEnd: Date;
}

/** The next moment of a weekly schedule; undefined for an irregular one, or where the zone is none that exists. */
export function nextSlot(schedule: UpdateSchedule, now: Date): Slot | undefined {
  const { scheduleMode, scheduleWeekdays: weekdays, scheduleTime: time, scheduleZone: zone } = schedule;
  if (scheduleMode !== 'weekly' || weekdays.length === 0 || time === '' || !isTimeZone(zone)) return undefined;
  const [at] = seriesSlots({ weekdays, time, zone, from: localDay(now, zone) }, 1, now);
  if (!at) return undefined;
  const day = localDay(at, zone);
  const startOf = (local: string) => toInstant({ local: `${local}T00:00`, zone });
  return { at, dayStart: startOf(day), dayEnd: startOf(addDays(day, 1)) };
}

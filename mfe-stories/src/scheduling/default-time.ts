import type { StoryFields } from '@myfiction/shared/contract/calls/story.ts';
import { DAY_MS } from '@myfiction/shared/contract/time-units.ts';
import { seriesSlots } from '@myfiction/shared/scheduling/series-slots.ts';
import { type LocalTime, localTime } from '../common/local-time.ts';
import { SOONEST_MS } from './schedule-limits.ts';

/** When most people read, for a story that promises no time. */
const EVENING = '18:00';

export interface DefaultTimeFacts {
  /** The story's promise to its readers; undefined while it is not known. */
  schedule: StoryFields['schedule'] | undefined;
  /** When other chapters go out, in ms. */
  taken: ReadonlySet<number>;
  nowMs: number;
  zone: string;
}

/** What the fields begin with: the story's next promised time that is free, else tomorrow evening. */
export function defaultTime({ schedule, taken, nowMs, zone }: DefaultTimeFacts): LocalTime {
  const tomorrow = { date: localTime(nowMs + DAY_MS, zone).date, time: EVENING };
  if (!schedule || schedule.mode === 'irregular' || schedule.weekdays.length === 0) return tomorrow;
  const series = {
    weekdays: schedule.weekdays,
    time: schedule.time,
    zone: schedule.zone || zone,
    from: localTime(nowMs, zone).date,
  };
  const [slot] = seriesSlots(series, 1, new Date(nowMs + SOONEST_MS), taken);
  return slot ? localTime(slot, zone) : tomorrow;
}

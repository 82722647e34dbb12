import type { StoryFields } from '@myfiction/shared/contract/calls/story.ts';
import { seriesSlots } from '@myfiction/shared/scheduling/series-slots.ts';
import { dayAfter, type LocalTime, localTime } from '../common/local-time.ts';
import { promisedSeries } from './promised-series.ts';
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
  const series = schedule && promisedSeries(schedule, nowMs, zone);
  const [slot] = series ? seriesSlots(series, 1, new Date(nowMs + SOONEST_MS), taken) : [];
  return slot ? localTime(slot, zone) : { date: dayAfter(localTime(nowMs, zone).date, 1), time: EVENING };
}

import type { ScheduleSeries } from '@myfiction/shared/contract/calls/schedule.ts';
import type { StoryFields } from '@myfiction/shared/contract/calls/story.ts';
import { localTime } from '../common/local-time.ts';

/**
 * What a story promises its readers as a series from today, by the clock that it is promised by; undefined where it
 * promises no time.
 *
 * @param zone of the author, for stories that name none
 */
export function promisedSeries(
  { mode, weekdays, time, zone: own }: StoryFields['schedule'],
  nowMs: number,
  zone: string,
): ScheduleSeries | undefined {
  if (mode === 'irregular' || weekdays.length === 0) return undefined;
  const promised = own || zone;
  return { weekdays, time, zone: promised, from: localTime(nowMs, promised).date };
}

import type { ScheduleSeries } from '@myfiction/shared/contract/calls/schedule.ts';
import { seriesSlots } from '@myfiction/shared/scheduling/series-slots.ts';
import { momentProblem, SOONEST_MS } from './schedule-limits.ts';

/**
 * When each of some chapters would go out, unless the series says nothing yet or runs past what the server takes.
 *
 * @param taken When other chapters of the story go out, in ms
 */
export function seriesPreview(
  series: ScheduleSeries,
  chapters: number,
  nowMs: number,
  taken: ReadonlySet<number>,
): Date[] | 'incomplete' | 'tooLate' {
  if (series.weekdays.length === 0 || series.time === '' || series.from === '') return 'incomplete';
  try {
    const slots = seriesSlots(series, chapters, new Date(nowMs + SOONEST_MS), taken);
    return momentProblem(slots.at(-1) ?? null, nowMs) === 'tooLate' ? 'tooLate' : slots;
  } catch (error) {
    // A day that does not exist, while it is being typed.
    if (error instanceof RangeError) return 'incomplete';
    throw error;
  }
}

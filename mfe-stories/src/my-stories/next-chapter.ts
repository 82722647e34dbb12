import type { StorySummary } from '@myfiction/shared/contract/calls/story.ts';
import { DAY_MS } from '@myfiction/shared/contract/time-units.ts';
import { formatDate } from '@myfiction/shared/host.ts';
import type { Text } from '../i18n/use-text.ts';

/** What goes out next and when, by the author's own days. @example 'Ch. 48 tomorrow, 6:00 AM' */
export function describeNext(next: NonNullable<StorySummary['next_scheduled']>, t: Text, nowMs: number): string {
  const params = { position: next.position, time: formatDate(next.at, 'time') };
  const days = dayOf(Date.parse(next.at)) - dayOf(nowMs);
  if (days === 0) return t('phase.nextToday', params);
  if (days === 1) return t('phase.nextTomorrow', params);
  return t('phase.nextOn', { ...params, day: formatDate(next.at, 'dayMonth') });
}

/** Number of the calendar day in the author's zone: hours between two days differ where clocks change. */
function dayOf(timeMs: number): number {
  const time = new Date(timeMs);
  return Date.UTC(time.getFullYear(), time.getMonth(), time.getDate()) / DAY_MS;
}

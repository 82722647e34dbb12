import type { StoryFields } from '@myfiction/shared/contract/calls/story.ts';
import { authorZone, formatDate } from '@myfiction/shared/host.ts';
import type { Text } from '../i18n/use-text.ts';

type Schedule = StoryFields['schedule'];

/** @param weekday ISO, 1 is Monday */
export function weekdayName(weekday: number, language: string, style: 'short' | 'long'): string {
  // 1 January 2024 was a Monday.
  return new Intl.DateTimeFormat(language, { weekday: style, timeZone: 'UTC' }).format(Date.UTC(2024, 0, weekday));
}

/** @example describeSchedule(schedule, t, 'en') // 'Updates Mon, Wed, and Fri at 6:00 PM (Africa/Lagos).' */
export function describeSchedule({ mode, weekdays, time, zone }: Schedule, t: Text, language: string): string {
  if (mode === 'irregular' || weekdays.length === 0 || time === '') return t('detail.schedule.irregular');
  const clock = clockTime(time, zone, t);
  if (weekdays.length === 7) return t('detail.schedule.daily', { time: clock });
  const days = weekdays.toSorted((a, b) => a - b).map((day) => weekdayName(day, language, 'short'));
  return t('detail.schedule.days', { days: new Intl.ListFormat(language).format(days), time: clock });
}

/** The zone is named only where it is not the author's own: then the clock means something else. */
function clockTime(time: string, zone: string, t: Text): string {
  const text = t('detail.schedule.clock', { time: formatDate(`2024-01-01T${time}`, 'time') });
  return zone === authorZone() || zone === '' ? text : `${text} (${zone.replaceAll('_', ' ')})`;
}

import { DAY_MS } from '@myfiction/shared/contract/time-units.ts';
import { formatDate } from '@myfiction/shared/host.ts';
import { isThisYear } from '@myfiction/shared/screen/is-this-year.ts';
import type { Text } from '../i18n/use-text.ts';

/** Short, for a row: the time of today, Yesterday, then the day. */
export function rowTime(iso: string, nowMs: number, t: Text): string {
  const days = daysAgo(iso, nowMs);
  if (days === 0) return formatDate(iso, 'time');
  if (days === 1) return t('when.yesterday');
  return formatDate(iso, isThisYear(iso, nowMs) ? 'dayMonth' : 'date');
}

/** In words, for the head of a message: "today at 10:12 AM". */
export function letterTime(iso: string, nowMs: number, t: Text): string {
  const time = formatDate(iso, 'time');
  const days = daysAgo(iso, nowMs);
  if (days === 0) return t('when.todayAt', { time });
  if (days === 1) return t('when.yesterdayAt', { time });
  return t('when.dayAt', { day: formatDate(iso, isThisYear(iso, nowMs) ? 'dayMonth' : 'date'), time });
}

/** Whole days between two days of the author's calendar. */
function daysAgo(iso: string, nowMs: number): number {
  return Math.round((startOfDay(nowMs) - startOfDay(Date.parse(iso))) / DAY_MS);
}

function startOfDay(ms: number): number {
  return new Date(ms).setHours(0, 0, 0, 0);
}

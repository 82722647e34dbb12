import { authorZone, formatDate } from '@myfiction/shared/host.ts';
import { daysBetween } from './local-time.ts';

/** Further away than this, a weekday says less than a date. */
const WEEKDAY_FOR_DAYS = 6;

/** @example describeDay('2026-11-20T09:00:00.000Z', now, 'en') // 'yesterday' */
export function describeDay(iso: string, nowMs: number, language: string): string {
  const days = daysBetween(nowMs, Date.parse(iso), authorZone());
  if (Math.abs(days) > 1) return formatDate(iso, Math.abs(days) < 300 ? 'dayMonth' : 'date');
  return new Intl.RelativeTimeFormat(language, { numeric: 'auto' }).format(days, 'day');
}

/**
 * A moment to come, on the author's clock.
 *
 * @example describeMoment(iso, now, 'en') // 'tomorrow, 6:00 AM', 'Sunday, 6:00 AM', '23 Nov, 6:00 AM'
 */
export function describeMoment(iso: string, nowMs: number, language: string): string {
  const zone = authorZone();
  const days = daysBetween(nowMs, Date.parse(iso), zone);
  const isWeekday = days > 1 && days <= WEEKDAY_FOR_DAYS;
  const day = isWeekday
    ? new Intl.DateTimeFormat(language, { weekday: 'long', timeZone: zone }).format(new Date(iso))
    : describeDay(iso, nowMs, language);
  return `${day}, ${formatDate(iso, 'time')}`;
}

/** With a capital at its beginning, for a text that stands alone. */
export function capitalize(text: string, language: string): string {
  return text.charAt(0).toLocaleUpperCase(language) + text.slice(1);
}

import { authorZone, useTranslation } from '@myfiction/shared/host.ts';
import { useMemo } from 'react';

export interface DayNames {
  /** @example month('2025-10') // 'October 2025' */
  month: (month: string) => string;
  /** For tight places. @example shortMonth('2025-10') // 'Oct 2025' */
  shortMonth: (month: string) => string;
  /** @example monthOnly('2025-10') // 'Oct' */
  monthOnly: (month: string) => string;
  /** A day of settlement. @example day('2025-12-15') // '15 December' */
  day: (day: string) => string;
  /**
   * The day of a moment, by the author's clock, with its year where that is not the year of a day beside it.
   *
   * @example dayOf('2025-12-15T04:00:00Z') // '14 December' in New York
   */
  dayOf: (moment: string, beside?: string) => string;
  /** @example shortDay('2025-11-30') // '30 Nov' */
  shortDay: (day: string) => string;
}

/** English dates put the day first, as the visual language has them. */
const LOCALES: Readonly<Record<string, string>> = { en: 'en-GB' };

/** Names of months and days. Those of settlement are the same wherever the author is. */
export function useDayNames(): DayNames {
  const { language } = useTranslation();
  return useMemo(() => {
    const write = (options: Intl.DateTimeFormatOptions, timeZone = 'UTC') => {
      const locale = options.day ? (LOCALES[language] ?? language) : language;
      const format = new Intl.DateTimeFormat(locale, { ...options, timeZone });
      return (day: string) => format.format(new Date(day));
    };
    return {
      month: write({ month: 'long', year: 'numeric' }),
      shortMonth: write({ month: 'short', year: 'numeric' }),
      monthOnly: write({ month: 'short' }),
      day: write({ day: 'numeric', month: 'long' }),
      dayOf: (moment, beside = moment) =>
        write(
          { day: 'numeric', month: 'long', ...(moment.slice(0, 4) > beside && { year: 'numeric' }) },
          authorZone(),
        )(moment),
      shortDay: write({ day: 'numeric', month: 'short' }),
    };
  }, [language]);
}

/** Canada writes dates as ISO does. */
const dayIn = (timeZone: string, ms: number): string =>
  new Intl.DateTimeFormat('en-CA', { timeZone, dateStyle: 'short' }).format(ms);

/**
 * Whether a day of settlement is over: that of an estimate, of which only the bill is still to come, or a payday.
 *
 * @param zone of settlement
 */
export function isPast(day: string, zone: string, nowMs: number): boolean {
  return dayIn(zone, nowMs) > day;
}

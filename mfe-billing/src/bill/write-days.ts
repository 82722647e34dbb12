import type { BillSummary } from '@myfiction/shared/contract/calls/bill.ts';
import { DAY_MS } from '@myfiction/shared/contract/time-units.ts';
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
  /** The day of a moment, by the author's clock. @example dayOf('2025-12-15T04:00:00Z') // '14 December' in New York */
  dayOf: (moment: string) => string;
  /** The same, with its year where that cannot be told from a day that is known. */
  dayAfter: (moment: string, known: string) => string;
  /** @example shortDay('2025-11-30') // '30 Nov' */
  shortDay: (day: string) => string;
}

/** English dates put the day first, as the visual language has them. */
const LOCALES: Readonly<Record<string, string>> = { en: 'en-GB' };

/** So much later a day and its month may be those of another year. */
const YEAR_AFTER_MS = 300 * DAY_MS;

/** Names of months and days. Those of settlement are the same wherever the author is. */
export function useDayNames(): DayNames {
  const { language } = useTranslation();
  return useMemo(() => {
    const write = (options: Intl.DateTimeFormatOptions, timeZone = 'UTC') => {
      const locale = options.day ? (LOCALES[language] ?? language) : language;
      const format = new Intl.DateTimeFormat(locale, { ...options, timeZone });
      return (day: string) => format.format(new Date(day));
    };
    const dayOf = write({ day: 'numeric', month: 'long' }, authorZone());
    const dayOfYear = write({ day: 'numeric', month: 'long', year: 'numeric' }, authorZone());
    return {
      month: write({ month: 'long', year: 'numeric' }),
      shortMonth: write({ month: 'short', year: 'numeric' }),
      monthOnly: write({ month: 'short' }),
      day: write({ day: 'numeric', month: 'long' }),
      dayOf,
      dayAfter: (moment, known) =>
        Date.parse(moment) - Date.parse(known) < YEAR_AFTER_MS ? dayOf(moment) : dayOfYear(moment),
      shortDay: write({ day: 'numeric', month: 'short' }),
    };
  }, [language]);
}

/** Canada writes dates as ISO does. */
const dayIn = (timeZone: string, ms: number): string =>
  new Intl.DateTimeFormat('en-CA', { timeZone, dateStyle: 'short' }).format(ms);

/**
 * Whether the month of an estimate is over, and only its bill is still to come.
 *
 * @param zone in which months begin and end
 */
export function hasEnded({ ends_on }: Pick<BillSummary, 'ends_on'>, zone: string, nowMs: number): boolean {
  return dayIn(zone, nowMs) > ends_on;
}

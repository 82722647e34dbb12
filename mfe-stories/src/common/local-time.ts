import { DAY_MS } from '@myfiction/shared/contract/time-units.ts';

/** A moment on the clock of a zone. */
export interface LocalTime {
  /** YYYY-MM-DD */
  date: string;
  /** HH:mm */
  time: string;
}

const clocks = new Map<string, Intl.DateTimeFormat>();

function clockOf(zone: string): Intl.DateTimeFormat {
  const known = clocks.get(zone);
  if (known) return known;
  const digits = { year: 'numeric', month: '2-digit', day: '2-digit', hour: '2-digit', minute: '2-digit' } as const;
  // Swedish writes 2026-03-29 18:00.
  const made = new Intl.DateTimeFormat('sv-SE', { ...digits, timeZone: zone });
  clocks.set(zone, made);
  return made;
}

/** @param zone IANA name */
export function localTime(moment: number | Date, zone: string): LocalTime {
  const [date = '', time = ''] = clockOf(zone).format(moment).split(' ');
  return { date, time };
}

/** Midnights between two moments on the clock of a zone; negative when the first is later. */
export function daysBetween(from: number | Date, to: number | Date, zone: string): number {
  const dayOf = (moment: number | Date) => Date.parse(`${localTime(moment, zone).date}T00:00:00Z`) / DAY_MS;
  return dayOf(to) - dayOf(from);
}

/** So many days later in the calendar, where days are of 23 or 25 hours too. @param day YYYY-MM-DD */
export function dayAfter(day: string, days: number): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + days * DAY_MS).toISOString().slice(0, 10);
}

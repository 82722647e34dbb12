import { DAY_MS } from '../../contract/time-units.ts';
import { i18n } from './i18n.ts';
import { type PlainPiece, writePiece } from './plain-dates.ts';
import { type DistanceUnit, writeDistance } from './plain-distances.ts';

export type DateStyle = 'date' | 'dateTime' | 'time' | 'relative' | 'dayMonth' | 'weekday';
type Piece = PlainPiece | 'weekday' | 'longDayMonth';

const PIECES: Record<Piece, Intl.DateTimeFormatOptions> = {
  date: { year: 'numeric', month: 'short', day: 'numeric' },
  time: { hour: 'numeric', minute: '2-digit' },
  dayMonth: { month: 'short', day: 'numeric' },
  longDayMonth: { month: 'long', day: 'numeric' },
  weekday: { weekday: 'long' },
};
const PIECES_OF: Record<Exclude<DateStyle, 'relative'>, readonly Piece[]> = {
  date: ['date'],
  dateTime: ['date', 'time'],
  time: ['time'],
  dayMonth: ['dayMonth'],
  weekday: ['weekday', 'longDayMonth'],
};

const formatters = new Map<string, Intl.DateTimeFormat>();

function formatter(piece: Piece, zone: string | undefined): Intl.DateTimeFormat {
  const { language } = i18n;
  const key = `${language} ${piece} ${zone}`;
  const known = formatters.get(key);
  if (known) return known;
  // English dates put the day first, as the visual language has them; times keep AM and PM.
  const locale = language === 'en' && piece !== 'time' ? 'en-GB' : language;
  const made = new Intl.DateTimeFormat(locale, { ...PIECES[piece], timeZone: zone });
  formatters.set(key, made);
  return made;
}

/**
 * A moment in the author's zone, or in the one given (settlement dates name theirs).
 *
 * @param iso ISO 8601 time
 * @example formatDate('2026-03-04T10:00:00.000Z', 'dateTime') // '4 Mar 2026, 11:00 AM'
 */
export function formatDate(iso: string, style: DateStyle = 'date', zone?: string): string {
  const date = new Date(iso);
  if (Number.isNaN(date.getTime())) return '';
  if (style === 'relative') return formatRelative(iso);
  return PIECES_OF[style].map((piece) => writtenPiece(date, piece, zone)).join(', ');
}

function writtenPiece(date: Date, piece: Piece, zone: string | undefined): string {
  const isLong = piece === 'weekday' || piece === 'longDayMonth';
  const plain = zone === undefined && !isLong ? writePiece(date, piece, i18n.language) : undefined;
  return plain ?? formatter(piece, zone).format(date);
}

/** The author's zone by name, for the hover text of a time. @example 'Europe/Berlin' */
export function authorZone(): string {
  const { timeZone } = new Intl.DateTimeFormat().resolvedOptions();
  // A browser's word for not knowing, which none takes back as a zone.
  return timeZone === 'Etc/Unknown' ? 'UTC' : timeZone;
}

const MINUTE = 60;
const UNITS = [
  ['minute', MINUTE],
  ['hour', 60 * MINUTE],
  ['day', 24 * 60 * MINUTE],
  ['week', 7 * 24 * 60 * MINUTE],
] as const satisfies readonly (readonly [DistanceUnit, number])[];
const FORTNIGHT = 14 * 24 * 60 * MINUTE;
/** Less than a minute is no distance. */
const NOW = ['second', MINUTE] as const;
/** Past a month, the date says more than a number of weeks. */
const RELATIVE_FOR_SECONDS = 30 * 24 * 60 * MINUTE;

/** @param nowMs Unix time in ms, for tests and for lists that share one clock */
export function formatRelative(iso: string, nowMs: number = Date.now()): string {
  const seconds = Math.round((Date.parse(iso) - nowMs) / 1000);
  if (Number.isNaN(seconds)) return '';
  const distance = Math.abs(seconds);
  if (distance >= RELATIVE_FOR_SECONDS) return formatDate(iso);
  // Yesterday is a day of the calendar: 40 hours ago may be the day before it, and 24 hours today where clocks go back.
  const days = dayOf(Date.parse(iso)) - dayOf(nowMs);
  // And last week is seven days ago: thirteen may lie in the week before it.
  const says = { minute: true, hour: true, day: days !== 0, week: distance >= FORTNIGHT || Math.abs(days) === 7 };
  const [unit, size] = UNITS.findLast(([name, length]) => distance >= length && says[name]) ?? NOW;
  return writtenDistance(unit === 'day' ? days : Math.trunc(seconds / size) || 0, unit);
}

/** Number of a day of the author's calendar: where clocks change, days are of 23 or 25 hours. */
function dayOf(timeMs: number): number {
  const time = new Date(timeMs);
  return Date.UTC(time.getFullYear(), time.getMonth(), time.getDate()) / DAY_MS;
}

function writtenDistance(count: number, unit: DistanceUnit): string {
  const { language } = i18n;
  return (
    writeDistance(count, unit, language) ??
    new Intl.RelativeTimeFormat(language, { numeric: 'auto' }).format(count, unit)
  );
}

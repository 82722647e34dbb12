/**
 * How a language writes days, times and distances in time. Known here for the reason that numbers are (see
 * `plain-numbers.ts`): the browser's own formatters of all three share one expensive start.
 */
interface DateWriting {
  months: readonly string[];
  /** Without a space at which a line could break. */
  time: (hours: number, minutes: string) => string;
}

const WRITINGS: Readonly<Record<string, DateWriting>> = {
  en: {
    months: 'Jan Feb Mar Apr May Jun Jul Aug Sept Oct Nov Dec'.split(' '),
    time: (hours, minutes) => `${hours % 12 || 12}:${minutes}\u00a0${hours < 12 ? 'AM' : 'PM'}`,
  },
  es: {
    months: 'ene feb mar abr may jun jul ago sept oct nov dic'.split(' '),
    time: (hours, minutes) => `${hours}:${minutes}`,
  },
};

export type PlainPiece = 'date' | 'dayMonth' | 'time';

/** A piece of a moment in the author's own zone, as `Intl.DateTimeFormat` words it; undefined in other languages. */
export function writePiece(date: Date, piece: PlainPiece, language: string): string | undefined {
  const writing = WRITINGS[language];
  if (!writing) return undefined;
  if (piece === 'time') return writing.time(date.getHours(), String(date.getMinutes()).padStart(2, '0'));
  const day = `${date.getDate()} ${writing.months[date.getMonth()]}`;
  return piece === 'date' ? `${day} ${date.getFullYear()}` : day;
}

export type DistanceUnit = 'second' | 'minute' | 'hour' | 'day' | 'week';

interface DistanceWriting {
  /** Distances with a word of their own, by unit and number. */
  words: Readonly<Record<string, string>>;
  units: Readonly<Record<DistanceUnit, string>>;
  past: (distance: string) => string;
  future: (distance: string) => string;
}

const WRITINGS: Readonly<Record<string, DistanceWriting>> = {
  en: {
    words: {
      second0: 'now',
      'day-1': 'yesterday',
      day1: 'tomorrow',
      'week-1': 'last week',
      week1: 'next week',
    },
    units: { second: 'second', minute: 'minute', hour: 'hour', day: 'day', week: 'week' },
    past: (distance) => `${distance} ago`,
    future: (distance) => `in ${distance}`,
  },
  es: {
    words: {
      second0: 'ahora',
      'day-2': 'anteayer',
      'day-1': 'ayer',
      day1: 'mañana',
      day2: 'pasado mañana',
      'week-1': 'la semana pasada',
      week1: 'la próxima semana',
    },
    units: { second: 'segundo', minute: 'minuto', hour: 'hora', day: 'día', week: 'semana' },
    past: (distance) => `hace ${distance}`,
    future: (distance) => `dentro de ${distance}`,
  },
};

/**
 * A distance in time as `Intl.RelativeTimeFormat` writes it, for the numbers that a month has; undefined in other
 * languages.
 *
 * @param count whole; negative is past
 */
export function writeDistance(count: number, unit: DistanceUnit, language: string): string | undefined {
  const writing = WRITINGS[language];
  if (!writing) return undefined;
  const word = writing.words[unit + count];
  if (word !== undefined) return word;
  const distance = `${Math.abs(count)} ${writing.units[unit]}${Math.abs(count) === 1 ? '' : 's'}`;
  return count < 0 ? writing.past(distance) : writing.future(distance);
}

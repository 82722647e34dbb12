import fc from 'fast-check';
import { writePiece } from './plain-dates.ts';
import { type DistanceUnit, writeDistance } from './plain-distances.ts';

const LOCALES = { en: { day: 'en-GB', time: 'en' }, es: { day: 'es', time: 'es' } };
const moment = fc.date({ min: new Date('1970-01-02'), max: new Date('2099-12-30'), noInvalidDate: true });

describe.each(Object.entries(LOCALES))('in %s', (language, locales) => {
  const date = new Intl.DateTimeFormat(locales.day, { year: 'numeric', month: 'short', day: 'numeric' });
  const dayMonth = new Intl.DateTimeFormat(locales.day, { month: 'short', day: 'numeric' });
  const time = new Intl.DateTimeFormat(locales.time, { hour: 'numeric', minute: '2-digit' });
  // A time stays in one line.
  const whole = (text: string) => text.replace(/\s/, '\u00a0');
  const byIntl = (when: Date) => [date.format(when), dayMonth.format(when), whole(time.format(when))];
  const byUs = (when: Date) =>
    (['date', 'dayMonth', 'time'] as const).map((piece) => writePiece(when, piece, language));

  test.each(Array.from({ length: 12 }, (_, month) => month))('month %i reads as Intl writes it', (month) => {
    const when = new Date(2026, month, 9, month * 2, month);
    expect(byUs(when)).toEqual(byIntl(when));
  });

  test.each([0, 1, 11, 12, 13, 23])('%i o’clock too', (hour) => {
    const when = new Date(2026, 5, 30, hour, 5);
    expect(byUs(when)).toEqual(byIntl(when));
  });

  test('and any other moment', () => {
    fc.assert(fc.property(moment, (when) => byUs(when).join() === byIntl(when).join()));
  });

  const distances = new Intl.RelativeTimeFormat(language, { numeric: 'auto' });
  const reach: Readonly<Record<DistanceUnit, number>> = { second: 0, minute: 59, hour: 23, day: 6, week: 4 };

  test.each(Object.entries(reach) as [DistanceUnit, number][])('distances in %ss', (unit, most) => {
    const counts = Array.from({ length: 2 * most + 1 }, (_, index) => index - most).filter(
      (count) => count !== 0 || unit === 'second',
    );
    expect(counts.map((count) => writeDistance(count, unit, language))).toEqual(
      counts.map((count) => distances.format(count, unit)),
    );
  });
});

test('other languages are left to Intl', () => {
  expect([writePiece(new Date(), 'date', 'de'), writeDistance(1, 'day', 'de')]).toEqual([undefined, undefined]);
});

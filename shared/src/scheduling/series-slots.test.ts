import fc from 'fast-check';
import { DAY_MS, HOUR_MS } from '../contract/time-units.ts';
import { canSchedule, earliestSchedule } from './can-schedule.ts';
import { seriesSlots } from './series-slots.ts';
import { instantsShowing, wallClock } from './testing/wall-clock.ts';

const ZONES = [
  'UTC',
  'Europe/Madrid',
  'America/New_York',
  'Australia/Lord_Howe',
  'Asia/Kathmandu',
  'Africa/Casablanca',
];
const series = { weekdays: [1, 3, 5], time: '18:00', zone: 'Europe/Madrid', from: '2026-03-25' };
const iso = (slots: Date[]) => slots.map((slot) => slot.toISOString().slice(0, 16));

test('every Monday, Wednesday and Friday at 18:00, across the change to summer time', () => {
  expect(iso(seriesSlots(series, 4, new Date('2026-01-01')))).toEqual([
    '2026-03-25T17:00',
    '2026-03-27T17:00',
    '2026-03-30T16:00',
    '2026-04-01T16:00',
  ]);
});

test('what is past and what is held is left out', () => {
  const held = new Set([Date.parse('2026-03-30T16:00Z')]);
  expect(iso(seriesSlots(series, 2, new Date('2026-03-25T17:00Z'), held))).toEqual([
    '2026-03-27T17:00',
    '2026-04-01T16:00',
  ]);
});

test('an hour that a clock skips or doubles gives one slot a day', () => {
  const daily = { ...series, weekdays: [1, 2, 3, 4, 5, 6, 7], time: '02:30' };
  expect(iso(seriesSlots({ ...daily, from: '2026-03-28' }, 3, new Date('2026-01-01')))).toEqual([
    '2026-03-28T01:30',
    '2026-03-29T01:30',
    '2026-03-30T00:30',
  ]);
  expect(iso(seriesSlots({ ...daily, from: '2026-10-24' }, 3, new Date('2026-01-01')))).toEqual([
    '2026-10-24T00:30',
    '2026-10-25T00:30',
    '2026-10-26T01:30',
  ]);
});

test('a day that does not exist is refused', () => {
  expect(() => seriesSlots({ ...series, from: '2026-02-30T' }, 1, new Date())).toThrow(RangeError);
});

test('slots are the chosen weekdays at the chosen time, none left out, none twice, whatever the zone', () => {
  const anySeries = fc.record({
    weekdays: fc.uniqueArray(fc.integer({ min: 1, max: 7 }), { minLength: 1 }),
    // Hours that clocks change in, and quiet ones.
    time: fc.constantFrom('00:00', '01:30', '02:15', '03:00', '18:00', '23:59'),
    zone: fc.constantFrom(...ZONES),
    from: fc.integer({ min: 20_500, max: 21_300 }).map((day) => new Date(day * DAY_MS).toISOString().slice(0, 10)),
  });
  const after = new Date('2027-03-01T11:37:00Z');
  fc.assert(
    fc.property(anySeries, fc.integer({ min: 1, max: 40 }), (given, count) => {
      const slots = seriesSlots(given, count, after);
      expect(slots).toHaveLength(count);
      const expected: number[] = [];
      for (let day = Date.parse(given.from); expected.length < count; day += DAY_MS) {
        const weekday = new Date(day).getUTCDay() || 7;
        if (!given.weekdays.includes(weekday)) continue;
        const wall = day + Date.parse(`1970-01-01T${given.time}Z`);
        const shown = instantsShowing(wall, given.zone)[0];
        // A skipped time: the jump is at most an hour, and moves it to a later time of the same day.
        const instant = shown ?? instantsShowing(wall - 2 * HOUR_MS, given.zone)[0];
        if (instant === undefined) throw new Error('The clock shows neither time.');
        const slot = shown ?? instant + 2 * HOUR_MS;
        if (slot > after.getTime()) expected.push(slot);
      }
      expect(slots.map(Number)).toEqual(expected);
      for (const slot of slots)
        expect(given.weekdays).toContain(new Date(wallClock(+slot, given.zone)).getUTCDay() || 7);
    }),
    { numRuns: 60, seed: 20_260_301 },
  );
});

test('a chapter is scheduled five minutes to two years ahead', () => {
  const now = new Date('2026-03-02T10:00:00Z');
  const inMs = (ms: number) => canSchedule(new Date(now.getTime() + ms), now);
  expect(earliestSchedule(now).toISOString()).toBe('2026-03-02T10:05:00.000Z');
  expect([inMs(5 * 60_000 - 1), inMs(5 * 60_000), inMs(730 * DAY_MS), inMs(730 * DAY_MS + 1)]).toEqual([
    false,
    true,
    true,
    false,
  ]);
});

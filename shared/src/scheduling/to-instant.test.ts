import fc from 'fast-check';
import { MINUTE_MS } from '../contract/time-units.ts';
import { changeBefore, instantsShowing, wallClock } from './testing/wall-clock.ts';
import { toInstant } from './to-instant.ts';

const ZONES = Intl.supportedValuesOf('timeZone');
const local = (ms: number): string => new Date(ms).toISOString().slice(0, 16);

test.each([
  ['2026-07-01T18:00', 'UTC', '2026-07-01T18:00:00.000Z'],
  ['2026-07-01T18:00', 'Europe/Madrid', '2026-07-01T16:00:00.000Z'],
  ['2026-03-29T02:30', 'Europe/Madrid', '2026-03-29T01:30:00.000Z'],
  ['2026-10-25T02:30', 'Europe/Madrid', '2026-10-25T00:30:00.000Z'],
  ['2026-03-08T02:00', 'America/New_York', '2026-03-08T07:00:00.000Z'],
  ['2026-11-01T01:59', 'America/New_York', '2026-11-01T05:59:00.000Z'],
  ['2026-10-04T02:15', 'Australia/Lord_Howe', '2026-10-03T15:45:00.000Z'],
  ['2026-06-01T00:00', 'Asia/Kathmandu', '2026-05-31T18:15:00.000Z'],
  ['2011-12-30T12:00', 'Pacific/Apia', '2011-12-30T22:00:00.000Z'],
])('%s in %s is %s', (at, zone, instant) => {
  expect(toInstant({ local: at, zone }).toISOString()).toBe(instant);
});

test.each([
  ['2026-02-30T10:00', 'UTC'],
  ['2026-00-10T10:00', 'UTC'],
  ['2026-02-20T10:00', 'Atlantis/Capital'],
  ['2026-02-20T10:00', '+02:00'],
  ['2026-02-20T10:00', ''],
])('%s in %s does not exist', (at, zone) => {
  expect(() => toInstant({ local: at, zone })).toThrow(RangeError);
});

/** A minute around the last change of a zone's clock, or any where the clock never changes. */
const minuteNearChange = fc
  .record({
    zone: fc.constantFrom(...ZONES),
    from: fc.date({ min: new Date('2001-01-01'), max: new Date('2027-06-01'), noInvalidDate: true }),
    minutes: fc.integer({ min: -75, max: 75 }),
  })
  .map(({ zone, from, minutes }) => {
    const change = changeBefore(from.getTime(), zone) ?? from.getTime();
    const wall = wallClock(change, zone) + minutes * MINUTE_MS;
    return { zone, wall: wall - (wall % MINUTE_MS) };
  });

test('in every zone a clock shows the time at that moment, the first one; a skipped time is as far after the jump', () => {
  let skipped = 0;
  let doubled = 0;
  fc.assert(
    fc.property(minuteNearChange, ({ zone, wall }) => {
      const instant = toInstant({ local: local(wall), zone }).getTime();
      const shown = instantsShowing(wall, zone);
      if (shown.length > 1) doubled++;
      if (shown.length > 0) {
        expect(instant).toBe(shown[0]);
        return;
      }
      skipped++;
      // Going back minute by minute leads to the last time that the clock showed before it jumped.
      let before = wall;
      while (instantsShowing(before, zone).length === 0) before -= MINUTE_MS;
      expect(instant).toBe((instantsShowing(before, zone).at(-1) ?? Number.NaN) + (wall - before));
    }),
    { numRuns: 400, seed: 20_260_301 },
  );
  // The zones and times above do meet what this test is about.
  expect(Math.min(skipped, doubled)).toBeGreaterThan(20);
});

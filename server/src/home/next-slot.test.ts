import { nextSlot, type UpdateSchedule } from './next-slot.ts';

const weekly = (scheduleWeekdays: number[], scheduleTime = '18:00', scheduleZone = 'UTC'): UpdateSchedule => ({
  scheduleMode: 'weekly',
  scheduleWeekdays,
  scheduleTime,
  scheduleZone,
});
const slotAt = (schedule: UpdateSchedule, now: string) => nextSlot(schedule, new Date(now))?.at.toISOString();

// 4 March 2026 is a Wednesday.
test.each([
  ['later today', weekly([3]), '2026-03-04T17:59:00Z', '2026-03-04T18:00:00.000Z'],
  ['in a week, at the moment itself', weekly([3]), '2026-03-04T18:00:00Z', '2026-03-11T18:00:00.000Z'],
  ['the next of several days', weekly([1, 5]), '2026-03-04T18:00:00Z', '2026-03-06T18:00:00.000Z'],
  ['by the story’s clock', weekly([3], '06:00', 'Asia/Tokyo'), '2026-03-03T20:00:00Z', '2026-03-03T21:00:00.000Z'],
  ['in winter', weekly([6], '06:00', 'Europe/Madrid'), '2026-03-28T00:00:00Z', '2026-03-28T05:00:00.000Z'],
  ['in summer', weekly([7], '06:00', 'Europe/Madrid'), '2026-03-28T06:00:00Z', '2026-03-29T04:00:00.000Z'],
])('%s', (_name, schedule, now, at) => {
  expect(slotAt(schedule, now)).toBe(at);
});

test('its day is the one of the story’s clock', () => {
  const slot = nextSlot(weekly([7], '02:30', 'Europe/Madrid'), new Date('2026-03-28T12:00:00Z'));
  // The hour from two to three does not exist on this day, which is 23 hours long.
  expect(slot).toEqual({
    at: new Date('2026-03-29T01:30:00Z'),
    dayStart: new Date('2026-03-28T23:00:00Z'),
    dayEnd: new Date('2026-03-29T22:00:00Z'),
  });
});

test.each([
  ['irregular', { ...weekly([3]), scheduleMode: 'irregular' as const }],
  ['without days', weekly([])],
  ['without a time', weekly([3], '')],
  ['in no zone that exists', weekly([3], '18:00', 'Mars/Olympus')],
])('a schedule that is %s has none', (_name, schedule) => {
  expect(slotAt(schedule, '2026-03-04T12:00:00Z')).toBeUndefined();
});

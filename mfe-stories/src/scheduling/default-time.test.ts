import { completeFields } from '../test-data.ts';
import { defaultTime } from './default-time.ts';

/** A Saturday, 20:00 in Lagos. */
const nowMs = Date.parse('2026-11-21T19:00:00Z');
const none: ReadonlySet<number> = new Set();

it('is the next time that the story promises', () => {
  const facts = { schedule: completeFields.schedule, nowMs, zone: 'Africa/Lagos' };
  expect(defaultTime({ ...facts, taken: none })).toEqual({ date: '2026-11-23', time: '18:00' });
});

it('leaves out what another chapter holds, and speaks by the author’s clock', () => {
  const taken = new Set([Date.parse('2026-11-23T17:00:00Z')]);
  const facts = { schedule: completeFields.schedule, nowMs, taken };
  expect(defaultTime({ ...facts, zone: 'Europe/Madrid' })).toEqual({ date: '2026-11-25', time: '18:00' });
  expect(defaultTime({ ...facts, zone: 'Asia/Tokyo' })).toEqual({ date: '2026-11-26', time: '02:00' });
});

it.each([
  ['a story that promises nothing', { ...completeFields.schedule, mode: 'irregular' as const }],
  ['a story that is not known', undefined],
])('is tomorrow evening for %s', (_, schedule) => {
  expect(defaultTime({ schedule, nowMs, zone: 'Africa/Lagos', taken: none })).toEqual({
    date: '2026-11-22',
    time: '18:00',
  });
});

it.each([
  ['a day of 25 hours', '2026-10-24T22:30:00Z', '2026-10-26'],
  ['a day of 23 hours', '2026-03-28T22:30:00Z', '2026-03-29'],
])('is the evening of the next day beside %s', (_, now, date) => {
  const facts = { schedule: undefined, nowMs: Date.parse(now), taken: none };
  expect(defaultTime({ ...facts, zone: 'Europe/Madrid' })).toEqual({ date, time: '18:00' });
});

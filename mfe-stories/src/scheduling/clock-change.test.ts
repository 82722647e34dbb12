import { toInstant } from '@myfiction/shared/scheduling/to-instant.ts';
import { clockChange, firstAfterChange, offsetOf } from './clock-change.ts';

it.each([
  ['2027-03-28T01:30', 'Europe/London', 'skipped'],
  ['2027-03-28T00:30', 'Europe/London', 'none'],
  ['2027-10-31T01:30', 'Europe/London', 'first'],
  ['2027-10-31T02:30', 'Europe/London', 'none'],
  ['2027-04-04T01:45', 'Australia/Lord_Howe', 'first'],
  ['2027-03-28T01:30', 'Africa/Lagos', 'none'],
])('%s in %s is %s', (local, zone, expected) => {
  expect(clockChange({ local, zone }, toInstant({ local, zone }))).toBe(expected);
});

it.each([
  ['2027-10-31T01:30', 'Europe/London', '2027-10-31T01:30:00Z'],
  ['2027-04-04T01:45', 'Australia/Lord_Howe', '2027-04-03T15:15:00Z'],
])('%s in %s may be the second of both', (local, zone, meant) => {
  expect(clockChange({ local, zone }, new Date(meant))).toBe('second');
});

it('finds the first slot by the new clock', () => {
  const slots = ['2027-03-24T18:00:00Z', '2027-03-26T18:00:00Z', '2027-03-29T17:00:00Z'].map((iso) => new Date(iso));
  expect(firstAfterChange(slots, 'Europe/London')).toBe(slots[2]);
  expect(firstAfterChange(slots, 'Africa/Lagos')).toBeUndefined();
});

it('names the distance to Greenwich', () => {
  expect(offsetOf(new Date('2027-07-01T00:00:00Z'), 'Europe/London')).toBe('GMT+1');
});

import { trendOf } from './trend.ts';

it.each([
  [118, 100, { direction: 'up', percent: 18 }],
  [0, 40, { direction: 'down', percent: 100 }],
  [95, 100, { direction: 'down', percent: 5 }],
  [1001, 1000, undefined],
  [5, 0, undefined],
  [5, null, undefined],
])('%i after %s', (now, before, trend) => {
  expect(trendOf(now, before)).toEqual(trend);
});

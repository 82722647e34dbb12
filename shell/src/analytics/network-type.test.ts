import { networkType } from './network-type.ts';

test.each([
  [false, undefined, 0],
  [true, { type: 'none' }, 0],
  [true, { type: 'wifi', effectiveType: '4g' }, 1],
  [true, { type: 'ethernet' }, 1],
  [true, undefined, 200],
  // A desktop browser tells how fast it is, not over what.
  [true, { effectiveType: '4g' }, 200],
  [true, { type: 'cellular' }, 200],
  [true, { type: 'cellular', effectiveType: 'slow-2g' }, 202],
  [true, { type: 'cellular', effectiveType: '2g' }, 202],
  [true, { type: 'cellular', effectiveType: '3g' }, 203],
  [true, { type: 'cellular', effectiveType: '4g' }, 204],
  [true, { type: 'cellular', effectiveType: '5g' }, 205],
])('online %s, %j: %i', (onLine, connection, expected) => {
  expect(networkType(onLine, connection)).toBe(expected);
});

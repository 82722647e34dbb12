import fc from 'fast-check';
import { roundHalfEven, shareOut } from './rounding.ts';

test.each([
  [1_500_000n, 2],
  [2_500_000n, 2],
  [2_500_001n, 3],
  [-1_500_000n, -2],
  [-2_500_000n, -2],
  [-2_500_001n, -3],
  [-400_000n, 0],
  [0n, 0],
])('%d millionths are %d', (micros, units) => {
  expect(roundHalfEven(micros)).toBe(units);
});

test('cents that are over go to those that lost most, the first of equals first', () => {
  expect(shareOut([400_000n, 400_000n, 400_000n])).toEqual([1, 0, 0]);
  expect(shareOut([1_200_000n, 2_900_000n, -100_000n])).toEqual([1, 3, 0]);
  expect(shareOut([-1_500_000n, 500_000n])).toEqual([-1, 0]);
  expect(shareOut([])).toEqual([]);
});

test('any amounts: together the exact sum, each within a unit, whole ones untouched', () => {
  const most = 1_000_000_000_000_000n;
  const amount = fc.bigInt({ min: -most, max: most });
  fc.assert(
    fc.property(fc.array(amount, { maxLength: 60 }), (exact) => {
      const parts = shareOut(exact);
      const sum = parts.reduce((total, part) => total + part, 0);
      expect(sum).toBe(roundHalfEven(exact.reduce((total, part) => total + part, 0n)));
      for (const [index, micros] of exact.entries()) {
        const off = BigInt(parts[index] ?? 0) * 1_000_000n - micros;
        expect(off > -1_000_000n && off < 1_000_000n).toBe(true);
        if (micros % 1_000_000n === 0n) expect(off).toBe(0n);
      }
    }),
  );
});

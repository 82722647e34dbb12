import fc from 'fast-check';
import { writeShort, writeWhole } from './plain-numbers.ts';

const LANGUAGES = ['en', 'es'];
const EDGES = [0, 1, 9, 99, 950, 999, 1_000, 1_049, 1_050, 1_250, 9_994, 9_995, 9_999, 10_000, 99_949, 99_950, 999_499];
const LARGE = [999_500, 999_999, 1_000_000, 1_284_999, 1_285_000, 12_345_678, 999_499_999];

describe.each(LANGUAGES)('in %s', (language) => {
  const whole = new Intl.NumberFormat(language);
  const short = new Intl.NumberFormat(language, { notation: 'compact', maximumSignificantDigits: 3 });

  test.each([...EDGES, ...LARGE])('%i reads as Intl writes it', (value) => {
    expect([writeWhole(value, language), writeShort(value, language)]).toEqual([
      whole.format(value),
      short.format(value),
    ]);
  });

  test('and so does any other whole number', () => {
    fc.assert(fc.property(fc.maxSafeInteger(), (value) => writeWhole(value, language) === whole.format(value)));
    fc.assert(fc.property(fc.nat(999_499_999), (value) => writeShort(value, language) === short.format(value)));
  });
});

test.each([0.5, -0, Number.NaN, Number.POSITIVE_INFINITY, 2 ** 53])('%d is left to Intl', (value) => {
  expect(writeWhole(value, 'en')).toBeUndefined();
});

test('so are a short billion, a short debt and every other language', () => {
  expect([writeShort(1e9, 'en'), writeShort(-1_500, 'en'), writeWhole(1, 'de'), writeShort(1, 'de')]).toEqual(
    Array.from({ length: 4 }),
  );
});

import { CURRENCIES, isCurrency, rateToDecimal, toDecimal } from '@myfiction/shared/contract/money.ts';
import { writeFigure, writeMoney, writePercent, writeRate } from './write-money.ts';

test('every currency has the digits of its standard', () => {
  for (const [currency, { digits }] of Object.entries(CURRENCIES)) {
    const format = new Intl.NumberFormat('en', { style: 'currency', currency });
    expect([currency, format.resolvedOptions().maximumFractionDigits]).toEqual([currency, digits]);
    if (!isCurrency(currency)) throw new Error(`${currency} is no currency.`);
    expect(writeMoney(123_456, currency).replace(/\D/g, '')).toBe('123456');
    expect(toDecimal(123_456, currency).replace('.', '')).toBe('123456');
  }
});

test.each([
  [148_620, 'USD', '$1,486.20', '1486.20'],
  [-5, 'USD', '−$0.05', '-0.05'],
  [1_486, 'JPY', '¥1,486', '1486'],
  [-7, 'JPY', '−¥7', '-7'],
  [1_486_205, 'BHD', 'BHD\u00A01,486.205', '1486.205'],
  [0, 'EUR', '€0.00', '0.00'],
] as const)('%i minor units of %s', (amount, currency, shown, plain) => {
  expect(writeMoney(amount, currency)).toBe(shown);
  expect(toDecimal(amount, currency)).toBe(plain);
});

test.each([
  [1_800_000, 'USD', '$0.018', '0.018'],
  [110_000, 'USD', '$0.0011', '0.0011'],
  [35_000_000, 'USD', '$0.35', '0.35'],
  [15_000_000_000, 'USD', '$150.00', '150.00'],
  [2_500_000, 'JPY', '¥2.5', '2.5'],
  [3_000_000, 'JPY', '¥3', '3'],
  [333_333, 'BHD', 'BHD\u00A00.000333333', '0.000333333'],
] as const)('a rate of %i millionths of %s', (rate, currency, shown, plain) => {
  expect(writeRate(rate, currency)).toBe(shown);
  expect(rateToDecimal(rate, currency)).toBe(plain);
});

test('a figure may break before or after its currency, never inside', () => {
  expect(writeFigure(1_486_205, 'BHD')).toBe('BHD 1,486.205');
});

test('a part is a percentage', () => {
  expect(writePercent(150_000)).toBe('15%');
  expect(writePercent(125_000)).toBe('12.5%');
});

import fc from 'fast-check';
import { makeStatement } from './statement.ts';
import type { TaxCorrection, Total } from './statement-lines.ts';

const total = (changes: Partial<Total> = {}): Total => ({
  storyId: 'story',
  storyTitle: 'Story',
  chapterId: 'chapter',
  chapterTitle: 'One',
  chapterPosition: 1,
  kind: 'unlock',
  month: '2025-10-01',
  rateMicros: 1_800_000,
  units: 1000,
  platformMicros: 300_000,
  ...changes,
});
const terms = { month: '2025-10-01', withholdingPercent: 10, carriedInMinor: 0, corrections: [] as TaxCorrection[] };
const amounts = (totals: Total[], changes: Partial<typeof terms> = {}) =>
  makeStatement(totals, { ...terms, ...changes }).lines.map(({ kind, amountMinor }) => [kind, amountMinor]);

test('of what readers pay the store takes its fee, the platform its share, and the tax is withheld', () => {
  const statement = makeStatement([total({ units: 10_000 })], terms);
  expect(statement).toMatchObject({
    grossMinor: 18_000,
    storeFeeMinor: 2700,
    platformShareMinor: 4590,
    taxMinor: 1071,
  });
  expect(statement.netMinor).toBe(18_000 - 2700 - 4590 - 1071);
  expect(statement.lines.at(1)).toMatchObject({ kind: 'store-fee', units: 18_000, rateMicros: -150_000, line: 2 });
});

test('each contract’s share is taken of what its stories brought, and the store’s fee of all together', () => {
  const statement = makeStatement(
    [total({ units: 10_000, platformMicros: 650_000 }), total({ units: 5_001, platformMicros: 500_000 })],
    { ...terms, withholdingPercent: 0 },
  );
  const shares = statement.lines.filter(({ kind }) => kind === 'platform-share');
  expect(shares).toMatchObject([
    { units: 7652, rateMicros: -500_000, amountMinor: -3826 },
    { units: 15_300, rateMicros: -650_000, amountMinor: -9945 },
  ]);
  expect(statement.storeFeeMinor).toBe(4050);
  expect(7652 + 15_300).toBe(statement.readingMinor - statement.storeFeeMinor);
  expect(statement.netMinor).toBe(27_002 - 4050 - 3826 - 9945);
});

test('a bonus is the author’s whole, but for the tax', () => {
  expect(amounts([total({ kind: 'bonus', units: 1, rateMicros: 15_000_000_000 })])).toEqual([
    ['bonus', 15_000],
    ['tax', -1500],
  ]);
});

test('what belongs to another month is an adjustment that names it, and pays the same fees', () => {
  const { lines } = makeStatement([total({ month: '2025-08-01' })], terms);
  expect(lines[0]).toMatchObject({ kind: 'adjustment', sourceKind: 'unlock', sourceMonth: '2025-08-01' });
  expect(lines.map(({ kind }) => kind)).toEqual(['adjustment', 'store-fee', 'platform-share', 'tax']);
});

test('tax that an earlier month withheld without a form comes back, month by month, and is never lost to a refund', () => {
  const corrections = [{ month: '2025-08-01', baseMinor: 10_001, rateMicros: 200_000 }];
  const statement = makeStatement([total({ units: 10_000 })], { ...terms, corrections });
  expect(statement).toMatchObject({ taxMinor: 1071, taxCorrectionMinor: 2000, netMinor: 9639 + 2000 });
  expect(statement.lines.at(-1)).toMatchObject({
    kind: 'tax-correction',
    sourceMonth: '2025-08-01',
    units: 10_001,
    rateMicros: 200_000,
    amountMinor: 2000,
  });
  const refunded = makeStatement([total({ units: -1000 })], { ...terms, corrections });
  expect(refunded).toMatchObject({ netMinor: 2000 - 1071, carriedOutMinor: 0 });
});

test('refunds beyond the earnings go into the next month, and no bill is below 0', () => {
  const refunded = makeStatement([total({ units: -1000 })], terms);
  expect(refunded).toMatchObject({ grossMinor: -1800, taxMinor: 0, netMinor: 0, carriedOutMinor: 1071 });
  expect(refunded.lines.at(-1)).toMatchObject({ kind: 'carried-over', amountMinor: 1071 });
  const next = makeStatement([total({ units: 10_000 })], { ...terms, carriedInMinor: -1071 });
  expect(next.netMinor).toBe(9639 - 1071);
});

test('any month: lines add up to the net, which is never below 0, and the order of the totals does not change the gross', () => {
  const anyTotal = fc.record({
    kind: fc.constantFrom('unlock', 'ads', 'gift', 'bonus', 'adjustment'),
    month: fc.constantFrom('2025-10-01', '2025-08-01'),
    rateMicros: fc.integer({ min: 0, max: 400_000_000 }),
    units: fc.integer({ min: -50_000, max: 500_000 }),
    platformMicros: fc.constantFrom(300_000, 500_000, 650_000),
  });
  const anyCorrection = fc.record({
    month: fc.constantFrom('2025-08-01', '2025-09-01'),
    baseMinor: fc.integer({ min: 1, max: 1_000_000 }),
    rateMicros: fc.integer({ min: 1, max: 30 }).map((percent) => percent * 10_000),
  });
  fc.assert(
    fc.property(
      fc.array(anyTotal, { maxLength: 40 }),
      fc.integer({ min: 0, max: 30 }),
      fc.integer({ min: -100_000, max: 0 }),
      fc.array(anyCorrection, { maxLength: 11 }),
      (parts, withholdingPercent, carriedInMinor, corrections) => {
        const totals = parts.map((part) => total(part as Partial<Total>));
        const statement = makeStatement(totals, { ...terms, withholdingPercent, carriedInMinor, corrections });
        const { lines, netMinor, carriedOutMinor } = statement;
        expect(lines.reduce((sum, { amountMinor }) => sum + amountMinor, 0)).toBe(netMinor);
        expect(netMinor).toBeGreaterThanOrEqual(0);
        expect(carriedOutMinor === 0 || netMinor === 0).toBe(true);
        expect(lines.map(({ line }) => line)).toEqual(lines.map((_, index) => index + 1));
        const other = makeStatement(totals.toReversed(), { ...terms, withholdingPercent, carriedInMinor, corrections });
        expect(other.grossMinor).toBe(statement.grossMinor);
      },
    ),
  );
});

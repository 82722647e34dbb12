import { STORE_FEE_MICROS } from '@myfiction/shared/contract/billing.ts';
import { MICROS } from '@myfiction/shared/contract/money.ts';
import { partOf, shareOut } from './rounding.ts';
import {
  carry,
  correctionLine,
  deduction,
  earningLine,
  isReading,
  type StatementLine,
  type TaxCorrection,
  type Total,
} from './statement-lines.ts';

export interface Statement {
  lines: StatementLine[];
  /** What readers paid for, corrections of earlier months included: the base of the store's fee. */
  readingMinor: number;
  /** What the platform pays by itself. */
  platformMinor: number;
  grossMinor: number;
  storeFeeMinor: number;
  platformShareMinor: number;
  taxMinor: number;
  /** Tax of earlier months that is given back, 0 or more. */
  taxCorrectionMinor: number;
  /** What an earlier month left behind, 0 or less. */
  carriedInMinor: number;
  /** What goes into the next month, 0 or more. */
  carriedOutMinor: number;
  netMinor: number;
}

export interface StatementTerms {
  /** First day of the month. */
  month: string;
  withholdingPercent: number;
  /** What an earlier month left behind, 0 or less. */
  carriedInMinor: number;
  corrections: readonly TaxCorrection[];
}

/**
 * A month's statement. The earnings add up exactly before they are rounded: the gross is the exact sum, rounded half to
 * even, and the cents that are over go to the lines that lost most by rounding down, so that each line is within a cent
 * of units × rate and all of them together are the gross. Deductions are rounded one by one, and the net is the sum.
 */
export function makeStatement(totals: readonly Total[], terms: StatementTerms): Statement {
  const amounts = shareOut(totals.map(({ units, rateMicros }) => BigInt(units) * BigInt(rateMicros)));
  const earnings = totals.map((total, index) => earningLine(index + 1, total, amounts[index] ?? 0, terms.month));
  const sumOf = (has: (line: Omit<StatementLine, 'line'>) => boolean) =>
    earnings.reduce((sum, line) => (has(line) ? sum + line.amountMinor : sum), 0);
  const readingMinor = sumOf(isReading);
  const platformMinor = sumOf((line) => !isReading(line));
  const grossMinor = readingMinor + platformMinor;
  const storeFeeMinor = partOf(readingMinor, STORE_FEE_MICROS);
  const shares = platformShares(totals, earnings);
  const platformShareMinor = shares.reduce((sum, { amountMinor }) => sum + amountMinor, 0);
  const earned = grossMinor - storeFeeMinor - platformShareMinor;
  const taxMicros = terms.withholdingPercent * (MICROS / 100);
  const taxMinor = partOf(Math.max(0, earned), taxMicros);
  const corrections = terms.corrections.map(correctionLine);
  const taxCorrectionMinor = corrections.reduce((sum, { amountMinor }) => sum + amountMinor, 0);
  const left = earned - taxMinor + taxCorrectionMinor + terms.carriedInMinor;
  const carriedOutMinor = Math.max(0, -left);
  const after = [
    ...deduction('store-fee', readingMinor, STORE_FEE_MICROS, storeFeeMinor),
    ...shares.flatMap(({ passedOn, micros, amountMinor }) =>
      deduction('platform-share', passedOn, micros, amountMinor),
    ),
    ...deduction('tax', Math.max(0, earned), taxMicros, taxMinor),
    ...corrections,
    ...carry(terms.carriedInMinor),
    ...carry(carriedOutMinor),
  ].map((line, index) => ({ ...line, line: earnings.length + index + 1 }));
  const lines = [...earnings, ...after];
  const taken = { storeFeeMinor, platformShareMinor, taxMinor, taxCorrectionMinor };
  const carried = { carriedInMinor: terms.carriedInMinor, carriedOutMinor };
  return { lines, readingMinor, platformMinor, grossMinor, ...taken, ...carried, netMinor: left + carriedOutMinor };
}

interface PlatformShare {
  micros: number;
  passedOn: number;
  amountMinor: number;
}

/**
 * What the platform keeps, once for each share that the stories' contracts name, the lowest first. The store's fee is
 * taken of all of them together, and spread so that its parts are it.
 */
function platformShares(totals: readonly Total[], earnings: readonly Omit<StatementLine, 'line'>[]): PlatformShare[] {
  const reading = new Map<number, number>();
  earnings.forEach((line, index) => {
    const micros = totals[index]?.platformMicros;
    if (micros !== undefined && isReading(line)) reading.set(micros, (reading.get(micros) ?? 0) + line.amountMinor);
  });
  const groups = [...reading].sort(([a], [b]) => a - b);
  const fees = shareOut(groups.map(([, minor]) => BigInt(minor) * BigInt(STORE_FEE_MICROS)));
  return groups.map(([micros, minor], index) => {
    const passedOn = minor - (fees[index] ?? 0);
    return { micros, passedOn, amountMinor: partOf(passedOn, micros) };
  });
}

import { DEDUCTION_KINDS } from '@myfiction/shared/contract/billing.ts';
import { rateToDecimal, toDecimal } from '@myfiction/shared/contract/money.ts';
import type { BillRow } from '../bill-moves.ts';
import type { StatementLine } from '../statement-lines.ts';
import type { BillTexts } from './bill-texts.ts';
import { type Cell, writeCsv } from './csv.ts';
import { chapterName, kindName, storyName } from './line-names.ts';

/**
 * A bill line by line for spreadsheets, its last row the net. Amounts and rates in the currency's main unit, with a point
 * in every language: the file is read by programs.
 */
export function billCsv({ currency, netMinor }: BillRow, lines: readonly StatementLine[], texts: BillTexts): string {
  const of: Cell = { text: currency };
  return writeCsv([
    texts.csvColumns.map((text) => ({ text })),
    ...lines.map((line): Cell[] => [
      { number: String(line.line) },
      { text: line.storyId === null ? '' : storyName(line, texts) },
      { number: line.chapterPosition === 0 ? '' : String(line.chapterPosition) },
      { text: line.storyId === null ? '' : chapterName(line, texts) },
      { text: kindName(line, texts) },
      { text: line.sourceKind === null ? '' : texts.kinds[line.sourceKind] },
      { text: line.sourceMonth?.slice(0, 7) ?? '' },
      { number: isPart(line) ? toDecimal(line.units, currency) : String(line.units) },
      { number: isPart(line) ? String(line.rateMicros / 1_000_000) : rateToDecimal(line.rateMicros, currency) },
      { number: toDecimal(line.amountMinor, currency) },
      of,
    ]),
    [...NOTHING, { text: texts.receive }, ...NOTHING, { number: toDecimal(netMinor, currency) }, of],
  ]);
}

const NOTHING: Cell[] = Array.from({ length: 4 }, () => ({ text: '' }));

/** True for what is a part of an amount, whose units are money. */
export function isPart({ kind }: StatementLine): boolean {
  const parts: readonly string[] = [...DEDUCTION_KINDS, 'carried-over'];
  return parts.includes(kind);
}

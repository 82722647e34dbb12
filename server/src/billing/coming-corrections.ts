import type { Currency } from '@myfiction/shared/contract/money.ts';
import type { Database } from '../database/connect.ts';
import { nextToClose } from './running-months.ts';
import { correctionLine } from './statement-lines.ts';
import { taxCorrections } from './tax-corrections.ts';

/** What a form gives back of tax, and the month whose bill does. */
export interface ComingCorrections {
  /** First day. */
  month: string;
  /** None where nothing is given back. */
  sums: { currency: Currency; amountMinor: number }[];
}

/** @param percent what the form withholds */
export async function comingCorrections(
  db: Database,
  { uid, percent }: { uid: number; percent: number },
  now: Date,
): Promise<ComingCorrections> {
  const { month } = await nextToClose(db, now);
  const sums = new Map<Currency, number>();
  for (const correction of await taxCorrections(db, { uid, month }, percent)) {
    const { currency } = correction;
    sums.set(currency, (sums.get(currency) ?? 0) + correctionLine(correction).amountMinor);
  }
  return { month, sums: [...sums].map(([currency, amountMinor]) => ({ currency, amountMinor })) };
}

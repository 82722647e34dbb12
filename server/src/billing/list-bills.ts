import { SETTLEMENT_ZONE } from '@myfiction/shared/contract/billing.ts';
import type { ApiOutput } from '@myfiction/shared/contract/calls.ts';
import { and, desc, eq, sql } from 'drizzle-orm';
import { z } from 'zod';
import { decodeCursor, encodeCursor } from '../database/cursor.ts';
import { bills } from '../database/schema/bills.ts';
import type { CallContext } from '../platform/handler.ts';
import { readAuthorMoney } from './author-money.ts';
import { balancesOf } from './balances.ts';
import { estimateSummary, runningMonths } from './running-months.ts';
import { summaries } from './summaries.ts';

const place = z.tuple([z.iso.date().regex(/^[12]/), z.string().regex(/^[A-Z]{3}$/)]);

/** The author's months, newest first, with what there is to withdraw in each currency. */
export async function listBills(
  { db, uid, clock }: Pick<CallContext, 'db' | 'uid' | 'clock'>,
  { cursor, limit }: { cursor?: string | undefined; limit: number },
): Promise<ApiOutput<'bill/list'>> {
  const now = clock.now();
  const money = await readAuthorMoney(db, uid, now);
  const after = cursor === undefined ? undefined : decodeCursor(cursor, place);
  const rows = await db
    .select()
    .from(bills)
    .where(
      and(eq(bills.uid, uid), after && sql`(${bills.month}, ${bills.currency}) < (${after[0]}::date, ${after[1]})`),
    )
    .orderBy(desc(bills.month), desc(bills.currency))
    .limit(limit + 1);
  const page = rows.slice(0, limit);
  const last = page.at(-1);
  return {
    running: cursor === undefined ? (await runningMonths(db, uid, now)).map(estimateSummary) : [],
    items: await summaries(db, page, money),
    next_cursor: rows.length > limit && last ? encodeCursor([last.month, last.currency]) : null,
    balances: await balancesOf(db, money),
    settlement_zone: SETTLEMENT_ZONE,
    method_locked_until: money.readiness.lockedUntil?.toISOString() ?? null,
  };
}

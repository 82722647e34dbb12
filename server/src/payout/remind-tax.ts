import { TAX_REMINDER_DAYS } from '@myfiction/shared/contract/payment-options.ts';
import { DAY_MS } from '@myfiction/shared/contract/time-units.ts';
import { and, asc, between, eq, gt, isNull, ne, notExists, type SQL } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { settlementDay } from '../billing/settlement-time.ts';
import { tellPayment } from '../billing/tell-payment.ts';
import type { Database } from '../database/connect.ts';
import { taxForms } from '../database/schema/payout.ts';
import { type DueRows, workOffRows } from '../platform/due-rows/work-off-rows.ts';
import type { CallContext } from '../platform/handler.ts';
import { taxRunsOut } from './payout-letters.ts';

type Options = Pick<CallContext, 'db' | 'clock'> & { signal?: AbortSignal };

/** Writes once to each author whose tax form runs out soon and who has handed in no other since that may count. */
export function remindOfTax({ db, clock, signal }: Options): Promise<number> {
  return workOffRows({ db, clock, job: 'remind of tax forms', signal }, (tx, rows) =>
    remindNext(tx, rows, clock.now()),
  );
}

async function remindNext(tx: Database, rows: DueRows, now: Date): Promise<boolean> {
  const [form] = await tx
    .select()
    .from(taxForms)
    .where(and(runsOutSoon(tx, now), rows.areDue(taxForms.id)))
    .orderBy(asc(taxForms.validUntil))
    .limit(1)
    .for('no key update', { of: taxForms, skipLocked: true });
  if (!form) return false;
  await rows.attempt(tx, form.id, async (nested) => {
    await nested.update(taxForms).set({ remindedAt: now }).where(eq(taxForms.id, form.id));
    await tellPayment(nested, form.uid, now, taxRunsOut(form));
  });
  return true;
}

function runsOutSoon(tx: Database, now: Date): SQL | undefined {
  const newer = alias(taxForms, 'newer');
  const replaced = tx
    .select({ id: newer.id })
    .from(newer)
    .where(and(eq(newer.uid, taxForms.uid), gt(newer.createdAt, taxForms.createdAt), ne(newer.state, 'rejected')));
  const last = new Date(now.getTime() + TAX_REMINDER_DAYS * DAY_MS);
  return and(
    eq(taxForms.state, 'valid'),
    isNull(taxForms.remindedAt),
    between(taxForms.validUntil, settlementDay(now), settlementDay(last)),
    notExists(replaced),
  );
}

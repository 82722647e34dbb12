import { W8BEN_VALID_YEARS } from '@myfiction/shared/contract/payment-options.ts';
import { and, asc, eq, gt, notExists, type SQL } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { comingCorrections } from '../billing/coming-corrections.ts';
import { releaseBills } from '../billing/release-due-bills.ts';
import { settlementDay } from '../billing/settlement-time.ts';
import { tellPayment } from '../billing/tell-payment.ts';
import type { Database } from '../database/connect.ts';
import { taxForms } from '../database/schema/payout.ts';
import { users } from '../database/schema/users.ts';
import { AppError, type CallContext } from '../platform/handler.ts';
import { taxAccepted, taxRejected } from './payout-letters.ts';
import { openTaxForm, type SignedTaxForm } from './sealed-payment.ts';

export type TaxRow = typeof taxForms.$inferSelect;

/** The condition of forms that are to be decided: not those after which their author has handed in another one. */
function waits(db: Database): SQL | undefined {
  const newer = alias(taxForms, 'newer');
  const replaced = db
    .select({ id: newer.id })
    .from(newer)
    .where(and(eq(newer.uid, taxForms.uid), gt(newer.createdAt, taxForms.createdAt)));
  return and(eq(taxForms.state, 'checking'), notExists(replaced));
}

/** Forms that wait for the desk, the oldest first. */
export async function listTaxForms(db: Database, limit = 50) {
  return db
    .select({
      id: taxForms.id,
      uid: taxForms.uid,
      penName: users.penName,
      kind: taxForms.kind,
      percent: taxForms.withholdingPercent,
      createdAt: taxForms.createdAt,
    })
    .from(taxForms)
    .innerJoin(users, eq(users.uid, taxForms.uid))
    .where(waits(db))
    .orderBy(asc(taxForms.createdAt))
    .limit(limit);
}

/** A form with everything that was entered. The desk's audit names who has looked. */
export async function showTaxForm(
  { db, secrets }: Pick<CallContext, 'db' | 'secrets'>,
  id: string,
): Promise<{ row: TaxRow; signed: SignedTaxForm | null }> {
  const [row] = await db.select().from(taxForms).where(eq(taxForms.id, id));
  if (!row) throw new AppError('notFound', { msg: `There is no tax form ${id}.` });
  return { row, signed: row.form && openTaxForm(secrets, row.form) };
}

interface Decision {
  id: string;
  /** Who of the desk decides. */
  by: string;
}

/** Accepts a form; `percent` corrects what it claims. Throws `notFound` where nothing is to be decided. */
export async function approveTax(
  { db, clock }: Pick<CallContext, 'db' | 'clock'>,
  { id, by, percent }: Decision & { percent?: number },
): Promise<TaxRow> {
  const now = clock.now();
  const row = await decide(db, id, (form) => ({
    state: 'valid',
    withholdingPercent: percent ?? form.withholdingPercent,
    validUntil: form.kind === 'w-8ben' ? lastValidDay(form.createdAt) : null,
    decidedBy: by,
    decidedAt: now,
  }));
  const given = await comingCorrections(db, { uid: row.uid, percent: row.withholdingPercent }, now);
  await tellPayment(db, row.uid, now, taxAccepted(row, given));
  // Bills whose payday has passed waited for nothing else, perhaps.
  await releaseBills(db, row.uid, now);
  return row;
}

/** Sends a form back with the reason. */
export async function rejectTax(
  { db, clock }: Pick<CallContext, 'db' | 'clock'>,
  { id, by, reason }: Decision & { reason: string },
): Promise<TaxRow> {
  const now = clock.now();
  const row = await decide(db, id, () => ({ state: 'rejected', reason, decidedBy: by, decidedAt: now }));
  await tellPayment(db, row.uid, now, taxRejected(row, reason));
  return row;
}

/** Under the row's lock: of two who decide at once, one is told that it is decided. */
async function decide(db: Database, id: string, change: (row: TaxRow) => Partial<TaxRow>): Promise<TaxRow> {
  const [row] = await db
    .select()
    .from(taxForms)
    .where(and(eq(taxForms.id, id), waits(db)))
    .for('update');
  if (!row) throw await whyNot(db, id);
  const [decided] = await db.update(taxForms).set(change(row)).where(eq(taxForms.id, id)).returning();
  if (!decided) throw new AppError('notFound');
  return decided;
}

/** Why nothing is to be decided of a form, for the desk. */
async function whyNot(db: Database, id: string): Promise<AppError> {
  const [row] = await db.select().from(taxForms).where(eq(taxForms.id, id));
  if (!row) return new AppError('notFound', { msg: `There is no tax form ${id}.` });
  const why =
    row.state === 'checking'
      ? 'its author has handed in another one. See: desk tax list'
      : `${row.decidedBy} has decided it before: ${row.state}.`;
  return new AppError('notFound', { msg: `Nothing was done: ${why}` });
}

/** The last day of the third year after the one in which it was signed. */
function lastValidDay(signedAt: Date): string {
  return `${Number(settlementDay(signedAt).slice(0, 4)) + W8BEN_VALID_YEARS}-12-31`;
}

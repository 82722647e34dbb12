import { asc, eq } from 'drizzle-orm';
import { payoutMethods, taxForms } from '../../database/schema/payout.ts';
import { withoutSealed } from '../../payout/mask.ts';
import { openPayout, openTaxForm } from '../../payout/sealed-payment.ts';
import type { AccountSource } from './account-source.ts';

type Source = Pick<AccountSource, 'db' | 'uid' | 'secrets'>;

/**
 * How the author is and was paid, as the page shows it: a file in a downloads folder must not tell a thief where the
 * money goes.
 */
export async function listPayoutMethods({ db, uid, secrets }: Source) {
  const rows = await db
    .select()
    .from(payoutMethods)
    .where(eq(payoutMethods.uid, uid))
    .orderBy(asc(payoutMethods.createdAt));
  return rows.map(({ kind, masked, details, lockedUntil, createdAt, replacedAt }) => {
    const form = details && openPayout(secrets, details);
    const bank = form?.kind === 'bank' ? form : undefined;
    const entered = { holder: form?.holder ?? '', country: bank?.country ?? '', currency: bank?.currency ?? '' };
    return { kind, masked, ...entered, lockedUntil, createdAt, replacedAt };
  });
}

/** All tax forms, numbers, birth date and streets left out as on the page. Who of the desk has decided is not the author's. */
export async function listTaxForms({ db, uid, secrets }: Source) {
  const rows = await db.select().from(taxForms).where(eq(taxForms.uid, uid)).orderBy(asc(taxForms.createdAt));
  return rows.map(({ kind, state, withholdingPercent, validUntil, form, maskedTin, reason, decidedAt, createdAt }) => ({
    ...{ kind, state, withholdingPercent, validUntil, maskedTin, reason, decidedAt, createdAt },
    entered: form && withoutSealed(openTaxForm(secrets, form).form),
  }));
}

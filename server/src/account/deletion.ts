import { DELETION_DAYS } from '@myfiction/shared/contract/account-options.ts';
import type { AccountSecurity, Proof } from '@myfiction/shared/contract/calls/account.ts';
import { DAY_MS } from '@myfiction/shared/contract/time-units.ts';
import { and, eq, inArray, isNotNull, ne } from 'drizzle-orm';
import { WITHDRAWN } from '../billing/bill-moves.ts';
import { runningMonths } from '../billing/running-months.ts';
import type { Database } from '../database/connect.ts';
import { bills } from '../database/schema/bills.ts';
import { stories } from '../database/schema/stories.ts';
import { users } from '../database/schema/users.ts';
import { labelLanguage } from '../identity/author-language.ts';
import { deletionMail } from '../identity/mails.ts';
import { AppError, type CallContext } from '../platform/handler.ts';
import { PREPARING, SIGNED } from '../stories/story-rules.ts';
import { type ProofContext, requireProof } from './require-proof.ts';
import { getSecurity } from './security.ts';
import { DELETION_PLANNED, DELETION_UNDONE } from './security-texts.ts';
import { tellSecurity } from './tell-security.ts';

/** Contract statuses with a contract that is being signed or runs. */
const LIVE_CONTRACTS = [PREPARING, SIGNED] as const;

/** Plans the end of the account. Throws `moneyOwed`, `contractLive`, or what the proof lacks. Repeating keeps the day. */
export async function requestDeletion(
  context: ProofContext & Pick<CallContext, 'mail' | 'lang'>,
  { proof }: { proof: Proof },
): Promise<AccountSecurity> {
  const { db, uid, clock, config, mail, lang } = context;
  await requireProof(context, proof);
  await refuseUnfinished(db, uid, clock.now());
  const [user] = await db.select().from(users).where(eq(users.uid, uid)).for('update');
  if (user && user.deletionAt === null) {
    const deletionAt = new Date(clock.now().getTime() + DELETION_DAYS * DAY_MS);
    await db.update(users).set({ deletionAt }).where(eq(users.uid, uid));
    await tellSecurity(context, DELETION_PLANNED, { mailed: true });
    const language = labelLanguage(lang);
    if (user.email !== null) await mail.send(db, deletionMail(user.email, deletionAt, config.publicUrl, language));
  }
  return getSecurity(db, uid);
}

/** Keeps the account. Repeating changes nothing more. */
export async function undoDeletion(context: Pick<CallContext, 'db' | 'uid' | 'clock'>): Promise<AccountSecurity> {
  const { db, uid } = context;
  const kept = await db
    .update(users)
    .set({ deletionAt: null })
    .where(and(eq(users.uid, uid), isNotNull(users.deletionAt)))
    .returning({ uid: users.uid });
  if (kept.length > 0) await tellSecurity(context, DELETION_UNDONE);
  return getSecurity(db, uid);
}

/** Refuses to end an account while money or a contract hangs on it. */
export async function refuseUnfinished(db: Database, uid: number, now: Date): Promise<void> {
  const owed = await db
    .select({ id: bills.id })
    .from(bills)
    .where(and(eq(bills.uid, uid), ne(bills.status, WITHDRAWN), ne(bills.netMinor, 0)))
    .limit(1);
  // What the running month has earned, or gives back of tax, is billed when it closes.
  const unbilled = await runningMonths(db, uid, now);
  if (owed.length + unbilled.length > 0) throw new AppError('moneyOwed');
  const live = await db
    .select({ id: stories.id })
    .from(stories)
    .where(and(eq(stories.uid, uid), inArray(stories.contractStatus, [...LIVE_CONTRACTS])))
    .limit(1);
  if (live.length > 0) throw new AppError('contractLive');
}

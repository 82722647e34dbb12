import type { SignedIn } from '@myfiction/shared/contract/calls/user.ts';
import { and, eq } from 'drizzle-orm';
import type { Database } from '../../database/connect.ts';
import { signIns } from '../../database/schema/sign-ins.ts';
import { users } from '../../database/schema/users.ts';
import { commitRefusals } from '../../platform/commit-refusals.ts';
import { AppError, type CallContext } from '../../platform/handler.ts';
import { refuseBlocked } from '../refuse-blocked.ts';
import { askSecondFactor } from '../second-factor/ask-second-factor.ts';
import { type SignInContext, signIn } from '../signed-in.ts';
import { keepForTicket } from './one-use.ts';
import type { ProviderPerson } from './verify-token.ts';

/**
 * Signs in the account of a provider's person, or makes a new one. An account that has the same verified address is not
 * opened: `accountExists` answers with a ticket, and a sign-in to that account links the two.
 */
export async function signInPerson(
  context: SignInContext & Pick<CallContext, 'secrets'>,
  person: ProviderPerson,
): Promise<SignedIn> {
  const { db, clock } = context;
  const now = clock.now();
  const uid = (await findLinked(db, person)) ?? (await db.transaction((tx) => createAccount(tx, person, now)));
  if (uid === undefined) {
    const ticket = await keepForTicket(context, 'link', person);
    throw new AppError('accountExists', { data: { ticket, email: person.email } });
  }
  return commitRefusals(db, async (tx) => {
    const inside = { ...context, db: tx };
    // Ahead of the link, as whoever takes links away holds the author.
    await tx.select({ uid: users.uid }).from(users).where(eq(users.uid, uid)).for('no key update');
    await touchLink(tx, uid, person, now);
    await askSecondFactor(inside, uid);
    await refuseBlocked(inside, uid);
    return signIn(inside, uid);
  });
}

async function findLinked(
  db: Database,
  { provider, subject }: Pick<ProviderPerson, 'provider' | 'subject'>,
): Promise<number | undefined> {
  const [link] = await db
    .select({ uid: signIns.uid })
    .from(signIns)
    .where(and(eq(signIns.provider, provider), eq(signIns.subject, subject)));
  return link?.uid;
}

/** Undefined where an account has the person's address already. */
async function createAccount(tx: Database, person: ProviderPerson, now: Date): Promise<number | undefined> {
  const [created] = await tx
    .insert(users)
    .values({ email: person.email || null, createdAt: now })
    .onConflictDoNothing({ target: users.email })
    .returning({ uid: users.uid });
  if (created) await addLink(tx, created.uid, person, now);
  return created?.uid;
}

/** Links a person to an account. Throws `providerTaken` when the person opens another one. Repeating changes nothing. */
export async function addLink(
  db: Database,
  uid: number,
  { provider, subject, email }: Pick<ProviderPerson, 'provider' | 'subject' | 'email'>,
  now: Date,
): Promise<void> {
  await db
    .insert(signIns)
    .values({ provider, subject, uid, email, linkedAt: now, lastUsedAt: now })
    .onConflictDoNothing();
  const owner = await findLinked(db, { provider, subject });
  if (owner !== uid) throw new AppError('providerTaken');
}

/** Throws `signInRefused` where the link was taken away since. */
async function touchLink(
  db: Database,
  uid: number,
  { provider, subject, email }: ProviderPerson,
  now: Date,
): Promise<void> {
  const { rowCount } = await db
    .update(signIns)
    .set({ lastUsedAt: now, email })
    .where(and(eq(signIns.provider, provider), eq(signIns.subject, subject), eq(signIns.uid, uid)));
  if (rowCount !== 1) throw new AppError('signInRefused');
}

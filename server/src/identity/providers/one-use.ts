import { createHash, randomBytes } from 'node:crypto';
import { and, eq, gt, lt } from 'drizzle-orm';
import type { Database } from '../../database/connect.ts';
import { signInTickets, usedTokens } from '../../database/schema/sign-ins.ts';
import { AppError, type CallContext } from '../../platform/handler.ts';

type Kind = (typeof signInTickets.$inferSelect)['kind'];

const TICKET_VALID_MS = 10 * 60 * 1000;
const PURPOSE = 'sign-in ticket';

const hashOf = (text: string): string => createHash('sha256').update(text).digest('base64url');

/** Remembers a token until it has run out by itself. Throws `signInRefused` when it was used before. */
export async function useTokenOnce(db: Database, token: string, expiresAt: Date): Promise<void> {
  const added = await db
    .insert(usedTokens)
    .values({ tokenHash: hashOf(token), expiresAt })
    .onConflictDoNothing()
    .returning({ tokenHash: usedTokens.tokenHash });
  if (added.length === 0) throw new AppError('signInRefused');
}

/** Keeps something for the next step of a sign-in and gives the ticket that opens it once, within ten minutes. */
export async function keepForTicket(
  { db, secrets, clock }: Pick<CallContext, 'db' | 'secrets' | 'clock'>,
  kind: Kind,
  kept: unknown,
): Promise<string> {
  const ticket = randomBytes(32).toString('base64url');
  const payload = secrets.seal(PURPOSE, Buffer.from(JSON.stringify(kept)));
  await db.insert(signInTickets).values({ ticketHash: hashOf(ticket), kind, payload, createdAt: clock.now() });
  return ticket;
}

/** Gives what a ticket stands for and ends it; undefined when it is unknown, was used, or has run out. */
export async function takeTicket(
  { db, secrets, clock }: Pick<CallContext, 'db' | 'secrets' | 'clock'>,
  kind: Kind,
  ticket: string,
): Promise<unknown> {
  const since = new Date(clock.now().getTime() - TICKET_VALID_MS);
  const [taken] = await db
    .delete(signInTickets)
    .where(
      and(
        eq(signInTickets.ticketHash, hashOf(ticket)),
        eq(signInTickets.kind, kind),
        gt(signInTickets.createdAt, since),
      ),
    )
    .returning({ payload: signInTickets.payload });
  return taken && JSON.parse(secrets.open(PURPOSE, taken.payload).toString('utf8'));
}

export async function purgeSignInTickets(db: Database, now: Date): Promise<void> {
  await db.delete(usedTokens).where(lt(usedTokens.expiresAt, now));
  await db.delete(signInTickets).where(lt(signInTickets.createdAt, new Date(now.getTime() - TICKET_VALID_MS)));
}

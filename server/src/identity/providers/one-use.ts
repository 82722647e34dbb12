import { MINUTE_MS } from '@myfiction/shared/contract/time-units.ts';
import { and, eq, lt } from 'drizzle-orm';
import type { Database } from '../../database/connect.ts';
import { deleteInSteps } from '../../database/delete-in-steps.ts';
import { signInTickets, usedTokens } from '../../database/schema/sign-ins.ts';
import { AppError, type CallContext } from '../../platform/handler.ts';
import { ticketsOf } from '../../platform/ticket.ts';
import { hashSessionToken } from '../session-token.ts';

type Kind = (typeof signInTickets.$inferSelect)['kind'];

const tickets = ticketsOf({ hash: signInTickets.ticketHash, createdAt: signInTickets.createdAt }, 10 * MINUTE_MS);
const PURPOSE = 'sign-in ticket';

/** Remembers a token until it has run out by itself. Throws `signInRefused` when it was used before. */
export async function useTokenOnce(db: Database, token: string, expiresAt: Date): Promise<void> {
  const added = await db
    .insert(usedTokens)
    .values({ tokenHash: hashSessionToken(token), expiresAt })
    .onConflictDoNothing()
    .returning({ tokenHash: usedTokens.tokenHash });
  if (added.length === 0) throw new AppError('signInRefused');
}

/**
 * Keeps something for the next step of a sign-in and gives the ticket that opens it once, within ten minutes; with a `uid`
 * until the author is signed out.
 */
export async function keepForTicket(
  { db, secrets, clock }: Pick<CallContext, 'db' | 'secrets' | 'clock'>,
  kind: Kind,
  kept: unknown,
  uid?: number,
): Promise<string> {
  const { ticket, hash } = tickets.create();
  const payload = secrets.seal(PURPOSE, Buffer.from(JSON.stringify(kept)));
  await db.insert(signInTickets).values({ ticketHash: hash, kind, payload, uid, createdAt: clock.now() });
  return ticket;
}

/** What a ticket stands for; it goes on. */
export async function readTicket(
  { db, secrets, clock }: Pick<CallContext, 'db' | 'secrets' | 'clock'>,
  kind: Kind,
  ticket: string,
): Promise<unknown> {
  const [found] = await db
    .select()
    .from(signInTickets)
    .where(ofTicket(kind, ticket, clock.now()));
  return found && open(secrets, found.payload);
}

/** Gives what a ticket stands for and ends it; undefined when it is unknown, was used, or has run out. */
export async function takeTicket(
  { db, secrets, clock }: Pick<CallContext, 'db' | 'secrets' | 'clock'>,
  kind: Kind,
  ticket: string,
): Promise<unknown> {
  const [taken] = await db
    .delete(signInTickets)
    .where(ofTicket(kind, ticket, clock.now()))
    .returning({ payload: signInTickets.payload });
  return taken && open(secrets, taken.payload);
}

function ofTicket(kind: Kind, ticket: string, now: Date) {
  return and(tickets.opens(ticket, now), eq(signInTickets.kind, kind));
}

function open(secrets: CallContext['secrets'], payload: Buffer): unknown {
  return JSON.parse(secrets.open(PURPOSE, payload).toString('utf8'));
}

export async function purgeSignInTickets(db: Database, now: Date, signal?: AbortSignal): Promise<void> {
  await deleteInSteps(db, usedTokens, lt(usedTokens.expiresAt, now), signal);
  await deleteInSteps(db, signInTickets, tickets.isOver(now), signal);
}

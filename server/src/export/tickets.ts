import { MINUTE_MS } from '@myfiction/shared/contract/time-units.ts';
import { and, eq, gt, notExists } from 'drizzle-orm';
import type { Database } from '../database/connect.ts';
import { deleteInSteps } from '../database/delete-in-steps.ts';
import { exportTickets } from '../database/schema/imports.ts';
import { sessions } from '../database/schema/sessions.ts';
import type { CallContext } from '../platform/handler.ts';
import { ticketsOf } from '../platform/ticket.ts';

export const EXPORTS_PREFIX = '/exports/';
const tickets = ticketsOf({ hash: exportTickets.tokenHash, createdAt: exportTickets.createdAt }, 5 * MINUTE_MS);

export type Ticket = typeof exportTickets.$inferSelect;

/** Gives the address at which something of the author's can be downloaded for five minutes; it is the only key to it. */
export async function openTicket(
  { db, uid, clock }: Pick<CallContext, 'db' | 'uid' | 'clock'>,
  what: Pick<Ticket, 'storyId' | 'format' | 'drafts'> & Partial<Pick<Ticket, 'billId'>>,
): Promise<string> {
  const { ticket, hash } = tickets.create();
  await db.insert(exportTickets).values({ tokenHash: hash, uid, ...what, createdAt: clock.now() });
  return `${EXPORTS_PREFIX}${ticket}`;
}

/** What a ticket stands for, or undefined once it has run out, or a session of its author has been ended since. */
export async function findTicket(db: Database, token: string, now: Date): Promise<Ticket | undefined> {
  const endedSince = db
    .select({ id: sessions.id })
    .from(sessions)
    .where(and(eq(sessions.uid, exportTickets.uid), gt(sessions.revokedAt, exportTickets.createdAt)));
  const [ticket] = await db
    .select()
    .from(exportTickets)
    .where(and(tickets.opens(token, now), notExists(endedSince)));
  return ticket;
}

export async function purgeTickets(db: Database, now: Date, signal?: AbortSignal): Promise<void> {
  await deleteInSteps(db, exportTickets, tickets.isOver(now), signal);
}

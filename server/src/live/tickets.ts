import type { Database } from '../database/connect.ts';
import { eventTickets } from '../database/schema/author-events.ts';
import type { CallContext } from '../platform/handler.ts';
import { ticketsOf } from '../platform/ticket.ts';

/** The browser uses a ticket at once: an address is seen by more than its two ends. */
export const streamTickets = ticketsOf({ hash: eventTickets.ticketHash, createdAt: eventTickets.createdAt }, 30 * 1000);

/** Gives the ticket that opens one event stream of the caller's session. An event source can send no signature. */
export async function openStreamTicket({
  db,
  sessionId,
  clock,
}: Pick<CallContext, 'db' | 'sessionId' | 'clock'>): Promise<{ ticket: string }> {
  const { ticket, hash } = streamTickets.create();
  await db.insert(eventTickets).values({ ticketHash: hash, sessionId, createdAt: clock.now() });
  return { ticket };
}

/** The id of the session that a ticket opens a stream of, once; undefined when it is unknown, used or has run out. */
export async function takeStreamTicket(db: Database, ticket: string, now: Date): Promise<string | undefined> {
  const [taken] = await db
    .delete(eventTickets)
    .where(streamTickets.opens(ticket, now))
    .returning({ sessionId: eventTickets.sessionId });
  return taken?.sessionId;
}

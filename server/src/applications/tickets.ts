import { MINUTE_MS } from '@myfiction/shared/contract/time-units.ts';
import type { Database } from '../database/connect.ts';
import { deleteInSteps } from '../database/delete-in-steps.ts';
import { applicationTickets } from '../database/schema/application-papers.ts';
import { ticketsOf } from '../platform/ticket.ts';
import type { AuthorContext } from './held-application.ts';

export const APPLICATION_FILES_PREFIX = '/application-files/';
const tickets = ticketsOf(
  { hash: applicationTickets.tokenHash, createdAt: applicationTickets.createdAt },
  5 * MINUTE_MS,
);

export type ApplicationTicket = typeof applicationTickets.$inferSelect;

/** Gives the address at which a picture or document can be fetched once, within five minutes. */
export async function openApplicationTicket(
  { db, uid, clock }: Pick<AuthorContext, 'db' | 'uid' | 'clock'>,
  what: { imageId: string } | { documentId: string },
): Promise<string> {
  const { ticket, hash } = tickets.create();
  await db.insert(applicationTickets).values({ tokenHash: hash, uid, ...what, createdAt: clock.now() });
  return `${APPLICATION_FILES_PREFIX}${ticket}`;
}

/** What a ticket stands for; it is gone with that. Undefined for one that was used, or has run out. */
export async function useApplicationTicket(
  db: Database,
  token: string,
  now: Date,
): Promise<ApplicationTicket | undefined> {
  const [ticket] = await db.delete(applicationTickets).where(tickets.opens(token, now)).returning();
  return ticket;
}

export async function purgeApplicationTickets(db: Database, now: Date, signal?: AbortSignal): Promise<void> {
  await deleteInSteps(db, applicationTickets, tickets.isOver(now), signal);
}

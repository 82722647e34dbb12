import { randomBytes } from 'node:crypto';
import { and, eq, gt, lt } from 'drizzle-orm';
import type { Database } from '../database/connect.ts';
import { exportTickets } from '../database/schema/imports.ts';
import { hashSessionToken } from '../identity/session-token.ts';
import type { CallContext } from '../platform/handler.ts';

export const EXPORTS_PREFIX = '/exports/';
const TICKET_VALID_MS = 5 * 60 * 1000;

export type Ticket = typeof exportTickets.$inferSelect;

/** Gives the address at which something of the author's can be downloaded for five minutes; it is the only key to it. */
export async function openTicket(
  { db, uid, clock }: Pick<CallContext, 'db' | 'uid' | 'clock'>,
  what: Pick<Ticket, 'storyId' | 'format' | 'drafts'>,
): Promise<string> {
  const token = randomBytes(32).toString('base64url');
  const row = { tokenHash: hashSessionToken(token), uid, ...what, createdAt: clock.now() };
  await db.insert(exportTickets).values(row);
  return `${EXPORTS_PREFIX}${token}`;
}

/** What a ticket stands for, or undefined once it has run out. */
export async function findTicket(db: Database, token: string, now: Date): Promise<Ticket | undefined> {
  const since = new Date(now.getTime() - TICKET_VALID_MS);
  const [ticket] = await db
    .select()
    .from(exportTickets)
    .where(and(eq(exportTickets.tokenHash, hashSessionToken(token)), gt(exportTickets.createdAt, since)));
  return ticket;
}

export async function purgeTickets(db: Database, now: Date): Promise<void> {
  await db.delete(exportTickets).where(lt(exportTickets.createdAt, new Date(now.getTime() - TICKET_VALID_MS)));
}

import { and, eq, gt, lt, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { hashSessionToken, newSessionToken } from '../identity/session-token.ts';

interface TicketColumns {
  /** What is stored of the ticket: its hash. */
  hash: PgColumn;
  createdAt: PgColumn;
}

/** Rows that a random ticket opens for a while. Whoever has the ticket needs no other key, so only its hash is kept. */
export interface Tickets {
  /** A new ticket and what its row keeps of it. */
  create: () => { ticket: string; hash: string };
  /** The condition for the row that a ticket opens, while it does. Deleting by it is the one use of a ticket. */
  opens: (ticket: string, now: Date) => SQL | undefined;
  /** The condition for rows that open nothing any more. */
  isOver: (now: Date) => SQL;
}

export function ticketsOf({ hash, createdAt }: TicketColumns, validMs: number): Tickets {
  const since = (now: Date) => new Date(now.getTime() - validMs);
  return {
    create: () => {
      const ticket = newSessionToken();
      return { ticket, hash: hashSessionToken(ticket) };
    },
    opens: (ticket, now) => and(eq(hash, hashSessionToken(ticket)), gt(createdAt, since(now))),
    isOver: (now) => lt(createdAt, since(now)),
  };
}

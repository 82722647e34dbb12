import type { LiveEvent } from '@myfiction/shared/contract/live-events.ts';
import { sql } from 'drizzle-orm';
import { bigint, check, index, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { count, instant } from './columns.ts';
import { sessions } from './sessions.ts';

/** The figures of `counts` are counted when they are delivered: only then is everything in that belongs to them. */
export type StoredEvent = Exclude<LiveEvent, { topic: 'counts' | 'session-ended' }> | { topic: 'counts' };

/**
 * What open tabs are told, kept for a day so that a tab can go on after a break. A partition a day, which is dropped as
 * a whole: see `live/purge-author-events.ts`.
 */
export const authorEvents = pgTable(
  'author_events',
  {
    id: count('id').notNull().generatedByDefaultAsIdentity(),
    /**
     * The transaction that wrote it. Ids are taken before the commit, so that a greater one may be seen first; which
     * transactions are over is known for sure, and that is how readers keep their place.
     */
    tx: count('tx').notNull().default(sql`(pg_current_xact_id()::text)::bigint`),
    /** Null tells every author. No foreign key: a day could not be dropped then without locking every account. */
    uid: bigint('uid', { mode: 'number' }),
    event: jsonb('event').$type<StoredEvent>().notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    index('author_events_by_author').on(table.uid, table.tx),
    index('author_events_tx').on(table.tx),
    primaryKey({ columns: [table.createdAt, table.id] }),
    // Ids only: a stream has no room for more.
    check('author_events_size', sql`octet_length(${table.event}::text) <= 1000`),
  ],
);

/** Each opens one event stream of its session, once. */
export const eventTickets = pgTable(
  'event_tickets',
  {
    /** SHA-256 of the ticket, base64url. */
    ticketHash: text('ticket_hash').primaryKey(),
    sessionId: uuid('session_id')
      .notNull()
      .references(() => sessions.id, { onDelete: 'cascade' }),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [index('event_tickets_created_at').on(table.createdAt)],
);

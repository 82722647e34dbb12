import { sql } from 'drizzle-orm';
import { bigint, index, integer, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { bytes } from './columns.ts';

/** First answers of writes, kept for a day. `uid` is 0 for public calls. */
export const idempotency = pgTable(
  'idempotency',
  {
    uid: bigint({ mode: 'number' }).notNull(),
    key: text().notNull(),
    call: text().notNull(),
    /** SHA-256 of the payload: the same key with another payload is refused. */
    fingerprint: text().notNull(),
    /** Compressed and encrypted, because an answer may carry a session token. Null while the write runs. */
    answer: bytes('answer'),
    createdAt: timestamp('created_at', { precision: 3, withTimezone: true }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.uid, table.key] }), index('idempotency_created_at').on(table.createdAt)],
);

/** Mail to send, and outside production the mail that was sent. */
export const mailOutbox = pgTable(
  'mail_outbox',
  {
    id: uuid().primaryKey(),
    recipient: text().notNull(),
    subject: text().notNull(),
    text: text().notNull(),
    html: text().notNull(),
    /** Outside production only. */
    code: text(),
    createdAt: timestamp('created_at', { precision: 3, withTimezone: true }).notNull(),
    /** Its reader cannot use it any more from then on: the code that it carries has run out. */
    expiresAt: timestamp('expires_at', { precision: 3, withTimezone: true }),
    sentAt: timestamp('sent_at', { precision: 3, withTimezone: true }),
    attempts: integer().notNull().default(0),
    /** Null once it is sent, given up or of no use any more. */
    nextTryAt: timestamp('next_try_at', { precision: 3, withTimezone: true }),
    lastError: text('last_error'),
    /** When the mail server refused it for good. */
    refusedAt: timestamp('refused_at', { precision: 3, withTimezone: true }),
  },
  (table) => [
    index('mail_outbox_due').on(table.nextTryAt).where(sql`${table.nextTryAt} is not null`),
    index('mail_outbox_codes_due')
      .on(table.nextTryAt)
      .where(sql`${table.nextTryAt} is not null and ${table.expiresAt} is not null`),
    index('mail_outbox_created_at').on(table.createdAt),
    index('mail_outbox_refused').on(table.recipient, table.refusedAt).where(sql`${table.refusedAt} is not null`),
  ],
);

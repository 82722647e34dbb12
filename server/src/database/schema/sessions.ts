import { sql } from 'drizzle-orm';
import { bigint, index, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { instant } from './columns.ts';
import { users } from './users.ts';

/** Signed-in browsers. The token itself is never stored. */
export const sessions = pgTable(
  'sessions',
  {
    id: uuid('id').primaryKey(),
    /** SHA-256 of the token, base64url. */
    tokenHash: text('token_hash').notNull(),
    uid: bigint('uid', { mode: 'number' })
      .notNull()
      .references(() => users.uid, { onDelete: 'cascade' }),
    createdAt: instant('created_at').notNull(),
    lastSeenAt: instant('last_seen_at').notNull(),
    expiresAt: instant('expires_at').notNull(),
    /** What the author reads in the list of sessions, for example `Firefox on Windows`; empty when unknown. */
    device: text('device').notNull().default(''),
    /** Address of the sign-in: a place that the account's throttle knows. */
    ip: text('ip').notNull().default(''),
    /** ISO country of the sign-in where a trusted proxy named it, empty otherwise. */
    region: text('region').notNull().default(''),
    revokedAt: instant('revoked_at'),
  },
  (table) => [
    uniqueIndex('sessions_token_hash').on(table.tokenHash),
    index('sessions_uid').on(table.uid, table.ip),
    index('sessions_expires_at').on(table.expiresAt),
    index('sessions_revoked_at').on(table.revokedAt).where(sql`${table.revokedAt} is not null`),
  ],
);

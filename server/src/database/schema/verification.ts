import { sql } from 'drizzle-orm';
import { bigint, check, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { instant, oneOf } from './columns.ts';
import { users } from './users.ts';

export const CODE_PURPOSES = ['signup', 'reset', 'old-email', 'new-email', 'confirm'] as const;
export type CodePurpose = (typeof CODE_PURPOSES)[number];

/** The code last mailed to an address for a purpose; a new one replaces it, and its use deletes it. */
export const verificationCodes = pgTable(
  'verification_codes',
  {
    email: text('email').notNull(),
    purpose: text('purpose', { enum: CODE_PURPOSES }).notNull(),
    /** Keyed hash: six digits behind a plain hash are guessed in a second. */
    codeHash: text('code_hash').notNull(),
    /** Wrong tries so far. */
    tries: integer('tries').notNull().default(0),
    sentAt: instant('sent_at').notNull(),
    expiresAt: instant('expires_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.email, table.purpose] }),
    index('verification_codes_expires_at').on(table.expiresAt),
    oneOf('verification_codes_purpose', table.purpose, CODE_PURPOSES),
    check('verification_codes_tries', sql`${table.tries} >= 0`),
  ],
);

/** Addresses that accounts had: a link mailed to each brings it back, for some days and once. */
export const formerEmails = pgTable(
  'former_emails',
  {
    /** SHA-256 of the link's token, base64url. */
    tokenHash: text('token_hash').primaryKey(),
    uid: bigint('uid', { mode: 'number' })
      .notNull()
      .references(() => users.uid, { onDelete: 'cascade' }),
    email: text('email').notNull(),
    /** When the account got another one. */
    changedAt: instant('changed_at').notNull(),
  },
  (table) => [index('former_emails_uid').on(table.uid), index('former_emails_changed_at').on(table.changedAt)],
);

/** Counted events of a fixed window, for example failed sign-ins of one address. */
export const throttles = pgTable(
  'throttles',
  {
    /** What is counted and for whom. */
    key: text('key').primaryKey(),
    events: integer('events').notNull(),
    /** The count starts over after this. */
    windowEndsAt: instant('window_ends_at').notNull(),
  },
  (table) => [index('throttles_window_ends_at').on(table.windowEndsAt)],
);

import { bigint, index, pgTable, text } from 'drizzle-orm/pg-core';
import { bytes, count, instant } from './columns.ts';
import { users } from './users.ts';

/** The authenticator app of an author: with it, a sign-in asks for its code too. */
export const secondFactors = pgTable('second_factors', {
  uid: bigint('uid', { mode: 'number' })
    .primaryKey()
    .references(() => users.uid, { onDelete: 'cascade' }),
  /** The shared secret, encrypted. */
  secret: bytes('secret').notNull(),
  /** When its first code proved that the app has the secret; null asks for no codes yet. */
  confirmedAt: instant('confirmed_at'),
  /** Time step of the last code that was taken: a code works once. */
  lastStep: count('last_step').notNull().default(0),
});

/** Codes for the day on which the app is lost. Each works once. */
export const recoveryCodes = pgTable(
  'recovery_codes',
  {
    /** SHA-256 of the code, base64url: 120 random bits leave nothing to guess. */
    codeHash: text('code_hash').primaryKey(),
    uid: bigint('uid', { mode: 'number' })
      .notNull()
      .references(() => users.uid, { onDelete: 'cascade' }),
  },
  (table) => [index('recovery_codes_uid').on(table.uid)],
);

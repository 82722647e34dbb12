import { NOTIFICATION_EVENTS, SIGN_IN_PROVIDERS } from '@myfiction/shared/contract/account-options.ts';
import { sql } from 'drizzle-orm';
import { bigint, boolean, index, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { bytes, instant, oneOf } from './columns.ts';
import { users } from './users.ts';

/** Accounts of a provider that open an author's account. */
export const signIns = pgTable(
  'sign_ins',
  {
    provider: text('provider', { enum: SIGN_IN_PROVIDERS }).notNull(),
    /** The provider's own id of the person. */
    subject: text('subject').notNull(),
    uid: bigint('uid', { mode: 'number' })
      .notNull()
      .references(() => users.uid, { onDelete: 'cascade' }),
    /** Address that the provider told, lower case, may be empty. */
    email: text('email').notNull(),
    linkedAt: instant('linked_at').notNull(),
    lastUsedAt: instant('last_used_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.provider, table.subject] }),
    index('sign_ins_uid').on(table.uid),
    oneOf('sign_ins_provider', table.provider, SIGN_IN_PROVIDERS),
  ],
);

/** Provider tokens that were used: each opens one session. */
export const usedTokens = pgTable(
  'used_tokens',
  {
    /** SHA-256 of the token, base64url. */
    tokenHash: text('token_hash').primaryKey(),
    /** The token's own end; then it is refused anyway. */
    expiresAt: instant('expires_at').notNull(),
  },
  (table) => [index('used_tokens_expires_at').on(table.expiresAt)],
);

/** What a sign-in leaves for its next step: Apple's answer, a provider's account to be linked, a proved first factor. */
export const signInTickets = pgTable(
  'sign_in_tickets',
  {
    /** SHA-256 of the ticket, base64url. */
    ticketHash: text('ticket_hash').primaryKey(),
    kind: text('kind', { enum: ['apple', 'link', 'second-factor'] }).notNull(),
    /** Encrypted JSON. */
    payload: bytes('payload').notNull(),
    /** Whose first factor was proved: the ticket ends with the author's sessions. */
    uid: bigint('uid', { mode: 'number' }).references(() => users.uid, { onDelete: 'cascade' }),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    index('sign_in_tickets_created_at').on(table.createdAt),
    index('sign_in_tickets_uid').on(table.uid).where(sql`${table.uid} is not null`),
  ],
);

/** What an author wants to be told of and how; an event without a row has its default. */
export const notificationChoices = pgTable(
  'notification_choices',
  {
    uid: bigint('uid', { mode: 'number' })
      .notNull()
      .references(() => users.uid, { onDelete: 'cascade' }),
    event: text('event', { enum: NOTIFICATION_EVENTS }).notNull(),
    inbox: boolean('inbox').notNull(),
    email: boolean('email').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.uid, table.event] }),
    oneOf('notification_choices_event', table.event, NOTIFICATION_EVENTS),
  ],
);

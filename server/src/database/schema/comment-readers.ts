import { sql } from 'drizzle-orm';
import { bigint, boolean, index, integer, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { instant } from './columns.ts';
import { users } from './users.ts';

/** What an author knows of a reader; one row a person who read, followed or commented. */
export const authorReaders = pgTable(
  'author_readers',
  {
    uid: bigint('uid', { mode: 'number' })
      .notNull()
      .references(() => users.uid, { onDelete: 'cascade' }),
    readerId: text('reader_id').notNull(),
    /** The first thing that the reader did. */
    since: instant('since').notNull(),
    comments: integer('comments').notNull().default(0),
    /** Stories of the author that the reader follows. */
    follows: integer('follows').notNull().default(0),
  },
  (table) => [primaryKey({ columns: [table.uid, table.readerId] })],
);

/** Whom an author has blocked, ended blocks too. */
export const blockedReaders = pgTable(
  'blocked_readers',
  {
    id: uuid('id').primaryKey(),
    uid: bigint('uid', { mode: 'number' })
      .notNull()
      .references(() => users.uid, { onDelete: 'cascade' }),
    readerId: text('reader_id').notNull(),
    readerName: text('reader_name').notNull(),
    reason: text('reason').notNull().default(''),
    hidEarlier: boolean('hid_earlier').notNull(),
    blockedAt: instant('blocked_at').notNull(),
    unblockedAt: instant('unblocked_at'),
  },
  (table) => [
    index('blocked_readers_by_author').on(table.uid, table.blockedAt, table.id),
    uniqueIndex('blocked_readers_once').on(table.uid, table.readerId).where(sql`unblocked_at is null`),
  ],
);

/** Words and phrases for which an author's comments are held. */
export const filterWords = pgTable(
  'filter_words',
  {
    id: uuid('id').primaryKey(),
    uid: bigint('uid', { mode: 'number' })
      .notNull()
      .references(() => users.uid, { onDelete: 'cascade' }),
    phrase: text('phrase').notNull(),
    /** The form in which it is compared. */
    phraseKey: text('phrase_key').notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [uniqueIndex('filter_words_once').on(table.uid, table.phraseKey)],
);

/** What the platform's list of words has beside the one that comes with the server, or leaves out of it. */
export const platformWords = pgTable('platform_words', {
  phrase: text('phrase').primaryKey(),
  /** True takes a word out of the list that comes with the server. */
  allowed: boolean('allowed').notNull(),
  changedAt: instant('changed_at').notNull(),
});

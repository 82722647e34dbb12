import type { ThreadSubject } from '@myfiction/shared/contract/calls/inbox.ts';
import { ATTACHMENT_TYPES } from '@myfiction/shared/contract/inbox-options.ts';
import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  smallint,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { instant, oneOf } from './columns.ts';
import { messages } from './messages.ts';
import { users } from './users.ts';

/** Conversations between an author and the desk; each shows in the inbox as one message. */
export const threads = pgTable(
  'threads',
  {
    messageId: uuid('message_id')
      .primaryKey()
      .references(() => messages.id, { onDelete: 'cascade' }),
    uid: bigint('uid', { mode: 'number' })
      .notNull()
      .references(() => users.uid),
    /** What the author began it about; null where the desk began it. */
    subject: jsonb('subject').$type<ThreadSubject>(),
    /** The same for the same subject, empty for none: an author has one open conversation about a thing. */
    subjectKey: text('subject_key').notNull().default(''),
    /** Since when a letter of the author has no answer; null when it is the author's turn. */
    waitingSince: instant('waiting_since'),
    closedAt: instant('closed_at'),
  },
  (table) => [
    uniqueIndex('threads_subject')
      .on(table.uid, table.subjectKey)
      .where(sql`${table.subjectKey} <> '' and ${table.closedAt} is null`),
    index('threads_by_author').on(table.uid),
    index('threads_waiting')
      .on(table.waitingSince, table.messageId)
      .where(sql`${table.waitingSince} is not null and ${table.closedAt} is null`),
  ],
);

/** The letters of a conversation. */
export const messageTurns = pgTable(
  'message_turns',
  {
    /** Of the author's letters, made by the author's device. */
    id: uuid('id').primaryKey(),
    messageId: uuid('message_id')
      .notNull()
      .references(() => threads.messageId, { onDelete: 'cascade' }),
    /** True for the author's letters. */
    mine: boolean('mine').notNull(),
    sender: text('sender').notNull(),
    /** Plain text; an empty line separates paragraphs. */
    body: text('body').notNull(),
    at: instant('at').notNull(),
  },
  (table) => [index('message_turns_in_order').on(table.messageId, table.at, table.id)],
);

/** Files that an author sends to the desk. */
export const attachments = pgTable(
  'attachments',
  {
    id: uuid('id').primaryKey(),
    uid: bigint('uid', { mode: 'number' })
      .notNull()
      .references(() => users.uid),
    /** Null until it is sent. */
    turnId: uuid('turn_id').references(() => messageTurns.id, { onDelete: 'cascade' }),
    /** Within its letter, from 0. */
    place: smallint('place').notNull().default(0),
    name: text('name').notNull(),
    type: text('type', { enum: ATTACHMENT_TYPES }).notNull(),
    bytes: integer('bytes').notNull(),
    /** Name in the private part of the file store. */
    file: text('file').notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    index('attachments_of_turn').on(table.turnId, table.place),
    index('attachments_by_author').on(table.uid),
    index('attachments_unsent').on(table.createdAt).where(sql`${table.turnId} is null`),
    oneOf('attachments_type', table.type, ATTACHMENT_TYPES),
  ],
);

/**
 * Files that a job removes once they are due: names of private ones whose record is gone, which a trigger writes down,
 * and addresses of pictures that were uploaded or replaced, unless somebody shows the same by then.
 */
export const removedFiles = pgTable(
  'removed_files',
  {
    file: text('file').primaryKey(),
    /** A picture stays for a form that is not saved yet, and for pages that still show it. */
    dueAt: instant('due_at').notNull().default(sql`now() + interval '30 days'`),
  },
  (table) => [index('removed_files_due').on(table.dueAt)],
);

import { NOTIFICATION_EVENTS } from '@myfiction/shared/contract/account-options.ts';
import { MESSAGE_TYPES } from '@myfiction/shared/contract/inbox-options.ts';
import { sql } from 'drizzle-orm';
import { bigint, boolean, check, index, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { instant, oneOf } from './columns.ts';
import { stories } from './stories.ts';
import { users } from './users.ts';

/** The author's inbox. A conversation with the desk is one message that its newest letter brings to the top. */
export const messages = pgTable(
  'messages',
  {
    id: uuid('id').primaryKey(),
    uid: bigint('uid', { mode: 'number' })
      .notNull()
      .references(() => users.uid),
    type: text('type', { enum: MESSAGE_TYPES }).notNull(),
    /** Row of the notification matrix that decides about the copy by mail. */
    event: text('event', { enum: NOTIFICATION_EVENTS }).notNull().default('announcement'),
    /** Who wrote the text below. */
    sender: text('sender').notNull(),
    /** True where that is the author. */
    mine: boolean('mine').notNull().default(false),
    title: text('title').notNull(),
    /** Plain text; an empty line separates paragraphs. Of a conversation, the newest letter. */
    body: text('body').notNull(),
    /** `nameKey` of title, senders and every letter: what the search looks through. */
    searchKey: text('search_key').notNull().default(''),
    storyId: uuid('story_id').references(() => stories.id, { onDelete: 'set null' }),
    /** Path in the studio that the action button leads to, empty for none. */
    actionPath: text('action_path').notNull().default(''),
    actionLabel: text('action_label').notNull().default(''),
    readAt: instant('read_at'),
    archivedAt: instant('archived_at'),
    /** When the author put it into the trash. */
    deletedAt: instant('deleted_at'),
    /** True where the author wants such messages by mail only: it never shows in the inbox. */
    mailOnly: boolean('mail_only').notNull().default(false),
    /** Since when its copy by mail is due; null once that was decided. */
    mailDueAt: instant('mail_due_at'),
    /** Of the newest letter. */
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    index('messages_by_author').on(table.uid, table.createdAt, table.id),
    index('messages_inbox')
      .on(table.uid, table.createdAt, table.id)
      .where(sql`${table.archivedAt} is null and ${table.deletedAt} is null and not ${table.mailOnly}`),
    index('messages_unread')
      .on(table.uid, table.createdAt, table.id)
      .where(
        sql`${table.readAt} is null and ${table.archivedAt} is null and ${table.deletedAt} is null and not ${table.mailOnly}`,
      ),
    index('messages_archive')
      .on(table.uid, table.createdAt, table.id)
      .where(sql`${table.archivedAt} is not null and ${table.deletedAt} is null`),
    index('messages_trash').on(table.uid, table.createdAt, table.id).where(sql`${table.deletedAt} is not null`),
    index('messages_by_story').on(table.storyId).where(sql`${table.storyId} is not null`),
    index('messages_deleted_at').on(table.deletedAt).where(sql`${table.deletedAt} is not null`),
    index('messages_mail_only').on(table.createdAt).where(sql`${table.mailOnly}`),
    index('messages_mail_due').on(table.mailDueAt).where(sql`${table.mailDueAt} is not null`),
    oneOf('messages_type', table.type, MESSAGE_TYPES),
    oneOf('messages_event', table.event, NOTIFICATION_EVENTS),
    check('messages_action', sql`(${table.actionPath} = '') = (${table.actionLabel} = '')`),
  ],
);

/** News for all authors, shown on Home. */
export const announcements = pgTable(
  'announcements',
  {
    id: uuid('id').primaryKey(),
    title: text('title').notNull(),
    body: text('body').notNull(),
    /** The same in Spanish; empty where everybody reads English. */
    titleEs: text('title_es').notNull().default(''),
    bodyEs: text('body_es').notNull().default(''),
    actionPath: text('action_path').notNull().default(''),
    publishedAt: instant('published_at').notNull(),
    /** No longer shown after this. */
    endsAt: instant('ends_at'),
  },
  (table) => [index('announcements_published_at').on(table.publishedAt, table.id)],
);

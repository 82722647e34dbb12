import { sql } from 'drizzle-orm';
import { bigint, check, index, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { instant, oneOf } from './columns.ts';
import { stories } from './stories.ts';
import { users } from './users.ts';

export const MESSAGE_TYPES = ['system', 'editor', 'contract', 'payment', 'contest', 'security'] as const;
export type MessageType = (typeof MESSAGE_TYPES)[number];

/** The author's inbox. */
export const messages = pgTable(
  'messages',
  {
    id: uuid('id').primaryKey(),
    uid: bigint('uid', { mode: 'number' })
      .notNull()
      .references(() => users.uid),
    type: text('type', { enum: MESSAGE_TYPES }).notNull(),
    sender: text('sender').notNull(),
    title: text('title').notNull(),
    /** Plain text; an empty line separates paragraphs. */
    body: text('body').notNull(),
    storyId: uuid('story_id').references(() => stories.id, { onDelete: 'set null' }),
    /** Path in the studio that the action button leads to, empty for none. */
    actionPath: text('action_path').notNull().default(''),
    actionLabel: text('action_label').notNull().default(''),
    readAt: instant('read_at'),
    archivedAt: instant('archived_at'),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    index('messages_by_author').on(table.uid, table.createdAt, table.id),
    index('messages_unread').on(table.uid).where(sql`${table.readAt} is null`),
    oneOf('messages_type', table.type, MESSAGE_TYPES),
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
    actionPath: text('action_path').notNull().default(''),
    publishedAt: instant('published_at').notNull(),
    /** No longer shown after this. */
    endsAt: instant('ends_at'),
  },
  (table) => [index('announcements_published_at').on(table.publishedAt, table.id)],
);

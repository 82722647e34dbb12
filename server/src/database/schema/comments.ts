import { sql } from 'drizzle-orm';
import {
  type AnyPgColumn,
  bigint,
  boolean,
  check,
  index,
  integer,
  pgTable,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { chapters } from './chapters.ts';
import { instant, oneOf } from './columns.ts';
import { stories } from './stories.ts';
import { users } from './users.ts';

export const COMMENT_STATUSES = ['visible', 'held', 'reported', 'hidden', 'spam'] as const;

/** Readers' comments and the author's replies. */
export const comments = pgTable(
  'comments',
  {
    id: uuid('id').primaryKey(),
    /** The story's author, so that their list reads one table. */
    uid: bigint('uid', { mode: 'number' })
      .notNull()
      .references(() => users.uid),
    storyId: uuid('story_id')
      .notNull()
      .references(() => stories.id, { onDelete: 'cascade' }),
    /** Null for a comment on the story as a whole. */
    chapterId: uuid('chapter_id').references(() => chapters.id, { onDelete: 'cascade' }),
    parentId: uuid('parent_id').references((): AnyPgColumn => comments.id, { onDelete: 'cascade' }),
    /** Id of the reader in the native apps; null when the author wrote it. */
    readerId: text('reader_id'),
    readerName: text('reader_name').notNull(),
    text: text('text').notNull(),
    /** The passage that the comment is about, empty for none. */
    quote: text('quote').notNull().default(''),
    likes: integer('likes').notNull().default(0),
    status: text('status', { enum: COMMENT_STATUSES }).notNull().default('visible'),
    pinned: boolean('pinned').notNull().default(false),
    /** True once the author has replied. */
    answered: boolean('answered').notNull().default(false),
    /** When the author saw it; null counts as new. */
    seenAt: instant('seen_at'),
    /** Id of the event that brought it: the same event is taken once. */
    eventId: text('event_id'),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    index('comments_by_author').on(table.uid, table.createdAt, table.id),
    index('comments_by_story').on(table.storyId, table.createdAt, table.id),
    index('comments_by_chapter').on(table.chapterId, table.createdAt, table.id),
    index('comments_new').on(table.uid, table.createdAt, table.id).where(sql`${table.seenAt} is null`),
    index('comments_held').on(table.uid, table.storyId).where(sql`${table.status} = 'held'`),
    index('comments_replies').on(table.parentId, table.createdAt),
    uniqueIndex('comments_event').on(table.eventId),
    uniqueIndex('comments_one_pin').on(table.chapterId).where(sql`${table.pinned}`),
    oneOf('comments_status', table.status, COMMENT_STATUSES),
    check('comments_likes', sql`${table.likes} >= 0`),
    check('comments_text', sql`char_length(${table.text}) between 1 and 5000`),
  ],
);

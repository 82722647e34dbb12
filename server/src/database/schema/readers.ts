import { boolean, index, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { chapters } from './chapters.ts';
import { instant } from './columns.ts';
import { stories } from './stories.ts';

/** Who has read which chapter: one row a person, whatever the number of reads. */
export const chapterReaders = pgTable(
  'chapter_readers',
  {
    chapterId: uuid('chapter_id')
      .notNull()
      .references(() => chapters.id, { onDelete: 'cascade' }),
    /** Id of the reader in the native apps. */
    readerId: text('reader_id').notNull(),
    firstReadAt: instant('first_read_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.chapterId, table.readerId] })],
);

/**
 * Who follows which story, and who did: one row a person, whatever the number of follows. What was said last, by the
 * reader's clock, holds, in whatever order it comes in.
 */
export const storyFollowers = pgTable(
  'story_followers',
  {
    storyId: uuid('story_id')
      .notNull()
      .references(() => stories.id, { onDelete: 'cascade' }),
    readerId: text('reader_id').notNull(),
    following: boolean('following').notNull(),
    changedAt: instant('changed_at').notNull(),
    /** The first time, null for somebody of whom only an unfollow is known. */
    followedAt: instant('followed_at'),
  },
  (table) => [primaryKey({ columns: [table.storyId, table.readerId] })],
);

/** Events that came in already: the same one is taken once. Kept for 30 days. */
export const ingestedEvents = pgTable(
  'ingested_events',
  {
    /** Kind and id of the event, for example `read:8f14e45f`. */
    id: text('id').primaryKey(),
    receivedAt: instant('received_at').notNull(),
  },
  (table) => [index('ingested_events_received_at').on(table.receivedAt)],
);

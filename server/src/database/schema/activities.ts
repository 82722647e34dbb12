import { bigint, index, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { instant } from './columns.ts';
import { stories } from './stories.ts';
import { users } from './users.ts';

/** Stories in contests: one an author and contest. A withdrawn one has no row. */
export const activityEntries = pgTable(
  'activity_entries',
  {
    /** Name of the campaign's folder. */
    campaign: text('campaign').notNull(),
    uid: bigint('uid', { mode: 'number' })
      .notNull()
      .references(() => users.uid),
    storyId: uuid('story_id')
      .notNull()
      .references(() => stories.id, { onDelete: 'cascade' }),
    /** Empty where the contest has none. */
    category: text('category').notNull(),
    /** Ids of what the author has declared. */
    declarations: text('declarations').array().notNull(),
    enteredAt: instant('entered_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.campaign, table.uid] }),
    index('activity_entries_author').on(table.uid),
    index('activity_entries_story').on(table.storyId),
  ],
);

/** Winners as the desk has announced them. Names are kept as they were on that day. */
export const activityWinners = pgTable(
  'activity_winners',
  {
    campaign: text('campaign').notNull(),
    /** Place in the list, from 1. */
    position: integer('position').notNull(),
    prize: text('prize').notNull(),
    storyId: uuid('story_id').references(() => stories.id, { onDelete: 'set null' }),
    title: text('title').notNull(),
    author: text('author').notNull(),
    /** What the jury says about it. */
    note: text('note').notNull(),
    announcedAt: instant('announced_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.campaign, table.position] }),
    index('activity_winners_story').on(table.storyId),
  ],
);

import { VOLUME_TITLE_MAX } from '@myfiction/shared/contract/rules.ts';
import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { instant } from './columns.ts';
import { stories } from './stories.ts';

/** Parts of a story. A story without volumes has no row here. */
export const volumes = pgTable(
  'volumes',
  {
    /** Made by the author's device. */
    id: uuid('id').primaryKey(),
    storyId: uuid('story_id')
      .notNull()
      .references(() => stories.id, { onDelete: 'cascade' }),
    title: text('title').notNull(),
    /** Place among the story's volumes, from 1. */
    position: integer('position').notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    index('volumes_by_story').on(table.storyId, table.position),
    check('volumes_title', sql`char_length(${table.title}) between 1 and ${sql.raw(String(VOLUME_TITLE_MAX))}`),
    check('volumes_position', sql`${table.position} >= 1`),
  ],
);

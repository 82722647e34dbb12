import type { CollectedEvent } from '@myfiction/shared/contract/calls/analytics.ts';
import { bigint, index, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { count, instant } from './columns.ts';

/**
 * What the pages tell of their use, one partition a month (by a hand-written migration): old months are dropped, not
 * deleted row by row.
 */
export const analyticsEvents = pgTable(
  'analytics_events',
  {
    id: count('id').generatedByDefaultAsIdentity().notNull(),
    receivedAt: instant('received_at').notNull(),
    event: text('event').notNull(),
    subEvent: text('sub_event').notNull(),
    pageName: text('page_name'),
    installId: text('install_id').notNull(),
    activateId: text('activate_id').notNull(),
    /** 1 when signed out. Not checked: an event says who it is from. */
    userId: bigint('user_id', { mode: 'number' }).notNull(),
    /** The whole event as it came. */
    body: jsonb('body').$type<CollectedEvent>().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.receivedAt, table.id] }),
    index('analytics_events_by_name').on(table.event, table.receivedAt),
  ],
);

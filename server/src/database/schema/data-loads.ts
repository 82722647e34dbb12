import { pgTable, text } from 'drizzle-orm/pg-core';
import { instant } from './columns.ts';

/** Data sets that have been loaded, by name: each is loaded once. */
export const dataLoads = pgTable('data_loads', {
  name: text('name').primaryKey(),
  loadedAt: instant('loaded_at').notNull(),
});

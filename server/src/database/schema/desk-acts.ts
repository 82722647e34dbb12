import { index, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { count, instant, oneOf } from './columns.ts';

export const DESK_OUTCOMES = ['started', 'done', 'refused'] as const;

/** What platform staff did at the desk: written with the act itself, or with the reason why it was refused. */
export const deskActs = pgTable(
  'desk_acts',
  {
    id: count('id').primaryKey().generatedByDefaultAsIdentity(),
    at: instant('at').notNull(),
    /** Name of the member of staff. */
    who: text('who').notNull(),
    command: text('command').notNull(),
    /** What was typed, without secrets. */
    args: jsonb('args').$type<Record<string, unknown>>().notNull(),
    /** What it was done to, for example `author 10000001`; empty where there is none. */
    target: text('target').notNull().default(''),
    outcome: text('outcome', { enum: DESK_OUTCOMES }).notNull(),
    /** What came of it, or why it was refused. */
    detail: text('detail').notNull().default(''),
  },
  (table) => [
    index('desk_acts_target').on(table.target, table.id),
    index('desk_acts_who').on(table.who, table.id),
    oneOf('desk_acts_outcome', table.outcome, DESK_OUTCOMES),
  ],
);

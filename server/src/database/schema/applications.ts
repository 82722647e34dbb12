import {
  COMPLETION_STATUSES,
  CONTRACT_STATUSES,
  PAY_TO_READ_STATUSES,
} from '@myfiction/shared/contract/application-status.ts';
import { sql } from 'drizzle-orm';
import { check, index, jsonb, pgTable, smallint, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { count, instant, literals, oneOf } from './columns.ts';
import { stories } from './stories.ts';

export const APPLICATION_KINDS = ['contract', 'pay-to-read', 'completion'] as const;
export type ApplicationKind = (typeof APPLICATION_KINDS)[number];
export const ACTORS = ['author', 'editor', 'system'] as const;

/** A story's applications, at most one of a kind. */
export const applications = pgTable(
  'applications',
  {
    id: uuid('id').primaryKey(),
    storyId: uuid('story_id')
      .notNull()
      .references(() => stories.id, { onDelete: 'cascade' }),
    kind: text('kind', { enum: APPLICATION_KINDS }).notNull(),
    status: smallint('status').notNull(),
    /** Fields of the form that are not personal data. */
    form: jsonb('form').$type<Record<string, unknown>>().notNull().default({}),
    createdAt: instant('created_at').notNull(),
    updatedAt: instant('updated_at').notNull(),
    /** When the other side should have acted; shown as the expected date. */
    expectedAt: instant('expected_at'),
  },
  (table) => [
    uniqueIndex('applications_story_kind').on(table.storyId, table.kind),
    index('applications_queue').on(table.kind, table.status, table.updatedAt, table.id),
    oneOf('applications_kind', table.kind, APPLICATION_KINDS),
    check(
      'applications_status',
      sql`case ${table.kind} when 'contract' then ${table.status} in (${literals(CONTRACT_STATUSES)}) when 'pay-to-read' then ${table.status} in (${literals(PAY_TO_READ_STATUSES)}) else ${table.status} in (${literals(COMPLETION_STATUSES)}) end`,
    ),
  ],
);

/** The dated steps of an application. */
export const applicationEvents = pgTable(
  'application_events',
  {
    id: count('id').primaryKey().generatedByDefaultAsIdentity(),
    applicationId: uuid('application_id')
      .notNull()
      .references(() => applications.id, { onDelete: 'cascade' }),
    fromStatus: smallint('from_status').notNull(),
    toStatus: smallint('to_status').notNull(),
    actor: text('actor', { enum: ACTORS }).notNull(),
    actorName: text('actor_name').notNull(),
    /** What the editor wrote, or the reasons of a return. */
    note: text('note').notNull().default(''),
    at: instant('at').notNull(),
  },
  (table) => [
    index('application_events_timeline').on(table.applicationId, table.at, table.id),
    oneOf('application_events_actor', table.actor, ACTORS),
  ],
);

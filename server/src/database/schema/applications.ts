import {
  APPLICATION_KINDS,
  COMPLETION_STATUSES,
  CONTRACT_STATUSES,
  PAY_TO_READ_STATUSES,
} from '@myfiction/shared/contract/application-status.ts';
import { APPLICATION_ACTORS as ACTORS, APPLICATION_ACTS } from '@myfiction/shared/contract/application-transitions.ts';
import type { CompletionForm, ContractForm, PayToReadForm } from '@myfiction/shared/contract/calls/application-form.ts';
import { sql } from 'drizzle-orm';
import { check, index, integer, jsonb, pgTable, smallint, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { bytes, count, instant, literals, oneOf } from './columns.ts';
import { stories } from './stories.ts';

type StoredForm = Omit<ContractForm, 'person'> | PayToReadForm | CompletionForm;
/** What an editor wants changed. */
export interface ReturnReason {
  /** Path of a field, empty for the whole. */
  field: string;
  text: string;
}

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
    /** Grows by one with each save of the form, and when it is discarded. */
    revision: integer('revision').notNull().default(0),
    /** Fields of the form that are not personal data; null before the first save. */
    form: jsonb('form').$type<StoredForm>(),
    /** Of a contract: who the author is, sealed. */
    person: bytes('person'),
    savedAt: instant('saved_at'),
    submittedAt: instant('submitted_at'),
    /** Completion: published words when it was sent, which count for the bonus. */
    countedWords: integer('counted_words'),
    /** Who acts next; null when nobody has to. */
    nextActor: text('next_actor', { enum: ACTORS }),
    /** Since when that one has it. */
    waitingSince: instant('waiting_since'),
    /** When that one means to act; for an issued contract, until when it can be signed. */
    expectedAt: instant('expected_at'),
    /** Who of the editors reads it; empty for nobody. */
    editor: text('editor').notNull().default(''),
    /** Why it was returned. */
    reasons: jsonb('reasons').$type<ReturnReason[]>().notNull().default([]),
    /** The contract that was issued and waits for the author's signature, or was signed. */
    contractId: uuid('contract_id'),
    /** Of a signed contract: when its term ends, by `termEnd`. Null until that was noted. */
    termEndsAt: instant('term_ends_at'),
    /** When its author was told of that end. */
    termToldAt: instant('term_told_at'),
    /** Since when it has ended, which begins the time after which personal data goes; null while it runs. */
    endedAt: instant('ended_at'),
    createdAt: instant('created_at').notNull(),
    updatedAt: instant('updated_at').notNull(),
  },
  (table) => [
    uniqueIndex('applications_story_kind').on(table.storyId, table.kind),
    index('applications_queue').on(table.nextActor, table.waitingSince, table.id),
    // Offers that run out.
    index('applications_offers')
      .on(table.expectedAt)
      .where(sql`${table.status} = 22 and ${table.contractId} is not null`),
    // Contracts whose term ends.
    index('applications_terms').on(table.termEndsAt).where(sql`${table.status} = 30`),
    index('applications_ended').on(table.endedAt).where(sql`${table.endedAt} is not null`),
    oneOf('applications_kind', table.kind, APPLICATION_KINDS),
    oneOf('applications_next_actor', table.nextActor, ACTORS),
    check(
      'applications_status',
      sql`case ${table.kind} when 'contract' then ${table.status} in (${literals(CONTRACT_STATUSES)}) when 'pay-to-read' then ${table.status} in (${literals(PAY_TO_READ_STATUSES)}) else ${table.status} in (${literals(COMPLETION_STATUSES)}) end`,
    ),
    check('applications_waiting', sql`(${table.nextActor} is null) = (${table.waitingSince} is null)`),
    check('applications_person', sql`${table.person} is null or ${table.kind} = 'contract'`),
    check(
      'applications_contract',
      sql`${table.contractId} is null or (${table.kind} = 'contract' and ${table.status} in (22, 30, 31))`,
    ),
  ],
);

export type ApplicationRow = typeof applications.$inferSelect;

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
    /** What was done; `note` for what changes no status. */
    act: text('act', { enum: APPLICATION_ACTS }).notNull(),
    /** What the editor wrote. */
    note: text('note').notNull().default(''),
    at: instant('at').notNull(),
  },
  (table) => [
    index('application_events_timeline').on(table.applicationId, table.at, table.id),
    oneOf('application_events_actor', table.actor, ACTORS),
    oneOf('application_events_act', table.act, APPLICATION_ACTS),
  ],
);

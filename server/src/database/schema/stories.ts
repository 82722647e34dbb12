import { PRICE_RULES } from '@myfiction/shared/contract/application-options.ts';
import {
  COMPLETION_STATUSES,
  CONTRACT_STATUSES,
  PAY_TO_READ_STATUSES,
} from '@myfiction/shared/contract/application-status.ts';
import { GENRES_MAX, STORY_TITLE_MAX, SYNOPSIS_MAX, TAGS_MAX } from '@myfiction/shared/contract/rules.ts';
import {
  AI_USES,
  GENRES,
  LANGUAGES,
  LEADS,
  ORIGINS,
  RATINGS,
  SCHEDULE_MODES,
  TRIGGER_WARNINGS,
  WARNING_MODES,
} from '@myfiction/shared/contract/story-options.ts';
import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  check,
  index,
  integer,
  pgTable,
  smallint,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { count, instant, literals, oneOf } from './columns.ts';
import { users } from './users.ts';

export const stories = pgTable(
  'stories',
  {
    id: uuid('id').primaryKey(),
    uid: bigint('uid', { mode: 'number' })
      .notNull()
      .references(() => users.uid),
    title: text('title').notNull(),
    /** `nameKey` of the title: unique on the platform, searched by the list. */
    titleKey: text('title_key').notNull(),
    cover: text('cover').notNull(),
    synopsis: text('synopsis').notNull(),
    language: text('language', { enum: LANGUAGES }).notNull(),
    genres: text('genres', { enum: GENRES }).array().notNull(),
    tags: text('tags').array().notNull(),
    lead: text('lead', { enum: LEADS }),
    rating: text('rating', { enum: RATINGS }).notNull(),
    warningMode: text('warning_mode', { enum: WARNING_MODES }).notNull(),
    warnings: text('warnings', { enum: TRIGGER_WARNINGS }).array().notNull(),
    scheduleMode: text('schedule_mode', { enum: SCHEDULE_MODES }).notNull(),
    scheduleWeekdays: smallint('schedule_weekdays').array().notNull(),
    scheduleTime: text('schedule_time').notNull(),
    scheduleZone: text('schedule_zone').notNull(),
    originKind: text('origin_kind', { enum: ORIGINS }).notNull(),
    originUrl: text('origin_url').notNull(),
    aiUse: text('ai_use', { enum: AI_USES }).notNull(),
    /** Notes that a new chapter begins with. */
    defaultNoteBefore: text('default_note_before').notNull().default(''),
    defaultNoteAfter: text('default_note_after').notNull().default(''),
    /** Grows by one with each edit of the form's fields. */
    revision: integer('revision').notNull().default(1),
    /** Copies of the applications' statuses, so that a list reads one table. */
    contractStatus: smallint('contract_status').$type<(typeof CONTRACT_STATUSES)[number]>().notNull().default(0),
    payToReadStatus: smallint('pay_to_read_status').$type<(typeof PAY_TO_READ_STATUSES)[number]>().notNull().default(0),
    completionStatus: smallint('completion_status').$type<(typeof COMPLETION_STATUSES)[number]>().notNull().default(0),
    /** Pay-to-read: the first chapter that readers pay for, from when and what; null where all is free. */
    firstPaidPosition: integer('first_paid_position'),
    paidFrom: instant('paid_from'),
    priceRule: text('price_rule', { enum: PRICE_RULES }),
    /** Coins, a chapter or a thousand words. */
    priceCoins: integer('price_coins'),
    completed: boolean('completed').notNull().default(false),
    completedAt: instant('completed_at'),
    chaptersPublished: integer('chapters_published').notNull().default(0),
    chaptersScheduled: integer('chapters_scheduled').notNull().default(0),
    chaptersDraft: integer('chapters_draft').notNull().default(0),
    /** Words that readers see: of the published versions. */
    words: integer('words').notNull().default(0),
    reads: count('reads').notNull().default(0),
    followers: integer('followers').notNull().default(0),
    comments: integer('comments').notNull().default(0),
    newComments: integer('new_comments').notNull().default(0),
    /** True once its author's account is deleted: nobody sees it or adds to it, and it is swept away. */
    deleted: boolean('deleted').notNull().default(false),
    createdAt: instant('created_at').notNull(),
    /** Last change to the story or one of its chapters. */
    updatedAt: instant('updated_at').notNull(),
  },
  (table) => [
    uniqueIndex('stories_title').on(table.titleKey),
    // Ascending and scanned backward: drizzle writes a descending index with NULLS LAST, which the query cannot use.
    index('stories_by_updated').on(table.uid, table.completed, table.updatedAt, table.id),
    index('stories_by_reads').on(table.uid, table.completed, table.reads, table.id),
    index('stories_by_words').on(table.uid, table.completed, table.words, table.id),
    index('stories_cover').on(table.cover).where(sql`${table.cover} <> ''`),
    oneOf('stories_language', table.language, LANGUAGES),
    oneOf('stories_lead', table.lead, LEADS),
    oneOf('stories_rating', table.rating, RATINGS),
    oneOf('stories_warning_mode', table.warningMode, WARNING_MODES),
    oneOf('stories_schedule_mode', table.scheduleMode, SCHEDULE_MODES),
    oneOf('stories_origin_kind', table.originKind, ORIGINS),
    oneOf('stories_ai_use', table.aiUse, AI_USES),
    oneOf('stories_contract_status', table.contractStatus, CONTRACT_STATUSES),
    oneOf('stories_pay_to_read_status', table.payToReadStatus, PAY_TO_READ_STATUSES),
    oneOf('stories_completion_status', table.completionStatus, COMPLETION_STATUSES),
    check('stories_genres', sql`${table.genres} <@ array[${literals(GENRES)}]`),
    check('stories_genre_count', sql`cardinality(${table.genres}) between 1 and ${sql.raw(String(GENRES_MAX))}`),
    check('stories_warnings', sql`${table.warnings} <@ array[${literals(TRIGGER_WARNINGS)}]`),
    check('stories_tags', sql`cardinality(${table.tags}) <= ${sql.raw(String(TAGS_MAX))}`),
    check('stories_title_length', sql`char_length(${table.title}) between 1 and ${sql.raw(String(STORY_TITLE_MAX))}`),
    check('stories_synopsis_length', sql`char_length(${table.synopsis}) <= ${sql.raw(String(SYNOPSIS_MAX))}`),
    check('stories_weekdays', sql`${table.scheduleWeekdays} <@ array[1, 2, 3, 4, 5, 6, 7]::smallint[]`),
    oneOf('stories_price_rule', table.priceRule, PRICE_RULES),
    check(
      'stories_paid',
      sql`num_nonnulls(${table.firstPaidPosition}, ${table.paidFrom}, ${table.priceRule}, ${table.priceCoins}) in (0, 4)`,
    ),
    check('stories_completed', sql`${table.completed} = (${table.completedAt} is not null)`),
    check(
      'stories_counters',
      sql`least(${table.chaptersPublished}, ${table.chaptersScheduled}, ${table.chaptersDraft}, ${table.words}, ${table.reads}, ${table.followers}, ${table.newComments}) >= 0 and ${table.comments} >= ${table.newComments}`,
    ),
  ],
);

export type StoryRow = typeof stories.$inferSelect;

import type { ChapterDocument } from '@myfiction/shared/contract/chapter-document.ts';
import { CHAPTER_NOTE_MAX, CHAPTER_TITLE_MAX } from '@myfiction/shared/contract/rules.ts';
import { CHAPTER_STATUSES, VERSION_KINDS } from '@myfiction/shared/contract/story-options.ts';
import { sql } from 'drizzle-orm';
import {
  type AnyPgColumn,
  boolean,
  check,
  index,
  integer,
  json,
  pgTable,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { count, instant, oneOf } from './columns.ts';
import { stories } from './stories.ts';
import { volumes } from './volumes.ts';

/** What an author writes in a chapter, and what a version keeps. */
const chapterTextColumns = {
  title: text('title').notNull(),
  /** `json`, not `jsonb`: kept byte for byte, so that any text an author can type comes back as it was. */
  content: json('content').$type<ChapterDocument>().notNull(),
  noteBefore: text('note_before').notNull(),
  noteAfter: text('note_after').notNull(),
  warning: text('warning').notNull(),
  words: integer('words').notNull(),
  /** `chapterTextHash` of the five fields above. */
  textHash: text('text_hash').notNull(),
};

/** The working text of each chapter; readers see the version that `publishedVersionId` names. */
export const chapters = pgTable(
  'chapters',
  {
    /** Made by the author's device. */
    id: uuid('id').primaryKey(),
    storyId: uuid('story_id')
      .notNull()
      .references(() => stories.id, { onDelete: 'cascade' }),
    /** Place in the story, from 1; in the trash, the place it had. Volumes are read one after the other. */
    position: integer('position').notNull(),
    /** Null before the first volume. */
    volumeId: uuid('volume_id').references(() => volumes.id),
    ...chapterTextColumns,
    /** `nameKey` of the title. */
    titleKey: text('title_key').notNull(),
    /** Grows by one with each change of the text. */
    revision: integer('revision').notNull().default(1),
    status: text('status', { enum: CHAPTER_STATUSES }).notNull().default('draft'),
    scheduledAt: instant('scheduled_at'),
    /** IANA zone of the clock by which the author chose that moment. */
    scheduledZone: text('scheduled_zone'),
    /** The moment it was scheduled for, if it went out late. */
    lateFrom: instant('late_from'),
    /** When it first went out. */
    publishedAt: instant('published_at'),
    publishedVersionId: count('published_version_id').references((): AnyPgColumn => chapterVersions.id),
    /** True when readers do not see the working text yet. */
    staged: boolean('staged').notNull().default(false),
    reads: count('reads').notNull().default(0),
    /** Different people who read it: the rows of `chapter_readers`. */
    readers: integer('readers').notNull().default(0),
    comments: integer('comments').notNull().default(0),
    createdAt: instant('created_at').notNull(),
    editedAt: instant('edited_at').notNull(),
    /** Since when it is in the trash, where it is a draft; null for the others. */
    trashedAt: instant('trashed_at'),
    /** True once it is deleted for good: nobody sees it, and what belongs to it is swept away with it. */
    deleted: boolean('deleted').notNull().default(false),
    /** True while some of its comments are still on their way into the trash or out of it. */
    commentsMoving: boolean('comments_moving').notNull().default(false),
  },
  (table) => [
    // With those in the trash.
    index('chapters_by_story').on(table.storyId),
    // Written in the migration as a deferrable exclusion constraint: a reorder changes many places in one statement.
    index('chapters_position').on(table.storyId, table.position).where(sql`${table.trashedAt} is null`),
    index('chapters_by_status').on(table.storyId, table.status, table.position).where(sql`${table.trashedAt} is null`),
    uniqueIndex('chapters_title')
      .on(table.storyId, table.titleKey)
      .where(sql`${table.titleKey} <> '' and ${table.trashedAt} is null`),
    // Where Write leads: the newest chapter that is not out.
    index('chapters_unpublished')
      .on(table.storyId, table.position)
      .where(sql`${table.status} <> 'published' and ${table.trashedAt} is null`),
    // Published chapters with edits that readers do not see yet.
    index('chapters_staged').on(table.storyId, table.editedAt).where(sql`${table.staged}`),
    // The chapter of a story that goes out next.
    index('chapters_next_scheduled')
      .on(table.storyId, table.scheduledAt, table.position)
      .where(sql`${table.status} = 'scheduled'`),
    index('chapters_due').on(table.scheduledAt).where(sql`${table.status} = 'scheduled'`),
    index('chapters_trash').on(table.storyId, table.trashedAt).where(sql`${table.trashedAt} is not null`),
    index('chapters_trash_ends').on(table.trashedAt).where(sql`${table.trashedAt} is not null`),
    index('chapters_deleted').on(table.id).where(sql`${table.deleted}`),
    index('chapters_comments_moving').on(table.id).where(sql`${table.commentsMoving}`),
    index('chapters_by_volume').on(table.volumeId),
    // Each version that is thinned out is looked for here.
    index('chapters_by_published_version').on(table.publishedVersionId),
    check('chapters_trashed', sql`${table.trashedAt} is null or ${table.status} = 'draft'`),
    check('chapters_deleted', sql`not ${table.deleted} or ${table.trashedAt} is not null`),
    check('chapters_zone', sql`${table.scheduledZone} is null or ${table.scheduledAt} is not null`),
    oneOf('chapters_status', table.status, CHAPTER_STATUSES),
    check('chapters_position_from_1', sql`${table.position} >= 1`),
    check('chapters_scheduled', sql`(${table.status} = 'scheduled') = (${table.scheduledAt} is not null)`),
    check('chapters_published', sql`(${table.status} = 'published') = (${table.publishedVersionId} is not null)`),
    check('chapters_staged', sql`not ${table.staged} or ${table.status} = 'published'`),
    check('chapters_title_length', sql`char_length(${table.title}) <= ${sql.raw(String(CHAPTER_TITLE_MAX))}`),
    check(
      'chapters_note_length',
      sql`char_length(${table.noteBefore}) <= ${sql.raw(String(CHAPTER_NOTE_MAX))} and char_length(${table.noteAfter}) <= ${sql.raw(String(CHAPTER_NOTE_MAX))}`,
    ),
    check('chapters_counters', sql`least(${table.words}, ${table.reads}, ${table.readers}, ${table.comments}) >= 0`),
  ],
);

/** Texts as they were. Those that went out and those that the author named are kept for ever, the others thinned out. */
export const chapterVersions = pgTable(
  'chapter_versions',
  {
    id: count('id').primaryKey().generatedByDefaultAsIdentity(),
    chapterId: uuid('chapter_id')
      .notNull()
      .references(() => chapters.id, { onDelete: 'cascade' }),
    /** From 1 in each chapter. */
    number: integer('number').notNull(),
    kind: text('kind', { enum: VERSION_KINDS }).notNull(),
    /** What the author called it, empty for none. */
    name: text('name').notNull().default(''),
    ...chapterTextColumns,
    /** When it was the chapter's text. */
    createdAt: instant('created_at').notNull(),
    /** When it was kept: an automatic version is the text before the change that came then. */
    keptAt: instant('kept_at').notNull(),
  },
  (table) => [
    uniqueIndex('chapter_versions_number').on(table.chapterId, table.number),
    oneOf('chapter_versions_kind', table.kind, VERSION_KINDS),
  ],
);

export type ChapterRow = typeof chapters.$inferSelect;

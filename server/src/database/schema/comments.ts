import { COMMENT_MAX, COMMENT_STATUSES, HOLDERS, REPORT_REASONS } from '@myfiction/shared/contract/comment-options.ts';
import { type SQL, sql } from 'drizzle-orm';
import {
  type AnyPgColumn,
  bigint,
  boolean,
  check,
  customType,
  index,
  integer,
  pgTable,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { chapters } from './chapters.ts';
import { instant, oneOf } from './columns.ts';
import { stories } from './stories.ts';
import { users } from './users.ts';

const KEPT_STATUSES = ['held', 'hidden', 'spam'] as const;

/** Words by which a row is found, in no order. */
const searchWords = customType<{ data: string[]; driverData: string }>({
  dataType: () => 'tsvector',
  toDriver: (words) => sql`array_to_tsvector(${sql.param(words)}::text[])`,
});

/** Readers' comments and the author's replies. */
export const comments = pgTable(
  'comments',
  {
    id: uuid('id').primaryKey(),
    /** The story's author, so that their list reads one table. */
    uid: bigint('uid', { mode: 'number' })
      .notNull()
      .references(() => users.uid),
    storyId: uuid('story_id')
      .notNull()
      .references(() => stories.id, { onDelete: 'cascade' }),
    /** Null for a comment on the story as a whole. */
    chapterId: uuid('chapter_id').references(() => chapters.id, { onDelete: 'cascade' }),
    /** The comment that began the thread; null for that one itself. */
    parentId: uuid('parent_id').references((): AnyPgColumn => comments.id, { onDelete: 'cascade' }),
    /** What a reply answers, which is the first of the thread or another reply. */
    answersId: uuid('answers_id').references((): AnyPgColumn => comments.id, { onDelete: 'set null' }),
    /** Id of the reader in the native apps; null when the author wrote it. */
    readerId: text('reader_id'),
    readerName: text('reader_name').notNull(),
    text: text('text').notNull(),
    /** The passage that the comment is about, empty for none. */
    quote: text('quote').notNull().default(''),
    /** The author's own among them. */
    likes: integer('likes').notNull().default(0),
    /** True while the author likes it. */
    liked: boolean('liked').notNull().default(false),
    status: text('status', { enum: COMMENT_STATUSES }).notNull().default('visible'),
    heldBy: text('held_by', { enum: HOLDERS }),
    /** The word that it is held for, empty for none. */
    heldWord: text('held_word').notNull().default(''),
    reportReason: text('report_reason', { enum: REPORT_REASONS }),
    reportNote: text('report_note').notNull().default(''),
    /** Null once the desk has decided. */
    reportedAt: instant('reported_at'),
    /** While a report is open or the desk holds it, what kept the comment from readers before; null where they saw it. */
    reportedFrom: text('reported_from', { enum: KEPT_STATUSES }),
    reportedHeldBy: text('reported_held_by', { enum: HOLDERS }),
    pinned: boolean('pinned').notNull().default(false),
    /** Of the first of a thread: readers reply no more. */
    frozen: boolean('frozen').notNull().default(false),
    /** True while a reply of the author answers it. */
    answered: boolean('answered').notNull().default(false),
    /** True while its chapter is in the trash: it is in no list then. */
    trashed: boolean('trashed').notNull().default(false),
    /** When the author saw it; null counts as new. */
    seenAt: instant('seen_at'),
    /** Id of the event that brought it. */
    eventId: text('event_id'),
    /** What a search finds it by: the words of text and name, and `@uid`. */
    words: searchWords('words').notNull().default(sql`''`),
    createdAt: instant('created_at').notNull(),
    editedAt: instant('edited_at'),
    /** When it came in, where that is not when it was said: what an act on all of a list goes by. */
    receivedAt: instant('received_at'),
  },
  (table) => {
    const byTime = (name: string, filter: SQL | undefined, ...before: [AnyPgColumn, ...AnyPgColumn[]]) => {
      // Ascending and scanned backward: drizzle writes a descending index with NULLS LAST, which the query cannot use.
      const [first, ...rest] = before;
      const made = index(`comments_${name}`).on(first, ...rest, table.createdAt, table.id);
      return filter ? made.where(filter) : made;
    };
    return [
      // One index for each kind of filter and each scope: a page reads its rows and no other, whatever the number.
      byTime('by_author', undefined, table.uid),
      byTime('by_story', undefined, table.storyId),
      byTime('by_chapter', undefined, table.chapterId),
      byTime('new', sql`reader_id is not null and not trashed and seen_at is null`, table.uid),
      byTime('new_by_story', sql`reader_id is not null and not trashed and seen_at is null`, table.storyId),
      byTime('new_by_chapter', sql`reader_id is not null and not trashed and seen_at is null`, table.chapterId),
      byTime(
        'unanswered',
        sql`reader_id is not null and not trashed and status = 'visible' and not answered`,
        table.uid,
      ),
      byTime(
        'unanswered_by_story',
        sql`reader_id is not null and not trashed and status = 'visible' and not answered`,
        table.storyId,
      ),
      byTime(
        'unanswered_by_chapter',
        sql`reader_id is not null and not trashed and status = 'visible' and not answered`,
        table.chapterId,
      ),
      byTime('by_status', sql`reader_id is not null and not trashed and status <> 'visible'`, table.uid, table.status),
      byTime(
        'status_by_story',
        sql`reader_id is not null and not trashed and status <> 'visible'`,
        table.storyId,
        table.status,
      ),
      byTime(
        'status_by_chapter',
        sql`reader_id is not null and not trashed and status <> 'visible'`,
        table.chapterId,
        table.status,
      ),
      byTime('mine', sql`reader_id is null and not trashed`, table.uid),
      byTime('mine_by_story', sql`reader_id is null and not trashed`, table.storyId),
      byTime('mine_by_chapter', sql`reader_id is null and not trashed`, table.chapterId),
      byTime('replies', sql`parent_id is not null`, table.parentId),
      index('comments_answers').on(table.answersId).where(sql`answers_id is not null`),
      index('comments_by_reader').on(table.uid, table.readerId).where(sql`reader_id is not null`),
      index('comments_desk_reported').on(table.reportedAt, table.id).where(sql`status = 'reported'`),
      index('comments_words').using('gin', table.words),
      uniqueIndex('comments_event').on(table.eventId),
      uniqueIndex('comments_one_pin').on(table.chapterId).where(sql`${table.pinned}`),
      oneOf('comments_status', table.status, COMMENT_STATUSES),
      oneOf('comments_held_by', table.heldBy, HOLDERS),
      oneOf('comments_reported_from', table.reportedFrom, KEPT_STATUSES),
      oneOf('comments_reported_held_by', table.reportedHeldBy, HOLDERS),
      oneOf('comments_report_reason', table.reportReason, REPORT_REASONS),
      check('comments_likes', sql`${table.likes} >= 0`),
      check(
        'comments_text',
        sql`char_length(${table.text}) <= ${sql.raw(String(COMMENT_MAX))} and (${table.text} <> '' or ${table.status} = 'deleted')`,
      ),
      check('comments_held', sql`${table.heldBy} is null or ${table.status} = 'held'`),
      check('comments_deleted_seen', sql`${table.status} <> 'deleted' or ${table.seenAt} is not null`),
    ];
  },
);

export type CommentRow = typeof comments.$inferSelect;

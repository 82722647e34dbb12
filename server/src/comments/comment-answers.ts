import type { CommentItem } from '@myfiction/shared/contract/calls/comment.ts';
import { eq, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Database } from '../database/connect.ts';
import { prepareOnce } from '../database/prepare-once.ts';
import { chapters } from '../database/schema/chapters.ts';
import { comments } from '../database/schema/comments.ts';
import { stories } from '../database/schema/stories.ts';
import { AppError } from '../platform/handler.ts';

const ANSWERED_SHOWN = 160;
const REPLIES_COUNTED = 100;

export const thread = alias(comments, 'thread');
export const answered = alias(comments, 'answered_one');
const reply = alias(comments, 'reply');

/** Bounded: a thread of a million replies costs what one of a hundred does. */
const replies = sql`(select count(*) from (
  select 1 from ${comments} as ${reply}
  where ${reply.parentId} = coalesce(${comments.parentId}, ${comments.id}) and ${reply.status} = 'visible'
  limit ${sql.raw(String(REPLIES_COUNTED))}) as counted)`.mapWith(Number);

export const ITEM_COLUMNS = {
  id: comments.id,
  storyId: comments.storyId,
  storyTitle: stories.title,
  storyLanguage: stories.language,
  chapterId: comments.chapterId,
  chapterPosition: chapters.position,
  parentId: comments.parentId,
  answersName: answered.readerName,
  answersText: sql<string | null>`left(${answered.text}, ${sql.raw(String(ANSWERED_SHOWN))})`,
  readerId: comments.readerId,
  readerName: comments.readerName,
  text: comments.text,
  quote: comments.quote,
  likes: comments.likes,
  liked: comments.liked,
  status: comments.status,
  heldBy: comments.heldBy,
  heldWord: comments.heldWord,
  pinned: comments.pinned,
  frozen: sql<boolean>`coalesce(${thread.frozen}, ${comments.frozen})`,
  answered: comments.answered,
  seenAt: comments.seenAt,
  replies,
  createdAt: comments.createdAt,
  editedAt: comments.editedAt,
};

type ItemRow = Awaited<ReturnType<typeof selectItems>>[number];

/** Items with what stands around them; the caller narrows them down. */
export function selectItems(db: Database) {
  return db
    .select(ITEM_COLUMNS)
    .from(comments)
    .innerJoin(stories, eq(stories.id, comments.storyId))
    .leftJoin(chapters, eq(chapters.id, comments.chapterId))
    .leftJoin(thread, eq(thread.id, comments.parentId))
    .leftJoin(answered, eq(answered.id, comments.answersId))
    .$dynamic();
}

export function toCommentItem(row: ItemRow): CommentItem {
  return {
    comment_id: row.id,
    story_id: row.storyId,
    story_title: row.storyTitle,
    story_language: row.storyLanguage,
    chapter_id: row.chapterId,
    chapter_position: row.chapterPosition,
    thread_id: row.parentId,
    answers: row.answersName === null ? null : { name: row.answersName, text: row.answersText ?? '' },
    mine: row.readerId === null,
    reader_name: row.readerName,
    text: row.text,
    quote: row.quote,
    likes: row.likes,
    liked: row.liked,
    status: row.status,
    held_by: row.heldBy,
    held_word: row.heldWord,
    pinned: row.pinned,
    frozen: row.frozen,
    answered: row.answered,
    seen: row.readerId === null || row.seenAt !== null,
    replies: row.replies,
    created_at: row.createdAt.toISOString(),
    edited_at: row.editedAt?.toISOString() ?? null,
  };
}

const oneItem = prepareOnce((db) =>
  selectItems(db)
    .where(eq(comments.id, sql.placeholder('id')))
    .prepare('one comment'),
);

/** One comment that is known to be the author's. */
export async function readItem(db: Database, id: string): Promise<CommentItem> {
  const [row] = await oneItem(db).execute({ id });
  if (!row) throw new AppError('notFound');
  return toCommentItem(row);
}

import type { ApiOutput } from '@myfiction/shared/contract/calls.ts';
import { blockTexts } from '@myfiction/shared/contract/chapter-text.ts';
import { and, eq, isNull, sql } from 'drizzle-orm';
import type { Database } from '../database/connect.ts';
import { prepareOnce } from '../database/prepare-once.ts';
import { chapters, chapterVersions } from '../database/schema/chapters.ts';
import { authorReaders, blockedReaders } from '../database/schema/comment-readers.ts';
import { comments } from '../database/schema/comments.ts';
import { stories } from '../database/schema/stories.ts';
import { users } from '../database/schema/users.ts';
import { AppError, type CallContext } from '../platform/handler.ts';
import { readItem } from './comment-answers.ts';
import { findPassage } from './passage.ts';

type Context = ApiOutput<'comment/getContext'>;

/** The passage that a comment is about, as readers see it now, and who wrote the comment. */
export async function getContext(
  { db, uid }: Pick<CallContext, 'db' | 'uid'>,
  { comment_id }: { comment_id: string },
): Promise<Context> {
  const [found] = await surroundings(db).execute({ id: comment_id, uid });
  if (!found) throw new AppError('notFound');
  const { story, chapter, content, quote, readerId } = found;
  return {
    comment: await readItem(db, comment_id),
    story: { ...story, genre: story.genre ?? '' },
    chapter: chapter?.chapter_id ? chapter : null,
    ...findPassage(content ? blockTexts(content) : [], quote),
    reader: readerId === null ? null : await readReader(db, uid, readerId, found.readerName),
  };
}

const surroundings = prepareOnce((db) =>
  db
    .select({
      quote: comments.quote,
      readerId: comments.readerId,
      readerName: comments.readerName,
      story: {
        story_id: stories.id,
        title: stories.title,
        cover: stories.cover,
        genre: sql<string | null>`${stories.genres}[1]`,
        pen_name: users.penName,
      },
      chapter: { chapter_id: chapters.id, position: chapters.position, title: chapters.title },
      content: chapterVersions.content,
    })
    .from(comments)
    .innerJoin(stories, eq(stories.id, comments.storyId))
    .innerJoin(users, eq(users.uid, stories.uid))
    .leftJoin(chapters, eq(chapters.id, comments.chapterId))
    .leftJoin(chapterVersions, eq(chapterVersions.id, chapters.publishedVersionId))
    .where(
      and(
        eq(comments.id, sql.placeholder('id')),
        eq(comments.uid, sql.placeholder('uid')),
        eq(comments.trashed, false),
      ),
    )
    .prepare('around a comment'),
);

async function readReader(db: Database, uid: number, readerId: string, name: string): Promise<Context['reader']> {
  const [known] = await db
    .select()
    .from(authorReaders)
    .where(and(eq(authorReaders.uid, uid), eq(authorReaders.readerId, readerId)));
  const [block] = await db
    .select({ id: blockedReaders.id })
    .from(blockedReaders)
    .where(and(eq(blockedReaders.uid, uid), eq(blockedReaders.readerId, readerId), isNull(blockedReaders.unblockedAt)));
  return {
    name,
    since: known?.since.toISOString() ?? null,
    comments: known?.comments ?? 0,
    stories_followed: known?.follows ?? 0,
    blocked: block !== undefined,
  };
}

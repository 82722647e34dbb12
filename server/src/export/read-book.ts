import { and, asc, eq, isNull } from 'drizzle-orm';
import type { Database } from '../database/connect.ts';
import { chapters, chapterVersions } from '../database/schema/chapters.ts';
import { stories } from '../database/schema/stories.ts';
import { users } from '../database/schema/users.ts';
import { volumes } from '../database/schema/volumes.ts';
import { AppError } from '../platform/handler.ts';
import type { Book, BookPart, BookText } from './book.ts';

export interface BookChoice {
  uid: number;
  storyId: string;
  /** False takes what readers have, true the working text of every chapter. */
  drafts: boolean;
}

/** One of the author's stories as a book. The texts are read when they are written, so that a long one needs no memory. */
export async function readBook(db: Database, { uid, storyId, drafts }: BookChoice): Promise<Book> {
  const [found] = await db
    .select({ story: stories, author: users.penName })
    .from(stories)
    .innerJoin(users, eq(users.uid, stories.uid))
    .where(and(eq(stories.id, storyId), eq(stories.uid, uid)));
  if (!found) throw new AppError('notFound');
  const { story, author } = found;
  const parts = await listParts(db, storyId, drafts);
  const named = await db
    .select({ id: volumes.id, title: volumes.title })
    .from(volumes)
    .where(eq(volumes.storyId, storyId))
    .orderBy(asc(volumes.position));
  // A volume without a chapter in the book would be an empty page.
  const used = named.filter(({ id }) => parts.some(({ volumeId }) => volumeId === id));
  return {
    storyId,
    title: story.title,
    author,
    synopsis: story.synopsis,
    language: story.language,
    genres: story.genres,
    tags: story.tags,
    updatedAt: story.updatedAt,
    cover: story.cover,
    volumes: used.map(({ title }) => title),
    chapters: parts.map(({ volumeId, ...part }) => {
      const volume = used.findIndex(({ id }) => id === volumeId);
      return { ...part, volume: volume === -1 ? undefined : volume };
    }),
    readText: (part) => (drafts ? workingText(db, part) : publishedText(db, part)),
  };
}

async function listParts(db: Database, storyId: string, drafts: boolean) {
  const rows = await db
    .select({
      chapterId: chapters.id,
      position: chapters.position,
      title: chapters.title,
      // The one that readers have; an edit of it may be staged.
      publishedTitle: chapterVersions.title,
      volumeId: chapters.volumeId,
    })
    .from(chapters)
    .leftJoin(chapterVersions, eq(chapterVersions.id, chapters.publishedVersionId))
    .where(and(eq(chapters.storyId, storyId), isNull(chapters.trashedAt)))
    .orderBy(asc(chapters.position));
  return rows.flatMap(({ publishedTitle, title, ...part }) => {
    if (drafts) return [{ ...part, title }];
    return publishedTitle === null ? [] : [{ ...part, title: publishedTitle }];
  });
}

async function workingText(db: Database, { chapterId }: BookPart): Promise<BookText> {
  const [text] = await db
    .select({
      content: chapters.content,
      noteBefore: chapters.noteBefore,
      noteAfter: chapters.noteAfter,
      warning: chapters.warning,
    })
    .from(chapters)
    .where(eq(chapters.id, chapterId));
  return required(text);
}

async function publishedText(db: Database, { chapterId }: BookPart): Promise<BookText> {
  const [text] = await db
    .select({
      content: chapterVersions.content,
      noteBefore: chapterVersions.noteBefore,
      noteAfter: chapterVersions.noteAfter,
      warning: chapterVersions.warning,
    })
    .from(chapterVersions)
    .innerJoin(chapters, eq(chapters.publishedVersionId, chapterVersions.id))
    .where(eq(chapters.id, chapterId));
  return required(text);
}

/** A chapter that went away while the book was written ends the download: half a book is not the author's text. */
function required(text: BookText | undefined): BookText {
  if (!text) throw new AppError('notFound');
  return text;
}

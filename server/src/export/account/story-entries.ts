import { and, asc, eq } from 'drizzle-orm';
import { SUMMARY_COLUMNS } from '../../chapters/chapter-answers.ts';
import type { Database } from '../../database/connect.ts';
import { chapters, chapterVersions } from '../../database/schema/chapters.ts';
import type { StoryRow } from '../../database/schema/stories.ts';
import { volumes } from '../../database/schema/volumes.ts';
import { columnsToFields } from '../../stories/story-columns.ts';
import type { BookText } from '../book.ts';
import { padNumber, toFileName } from '../file-name.ts';
import { chapterFile } from '../markdown/markdown-entries.ts';
import type { ZipEntry } from '../zip-entry.ts';
import type { AccountSource } from './account-source.ts';
import { json, picture } from './plain-entries.ts';

/**
 * The files of one story: `number` of `total` keeps the folders in order. Texts are read when their turn comes; one that
 * went away since (thinned out of a history, deleted for good) is left out, and the rest comes all the same.
 */
export async function* storyEntries(
  { db, files }: AccountSource,
  story: StoryRow,
  number: number,
  total: number,
): AsyncGenerator<ZipEntry> {
  const folder = `stories/${padNumber(number, total)} ${toFileName(story.title, 'Story')}`;
  const parts = await db
    .select({ ...SUMMARY_COLUMNS, trashedAt: chapters.trashedAt })
    .from(chapters)
    .where(and(eq(chapters.storyId, story.id), eq(chapters.deleted, false)))
    .orderBy(asc(chapters.position));
  yield json(`${folder}/story.json`, async () => ({
    id: story.id,
    ...columnsToFields(story),
    noteDefaults: { before: story.defaultNoteBefore, after: story.defaultNoteAfter },
    createdAt: story.createdAt,
    volumes: await db.select().from(volumes).where(eq(volumes.storyId, story.id)).orderBy(asc(volumes.position)),
  }));
  yield* await picture(files, story.cover, `${folder}/cover`);
  for (const part of parts) {
    const title = toFileName(part.title, `Chapter ${part.position}`);
    // In the trash two may have had the same place.
    const name = part.trashedAt
      ? `trash/${title} ${part.id.slice(0, 8)}`
      : `chapters/${padNumber(part.position, parts.length)} ${title}`;
    const text = await readChapter(db, part.id);
    if (!text) continue;
    yield { path: `${folder}/${name}.md`, content: async () => chapterFile(part, text) };
    yield { path: `${folder}/${name}.json`, content: async () => toJson({ ...part, ...text }) };
    yield* historyEntries(db, part.id, `${folder}/history/${part.id.slice(0, 8)} ${title}`);
  }
}

async function* historyEntries(db: Database, chapterId: string, folder: string): AsyncGenerator<ZipEntry> {
  const kept = await db
    .select({ id: chapterVersions.id })
    .from(chapterVersions)
    .where(eq(chapterVersions.chapterId, chapterId))
    .orderBy(asc(chapterVersions.number));
  for (const { id } of kept) {
    const version = await readVersion(db, id);
    if (version) yield { path: `${folder}/${version.number}.json`, content: async () => toJson(version) };
  }
}

async function readChapter(db: Database, id: string): Promise<BookText | undefined> {
  const { noteBefore, noteAfter, warning, content } = chapters;
  const [text] = await db.select({ noteBefore, noteAfter, warning, content }).from(chapters).where(eq(chapters.id, id));
  return text;
}

async function readVersion(db: Database, id: number) {
  const { number, kind, name, title, noteBefore, noteAfter, warning, words, createdAt, content } = chapterVersions;
  const [version] = await db
    .select({ number, kind, name, title, noteBefore, noteAfter, warning, words, createdAt, content })
    .from(chapterVersions)
    .where(eq(chapterVersions.id, id));
  return version;
}

function toJson(value: unknown): string {
  return `${JSON.stringify(value)}\n`;
}

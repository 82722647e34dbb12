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

/** The files of one story: `number` of `total` keeps the folders in order. */
export async function storyEntries(
  { db, files }: AccountSource,
  story: StoryRow,
  number: number,
  total: number,
): Promise<ZipEntry[]> {
  const folder = `stories/${padNumber(number, total)} ${toFileName(story.title, 'Story')}`;
  const parts = await db
    .select({ ...SUMMARY_COLUMNS, trashedAt: chapters.trashedAt })
    .from(chapters)
    .where(and(eq(chapters.storyId, story.id), eq(chapters.deleted, false)))
    .orderBy(asc(chapters.position));
  const versions = await db
    .select({ id: chapterVersions.id, chapterId: chapterVersions.chapterId, number: chapterVersions.number })
    .from(chapterVersions)
    .innerJoin(chapters, eq(chapters.id, chapterVersions.chapterId))
    .where(and(eq(chapters.storyId, story.id), eq(chapters.deleted, false)))
    .orderBy(asc(chapterVersions.number));
  const perChapter = parts.flatMap((part): ZipEntry[] => {
    const title = toFileName(part.title, `Chapter ${part.position}`);
    // In the trash two may have had the same place.
    const name = part.trashedAt
      ? `trash/${title} ${part.id.slice(0, 8)}`
      : `chapters/${padNumber(part.position, parts.length)} ${title}`;
    const kept = versions.filter(({ chapterId }) => chapterId === part.id);
    return [
      { path: `${folder}/${name}.md`, content: async () => chapterFile(part, await readChapter(db, part.id)) },
      { path: `${folder}/${name}.json`, content: async () => toJson({ ...part, ...(await readChapter(db, part.id)) }) },
      ...kept.map(
        (version): ZipEntry => ({
          path: `${folder}/history/${part.id.slice(0, 8)} ${title}/${version.number}.json`,
          content: async () => toJson(await readVersion(db, version.id)),
        }),
      ),
    ];
  });
  return [
    json(`${folder}/story.json`, async () => ({
      id: story.id,
      ...columnsToFields(story),
      createdAt: story.createdAt,
      volumes: await db.select().from(volumes).where(eq(volumes.storyId, story.id)).orderBy(asc(volumes.position)),
    })),
    ...(await picture(files, story.cover, `${folder}/cover`)),
    ...perChapter,
  ];
}

async function readChapter(db: Database, id: string): Promise<BookText> {
  const { noteBefore, noteAfter, warning, content } = chapters;
  const [text] = await db.select({ noteBefore, noteAfter, warning, content }).from(chapters).where(eq(chapters.id, id));
  if (!text) throw new Error(`Chapter ${id} went away while it was exported.`);
  return text;
}

async function readVersion(db: Database, id: number) {
  const { number, kind, name, title, noteBefore, noteAfter, warning, words, createdAt, content } = chapterVersions;
  const [version] = await db
    .select({ number, kind, name, title, noteBefore, noteAfter, warning, words, createdAt, content })
    .from(chapterVersions)
    .where(eq(chapterVersions.id, id));
  if (!version) throw new Error(`Version ${id} went away while the story was exported.`);
  return version;
}

function toJson(value: unknown): string {
  return `${JSON.stringify(value)}\n`;
}

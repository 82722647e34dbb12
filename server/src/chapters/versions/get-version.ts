import type { ChapterText } from '@myfiction/shared/contract/calls/chapter.ts';
import type { ChapterVersion } from '@myfiction/shared/contract/calls/chapter-history.ts';
import { and, eq } from 'drizzle-orm';
import type { Database } from '../../database/connect.ts';
import { chapterVersions } from '../../database/schema/chapters.ts';
import { AppError, type CallContext } from '../../platform/handler.ts';
import { ownChapter } from './own-chapter.ts';
import { toChapterVersion } from './version-answers.ts';

export interface VersionInput {
  chapter_id: string;
  number: number;
}

/** A version with its text. */
export async function getVersion(
  context: Pick<CallContext, 'db' | 'uid'>,
  input: VersionInput,
): Promise<ChapterVersion & { text: ChapterText }> {
  const chapter = await ownChapter(context.db, context.uid, input.chapter_id);
  const version = await findVersion(context.db, input);
  return { ...toChapterVersion(version, chapter), text: textOfVersion(version) };
}

/** The caller has seen to it that the chapter is the author's. */
export async function findVersion(
  tx: Database,
  { chapter_id, number }: VersionInput,
): Promise<typeof chapterVersions.$inferSelect> {
  const [version] = await tx
    .select()
    .from(chapterVersions)
    .where(and(eq(chapterVersions.chapterId, chapter_id), eq(chapterVersions.number, number)));
  if (!version) throw new AppError('notFound');
  return version;
}

export function textOfVersion(version: typeof chapterVersions.$inferSelect): ChapterText {
  const { title, content, noteBefore, noteAfter, warning } = version;
  return { title, content, note_before: noteBefore, note_after: noteAfter, warning };
}

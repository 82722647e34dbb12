import type { ChapterVersion } from '@myfiction/shared/contract/calls/chapter-history.ts';
import { and, eq, sql } from 'drizzle-orm';
import { storableText } from '../../database/names.ts';
import { chapterVersions } from '../../database/schema/chapters.ts';
import { AppError, type CallContext } from '../../platform/handler.ts';
import { lockChapter } from '../lock-chapter.ts';
import type { VersionInput } from './get-version.ts';
import { LIGHT_VERSION } from './newest-version.ts';
import { requireRoomForNames } from './room-for-names.ts';
import { toChapterVersion } from './version-answers.ts';

/** Gives a version a name, with which it is kept for good; an empty one takes the name, and that, away. Throws `tooManyNames`. */
export async function nameVersion(
  context: Pick<CallContext, 'db' | 'uid'>,
  { chapter_id, number, name }: VersionInput & { name: string },
): Promise<ChapterVersion> {
  return context.db.transaction(async (tx) => {
    const { chapter } = await lockChapter(tx, context.uid, chapter_id);
    const [version] = await tx
      .update(chapterVersions)
      .set({
        name: storableText(name),
        ...(name === '' && {
          kind: sql`case when ${chapterVersions.kind} = 'named' then 'auto' else ${chapterVersions.kind} end`,
        }),
      })
      .where(and(eq(chapterVersions.chapterId, chapter.id), eq(chapterVersions.number, number)))
      .returning(LIGHT_VERSION);
    if (!version) throw new AppError('notFound');
    if (name !== '') await requireRoomForNames(tx, chapter.id);
    return toChapterVersion(version, chapter);
  });
}

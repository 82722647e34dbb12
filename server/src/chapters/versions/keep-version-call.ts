import type { ChapterText } from '@myfiction/shared/contract/calls/chapter.ts';
import type { ChapterVersion } from '@myfiction/shared/contract/calls/chapter-history.ts';
import { storableText } from '../../database/names.ts';
import type { CallContext } from '../../platform/handler.ts';
import { lockChapter } from '../lock-chapter.ts';
import { textToColumns } from '../text-columns.ts';
import { keepText, keepWorkingText } from './keep-version.ts';
import { requireRoomForNames } from './room-for-names.ts';
import { toChapterVersion } from './version-answers.ts';

export interface VersionWish {
  chapter_id: string;
  kind: 'named' | 'conflict';
  name: string;
  /** The chapter's working text when absent. */
  text?: ChapterText | undefined;
}

/** Keeps a text as a version because the author, or a conflict, asks for it. The chapter stays as it is. Throws `tooManyNames`. */
export async function keepVersion(
  context: Pick<CallContext, 'db' | 'uid' | 'clock'>,
  { chapter_id, kind, name, text }: VersionWish,
): Promise<ChapterVersion> {
  return context.db.transaction(async (tx) => {
    const { chapter } = await lockChapter(tx, context.uid, chapter_id);
    const reason = { kind, name: storableText(name), now: context.clock.now() };
    const version = text
      ? await keepText(tx, chapter.id, textToColumns(text), reason)
      : await keepWorkingText(tx, chapter, reason);
    if (kind === 'named' || name !== '') await requireRoomForNames(tx, chapter.id);
    return toChapterVersion(version, chapter);
  });
}

import type { ChapterVersion } from '@myfiction/shared/contract/calls/chapter-history.ts';
import type { ChapterRow } from '../../database/schema/chapters.ts';
import type { LightVersion } from './newest-version.ts';

/** A version as the history shows it. */
export function toChapterVersion(
  version: LightVersion,
  { publishedVersionId }: Pick<ChapterRow, 'publishedVersionId'>,
): ChapterVersion {
  const { number, kind, name, words } = version;
  return {
    number,
    kind,
    name,
    words,
    created_at: version.createdAt.toISOString(),
    published: version.id === publishedVersionId,
  };
}

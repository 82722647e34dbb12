import type { ChapterDetail } from '@myfiction/shared/contract/calls/chapter.ts';

/** The chapter that comes with the answer of a conflict. */
export function isChapterDetail(value: unknown): value is ChapterDetail {
  return typeof value === 'object' && value !== null && 'revision' in value && 'content' in value;
}

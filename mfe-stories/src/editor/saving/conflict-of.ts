import type { ChapterDetail } from '@myfiction/shared/contract/calls/chapter.ts';
import type { ApiError } from '@myfiction/shared/host.ts';

/** The chapter as it is on the server, when that is why a call was refused. */
export function conflictOf({ errorName, data }: ApiError): ChapterDetail | undefined {
  return errorName === 'revisionConflict' && isChapterDetail(data) ? data : undefined;
}

function isChapterDetail(value: unknown): value is ChapterDetail {
  return typeof value === 'object' && value !== null && 'revision' in value && 'content' in value;
}

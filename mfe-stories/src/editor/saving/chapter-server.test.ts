import type { ErrorName } from '@myfiction/shared/contract/error-catalogue.ts';
import { ApiError, type ApiErrorKind } from '@myfiction/shared/host.ts';
import { chapterDetail, chapterText } from '../testing/chapters.ts';
import { outcomeOf } from './chapter-server.ts';

function failure(kind: ApiErrorKind, errorName?: ErrorName, data?: unknown): ApiError {
  return new ApiError({ kind, message: 'text', data, ...(errorName && { errorName }) });
}

it.each<[ApiErrorKind, ErrorName | undefined, string]>([
  ['network', undefined, 'unreachable'],
  ['timeout', undefined, 'unreachable'],
  ['answer', 'sessionInvalid', 'signed-out'],
  ['answer', 'sessionMissing', 'signed-out'],
  ['answer', 'userBlocked', 'blocked'],
  ['answer', 'notFound', 'gone'],
  ['answer', 'chapterTrashed', 'trashed'],
  ['answer', 'chapterNameTaken', 'title-refused'],
  ['answer', 'tooLarge', 'refused'],
  ['answer', 'storyCompleted', 'refused'],
  ['answer', 'serverError', 'failed'],
  ['answer', 'tooManyRequests', 'failed'],
  ['answer', undefined, 'failed'],
])('%s %s is %s', (kind, name, expected) => {
  expect(outcomeOf(failure(kind, name)).kind).toBe(expected);
});

it('carries the other text of a conflict', () => {
  const theirs = chapterDetail(chapterText('theirs'), 9);
  expect(outcomeOf(failure('answer', 'revisionConflict', theirs))).toEqual({ kind: 'conflict', theirs });
  expect(outcomeOf(failure('answer', 'revisionConflict')).kind).toBe('failed');
});

import type { ErrorName } from '@myfiction/shared/contract/error-catalogue.ts';
import { ApiError, type ApiErrorKind, renewSession, setSessionExpiryGuard } from '@myfiction/shared/host.ts';
import { apiFailure } from '@myfiction/shared/testing/api-failure.ts';
import { installFakeApi } from '@myfiction/shared/testing/fake-api.ts';
import { signInAs } from '@myfiction/shared/testing/sign-in.ts';
import { chapterDetail, chapterText } from '../testing/chapters.ts';
import { outcomeOf, sendSave } from './chapter-server.ts';

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
  ['answer', 'tooManyChapters', 'refused'],
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

describe('a save that was on its way when its session ended', () => {
  const text = chapterText('Mara came home late.');
  const attempt = { seq: 1, idempotencyKey: crypto.randomUUID(), baseRevision: 3, text };
  const chapter = { position: 2, status: 'published' as const, staged: true, published_at: '2026-03-04T09:00:00Z' };
  const saved = { revision: 4, words: 4, saved_at: '2026-03-04T10:00:00Z', chapter };
  const send = (uid: number) =>
    sendSave({ uid, chapterId: crypto.randomUUID(), storyId: crypto.randomUUID() }, attempt);

  // As the editor does: it asks over the text instead of leaving.
  let stopGuard: () => void;
  beforeEach(() => {
    stopGuard = setSessionExpiryGuard(() => true);
  });
  afterEach(() => stopGuard());

  it('is sent anew where the author has signed in meanwhile', async () => {
    const { uid } = signInAs();
    const api = installFakeApi({
      'chapter/save': ({ session }) => {
        if (session === 'anew') return saved;
        renewSession('anew');
        return apiFailure('sessionInvalid');
      },
    });
    expect(await send(uid)).toMatchObject({ kind: 'saved', revision: 4, info: saved.chapter });
    expect(new Set(api.callsOf('chapter/save').map(({ fields }) => fields.idempotency_key)).size).toBe(1);
  });

  it('waits for the author where nobody has', async () => {
    const { uid } = signInAs();
    const api = installFakeApi({ 'chapter/save': () => apiFailure('sessionInvalid') });
    expect(await send(uid)).toEqual({ kind: 'signed-out' });
    expect(api.callsOf('chapter/save')).toHaveLength(1);
  });
});

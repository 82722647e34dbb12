import 'fake-indexeddb/auto';
import { installFakeApi } from '@myfiction/shared/testing/fake-api.ts';
import { CHAPTER_ID, chapterDetail, chapterText } from '../testing/chapters.ts';
import { fakeLocks } from '../testing/fake-locks.ts';
import { closeSession, type OpenResult, openSession } from './open-session.ts';

const request = { uid: 7, chapterId: CHAPTER_ID };

function isOpen(result: OpenResult): asserts result is Extract<OpenResult, { kind: 'open' }> {
  expect(result.kind).toBe('open');
}

it('lets go of a chapter also when it fails while it is closed, so that it can be opened again', async () => {
  Object.defineProperty(navigator, 'locks', { value: fakeLocks(), configurable: true });
  installFakeApi({ 'chapter/get': () => chapterDetail(chapterText('Once'), 1) });
  const first = await openSession(request);
  isOpen(first);
  expect(first.session.store.view.isWriter).toBe(true);
  jest.spyOn(first.session, 'flush').mockRejectedValue(new TypeError('A fault of ours'));
  const closed = closeSession(first);
  const opened = openSession(request);
  await expect(closed).rejects.toThrow('A fault of ours');
  const second = await opened;
  isOpen(second);
  expect(second.session.store.view.isWriter).toBe(true);
  await closeSession(second);
});

import 'fake-indexeddb/auto';
import { installFakeApi } from '@myfiction/shared/testing/fake-api.ts';
import { signInAs } from '@myfiction/shared/testing/sign-in.ts';
import { waitFor } from '@testing-library/react';
import { closeJournalDatabase } from '../journal/journal-database.ts';
import { CHAPTER_ID, chapterDetail, chapterText } from '../testing/chapters.ts';
import { fakeLocks } from '../testing/fake-locks.ts';
import { closeSession, type OpenResult, type OpenSession, openSession } from './open-session.ts';

const request = { uid: 7, chapterId: CHAPTER_ID };

function isOpen(result: OpenResult): asserts result is Extract<OpenResult, { kind: 'open' }> {
  expect(result.kind).toBe('open');
}

function textIn({ session }: OpenSession): string {
  return session.store.state.doc.textContent;
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

it('takes over the words that another tab has told and could write down nowhere', async () => {
  Object.defineProperty(navigator, 'locks', { value: fakeLocks(), configurable: true });
  const api = installFakeApi({
    'chapter/get': () => chapterDetail(chapterText('Once'), 1),
    'chapter/save': () => new Promise(() => undefined),
  });
  const signedIn = { ...request, uid: signInAs().uid };
  const first = await openSession(signedIn);
  const second = await openSession(signedIn);
  isOpen(first);
  isOpen(second);
  closeJournalDatabase();
  const refused = jest.spyOn(indexedDB, 'open').mockImplementation(() => {
    throw new DOMException('Not allowed.', 'SecurityError');
  });
  const { state } = first.session.store;
  first.session.dispatch(state.tr.insertText(' upon a time', state.doc.content.size - 1));
  await waitFor(() => expect(textIn(second)).toBe('Once upon a time'));
  first.session.stop();
  first.role.close();
  await waitFor(() => expect(second.session.store.view.isWriter).toBe(true));
  expect(textIn(second)).toBe('Once upon a time');
  refused.mockRestore();
  void second.session.flush();
  await waitFor(() => expect(api.callsOf('chapter/save')).toHaveLength(1));
  second.session.stop();
  second.role.close();
});

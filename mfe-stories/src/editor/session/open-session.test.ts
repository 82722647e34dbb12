import 'fake-indexeddb/auto';
import { apiFailure, NETWORK_FAILURE } from '@myfiction/shared/testing/api-failure.ts';
import { type FakeApi, installFakeApi } from '@myfiction/shared/testing/fake-api.ts';
import { signInAs } from '@myfiction/shared/testing/sign-in.ts';
import { waitFor } from '@testing-library/react';
import { IDBFactory } from 'fake-indexeddb';
import { closeJournalDatabase, openJournalDatabase } from '../journal/journal-database.ts';
import { journalKey } from '../journal/journal-records.ts';
import { loadJournal } from '../journal/load-journal.ts';
import { CHAPTER_ID, chapterDetail, chapterText } from '../testing/chapters.ts';
import { fakeLocks } from '../testing/fake-locks.ts';
import { closeSession, type OpenResult, type OpenSession, openSession } from './open-session.ts';
import { takeTheirText } from './their-text.ts';

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

it('opens a chapter again whose last save hangs, with what the device has of it', async () => {
  Object.defineProperty(navigator, 'locks', { value: fakeLocks(), configurable: true });
  closeJournalDatabase();
  Object.assign(globalThis, { indexedDB: new IDBFactory() });
  let arrive = () => {};
  const api = installFakeApi({
    'chapter/get': () => chapterDetail(chapterText('Once'), 1),
    'chapter/save': () =>
      new Promise((resolve) => {
        arrive = () => resolve({ revision: 2, words: 2, saved_at: '2025-11-21T21:42:00.000Z' });
      }),
  });
  const signedIn = { ...request, uid: signInAs().uid };
  const first = await openSession(signedIn);
  isOpen(first);
  first.session.dispatch(first.session.store.state.tr.insertText(' more', 5));
  const closed = closeSession(first);
  const second = await openSession(signedIn);
  isOpen(second);
  expect(textIn(second)).toBe('Once more');
  expect(second.session.store.view.isWriter).toBe(true);
  arrive();
  await closed;
  expect(first.session.store.view.isWriter).toBe(false);
  api.use({ 'chapter/save': () => ({ revision: 2, words: 2, saved_at: '2025-11-21T21:42:00.000Z' }) });
  await closeSession(second);
});

it('takes nothing in any more once it is closed', async () => {
  Object.defineProperty(navigator, 'locks', { value: fakeLocks(), configurable: true });
  closeJournalDatabase();
  Object.assign(globalThis, { indexedDB: new IDBFactory() });
  installFakeApi({ 'chapter/get': () => chapterDetail(chapterText('Once'), 1) });
  const signedIn = { ...request, uid: signInAs().uid };
  const first = await openSession(signedIn);
  isOpen(first);
  await closeSession(first);
  const second = await openSession(signedIn);
  isOpen(second);
  await second.session.restartJournal();
  takeTheirText(first.session, chapterDetail(chapterText('Twice'), 2));
  await first.session.flushJournal();
  const journal = await loadJournal(await openJournalDatabase(), journalKey(signedIn.uid, CHAPTER_ID));
  expect(journal).toMatchObject({ content: { head: { journalId: second.session.place.journalId } } });
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

describe('a chapter of which this device has a copy, and nothing more', () => {
  const server = chapterDetail(chapterText('Once more'), 2);
  let api: FakeApi;
  let opened: OpenSession;

  beforeEach(async () => {
    Object.defineProperty(navigator, 'locks', { value: fakeLocks(), configurable: true });
    closeJournalDatabase();
    Object.assign(globalThis, { indexedDB: new IDBFactory() });
    api = installFakeApi({
      'chapter/get': () => chapterDetail(chapterText('Once'), 1),
      'chapter/save': () => ({ revision: 2, words: 2, saved_at: '2025-11-21T21:42:00.000Z' }),
    });
    const signedIn = { ...request, uid: signInAs().uid };
    const before = await openSession(signedIn);
    isOpen(before);
    before.session.dispatch(before.session.store.state.tr.insertText(' more', 5));
    before.session.setField('title', 'Once more');
    await closeSession(before);
  });
  afterEach(() => closeSession(opened));

  const open = async () => {
    const result = await openSession({ ...request, uid: signInAs().uid });
    isOpen(result);
    opened = result;
    return result.session;
  };

  it('is read again once the server answers, with what another device wrote meanwhile', async () => {
    api.use({ 'chapter/get': () => NETWORK_FAILURE });
    const session = await open();
    expect(session.store.view.save).toEqual({ kind: 'offline' });
    expect(opened.recovered).toBeNull();
    await session.retry();
    expect(session.store.view.save).toEqual({ kind: 'offline' });
    api.use({ 'chapter/get': () => chapterDetail(chapterText('Once more, elsewhere'), 3) });
    await session.retry();
    expect(session.store.view).toMatchObject({ save: { kind: 'saved' }, isWriter: true });
    expect(textIn(opened)).toBe('Once more, elsewhere');
    expect(session.revision).toBe(3);
  });

  it('keeps what is typed while it is read again', async () => {
    api.use({ 'chapter/get': () => NETWORK_FAILURE });
    const session = await open();
    api.use({ 'chapter/get': () => server });
    const again = session.retry();
    session.dispatch(session.store.state.tr.insertText('!', 10));
    await again;
    expect(textIn(opened)).toBe('Once more!');
    await expect(session.flush()).resolves.toBe(true);
  });

  it('says that it is in the trash, and goes on once it is out', async () => {
    api.use({ 'chapter/get': () => apiFailure('chapterTrashed') });
    const session = await open();
    expect(session.store.view.save).toEqual({ kind: 'trashed' });
    api.use({ 'chapter/get': () => server });
    await session.retry();
    expect(session.store.view.save.kind).toBe('saved');
  });
});

it('finds a chapter gone that is in the trash where this device has no copy', async () => {
  closeJournalDatabase();
  Object.assign(globalThis, { indexedDB: new IDBFactory() });
  installFakeApi({ 'chapter/get': () => apiFailure('chapterTrashed') });
  expect(await openSession({ ...request, uid: 8 })).toMatchObject({ kind: 'gone', text: null });
});

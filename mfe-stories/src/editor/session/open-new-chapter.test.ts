import 'fake-indexeddb/auto';
import type { StoryDetail } from '@myfiction/shared/contract/calls/story.ts';
import { queryClient } from '@myfiction/shared/host.ts';
import { apiFailure, NETWORK_FAILURE } from '@myfiction/shared/testing/api-failure.ts';
import { type ApiHandlers, installFakeApi } from '@myfiction/shared/testing/fake-api.ts';
import { signInAs } from '@myfiction/shared/testing/sign-in.ts';
import { IDBFactory } from 'fake-indexeddb';
import { storyKeys } from '../../api/story-keys.ts';
import { makeStoryDetail } from '../../test-data.ts';
import { closeJournalDatabase } from '../journal/journal-database.ts';
import { STORY_ID } from '../testing/chapters.ts';
import { fakeLocks } from '../testing/fake-locks.ts';
import { closeSession, type OpenSession, openSession } from './open-session.ts';

const story = makeStoryDetail({ story_id: STORY_ID });
const leftOpen: OpenSession[] = [];

beforeEach(() => {
  Object.defineProperty(navigator, 'locks', { value: fakeLocks(), configurable: true });
  closeJournalDatabase();
  Object.assign(globalThis, { indexedDB: new IDBFactory() });
  queryClient.clear();
});
afterEach(async () => {
  for (const open of leftOpen.splice(0)) await closeSession(open);
});

async function openNew() {
  const result = await openSession({ uid: signInAs().uid, storyId: STORY_ID });
  if (result.kind === 'open') leftOpen.push(result);
  return result;
}

const answering = (get: ApiHandlers['story/get']) =>
  installFakeApi({ 'story/get': get, 'chapter/get': () => NETWORK_FAILURE, 'chapter/save': () => NETWORK_FAILURE });
const shown = (detail: StoryDetail) => queryClient.setQueryData(storyKeys.story(STORY_ID), detail);

test('a story that takes no chapters begins none', async () => {
  answering(() => ({ ...story, completed: true }));
  expect(await openNew()).toEqual({ kind: 'locked', storyId: STORY_ID, lock: 'completed' });
});

test('without a connection a chapter of a story that was shown can be begun', async () => {
  answering(() => NETWORK_FAILURE);
  expect(await openNew()).toEqual({ kind: 'unreachable' });
  shown(story);
  expect(await openNew()).toMatchObject({ kind: 'open', recovered: null });
});

test('what the server says of a story counts more than what a page has shown of it', async () => {
  shown(story);
  answering(() => apiFailure('notFound'));
  expect(await openNew()).toMatchObject({ kind: 'gone', text: null });
  answering(() => apiFailure('invalidRequest'));
  expect(await openNew()).toEqual({ kind: 'unreachable' });
});

test('a chapter that was begun here and never reached the server is gone on with, and said to be from this device', async () => {
  answering(() => story);
  const first = await openNew();
  if (first.kind !== 'open') throw new Error('There is no chapter.');
  first.session.dispatch(first.session.store.state.tr.insertText('Begun', 1));
  await closeSession(first);
  leftOpen.splice(0);
  const second = await openNew();
  expect(second).toMatchObject({ kind: 'open', recovered: { whole: true } });
  if (second.kind === 'open') expect(second.session.store.state.doc.textContent).toBe('Begun');
});

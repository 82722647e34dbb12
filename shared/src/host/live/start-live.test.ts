import '../../testing/reset-host.ts';
import { renderHook } from '@testing-library/react';
import { signInAs, testUser } from '../../testing/sign-in.ts';
import { callApi } from '../api/call-api.ts';
import { onEvent } from '../events.ts';
import { installNavigate } from '../navigation.ts';
import { queryClient } from '../query-client.ts';
import { setSessionExpiryGuard } from '../session/expire-session.ts';
import { clearSession, completeSignIn } from '../session/set-session.ts';
import { getSession } from '../store/use-app.ts';
import { getToasts } from '../toast.ts';
import { onLive, useLive } from './live-topics.ts';
import { startLive } from './start-live.ts';
import { FakeEventSource, installFakeEventSource } from './testing/fake-event-source.ts';
import { installFakeTabs } from './testing/fake-tabs.ts';

jest.mock('../api/call-api.ts', () => ({ callApi: jest.fn() }));
installFakeEventSource();
installFakeTabs();

let stops: (() => void)[] = [];
let moves: string[] = [];
beforeEach(() => {
  moves = [];
  jest.mocked(callApi).mockImplementation(async () => ({ ticket: 'ticket' }));
  stops = [installNavigate((to) => moves.push(to)), startLive()];
});
afterEach(() => {
  for (const stop of stops) stop();
});
const settled = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 0));
const ended = { topic: 'session-ended', blocked: false };

test('there is a stream while somebody is signed in, and another one for another session', async () => {
  await settled();
  expect(FakeEventSource.opened).toHaveLength(0);
  signInAs();
  await settled();
  expect(FakeEventSource.open).toHaveLength(1);
  completeSignIn({ session: 'another-token', user_info: testUser(), is_new_user: false });
  await settled();
  expect([FakeEventSource.opened.length, FakeEventSource.open.length]).toEqual([2, 1]);
  clearSession();
  expect(FakeEventSource.open).toHaveLength(0);
});

test('whoever listens to a topic hears of it', async () => {
  signInAs();
  await settled();
  const heard: string[] = [];
  stops.push(onLive('message', ({ message_id }) => heard.push(message_id)));
  const { unmount } = renderHook(() => useLive('message', ({ message_id }) => heard.push(`hook ${message_id}`)));
  FakeEventSource.last.tell({ topic: 'message', message_id: 'a' });
  FakeEventSource.last.tell({ topic: 'billing' });
  unmount();
  FakeEventSource.last.tell({ topic: 'message', message_id: 'b' });
  expect(heard).toEqual(['a', 'hook a', 'b']);
});

test('the end of the session leads to sign-in, without a word', async () => {
  signInAs();
  await settled();
  window.history.replaceState(null, '', '/comments');
  FakeEventSource.last.tell(ended);
  expect(getSession()).toBeNull();
  expect(moves).toEqual([`/login?redirect_url=${encodeURIComponent('http://localhost/comments')}`]);
  expect(getToasts()).toEqual([]);
});

test('a page that guards the expiry keeps its place', async () => {
  signInAs();
  await settled();
  stops.push(setSessionExpiryGuard(() => true));
  FakeEventSource.last.tell(ended);
  expect([getSession()?.uid, moves]).toEqual([10000001, []]);
});

test('a blocked author is told so', async () => {
  signInAs();
  await settled();
  const blocked = jest.fn();
  stops.push(onEvent('author-blocked', blocked));
  FakeEventSource.last.tell({ ...ended, blocked: true });
  expect(blocked).toHaveBeenCalledTimes(1);
});

test('who was away for too long asks for all that is shown again', async () => {
  signInAs();
  await settled();
  queryClient.setQueryData(['stories'], ['old']);
  FakeEventSource.last.say('resync');
  expect(queryClient.getQueryState(['stories'])?.isInvalidated).toBe(true);
});

test('what a page left behind is asked for again when it is opened after news', async () => {
  signInAs();
  await settled();
  const asked = jest.fn(async () => ['a letter']);
  const query = { queryKey: ['inbox'], queryFn: asked, staleTime: 30_000 };
  await queryClient.prefetchQuery(query);
  FakeEventSource.last.tell({ topic: 'counts', new_comment: 1, message_sign: false });
  await queryClient.prefetchQuery(query);
  expect(asked).toHaveBeenCalledTimes(1);
  FakeEventSource.last.tell({ topic: 'message', message_id: 'a' });
  await settled();
  expect(asked).toHaveBeenCalledTimes(1);
  await queryClient.prefetchQuery(query);
  expect(asked).toHaveBeenCalledTimes(2);
});

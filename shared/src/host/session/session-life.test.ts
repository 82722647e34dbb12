import { waitFor } from '@testing-library/react';
import { OVER_SIGN_IN, SIGNED_OUT_KEY } from '../../contract/device-keys.ts';
import { apiFailure, NETWORK_FAILURE } from '../../testing/api-failure.ts';
import '../../testing/fail-on-problems.ts';
import { installFakeApi } from '../../testing/fake-api.ts';
import '../../testing/reset-host.ts';
import { signInAs, testUser } from '../../testing/sign-in.ts';
import { openLayer } from '../layers.ts';
import { installNavigate } from '../navigation.ts';
import { queryClient } from '../query-client.ts';
import { useAppStore } from '../store/app-store.ts';
import { getSession } from '../store/use-app.ts';
import { expireSession, setSessionExpiryGuard } from './expire-session.ts';
import { refreshUser } from './refresh-user.ts';
import { completeSignIn, setUser } from './set-session.ts';
import { onSignOut, signOut } from './sign-out.ts';

let moves: string[] = [];
let takeBack: () => void;
beforeEach(() => {
  moves = [];
  takeBack = installNavigate((to) => moves.push(to));
});
afterEach(() => takeBack());

const stored = () => ['session', 'uid', 'userinfo'].map((key) => localStorage.getItem(key));

test('sign-in stores session, uid and userinfo', () => {
  const user = testUser();
  completeSignIn({ session: 'token', user_info: user, is_new_user: false });
  expect(getSession()).toEqual({ uid: user.uid, session: 'token' });
  expect(useAppStore.getState()).toMatchObject({ user, loginLoading: false });
  expect(stored()).toEqual(['token', String(user.uid), JSON.stringify(user)]);
});

test('another author never sees the answers of the one before', () => {
  signInAs();
  queryClient.setQueryData(['stories'], ['mine']);
  signInAs({ uname: 'Ada L.' });
  expect(queryClient.getQueryData(['stories'])).toEqual(['mine']);
  signInAs({ uid: 10000002 });
  expect(queryClient.getQueryData(['stories'])).toBeUndefined();
});

test('expiry clears session, userinfo and uid, and leads to sign-in with the full address', () => {
  signInAs();
  queryClient.setQueryData(['stories'], ['mine']);
  window.history.replaceState(null, '', '/my-stories/detail?id=1#c-2');
  expireSession();
  expect(stored()).toEqual([null, null, null]);
  expect(useAppStore.getState()).toMatchObject({ session: null, user: null });
  expect(queryClient.getQueryData(['stories'])).toBeUndefined();
  const [move = ''] = moves;
  expect(new URL(move, 'http://localhost').searchParams.get('redirect_url')).toBe(
    'http://localhost/my-stories/detail?id=1#c-2',
  );
});

test('expiry on a sign-in page stays there', () => {
  window.history.replaceState(null, '', '/login/email');
  expireSession();
  expect(moves).toEqual([]);
});

test('a guard that handles the expiry keeps the page and the session', () => {
  signInAs();
  const remove = setSessionExpiryGuard(() => true);
  expireSession();
  expect([moves.length, getSession()?.uid]).toEqual([0, 10000001]);
  remove();
  expireSession();
  expect([moves.length, getSession()]).toEqual([1, null]);
});

test('a guard that does not handle it changes nothing', () => {
  signInAs();
  const remove = setSessionExpiryGuard(() => false);
  expireSession();
  remove();
  expect(getSession()).toBeNull();
});

test('sign-out tells the server and the provider, clears the device, and leads to /login', async () => {
  signInAs();
  // biome-ignore lint/suspicious/noDocumentCookie: the cookie of the specification.
  document.cookie = 'session=baked; path=/';
  const api = installFakeApi({ 'user/logout': () => ({}) });
  const provider = jest.fn();
  const remove = onSignOut(provider);
  await signOut();
  remove();
  expect(api.callsOf('user/logout')[0]?.fields.session).toBe('test-session-token');
  expect(provider).toHaveBeenCalledTimes(1);
  expect([...stored(), document.cookie]).toEqual([null, null, null, '']);
  expect(moves).toEqual(['/login']);
});

test.each([
  ['offline', NETWORK_FAILURE],
  ['with a session that is over', apiFailure(101)],
])('sign-out works %s, once', async (_name, failure) => {
  signInAs();
  installFakeApi({ 'user/logout': () => failure });
  const remove = onSignOut(() => Promise.reject(new Error('The provider is away.')));
  await signOut();
  remove();
  expect(getSession()).toBeNull();
  expect(moves).toEqual(['/login']);
});

test('sign-out asks what is written into the page, and not what lies over it', async () => {
  signInAs();
  const api = installFakeApi({ 'user/logout': () => ({}) });
  const over = jest.fn();
  const asked: (() => void)[] = [];
  const close = [openLayer(over), openLayer((leave) => asked.push(leave), true)];
  const onLeave = jest.fn();
  const leaving = signOut(onLeave);
  await Promise.resolve();
  expect([onLeave, over].flatMap(({ mock }) => mock.calls)).toEqual([]);
  expect(getSession()).not.toBeNull();
  expect(api.callsOf('user/logout')).toEqual([]);
  for (const leave of asked) leave();
  await leaving;
  expect(onLeave).toHaveBeenCalledTimes(1);
  expect(moves).toEqual(['/login']);
  for (const done of close) done();
});

test('another tab can tell a sign-out from a session that ran out, as soon as the server has ended it', async () => {
  signInAs();
  const seen: unknown[] = [];
  installFakeApi({
    'user/logout': () => {
      seen.push(localStorage.getItem(SIGNED_OUT_KEY));
      return {};
    },
  });
  await signOut();
  signInAs();
  expect([...seen, localStorage.getItem(SIGNED_OUT_KEY)]).toEqual(['1', null]);
});

test('what was typed waits in the tab for its author only, and for a day', () => {
  const keys = [7, 7, 8, 77].map((uid, index) => `${OVER_SIGN_IN} ${uid} letter ${index}`);
  const times = [Date.now(), 0, Date.now(), Date.now()];
  for (const [index, key] of keys.entries()) sessionStorage.setItem(key, `[${times[index]},"Dear Ana"]`);
  sessionStorage.setItem('another thing', '');
  signInAs({ uid: 7 });
  expect(Object.keys(sessionStorage).sort()).toEqual(['another thing', keys[0]]);
});

test('refreshUser asks for the own record', async () => {
  signInAs();
  const api = installFakeApi({ 'user/getUserInfo': () => testUser({ uname: 'New Name' }) });
  await refreshUser();
  expect(api.calls[0]?.fields.target_uid).toBe(10000001);
  expect(useAppStore.getState().user?.uname).toBe('New Name');
  expect(localStorage.getItem('userinfo')).toContain('New Name');
});

test('an answer that was asked for before a change of the profile does not undo it', async () => {
  signInAs({ uname: 'Guest' });
  let uname = 'Guest';
  let answer = (): void => {};
  const api = installFakeApi({
    'user/getUserInfo': () => {
      const now = testUser({ uname });
      return api.calls.length > 1 ? now : new Promise((resolve) => (answer = () => resolve(now)));
    },
  });
  const refreshing = refreshUser();
  await waitFor(() => expect(api.calls).toHaveLength(1));
  uname = 'Ada Lovewell';
  setUser(testUser({ uname }));
  const seen: (string | undefined)[] = [];
  const stop = useAppStore.subscribe(({ user }) => seen.push(user?.uname));
  answer();
  await refreshing;
  stop();
  expect(new Set(seen)).toEqual(new Set(['Ada Lovewell']));
});

test("another author's record is never taken over", () => {
  signInAs();
  setUser(testUser({ uid: 10000002, uname: 'Somebody' }));
  expect(useAppStore.getState().user?.uname).toBe('Ada Lovewell');
});

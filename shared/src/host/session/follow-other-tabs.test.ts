import { OVER_SIGN_IN } from '../../contract/device-keys.ts';
import '../../testing/reset-host.ts';
import { signInAs, testUser } from '../../testing/sign-in.ts';
import { installNavigate } from '../navigation.ts';
import { queryClient } from '../query-client.ts';
import { useAppStore } from '../store/app-store.ts';
import { getSession } from '../store/use-app.ts';
import { setSessionExpiryGuard } from './expire-session.ts';
import { followOtherTabs } from './follow-other-tabs.ts';
import { removeStoredSession, storeSession, storeUser } from './session-storage.ts';

let moves: string[] = [];
let stops: (() => void)[] = [];
beforeEach(() => {
  moves = [];
  stops = [followOtherTabs(), installNavigate((to) => moves.push(to))];
});
afterEach(() => {
  for (const stop of stops) stop();
});

/** What the browser tells this tab after another one has written. */
const otherTabWrote = (key: string | null): void => {
  window.dispatchEvent(new StorageEvent('storage', { key }));
};

test('a sign-out in another tab signs this one out', () => {
  signInAs();
  window.history.replaceState(null, '', '/comments');
  removeStoredSession();
  otherTabWrote('session');
  expect(useAppStore.getState()).toMatchObject({ session: null, user: null });
  expect(moves).toEqual([`/login?redirect_url=${encodeURIComponent('http://localhost/comments')}`]);
});

test('a page out of the browser’s memory finds out that its author has left', () => {
  signInAs();
  removeStoredSession();
  const show = (persisted: boolean) => window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted }));
  show(false);
  expect(getSession()).not.toBeNull();
  show(true);
  expect(getSession()).toBeNull();
  expect(moves).toHaveLength(1);
});

test('cleared storage is a sign-out', () => {
  signInAs();
  localStorage.clear();
  otherTabWrote(null);
  expect(getSession()).toBeNull();
});

test('a page that guards the expiry keeps its place', () => {
  signInAs();
  stops.push(setSessionExpiryGuard(() => true));
  removeStoredSession();
  otherTabWrote('session');
  expect(moves).toEqual([]);
});

test('a sign-in in another tab signs this one in, and leaves the sign-in page', () => {
  window.history.replaceState(null, '', '/login?redirect_url=%2Finbox');
  storeSession({ uid: 10000001, session: 'token' }, testUser());
  otherTabWrote('session');
  expect(useAppStore.getState().user?.uname).toBe('Ada Lovewell');
  expect(moves).toEqual(['/inbox']);
});

test('another author in another tab takes this one over, without the answers of the one before', () => {
  signInAs();
  queryClient.setQueryData(['stories'], ['mine']);
  sessionStorage.setItem(`${OVER_SIGN_IN} 10000001 letter`, `[${Date.now()},"Dear Ana"]`);
  storeSession({ uid: 10000002, session: 'token' }, testUser({ uid: 10000002 }));
  otherTabWrote('session');
  expect(getSession()?.uid).toBe(10000002);
  expect(queryClient.getQueryData(['stories'])).toBeUndefined();
  expect(sessionStorage).toHaveLength(0);
});

test('another author gets a page of their own, unless it guards what it holds', () => {
  const takenOverBy = (uid: number) => {
    storeSession({ uid, session: 'token' }, testUser({ uid }));
    otherTabWrote('session');
    return useAppStore.getState().takeovers;
  };
  signInAs();
  expect(takenOverBy(10000001)).toBe(0);
  expect(takenOverBy(10000002)).toBe(1);
  stops.push(setSessionExpiryGuard(() => true));
  expect(takenOverBy(10000003)).toBe(1);
});

test('a new pen name and new preferences arrive', () => {
  signInAs();
  storeUser(testUser({ uname: 'New Name' }));
  otherTabWrote('userinfo');
  localStorage.setItem('preferences', JSON.stringify({ theme: 'night', language: 'es', textSize: 130 }));
  otherTabWrote('preferences');
  expect(useAppStore.getState()).toMatchObject({
    user: { uname: 'New Name' },
    preferences: { theme: 'night', language: 'es', textSize: 130 },
  });
});

test('other keys change nothing', () => {
  signInAs();
  removeStoredSession();
  otherTabWrote('devId');
  expect(getSession()).not.toBeNull();
});

test('a token that another tab has renewed is taken over, and nothing else changes', () => {
  signInAs();
  const before = useAppStore.getState();
  storeSession({ uid: before.session?.uid ?? 0, session: 'renewed' }, before.user);
  otherTabWrote('session');
  expect(getSession()).toEqual({ uid: before.session?.uid, session: 'renewed' });
  expect(useAppStore.getState().user).toEqual(before.user);
  expect(moves).toEqual([]);
});

import { OVER_SIGN_IN } from '../../contract/device-keys.ts';
import '../../testing/reset-host.ts';
import { testUser } from '../../testing/sign-in.ts';
import { bootSession } from './boot-session.ts';
import { removeSessionCookies } from './session-cookies.ts';
import { storeSession } from './session-storage.ts';

const STORED = { uid: 10000001, session: 'stored' };
const setCookies = (uid: string, session: string): void => {
  // biome-ignore lint/suspicious/noDocumentCookie: what a sister site leaves behind.
  document.cookie = `uid=${uid}; path=/`;
  // biome-ignore lint/suspicious/noDocumentCookie: as above.
  document.cookie = `session=${session}; path=/`;
};
const inStorage = () => [
  localStorage.getItem('uid'),
  localStorage.getItem('session'),
  localStorage.getItem('userinfo'),
];

afterEach(removeSessionCookies);

test('nothing anywhere is no session', () => {
  expect(bootSession()).toBeNull();
});

test('the stored session', () => {
  storeSession(STORED, testUser());
  expect(bootSession()).toEqual(STORED);
  expect(localStorage.getItem('userinfo')).toContain('Ada');
});

test('the address wins over storage and cookies, and is cleaned at once', () => {
  storeSession(STORED, testUser());
  setCookies('10000003', 'baked');
  window.history.replaceState({ kept: 1 }, '', '/my-stories?uid=10000002&filter=1&session=linked#top');
  expect(bootSession()).toEqual({ uid: 10000002, session: 'linked' });
  expect(window.location.href).toBe('http://localhost/my-stories?filter=1#top');
  expect(window.history.state).toEqual({ kept: 1 });
  expect(inStorage()).toEqual(['10000002', 'linked', null]);
});

test('a new session of the same author keeps what is known of the author', () => {
  storeSession(STORED, testUser());
  window.history.replaceState(null, '', '/?uid=10000001&session=newer');
  expect(bootSession()).toEqual({ uid: 10000001, session: 'newer' });
  expect(localStorage.getItem('userinfo')).toContain('Ada');
});

test('cookies come last, and are stored', () => {
  setCookies('10000003', 'baked');
  expect(bootSession()).toEqual({ uid: 10000003, session: 'baked' });
  expect(inStorage()).toEqual(['10000003', 'baked', null]);
});

test('what another author typed in this tab goes', () => {
  storeSession(STORED, testUser());
  sessionStorage.setItem(`${OVER_SIGN_IN} 10000002 letter`, `[${Date.now()},"Dear Ana"]`);
  bootSession();
  expect(sessionStorage).toHaveLength(0);
});

test('storage wins over cookies', () => {
  storeSession(STORED, null);
  setCookies('10000003', 'baked');
  expect(bootSession()).toEqual(STORED);
});

test.each([
  '?session=linked',
  '?uid=abc&session=linked',
  '?uid=1.5&session=linked',
  '?uid=-1&session=linked',
  '?uid=10000002&session=',
  '?uid=10000002&session=with%20space',
  '?uid=10000002&session=with%0Abreak',
  `?uid=10000002&session=${'x'.repeat(513)}`,
])('a session that cannot be one (%s) is taken out of the address and not used', (search) => {
  window.history.replaceState(null, '', `/${search}`);
  expect(bootSession()).toBeNull();
  expect(window.location.search).not.toContain('session');
});

test('a uid alone is an ordinary parameter', () => {
  window.history.replaceState(null, '', '/activity/essay?uid=5');
  expect(bootSession()).toBeNull();
  expect(window.location.search).toBe('?uid=5');
});

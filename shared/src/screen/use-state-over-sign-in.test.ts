import { expireSession, installNavigate, signOut } from '@myfiction/shared/host.ts';
import { act, renderHook } from '@testing-library/react';
import { OVER_SIGN_IN_MS, SIGNED_OUT_KEY } from '../contract/device-keys.ts';
import { installFakeApi } from '../testing/fake-api.ts';
import '../testing/reset-host.ts';
import { signInAs } from '../testing/sign-in.ts';
import { NOT_STORED, useStateOverSignIn } from './use-state-over-sign-in.ts';

type Pick = (letter: string) => string | undefined;
const open = (toStore?: Pick) => renderHook(() => useStateOverSignIn('letter', '', toStore));

function write(text: string, toStore?: Pick) {
  const page = open(toStore);
  act(() => page.result.current[1](text));
  return page;
}

/** The session ends while the author writes. */
function endWhileWriting(text: string, toStore?: Pick): void {
  const page = write(text, toStore);
  expireSession();
  page.unmount();
}

/** Loads the page anew: the memory is gone, what is stored is not. */
function reload(): void {
  const stored = Object.entries(sessionStorage);
  signInAs({ uid: 7 });
  open().unmount();
  for (const [key, value] of stored) sessionStorage.setItem(key, value);
}

installNavigate(() => {});
beforeEach(() => void signInAs({ uid: 7 }));
afterEach(() => void jest.useRealTimers());

it('finds what was typed when the session ended', () => {
  endWhileWriting('Dear Ana');
  signInAs({ uid: 7 });
  expect(open().result.current[0]).toBe('Dear Ana');
});

it('finds it once', () => {
  endWhileWriting('Dear Ana');
  signInAs({ uid: 7 });
  open().unmount();
  expect(open().result.current[0]).toBe('');
});

it('finds it once after the page was loaded anew', () => {
  endWhileWriting('Dear Ana');
  reload();
  const page = open();
  expect(page.result.current[0]).toBe('Dear Ana');
  page.unmount();
  expect(open().result.current[0]).toBe('');
  expect(sessionStorage).toHaveLength(0);
});

it('stores no more than it may', () => {
  endWhileWriting('Dear Ana, 123-45-6789', (letter) => letter.slice(0, 8));
  expect(JSON.stringify(sessionStorage)).not.toContain('6789');
  reload();
  expect(open().result.current[0]).toBe('Dear Ana');
});

it('has in memory what it may not store', () => {
  endWhileWriting('123-45-6789', NOT_STORED);
  expect(sessionStorage).toHaveLength(0);
  signInAs({ uid: 7 });
  expect(open().result.current[0]).toBe('123-45-6789');
});

it('stores nothing while the session lives', () => {
  write('Dear Ana').unmount();
  expect(sessionStorage).toHaveLength(0);
});

it('forgets after a day what is stored', () => {
  jest.useFakeTimers({ now: 0 });
  endWhileWriting('Dear Ana');
  reload();
  jest.setSystemTime(OVER_SIGN_IN_MS);
  expect(open().result.current[0]).toBe('');
});

it('shows nothing of it to another author, and stores it no longer', () => {
  endWhileWriting('Dear Ana');
  signInAs({ uid: 8 });
  expect(open().result.current[0]).toBe('');
  expect(sessionStorage).toHaveLength(0);
});

it('keeps nothing of a visitor who is not signed in', () => {
  expireSession();
  write('Dear Ana').unmount();
  expect(sessionStorage).toHaveLength(0);
  expect(open().result.current[0]).toBe('');
});

it('forgets it where the author leaves the page', () => {
  write('Dear Ana').unmount();
  expect(open().result.current[0]).toBe('');
});

it('forgets it with a sign-out', async () => {
  installFakeApi({ 'user/logout': () => ({}) });
  const page = write('Dear Ana');
  await act(signOut);
  page.unmount();
  expect(sessionStorage).toHaveLength(0);
  signInAs({ uid: 7 });
  expect(open().result.current[0]).toBe('');
});

it('forgets what is stored already with a sign-out', async () => {
  installFakeApi({ 'user/logout': () => ({}) });
  endWhileWriting('Dear Ana');
  signInAs({ uid: 7 });
  await act(signOut);
  expect(sessionStorage).toHaveLength(0);
});

it('forgets it with a sign-out in another tab, however it hears of it', () => {
  const page = write('Dear Ana');
  localStorage.setItem(SIGNED_OUT_KEY, '1');
  expireSession();
  page.unmount();
  expect(sessionStorage).toHaveLength(0);
  signInAs({ uid: 7 });
  expect(open().result.current[0]).toBe('');
});

import { expireSession, signOut } from '@myfiction/shared/host.ts';
import { act, renderHook } from '@testing-library/react';
import { installFakeApi } from '../testing/fake-api.ts';
import '../testing/reset-host.ts';
import { signInAs } from '../testing/sign-in.ts';
import { useStateOverSignIn } from './use-state-over-sign-in.ts';

const open = () => renderHook(() => useStateOverSignIn('letter', ''));

function write(text: string) {
  const page = open();
  act(() => page.result.current[1](text));
  return page;
}

beforeEach(() => void signInAs({ uid: 7 }));

it('finds what was typed when the session ended', () => {
  const page = write('Dear Ana');
  expireSession();
  page.unmount();
  signInAs({ uid: 7 });
  expect(open().result.current[0]).toBe('Dear Ana');
});

it('finds it once', () => {
  const page = write('Dear Ana');
  expireSession();
  page.unmount();
  signInAs({ uid: 7 });
  open().unmount();
  expect(open().result.current[0]).toBe('');
});

it('shows nothing of it to another author', () => {
  const page = write('Dear Ana');
  expireSession();
  page.unmount();
  signInAs({ uid: 8 });
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
  signInAs({ uid: 7 });
  expect(open().result.current[0]).toBe('');
});

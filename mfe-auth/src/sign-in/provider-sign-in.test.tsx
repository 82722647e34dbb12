import { getSession, getToasts, getUserFlags, setAnalyticsSink, useLocation } from '@myfiction/shared/host.ts';
import { apiFailure, NETWORK_FAILURE } from '@myfiction/shared/testing/api-failure.ts';
import type { ApiHandlers } from '@myfiction/shared/testing/fake-api.ts';
import { renderPage } from '@myfiction/shared/testing/render-page.tsx';
import { testUser } from '@myfiction/shared/testing/sign-in.ts';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { messages } from '../i18n/messages.ts';
import { keepAttempt } from '../providers/attempt.ts';
import { keepPendingLink, readPendingLink } from '../providers/pending-link.ts';
import { keepTokenExpiry, readTokenExpiry } from '../providers/token-expiry.ts';
import { fakeFirebase, googleToken, resetFakeFirebase, sdkError } from '../testing/fake-firebase.ts';
import { setSystemConfig } from '../testing/system-config.ts';
import { LoginPage } from './login-page.tsx';

// Decoration that waits for fonts and idle time.
jest.mock('./poster.tsx', () => ({ Poster: () => null }));
jest.mock('../providers/firebase-sdk.ts', () => ({ createFirebaseClient: () => fakeFirebase }));

const reported = jest.fn();
beforeEach(() => {
  resetFakeFirebase();
  reported.mockReset();
  setAnalyticsSink(reported);
  setSystemConfig({
    login_providers: ['gp', 'fb', 'apple', 'email'],
    firebase: { api_key: 'key', auth_domain: 'auth.example.com', project_id: 'studio' },
    apple: { client_id: 'app', script_url: 'https://apple.example/auth.js', redirect_url: 'https://x.example/back' },
  });
});
afterEach(() => setAnalyticsSink(undefined));

const welcome = (isNew = false) => ({
  session: 'token',
  user_info: testUser({ is_new_user: isNew }),
  is_new_user: isNew,
});
const show = (login?: ApiHandlers['user/login'], path = '/login') =>
  renderPage(<LoginPage />, { path, user: null, messages, apiHandlers: login ? { 'user/login': login } : {} });
const button = (name: string) => screen.getByRole('button', { name: `Continue with ${name}` });
const quietLine = () => screen.queryByText('That did not work. Try again, or choose another way.');

test('a click signs in with the provider’s token and goes on', async () => {
  fakeFirebase.signIn.mockResolvedValue(googleToken());
  const page = show(() => welcome(), '/login?redirect_url=%2Fcomments');
  await page.person.click(button('Google'));
  await waitFor(() => expect(page.location()).toBe('/comments'));
  expect(page.api.callsOf('user/login')[0]?.fields).toMatchObject({ sid: 3, token: 'google-token' });
  expect(getSession()).toMatchObject({ session: 'token' });
  expect(getUserFlags(10000001).accountBindType).toBe(3);
  expect(readTokenExpiry()).toBe(3_600_000);
});

test('a new author is asked who they are', async () => {
  fakeFirebase.signIn.mockResolvedValue(googleToken({ provider: 'fb' }));
  const page = show(() => welcome(true));
  await page.person.click(button('Facebook'));
  await waitFor(() => expect(page.location()).toBe('/login/self-info'));
  expect(page.api.callsOf('user/login')[0]?.fields).toMatchObject({ sid: 2 });
});

test.each(['auth/popup-closed-by-user', 'auth/cancelled-popup-request', 'auth/user-cancelled'])(
  '%s is a change of mind: nothing is said or reported',
  async (code) => {
    fakeFirebase.signIn.mockRejectedValue(sdkError(code));
    const page = show();
    await page.person.click(button('Google'));
    await waitFor(() => expect(button('Google')).not.toHaveAttribute('aria-busy'));
    expect([reported.mock.calls, getToasts(), quietLine()]).toEqual([[], [], null]);
  },
);

test('a popup that was left for another provider’s does not end the wait for that one', async () => {
  let leave = (_error: Error): void => {};
  fakeFirebase.signIn
    .mockImplementationOnce(() => new Promise((_, reject) => (leave = reject)))
    .mockImplementationOnce(() => new Promise(() => {}));
  const page = show();
  await page.person.click(button('Google'));
  await page.person.click(button('Facebook'));
  await waitFor(() => expect(fakeFirebase.signIn).toHaveBeenCalledTimes(2));
  await act(async () => leave(sdkError('auth/cancelled-popup-request')));
  expect(button('Facebook')).toHaveAttribute('aria-busy', 'true');
});

test('any other error of the provider is swallowed and reported', async () => {
  fakeFirebase.signIn.mockRejectedValue(sdkError('auth/internal-error'));
  const page = show();
  await page.person.click(button('Google'));
  await waitFor(() =>
    expect(reported.mock.calls).toEqual([
      [
        'login_failed',
        { api: 'gp', error_code: 'auth/internal-error', error_info: 'Firebase: Error (auth/internal-error).' },
      ],
    ]),
  );
  expect(button('Google')).not.toHaveAttribute('aria-busy');
  expect([getToasts(), quietLine()]).toEqual([[], null]);
});

test('a token that the server refuses leaves one quiet line, and the provider', async () => {
  fakeFirebase.signIn.mockResolvedValue(googleToken());
  const page = show(() => apiFailure('signInRefused', { msg: 'refused' }));
  await page.person.click(button('Google'));
  await waitFor(() => expect(quietLine()).toBeInTheDocument());
  expect(getToasts()).toEqual([]);
  expect(reported).toHaveBeenCalledWith('login_failed', expect.objectContaining({ error_code: 400031 }));
  await waitFor(() => expect(fakeFirebase.signOut).toHaveBeenCalledTimes(1));
  expect(readTokenExpiry()).toBeUndefined();
});

test('a provider that is not set up any more says so', async () => {
  fakeFirebase.signIn.mockResolvedValue(googleToken());
  const page = show(() => apiFailure('signInUnavailable'));
  await page.person.click(button('Google'));
  expect(await screen.findByRole('alert')).toHaveTextContent('This way to sign in is not available here.');
});

test('without a network the toast speaks and the button can be pressed again', async () => {
  fakeFirebase.signIn.mockResolvedValue(googleToken());
  const page = show(() => NETWORK_FAILURE);
  await page.person.click(button('Google'));
  await waitFor(() => expect(getToasts()).toHaveLength(1));
  expect(quietLine()).not.toBeInTheDocument();
  page.api.use({ 'user/login': () => welcome() });
  await page.person.click(button('Google'));
  await waitFor(() => expect(page.location()).toBe('/'));
});

test('a blocked author is told whom to ask, and can still download everything', async () => {
  setSystemConfig({ login_providers: ['gp', 'email'], support_email: 'help@example.com' });
  fakeFirebase.signIn.mockResolvedValue(googleToken());
  const page = show(() => apiFailure('userBlocked', { data: { export: { url: '/exports/t', file_name: 'all.zip' } } }));
  await page.person.click(button('Google'));
  expect(await screen.findByRole('alert')).toHaveTextContent('The user has been blocked.');
  const download = screen.getByRole('link', { name: 'Download all of it' });
  expect(download).toHaveAttribute('href', '/exports/t');
  expect(download).toHaveAttribute('download', 'all.zip');
  expect(screen.getByRole('alert')).toHaveTextContent('If you think that this is a mistake, write to us:');
  expect(screen.getByRole('link', { name: 'help@example.com' })).toHaveAttribute('href', 'mailto:help@example.com');
});

test('an account with the same address is signed in to by email, with the ticket kept', async () => {
  fakeFirebase.signIn.mockResolvedValue(googleToken());
  const page = show(
    () => apiFailure('accountExists', { data: { ticket: 'ticket', email: 'noor@example.com' } }),
    '/login?redirect_url=%2Fcomments',
  );
  await page.person.click(button('Google'));
  await waitFor(() => expect(page.location()).toBe('/login/email?redirect_url=%2Fcomments'));
  expect(readPendingLink()).toMatchObject({ provider: 'gp', email: 'noor@example.com', ticket: 'ticket' });
});

test('an answer that comes once the page is left moves nobody; the ticket is kept', async () => {
  fakeFirebase.signIn.mockResolvedValue(googleToken());
  let answer = () => {};
  const exists = () => apiFailure('accountExists', { data: { ticket: 'ticket', email: 'noor@example.com' } });
  const Pages = () => useLocation().pathname === '/login' && <LoginPage />;
  const page = renderPage(<Pages />, {
    path: '/login',
    user: null,
    messages,
    apiHandlers: { 'user/login': () => new Promise((resolve) => (answer = () => resolve(exists()))) },
  });
  await page.person.click(button('Google'));
  await waitFor(() => expect(page.api.callsOf('user/login')).toHaveLength(1));
  await page.person.click(screen.getByRole('link', { name: 'Help Center' }));
  await act(async () => answer());
  await waitFor(() => expect(readPendingLink()).toMatchObject({ ticket: 'ticket' }));
  expect(page.location()).toBe('/help-center');
});

test('a sign-in through another provider leaves no link that waits', async () => {
  keepPendingLink('fb', { data: { ticket: 'ticket', email: 'noor@example.com' } });
  fakeFirebase.signIn.mockResolvedValue(googleToken());
  const page = show(() => welcome());
  await page.person.click(button('Google'));
  await waitFor(() => expect(page.location()).toBe('/'));
  expect(readPendingLink()).toBeUndefined();
});

test('who comes back to the window need not wait for the closed popup', async () => {
  jest.useFakeTimers();
  fakeFirebase.signIn.mockReturnValue(new Promise(() => {}));
  show();
  fireEvent.click(button('Google'));
  expect(screen.getByRole('button', { busy: true })).toBeInTheDocument();
  fireEvent.focus(window);
  await act(() => jest.advanceTimersByTimeAsync(1_500));
  jest.useRealTimers();
  await waitFor(() => expect(screen.queryByRole('button', { busy: true })).not.toBeInTheDocument());
});

describe('on the way back from a provider', () => {
  test('the answer of a redirect signs in', async () => {
    keepAttempt({ provider: 'fb' });
    let answer = () => {};
    fakeFirebase.returned.mockReturnValue(
      new Promise((resolve) => {
        answer = () => resolve(googleToken({ provider: 'fb', token: 'facebook-token' }));
      }),
    );
    const page = show(() => welcome());
    await waitFor(() => expect(fakeFirebase.returned).toHaveBeenCalledTimes(1));
    expect(screen.getAllByRole('button', { busy: true })).toHaveLength(1);
    answer();
    await waitFor(() => expect(page.location()).toBe('/'));
    expect(page.api.callsOf('user/login')[0]?.fields).toMatchObject({ sid: 2, token: 'facebook-token' });
  });

  test('who has come back without an answer can press again', async () => {
    keepAttempt({ provider: 'fb' });
    show();
    await waitFor(() => expect(fakeFirebase.returned).toHaveBeenCalledTimes(1));
    await waitFor(() => expect(screen.queryByRole('button', { busy: true })).not.toBeInTheDocument());
    expect(reported).not.toHaveBeenCalled();
  });

  test('nobody else’s page asks the provider', async () => {
    show();
    await screen.findByRole('button', { name: 'Continue with Google' });
    expect(fakeFirebase.returned).not.toHaveBeenCalled();
  });

  test('Apple’s ticket leaves the address at once and signs in with what this tab kept', async () => {
    keepAttempt({ provider: 'apple', state: 'state', nonce: 'nonce', redirectUrl: '/comments' });
    let answer = () => {};
    const page = show(
      () => new Promise((resolve) => (answer = () => resolve(welcome()))),
      '/login?apple_ticket=ticket',
    );
    await waitFor(() => expect(page.api.callsOf('user/login')).toHaveLength(1));
    expect(page.location()).toBe('/login?redirect_url=%2Fcomments');
    expect(page.api.callsOf('user/login')[0]?.fields).toMatchObject({
      sid: 1,
      token: 'ticket',
      state: 'state',
      nonce: 'nonce',
    });
    answer();
    await waitFor(() => expect(page.location()).toBe('/comments'));
  });

  test('Apple’s ticket is useless to a tab that has not asked', async () => {
    const page = show(undefined, '/login?apple_ticket=ticket');
    await waitFor(() => expect(quietLine()).toBeInTheDocument());
    expect(page.location()).toBe('/login');
    expect(page.api.calls).toEqual([]);
    expect(reported).toHaveBeenCalledWith('login_failed', expect.objectContaining({ api: 'apple' }));
  });

  test('who wanted to link Apple to an account is given no new one once the session has ended', async () => {
    keepAttempt({ provider: 'apple', state: 'state', nonce: 'nonce', linking: true });
    const page = show(() => welcome(true), '/login?apple_ticket=ticket');
    await waitFor(() => expect(quietLine()).toBeInTheDocument());
    expect(page.location()).toBe('/login');
    expect(page.api.calls).toEqual([]);
  });

  test('who has cancelled at Apple is told nothing', async () => {
    keepAttempt({ provider: 'apple', state: 'state', nonce: 'nonce', redirectUrl: '/inbox' });
    const page = show(undefined, '/login?apple_error=cancelled');
    await waitFor(() => expect(page.location()).toBe('/login?redirect_url=%2Finbox'));
    expect([reported.mock.calls, quietLine()]).toEqual([[], null]);
  });
});

test('what an ended session has left at the provider is signed out', async () => {
  keepTokenExpiry(3_600_000);
  show();
  await waitFor(() => expect(fakeFirebase.signOut).toHaveBeenCalledTimes(1));
  await waitFor(() => expect(readTokenExpiry()).toBeUndefined());
});

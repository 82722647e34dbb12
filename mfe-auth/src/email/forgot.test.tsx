import { getToasts } from '@myfiction/shared/host.ts';
import { apiFailure, NETWORK_FAILURE } from '@myfiction/shared/testing/api-failure.ts';
import type { ApiHandlers } from '@myfiction/shared/testing/fake-api.ts';
import { renderPage } from '@myfiction/shared/testing/render-page.tsx';
import { testUser } from '@myfiction/shared/testing/sign-in.ts';
import { screen, waitFor } from '@testing-library/react';
import { messages } from '../i18n/messages.ts';
import { EmailPage } from './email-page.tsx';

// Decoration that waits for fonts and idle time.
jest.mock('../sign-in/poster.tsx', () => ({ Poster: () => null }));

const show = (handlers: ApiHandlers = {}) =>
  renderPage(<EmailPage />, {
    path: '/login/email?mode=forgot&redirect_url=%2Finbox',
    user: null,
    messages,
    apiHandlers: {
      'user/sendUserVerifyEmail': () => ({ resend_after_seconds: 60 }),
      'user/resetPwd': () => ({}),
      'user/login': () => ({ session: 'token', user_info: testUser(), is_new_user: false }),
      ...handlers,
    },
  });

async function setPassword(page: ReturnType<typeof show>) {
  await page.person.type(await screen.findByLabelText('Email'), 'noor@example.com{Enter}');
  await page.person.type(await screen.findByLabelText('Verification code'), '704112');
  await page.person.type(screen.getByLabelText('New password'), 'writes-every-night{Enter}');
}

test('sets the password, signs in with it and goes on', async () => {
  const page = show();
  await setPassword(page);
  await waitFor(() => expect(page.location()).toBe('/inbox'));
  expect(page.api.calls.map((call) => call.name)).toEqual(['user/sendUserVerifyEmail', 'user/resetPwd', 'user/login']);
  expect(page.api.callsOf('user/sendUserVerifyEmail')[0]?.fields).toMatchObject({ purpose: 'reset' });
  expect(page.api.callsOf('user/login')[0]?.fields).toMatchObject({ password: 'writes-every-night' });
});

test('an unknown address says so on its field', async () => {
  const page = show({ 'user/sendUserVerifyEmail': () => apiFailure('unknownEmail') });
  await page.person.type(await screen.findByLabelText('Email'), 'nobody@example.com{Enter}');
  await waitFor(() =>
    expect(screen.getByLabelText('Email')).toHaveAccessibleDescription(
      'The email address has not been signed up with.',
    ),
  );
});

test.each([
  ['wrongCode', 'Incorrect verification code.'],
  ['codeExpired', 'The verification code has expired.'],
] as const)(
  '%s stands on the code, beside the toast of the catalogue, and everything that was typed stays',
  async (error, text) => {
    const page = show({ 'user/resetPwd': () => apiFailure(error) });
    await setPassword(page);
    const code = screen.getByLabelText('Verification code');
    await waitFor(() => expect(code).toHaveAccessibleDescription(text));
    expect(screen.getAllByText(text)).toHaveLength(1);
    expect(getToasts().map((toast) => toast.text)).toEqual([text]);
    expect(code).toHaveFocus();
    expect(code).toHaveValue('704112');
    expect(screen.getByLabelText('New password')).toHaveValue('writes-every-night');
    expect(screen.getByLabelText('Email')).toHaveValue('noor@example.com');
  },
);

test.each([
  ['a network that fails', NETWORK_FAILURE],
  ['a server that is busy', apiFailure('tooManyRequests')],
])('%s is told once, and everything that was typed stays', async (_name, failure) => {
  const page = show({ 'user/resetPwd': () => failure });
  await setPassword(page);
  await waitFor(() => expect(getToasts()).toHaveLength(1));
  expect(screen.queryByText(getToasts()[0]?.text ?? '')).not.toBeInTheDocument();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  expect(screen.getByLabelText('Verification code')).toHaveValue('704112');
  expect(screen.getByLabelText('New password')).toHaveValue('writes-every-night');
});

test('an account with an authenticator app goes on to its code', async () => {
  const page = show({ 'user/login': () => apiFailure('secondFactorNeeded', { data: { ticket: 'the-ticket' } }) });
  await setPassword(page);
  expect(await screen.findByLabelText('Code of the app')).toBeInTheDocument();
  expect(page.location()).toBe('/login/email?mode=code&redirect_url=%2Finbox');
  expect(getToasts()).toEqual([]);
});

test('when only signing in fails, the way back says that the password is changed', async () => {
  const page = show({ 'user/login': () => apiFailure('tooManyRequests') });
  await page.person.click(screen.getByRole('link', { name: 'Back to sign in' }));
  expect(screen.getByRole('heading', { name: 'Sign in with email' })).toHaveFocus();
  await page.person.type(screen.getByLabelText('Password'), 'what-was-it');
  await page.person.click(screen.getByRole('link', { name: 'Forgot password?' }));
  await setPassword(page);
  await waitFor(() => expect(page.location()).toBe('/login/email?redirect_url=%2Finbox'));
  expect(getToasts().map((toast) => toast.text)).toContain('Your password is changed. Sign in with it.');
  expect(screen.getByLabelText('Email')).toHaveValue('noor@example.com');
  expect(screen.getByLabelText('Password')).toHaveValue('writes-every-night');
});

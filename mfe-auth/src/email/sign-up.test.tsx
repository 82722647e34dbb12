import { getToasts } from '@myfiction/shared/host.ts';
import { apiFailure, NETWORK_FAILURE } from '@myfiction/shared/testing/api-failure.ts';
import type { ApiHandlers } from '@myfiction/shared/testing/fake-api.ts';
import { renderPage } from '@myfiction/shared/testing/render-page.tsx';
import { testUser } from '@myfiction/shared/testing/sign-in.ts';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { messages } from '../i18n/messages.ts';
import { setSystemConfig } from '../testing/system-config.ts';
import { EMPTY_DRAFT } from './draft.ts';
import { EmailPage } from './email-page.tsx';
import { SignUpForm } from './sign-up-form.tsx';

// Decoration that waits for fonts and idle time.
jest.mock('../sign-in/poster.tsx', () => ({ Poster: () => null }));

const sent = () => ({ resend_after_seconds: 60 });
const welcome = () => ({ session: 'token', user_info: testUser({ is_new_user: true }), is_new_user: true });

const show = (handlers: ApiHandlers = {}) =>
  renderPage(<EmailPage />, {
    path: '/login/email?mode=up',
    user: null,
    messages,
    apiHandlers: { 'user/sendUserVerifyEmail': sent, 'user/userReg': welcome, ...handlers },
  });

async function askForCode(page: ReturnType<typeof show>) {
  await page.person.type(await screen.findByLabelText('Email'), 'noor@example.com{Enter}');
  return await screen.findByLabelText('Verification code');
}

test('email, code, password, and the new author goes to /login/self-info', async () => {
  const page = show();
  expect(screen.queryByLabelText('Verification code')).not.toBeInTheDocument();
  const code = await askForCode(page);
  expect(page.api.callsOf('user/sendUserVerifyEmail')[0]?.fields).toMatchObject({
    email: 'noor@example.com',
    purpose: 'signup',
  });
  await waitFor(() => expect(code).toHaveFocus());
  await page.person.keyboard('704112');
  const password = screen.getByLabelText('Choose a password');
  expect(password).toHaveFocus();
  expect(password).toHaveAttribute('autocomplete', 'new-password');
  await page.person.keyboard('writes-every-day{Enter}');
  await waitFor(() => expect(page.location()).toBe('/login/self-info'));
  expect(page.api.callsOf('user/userReg')[0]?.fields).toMatchObject({
    email: 'noor@example.com',
    code: '704112',
    password: 'writes-every-day',
  });
});

test('what is accepted with an account can be read where it is created', async () => {
  show();
  expect(await screen.findByText(/^By continuing, you accept the/)).toBeInTheDocument();
  expect(screen.getByRole('link', { name: /Terms/ })).toHaveAttribute('target', '_blank');
});

test('a known address says so on its field', async () => {
  const page = show({ 'user/sendUserVerifyEmail': () => apiFailure('emailTaken') });
  await page.person.type(await screen.findByLabelText('Email'), 'noor@example.com{Enter}');
  await waitFor(() =>
    expect(screen.getByLabelText('Email')).toHaveAccessibleDescription('The email address already exists.'),
  );
  expect(screen.queryByLabelText('Verification code')).not.toBeInTheDocument();
});

test.each([
  ['wrongCode', 'Incorrect verification code.'],
  ['codeExpired', 'The verification code has expired.'],
] as const)('%s lands on the code and keeps everything', async (error, text) => {
  const page = show({ 'user/userReg': () => apiFailure(error) });
  const code = await askForCode(page);
  await page.person.type(code, '704112');
  await page.person.type(screen.getByLabelText('Choose a password'), 'writes-every-day{Enter}');
  await waitFor(() => expect(code).toHaveAccessibleDescription(text));
  expect(code).toHaveFocus();
  expect(code).toHaveValue('704112');
  expect(screen.getByLabelText('Choose a password')).toHaveValue('writes-every-day');
});

test('an answer that was lost is asked for again as the same call, one that was refused as another', async () => {
  const answers = [
    () => NETWORK_FAILURE,
    () => apiFailure('serverError'),
    () => apiFailure('tooManyRequests'),
    welcome,
  ];
  const page = show({ 'user/userReg': () => answers.shift()?.() ?? welcome() });
  await page.person.type(await askForCode(page), '704112');
  await page.person.type(screen.getByLabelText('Choose a password'), 'writes-every-day');
  const keys = () => page.api.callsOf('user/userReg').map(({ fields }) => fields.idempotencyKey);
  for (const tries of [1, 2, 3, 4]) {
    await page.person.click(await screen.findByRole('button', { name: 'Create account' }));
    await waitFor(() => expect(keys()).toHaveLength(tries));
  }
  await waitFor(() => expect(page.location()).toBe('/login/self-info'));
  const [lost, failed, refused, last] = keys();
  expect([failed, refused]).toEqual([lost, lost]);
  expect(last).not.toBe(lost);
});

test('an incomplete answer is told apart before the server is asked', async () => {
  const page = show();
  const code = await askForCode(page);
  await page.person.type(code, '70');
  await page.person.type(screen.getByLabelText('Choose a password'), 'short{Enter}');
  expect(code).toHaveAccessibleDescription('Enter the 6 digits from the email.');
  expect(screen.getByLabelText('Choose a password')).toHaveAccessibleDescription(/too short. Use at least 8/);
  expect(code).toHaveFocus();
  await page.person.type(code, '4');
  expect(code).toHaveFocus();
  expect(page.api.callsOf('user/userReg')).toEqual([]);
});

test('another address needs its own code; the first one comes back with what was typed', async () => {
  const page = show();
  await page.person.type(await askForCode(page), '704');
  await page.person.type(await screen.findByLabelText('Email'), 'x');
  expect(screen.queryByLabelText('Verification code')).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Send code' })).toBeInTheDocument();
  await page.person.type(await screen.findByLabelText('Email'), '{Backspace}');
  expect(screen.getByLabelText('Verification code')).toHaveValue('704');
});

test('a code can be asked for again, which says so', async () => {
  const page = show({ 'user/sendUserVerifyEmail': () => ({ resend_after_seconds: 0 }) });
  await askForCode(page);
  expect(getToasts()).toEqual([]);
  await page.person.click(screen.getByRole('button', { name: 'Send again' }));
  await waitFor(() =>
    expect(getToasts().map((toast) => toast.text)).toEqual(['The code is sent to noor@example.com.']),
  );
  expect(page.api.callsOf('user/sendUserVerifyEmail')).toHaveLength(2);
});

test('a code that was sent again waits in its field, which takes the focus of the button that goes', async () => {
  const waits = [0, 60];
  const page = show({ 'user/sendUserVerifyEmail': () => ({ resend_after_seconds: waits.shift() ?? 60 }) });
  const code = await askForCode(page);
  await page.person.tab({ shift: true });
  expect(screen.getByRole('button', { name: 'Send again' })).toHaveFocus();
  await page.person.keyboard('{Enter}');
  await waitFor(() => expect(code).toHaveFocus());
  expect(screen.queryByRole('button', { name: 'Send again' })).not.toBeInTheDocument();
});

test('a code that is on its way already has its field, though another cannot be sent yet', async () => {
  const page = show({ 'user/sendUserVerifyEmail': () => apiFailure('resendTooSoon') });
  await page.person.type(await askForCode(page), '704112');
  await page.person.type(screen.getByLabelText('Choose a password'), 'writes-every-day{Enter}');
  await waitFor(() => expect(page.location()).toBe('/login/self-info'));
});

test('before that, the time that the server names runs down', async () => {
  const page = show();
  await askForCode(page);
  expect(screen.getByText(/^Send again in (1:00|0:59)$/)).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Send again' })).not.toBeInTheDocument();
});

test('the development mailbox is linked only where there is one', async () => {
  setSystemConfig({ outbox_url: '/dev/outbox' });
  const page = show();
  await askForCode(page);
  expect(screen.getByRole('link', { name: 'Open the development mailbox' })).toHaveAttribute('href', '/dev/outbox');
  act(() => setSystemConfig());
  expect(screen.queryByRole('link', { name: 'Open the development mailbox' })).not.toBeInTheDocument();
});

test('the email stays over the modes, and typing a code says nothing of it', async () => {
  const page = show();
  await page.person.type(await screen.findByLabelText('Email'), 'noor@example.com');
  for (const mode of ['Sign in', 'Create account']) {
    await page.person.click(screen.getByRole('radio', { name: mode }));
    expect(screen.getByRole('radio', { name: mode })).toHaveFocus();
    expect(screen.getByLabelText('Email')).toHaveValue('noor@example.com');
  }
  page.unmount();
  // What another field says of the email may be older than the email.
  const change = jest.fn();
  const draft = { ...EMPTY_DRAFT, email: 'noor@example.com' };
  const request = { sentTo: draft.email, secondsLeft: 0, send: async () => {} };
  renderPage(<SignUpForm draft={draft} change={change} request={request} />, { user: null, messages });
  fireEvent.change(screen.getByLabelText('Verification code'), { target: { value: '7' } });
  fireEvent.change(screen.getByLabelText('Choose a password'), { target: { value: 'w' } });
  expect(change.mock.calls).toEqual([[{ signupCode: '7' }], [{ signupPassword: 'w' }]]);
});

import { getSession, getToasts, onEvent, useAppStore } from '@myfiction/shared/host.ts';
import { apiFailure } from '@myfiction/shared/testing/api-failure.ts';
import type { ApiHandlers } from '@myfiction/shared/testing/fake-api.ts';
import { renderPage } from '@myfiction/shared/testing/render-page.tsx';
import { testUser } from '@myfiction/shared/testing/sign-in.ts';
import { act, screen, waitFor } from '@testing-library/react';
import { messages } from '../i18n/messages.ts';
import { setSystemConfig } from '../testing/system-config.ts';
import { EmailPage } from './email-page.tsx';

// Decoration that waits for fonts and idle time.
jest.mock('../sign-in/poster.tsx', () => ({ Poster: () => null }));

const welcome = { session: 'token', user_info: testUser(), is_new_user: false };
const needsCode = () => apiFailure('secondFactorNeeded', { data: { ticket: 'the-ticket' } });

const show = (apiHandlers: ApiHandlers, path = '/login/email?redirect_url=%2Fcomments') =>
  renderPage(<EmailPage />, { path, user: null, messages, apiHandlers: { 'user/login': needsCode, ...apiHandlers } });

async function proveFirst(page: ReturnType<typeof show>): Promise<void> {
  await page.person.type(screen.getByLabelText('Email'), 'noor@example.com');
  await page.person.type(screen.getByLabelText('Password'), 'writes-every-day{Enter}');
  await screen.findByRole('heading', { name: 'One more step' });
}

beforeEach(() => sessionStorage.clear());

test('password, then the app’s code, then where the author wanted to go', async () => {
  const page = show({ 'user/secondFactor': () => welcome });
  await proveFirst(page);
  expect(getSession()).toBeNull();
  expect(screen.getByLabelText('Code of the app')).toHaveFocus();
  await page.person.keyboard('123456');
  await waitFor(() => expect(page.location()).toBe('/comments'));
  expect(page.api.callsOf('user/secondFactor')[0]?.fields).toMatchObject({ ticket: 'the-ticket', code: '123456' });
});

test('an answer that comes when the author has turned to something else moves nobody', async () => {
  let answer = (): void => {};
  const page = show({ 'user/login': () => new Promise((resolve) => (answer = () => resolve(needsCode()))) });
  await page.person.type(screen.getByLabelText('Email'), 'noor@example.com');
  await page.person.type(screen.getByLabelText('Password'), 'writes-every-day{Enter}');
  await waitFor(() => expect(page.api.callsOf('user/login')).toHaveLength(1));
  await page.person.click(screen.getByRole('link', { name: 'Forgot password?' }));
  await act(async () => answer());
  await waitFor(() => expect(useAppStore.getState().loginLoading).toBe(false));
  expect(page.location()).toBe('/login/email?mode=forgot&redirect_url=%2Fcomments');
});

test('a recovery code does when the app is not at hand', async () => {
  const page = show({ 'user/secondFactor': () => welcome });
  await proveFirst(page);
  await page.person.click(screen.getByRole('button', { name: 'App not at hand?' }));
  await page.person.type(screen.getByLabelText('Recovery code'), 'AAAA-BBBB-CCCC-DDDD-EEEE-FFFF{Enter}');
  await waitFor(() => expect(page.location()).toBe('/comments'));
});

test('who has no recovery code either is told whom to write to', async () => {
  setSystemConfig({ support_email: 'help@example.com' });
  const page = show({});
  await proveFirst(page);
  expect(screen.queryByText(/No recovery code either\?/)).not.toBeInTheDocument();
  await page.person.click(screen.getByRole('button', { name: 'App not at hand?' }));
  expect(screen.getByText(/No recovery code either\?/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'help@example.com' })).toHaveAttribute('href', 'mailto:help@example.com');
});

test('a second code is not sent while one is looked at', async () => {
  let accept = (): void => {};
  const answer = new Promise<typeof welcome>((resolve) => {
    accept = () => resolve(welcome);
  });
  const page = show({ 'user/secondFactor': () => answer });
  await proveFirst(page);
  const field = screen.getByLabelText('Code of the app');
  await page.person.type(field, '123456');
  await page.person.type(field, '{Backspace}7');
  await waitFor(() => expect(page.api.callsOf('user/secondFactor')).toHaveLength(1));
  accept();
  await waitFor(() => expect(page.location()).toBe('/comments'));
});

test('a wrong code lands on its field', async () => {
  const page = show({ 'user/secondFactor': () => apiFailure('wrongCode') });
  await proveFirst(page);
  await page.person.type(screen.getByLabelText('Code of the app'), '123456');
  const field = screen.getByLabelText('Code of the app');
  await waitFor(() => expect(field).toHaveAccessibleDescription('Incorrect verification code.'));
  expect(field).toHaveValue('123456');
});

test('a blocked author is offered the download here, and nothing else says so', async () => {
  const blocked = jest.fn();
  const stop = onEvent('author-blocked', blocked);
  const offered = { export: { url: '/exports/t', file_name: 'all.zip' } };
  const page = show({ 'user/secondFactor': () => apiFailure('userBlocked', { data: offered }) });
  await proveFirst(page);
  await page.person.type(screen.getByLabelText('Code of the app'), '123456');
  expect(await screen.findByRole('link', { name: /^Download/ })).toHaveAttribute('download', 'all.zip');
  expect([blocked.mock.calls, getToasts()]).toEqual([[], []]);
  stop();
});

test('a step that has run out begins again', async () => {
  const page = show({ 'user/secondFactor': () => apiFailure('signInRefused') });
  await proveFirst(page);
  await page.person.type(screen.getByLabelText('Code of the app'), '123456');
  await waitFor(() => expect(page.location()).toBe('/login/email?redirect_url=%2Fcomments'));
  expect(screen.getByLabelText('Password')).toHaveValue('writes-every-day');
});

test('nobody stands before the second step without the first', async () => {
  const page = show({}, '/login/email?mode=code');
  await waitFor(() => expect(page.location()).toBe('/login/email'));
});

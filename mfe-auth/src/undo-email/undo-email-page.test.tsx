import { getToasts } from '@myfiction/shared/host.ts';
import { apiFailure, NETWORK_FAILURE } from '@myfiction/shared/testing/api-failure.ts';
import type { ApiHandlers } from '@myfiction/shared/testing/fake-api.ts';
import { renderPage } from '@myfiction/shared/testing/render-page.tsx';
import { screen, waitFor } from '@testing-library/react';
import { EmailPage } from '../email/email-page.tsx';
import { messages } from '../i18n/messages.ts';
import { undoEmailMessages } from '../i18n/undo-email-messages.ts';
import { setSystemConfig } from '../testing/system-config.ts';
import { UndoEmailPage } from './undo-email-page.tsx';

// Decoration that waits for fonts and idle time.
jest.mock('../sign-in/poster.tsx', () => ({ Poster: () => null }));

const EMAIL = 'noor@example.com';
const show = (
  handlers: ApiHandlers = {},
  path = '/login/undo-email#the-token',
  user: { uname: string } | null = null,
) => {
  setSystemConfig({ support_email: 'help@example.com' });
  return renderPage(<UndoEmailPage />, {
    path,
    user,
    messages: [undoEmailMessages, messages],
    apiHandlers: {
      'account/getEmailUndo': () => ({ email: EMAIL }),
      'account/undoEmailChange': () => ({ email: EMAIL }),
      ...handlers,
    },
  });
};
const button = () => screen.findByRole('button', { name: 'Take the address back' });
const heading = (name: string) => screen.findByRole('heading', { level: 1, name });

test('opening the link changes nothing; the button takes the address back and leads on to a new password', async () => {
  const page = show();
  expect(await screen.findByText(/^Your account gets noor@example.com back/)).toBeInTheDocument();
  expect(page.api.callsOf('account/undoEmailChange')).toEqual([]);
  await page.person.click(await button());
  expect(await heading('Your address is back')).toHaveFocus();
  expect(page.api.callsOf('account/undoEmailChange')[0]?.fields).toMatchObject({ token: 'the-token' });
  expect(screen.getByRole('link', { name: 'Set a new password' })).toHaveAttribute('href', '/login/email?mode=forgot');
});

test('the form for a new password has the address that came back, once', async () => {
  const page = show();
  await page.person.click(await button());
  await heading('Your address is back');
  page.unmount();
  for (const address of [EMAIL, '']) {
    const form = renderPage(<EmailPage />, { path: '/login/email?mode=forgot', user: null, messages });
    expect(await screen.findByLabelText('Email')).toHaveValue(address);
    form.unmount();
  }
});

test.each([
  ['a link that was used or is too old', '#the-token', { 'account/getEmailUndo': () => apiFailure('notFound') }],
  ['an address that was cut off', '', {}],
])('%s says so, and whom to ask', async (_name, hash, handlers) => {
  const page = show(handlers, `/login/undo-email${hash}`);
  expect(await heading('This link has ended')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'help@example.com' })).toHaveAttribute('href', 'mailto:help@example.com');
  expect(screen.getByRole('link', { name: 'Go to sign in' })).toBeInTheDocument();
  expect(page.api.callsOf('account/undoEmailChange')).toEqual([]);
  expect(getToasts()).toEqual([]);
});

test('a link that is used in another tab meanwhile is over here too', async () => {
  const page = show({ 'account/undoEmailChange': () => apiFailure('notFound') });
  await page.person.click(await button());
  expect(await heading('This link has ended')).toHaveFocus();
});

test('an address that another account has by now is told in the page', async () => {
  const page = show({ 'account/undoEmailChange': () => apiFailure('emailTaken') });
  await page.person.click(await button());
  expect(await screen.findByRole('alert')).toHaveTextContent('This address belongs to another account now');
  expect(getToasts()).toEqual([]);
});

test('without a network the link is asked for again on demand', async () => {
  const page = show({ 'account/getEmailUndo': () => NETWORK_FAILURE });
  const again = await screen.findByRole('button', { name: 'Try again' }, { timeout: 5_000 });
  page.api.use({ 'account/getEmailUndo': () => ({ email: EMAIL }) });
  await page.person.click(again);
  expect(await button()).toBeEnabled();
  expect(getToasts()).toEqual([]);
});

test('what nobody answered is sent again as the same call', async () => {
  const page = show({ 'account/undoEmailChange': () => NETWORK_FAILURE });
  await page.person.click(await button());
  expect(await screen.findByRole('alert')).toBeInTheDocument();
  page.api.use({ 'account/undoEmailChange': () => ({ email: EMAIL }) });
  await page.person.click(await button());
  await heading('Your address is back');
  const keys = page.api.callsOf('account/undoEmailChange').map(({ fields }) => fields.idempotencyKey);
  expect(new Set(keys).size).toBe(1);
});

test('a session of the account in this browser is over at once, and the page stays', async () => {
  const page = show({ 'user/getUserInfo': () => apiFailure('sessionInvalid') }, undefined, { uname: 'Noor Valdez' });
  await page.person.click(await button());
  await heading('Your address is back');
  await waitFor(() => expect(localStorage.getItem('session')).toBeNull());
  expect(page.location()).toBe('/login/undo-email#the-token');
});

import { changeLanguage, getToasts } from '@myfiction/shared/host.ts';
import { apiFailure } from '@myfiction/shared/testing/api-failure.ts';
import type { ApiHandlers } from '@myfiction/shared/testing/fake-api.ts';
import { renderPage } from '@myfiction/shared/testing/render-page.tsx';
import { testUser } from '@myfiction/shared/testing/sign-in.ts';
import { act, screen, waitFor } from '@testing-library/react';
import { messages } from '../i18n/messages.ts';
import { keepPendingLink, readPendingLink } from '../providers/pending-link.ts';
import { EmailPage } from './email-page.tsx';

// Decoration that waits for fonts and idle time.
jest.mock('../sign-in/poster.tsx', () => ({ Poster: () => null }));

const welcome = () => ({ session: 'token', user_info: testUser(), is_new_user: false });
const wait = () => keepPendingLink('fb', { data: { ticket: 'ticket', email: 'noor@example.com' } });

function show(login?: ApiHandlers['user/login']) {
  return renderPage(<EmailPage />, {
    path: '/login/email',
    user: null,
    messages,
    apiHandlers: login ? { 'user/login': login } : {},
  });
}
const enter = (page: ReturnType<typeof show>) =>
  page.person.type(screen.getByLabelText('Password'), 'writes-every-day{Enter}');
const toasts = () => getToasts().map(({ text, tone }) => [tone, text]);

test('says what has happened, with the address filled in, and links with the ticket', async () => {
  wait();
  const page = show(welcome);
  expect(screen.getByRole('status')).toHaveTextContent('You already have an account with noor@example.com');
  expect(screen.getByRole('status')).toHaveTextContent('or sign in as before and link Facebook in Settings.');
  expect(screen.getByLabelText('Email')).toHaveValue('noor@example.com');
  await enter(page);
  await waitFor(() => expect(page.location()).toBe('/'));
  expect(page.api.callsOf('user/login')[0]?.fields).toMatchObject({ sid: 4, link_ticket: 'ticket' });
  expect(toasts()).toEqual([['success', 'Facebook and your account are linked. Both sign you in from now on.']]);
  expect(readPendingLink()).toBeUndefined();
});

test('says it in Spanish, with the link of its page by its Spanish name', async () => {
  wait();
  show();
  await act(() => changeLanguage('es'));
  const note = screen.getByRole('status');
  expect(note).toHaveTextContent('Ya tienes una cuenta con noor@example.com');
  const forgot = screen.getByRole('link', { name: /olvidado/ }).textContent;
  expect(note).toHaveTextContent(`crea una con «${forgot}», o entra como antes y vincula Facebook en Ajustes.`);
  await act(() => changeLanguage('en'));
});

test('a wrong password keeps the ticket', async () => {
  wait();
  const page = show(() => apiFailure('wrongPassword'));
  await enter(page);
  expect(await screen.findByText('Incorrect password.')).toBeInTheDocument();
  expect(page.api.callsOf('user/login')).toHaveLength(1);
  expect(readPendingLink()).toBeDefined();
});

test.each(['signInRefused', 'providerTaken'] as const)('%s of the link does not keep the author out', async (name) => {
  wait();
  const page = show(({ link_ticket }) => (link_ticket ? apiFailure(name) : welcome()));
  await enter(page);
  await waitFor(() => expect(page.location()).toBe('/'));
  expect(toasts()).toEqual([
    ['warning', 'You are signed in, but Facebook could not be linked. To link the two, sign in with Facebook again.'],
  ]);
});

test('a link that has run out while the page stood is told', async () => {
  const now = jest.spyOn(Date, 'now').mockReturnValue(0);
  wait();
  const page = show(welcome);
  now.mockReturnValue(10 * 60_000 + 1);
  await enter(page);
  await waitFor(() => expect(toasts()).toHaveLength(1));
  now.mockRestore();
  expect(toasts()[0]).toEqual([
    'warning',
    'You are signed in, but Facebook could not be linked. To link the two, sign in with Facebook again.',
  ]);
});

test('another address is not linked', async () => {
  wait();
  const page = show(welcome);
  await page.person.clear(screen.getByLabelText('Email'));
  await page.person.type(screen.getByLabelText('Email'), 'idris@example.com');
  await enter(page);
  await waitFor(() => expect(page.location()).toBe('/'));
  expect(page.api.callsOf('user/login')[0]?.fields).not.toHaveProperty('link_ticket');
  expect(toasts()).toEqual([]);
});

test('the author may sign in without linking', async () => {
  wait();
  const page = show(welcome);
  await page.person.click(screen.getByRole('button', { name: 'Sign in without linking Facebook' }));
  expect(screen.queryByRole('status')).not.toBeInTheDocument();
  expect(screen.getByLabelText('Email')).toHaveFocus();
  await enter(page);
  await waitFor(() => expect(page.location()).toBe('/'));
  expect(page.api.callsOf('user/login')[0]?.fields).not.toHaveProperty('link_ticket');
});

test('a ticket that has run out is not spoken of', () => {
  const now = jest.spyOn(Date, 'now').mockReturnValue(0);
  wait();
  now.mockReturnValue(10 * 60_000 + 1);
  show();
  expect(screen.queryByRole('status')).not.toBeInTheDocument();
  now.mockRestore();
});

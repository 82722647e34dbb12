import { changeLanguage, getSession, getToasts, useAppStore } from '@myfiction/shared/host.ts';
import { apiFailure, NETWORK_FAILURE } from '@myfiction/shared/testing/api-failure.ts';
import type { ApiHandlers } from '@myfiction/shared/testing/fake-api.ts';
import { renderPage } from '@myfiction/shared/testing/render-page.tsx';
import { testUser } from '@myfiction/shared/testing/sign-in.ts';
import { act, screen, waitFor } from '@testing-library/react';
import { messages } from '../i18n/messages.ts';
import { EmailPage } from './email-page.tsx';

// Decoration that waits for fonts and idle time.
jest.mock('../sign-in/poster.tsx', () => ({ Poster: () => null }));

const show = (login: ApiHandlers['user/login'], path = '/login/email') =>
  renderPage(<EmailPage />, { path, user: null, messages, apiHandlers: login ? { 'user/login': login } : {} });

const welcome = (isNew = false) => ({
  session: 'token',
  user_info: testUser({ is_new_user: isNew }),
  is_new_user: isNew,
});

async function fillIn(page: ReturnType<typeof show>, email = 'Noor@Example.com ', password = 'writes-every-day') {
  await page.person.type(screen.getByLabelText('Email'), email);
  await page.person.type(screen.getByLabelText('Password'), `${password}{Enter}`);
}

test('what is wrong follows the language that is chosen while it stands there', async () => {
  const page = show(() => apiFailure('wrongPassword'));
  await page.person.type(screen.getByLabelText('Email'), 'noor{Enter}');
  await screen.findByText(/^Enter a full email address/);
  await act(() => changeLanguage('es'));
  expect(screen.getByText(/^Escribe una dirección completa/)).toBeInTheDocument();
  await page.person.type(screen.getByLabelText('Correo electrónico'), '@example.com');
  await page.person.type(screen.getByLabelText('Contraseña'), 'another{Enter}');
  await screen.findByText('La contraseña no es correcta.');
  await act(() => changeLanguage('en'));
  expect(screen.getByText('Incorrect password.')).toBeInTheDocument();
});

test('password managers find their fields', () => {
  show(undefined);
  expect(screen.getByLabelText('Email')).toHaveAttribute('autocomplete', 'username');
  expect(screen.getByLabelText('Password')).toHaveAttribute('autocomplete', 'current-password');
});

test('Enter signs in by email and goes home', async () => {
  const page = show(() => welcome());
  await fillIn(page);
  await waitFor(() => expect(page.location()).toBe('/'));
  expect(getSession()).toMatchObject({ session: 'token' });
  expect(page.api.callsOf('user/login')[0]?.fields).toMatchObject({
    sid: 4,
    email: 'noor@example.com',
    password: 'writes-every-day',
  });
});

test.each([
  ['back to where the author was', '/login/email?redirect_url=%2Fcomments%3Fpage%3D2', false, '/comments?page=2'],
  ['there as a new author too', '/login/email?redirect_url=%2Fcomments', true, '/comments'],
  ['a new author to /login/self-info', '/login/email', true, '/login/self-info'],
  ['never to another origin', '/login/email?redirect_url=https%3A%2F%2Fevil.example%2F', false, '/'],
])('signing in leads %s', async (_case, path, isNew, target) => {
  const page = show(() => welcome(isNew), path);
  await fillIn(page);
  await waitFor(() => expect(page.location()).toBe(target));
});

test.each([
  ['wrongPassword', 'Password', 'Incorrect password.'],
  ['unknownEmail', 'Email', 'The email address has not been signed up with.'],
] as const)('%s lands on its field, keeps the values and shows no toast', async (error, label, text) => {
  const page = show(() => apiFailure(error));
  await fillIn(page);
  const field = screen.getByLabelText(label);
  await waitFor(() => expect(field).toHaveAccessibleDescription(text));
  expect(field).toHaveAttribute('aria-invalid', 'true');
  expect(field).toHaveFocus();
  expect(screen.getByLabelText('Email')).toHaveValue('Noor@Example.com');
  expect(screen.getByLabelText('Password')).toHaveValue('writes-every-day');
  expect(getToasts()).toEqual([]);
  expect(page.location()).toBe('/login/email');
});

test('changing a wrong field takes its message away', async () => {
  const page = show(() => apiFailure('wrongPassword'));
  await fillIn(page);
  await screen.findByText('Incorrect password.');
  await page.person.type(screen.getByLabelText('Password'), '!');
  expect(screen.queryByText('Incorrect password.')).not.toBeInTheDocument();
});

test('an error without a field stands above the button', async () => {
  const page = show(() => apiFailure('userBlocked'));
  await fillIn(page);
  expect(await screen.findByRole('alert')).toHaveTextContent('The user has been blocked.');
  expect(getToasts()).toEqual([]);
});

test('without a network the values stay and the button can be pressed again', async () => {
  const page = show(() => NETWORK_FAILURE);
  await fillIn(page);
  await waitFor(() => expect(getToasts()).toHaveLength(1));
  expect(screen.getByLabelText('Password')).toHaveValue('writes-every-day');
  page.api.use({ 'user/login': () => welcome() });
  await page.person.click(screen.getByRole('button', { name: 'Sign in' }));
  await waitFor(() => expect(page.location()).toBe('/'));
});

test('while signing in the button says so and a second Enter sends nothing', async () => {
  let answer: () => void = () => {};
  const page = show(
    () =>
      new Promise((resolve) => {
        answer = () => resolve(welcome());
      }),
  );
  await fillIn(page);
  expect(await screen.findByRole('button', { name: 'Signing in' })).toHaveAttribute('aria-busy', 'true');
  expect(useAppStore.getState().loginLoading).toBe(true);
  await page.person.type(screen.getByLabelText('Password'), '{Enter}');
  await waitFor(() => expect(page.api.callsOf('user/login')).toHaveLength(1));
  answer();
  await waitFor(() => expect(page.location()).toBe('/'));
  expect(useAppStore.getState().loginLoading).toBe(false);
  expect(page.api.callsOf('user/login')).toHaveLength(1);
});

test('an incomplete form says what is missing and asks nobody', async () => {
  const page = show(undefined);
  await page.person.click(screen.getByRole('button', { name: 'Sign in' }));
  expect(screen.getByLabelText('Email')).toHaveAccessibleDescription(/Enter a full email address/);
  await page.person.type(screen.getByLabelText('Email'), 'noor@example.com{Enter}');
  expect(screen.getByLabelText('Password')).toHaveAccessibleDescription('Enter your password.');
  expect(page.api.calls).toEqual([]);
});

test('the modes stand in the address and keep redirect_url and what is typed', async () => {
  const page = show(undefined, '/login/email?redirect_url=%2Finbox');
  await page.person.type(screen.getByLabelText('Email'), 'noor@example.com');
  await page.person.type(screen.getByLabelText('Password'), 'secret-word');
  await page.person.click(screen.getByRole('radio', { name: 'Create account' }));
  expect(page.location()).toBe('/login/email?mode=up&redirect_url=%2Finbox');
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Create your account');
  expect(screen.getByLabelText('Email')).toHaveValue('noor@example.com');
  await page.person.click(screen.getByRole('radio', { name: 'Sign in' }));
  expect(screen.getByLabelText('Password')).toHaveValue('secret-word');
  await page.person.click(screen.getByRole('link', { name: 'Forgot password?' }));
  expect(page.location()).toBe('/login/email?mode=forgot&redirect_url=%2Finbox');
  await page.person.click(screen.getByRole('link', { name: 'Back to sign in' }));
  expect(page.location()).toBe('/login/email?redirect_url=%2Finbox');
  expect(screen.getByRole('link', { name: 'All sign-in options' })).toHaveAttribute(
    'href',
    '/login?redirect_url=%2Finbox',
  );
});

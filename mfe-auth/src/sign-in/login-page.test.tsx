import { expireSession, navigateTo } from '@myfiction/shared/host.ts';
import { renderPage } from '@myfiction/shared/testing/render-page.tsx';
import { act, screen } from '@testing-library/react';
import { messages } from '../i18n/messages.ts';
import { setSystemConfig } from '../testing/system-config.ts';
import { LoginPage } from './login-page.tsx';

// Brought once the page can be used; nothing here presses a button.
jest.mock('../providers/firebase-sdk.ts', () => ({ createFirebaseClient: () => ({}) }));
// Decoration that waits for fonts and idle time.
jest.mock('./poster.tsx', () => ({ Poster: () => null }));

const show = (path = '/login', user: { uname: string } | null = null) =>
  renderPage(<LoginPage />, { path, user, messages });

test('a provider that is not set up is absent; email is always there', () => {
  setSystemConfig({ login_providers: [] });
  show();
  expect(screen.getByRole('link', { name: 'Continue with email' })).toHaveAttribute('href', '/login/email');
  expect(screen.queryByRole('button', { name: /Continue with/ })).not.toBeInTheDocument();
});

test('every provider that is set up has its button, in the drawn order', () => {
  setSystemConfig({ login_providers: ['gp', 'email', 'apple', 'fb'] });
  show();
  expect(screen.getAllByRole('button', { name: /Continue with/ }).map((button) => button.textContent)).toEqual([
    'Continue with Apple',
    'Continue with Facebook',
    'Continue with Google',
  ]);
});

test('the way to email keeps where the author wanted to go', () => {
  show('/login?redirect_url=%2Fcomments%3Fpage%3D2');
  expect(screen.getByRole('link', { name: 'Continue with email' })).toHaveAttribute(
    'href',
    '/login/email?redirect_url=%2Fcomments%3Fpage%3D2',
  );
});

test('who was brought here because the session had ended is told so', () => {
  setSystemConfig({ login_providers: ['gp', 'email'] });
  const told = 'Your session has ended. Sign in to go on where you were.';
  show('/login?redirect_url=%2Fcomments');
  expect(screen.getByText('New here? Use the same buttons to create your account.')).toBeInTheDocument();
  expect(screen.queryByText(told)).not.toBeInTheDocument();
  act(() => navigateTo('/comments'));
  act(() => expireSession());
  expect(screen.getByText(told)).toBeInTheDocument();
});

test.each([
  ['where a link leads', '/login?redirect_url=%2Fcomments%3Fpage%3D2', '/comments?page=2'],
  ['home without one', '/login', '/'],
  ['never to another origin', '/login?redirect_url=https%3A%2F%2Fevil.example%2F', '/'],
  ['never back to signing in', '/login?redirect_url=%2Flogin%2Femail', '/'],
])('who is signed in already goes on: %s', (_, path, expected) => {
  const page = show(path, { uname: 'Noor Valdez' });
  expect(page.location()).toBe(expected);
});

test('the legal documents open in their own tab', () => {
  show();
  for (const [name, href] of [
    ['Terms and Conditions', '/legal/terms-and-conditions'],
    ['Privacy Policy', '/legal/privacy-policy'],
  ] as const) {
    const link = screen.getByRole('link', { name: `${name} (opens in a new tab)` });
    expect(link).toHaveAttribute('href', href);
    expect(link).toHaveAttribute('target', '_blank');
  }
});

import type { AccountSecurity } from '@myfiction/shared/contract/calls/account.ts';
import { apiFailure } from '@myfiction/shared/testing/api-failure.ts';
import type { ApiHandlers } from '@myfiction/shared/testing/fake-api.ts';
import { renderPage } from '@myfiction/shared/testing/render-page.tsx';
import { screen, waitFor, within } from '@testing-library/react';
import { messages } from '../../i18n/messages.ts';
import { keepAttempt } from '../../providers/attempt.ts';
import { LoginPage } from '../../sign-in/login-page.tsx';
import { fakeFirebase, googleToken, resetFakeFirebase, sdkError } from '../../testing/fake-firebase.ts';
import { setSystemConfig } from '../../testing/system-config.ts';
import { LinkableSignIns } from './linkable-sign-ins.tsx';
import { useSecurity } from './use-security.ts';

// Decoration that waits for fonts and idle time.
jest.mock('../../sign-in/poster.tsx', () => ({ Poster: () => null }));
jest.mock('../../providers/firebase-sdk.ts', () => ({ createFirebaseClient: () => fakeFirebase }));

const LINKED_AT = '2026-03-01T08:00:00.000Z';
const FACEBOOK = { provider: 'fb', email: '', linked_at: LINKED_AT, last_used_at: LINKED_AT } as const;
const SECURITY: AccountSecurity = {
  email: 'noor@example.com',
  has_password: true,
  second_factor: false,
  links: [FACEBOOK],
  deletion_at: null,
};

beforeEach(() => {
  resetFakeFirebase();
  sessionStorage.clear();
  setSystemConfig({
    login_providers: ['gp', 'fb', 'apple', 'email'],
    firebase: { api_key: 'key', auth_domain: 'auth.example.com', project_id: 'studio' },
    apple: { client_id: 'app', script_url: 'https://apple.example/auth.js', redirect_url: 'https://x.example/back' },
  });
});

const show = (link?: ApiHandlers['account/link'], path = '/setting') =>
  renderPage(<LinkableSignIns security={SECURITY} />, {
    path,
    messages,
    apiHandlers: link ? { 'account/link': link } : {},
  });

async function linkGoogle(page: ReturnType<typeof show>) {
  await page.person.click(screen.getByRole('button', { name: 'Link Google' }));
  const dialog = within(await screen.findByRole('dialog'));
  await page.person.type(dialog.getByLabelText('Current password'), 'writes-every-day');
  await page.person.click(dialog.getByRole('button', { name: 'Link Google' }));
  return dialog;
}

test('the password and a fresh sign-in at Google link it', async () => {
  fakeFirebase.signIn.mockResolvedValue(googleToken());
  const page = show(() => SECURITY);
  await linkGoogle(page);
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(page.api.callsOf('account/link')[0]?.fields).toMatchObject({
    provider: 'gp',
    token: 'google-token',
    proof: { password: 'writes-every-day' },
  });
});

test('the next provider has the focus of the one that was linked', async () => {
  const Linkable = () => {
    const { data } = useSecurity();
    return data ? <LinkableSignIns security={data} /> : null;
  };
  fakeFirebase.signIn.mockResolvedValue(googleToken());
  const linked = { ...SECURITY, links: [FACEBOOK, { ...FACEBOOK, provider: 'gp' as const }] };
  const page = renderPage(<Linkable />, {
    messages,
    apiHandlers: { 'account/getSecurity': () => SECURITY, 'account/link': () => linked },
  });
  await screen.findByRole('button', { name: 'Link Google' });
  await linkGoogle(page);
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  const apple = await screen.findByRole('button', { name: 'Link Apple' });
  expect(apple).toHaveFocus();
});

test('a blocked window is told, and nothing that was typed is lost', async () => {
  fakeFirebase.signIn.mockResolvedValue(undefined);
  const dialog = await linkGoogle(show());
  expect(await dialog.findByText(/The browser has blocked the window/)).toBeInTheDocument();
  expect(dialog.getByLabelText('Current password')).toHaveValue('writes-every-day');
});

test('an author who closes Google’s window is where they were', async () => {
  fakeFirebase.signIn.mockRejectedValue(sdkError('auth/popup-closed-by-user'));
  const dialog = await linkGoogle(show());
  await waitFor(() => expect(dialog.getByRole('button', { name: 'Link Google' })).toBeEnabled());
  expect(dialog.queryByRole('alert')).not.toBeInTheDocument();
});

test('a wrong password lands on its field', async () => {
  fakeFirebase.signIn.mockResolvedValue(googleToken());
  const dialog = await linkGoogle(show(() => apiFailure('wrongPassword')));
  const field = dialog.getByLabelText('Current password');
  await waitFor(() => expect(field).toHaveAccessibleDescription('Incorrect password.'));
});

test('Apple’s answer goes on in the settings, and leaves the address', async () => {
  keepAttempt({ provider: 'apple', state: 'the-state', nonce: 'the-nonce', linking: true });
  const page = show(() => SECURITY, '/setting?apple_ticket=the-ticket');
  const dialog = within(await screen.findByRole('dialog'));
  expect(page.location()).toBe('/setting');
  await page.person.type(dialog.getByLabelText('Current password'), 'writes-every-day');
  await page.person.click(dialog.getByRole('button', { name: 'Link Apple' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(page.api.callsOf('account/link')[0]?.fields).toMatchObject({ token: 'the-ticket', state: 'the-state' });
});

test('an answer that this tab has not asked for links nothing', async () => {
  const page = show(undefined, '/setting?apple_ticket=somebody-elses');
  await waitFor(() => expect(page.location()).toBe('/setting'));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

test('the sign-in page passes Apple’s answer on to the settings of who is signed in', async () => {
  keepAttempt({ provider: 'apple', state: 'the-state', nonce: 'the-nonce', linking: true });
  window.history.replaceState(null, '', '/login?apple_ticket=the-ticket');
  const page = renderPage(<LoginPage />, { path: '/login?apple_ticket=the-ticket', messages });
  await waitFor(() => expect(page.location()).toBe('/setting?apple_ticket=the-ticket'));
});

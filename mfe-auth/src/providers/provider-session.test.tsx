import { getSession, signOut } from '@myfiction/shared/host.ts';
import { renderPage } from '@myfiction/shared/testing/render-page.tsx';
import { act, waitFor } from '@testing-library/react';
import { fakeFirebase, resetFakeFirebase } from '../testing/fake-firebase.ts';
import { setSystemConfig } from '../testing/system-config.ts';
import { ProviderSession } from './provider-session.tsx';
import { keepTokenExpiry, readTokenExpiry } from './token-expiry.ts';

jest.mock('./firebase-sdk.ts', () => ({ createFirebaseClient: () => fakeFirebase }));

beforeEach(() => {
  resetFakeFirebase();
  setSystemConfig({ firebase: { api_key: 'key', auth_domain: 'auth.example.com', project_id: 'studio' } });
});
const show = () => renderPage(<ProviderSession />, { apiHandlers: { 'user/logout': () => ({}) } });

test('signing out signs out at the provider', async () => {
  show();
  keepTokenExpiry(Date.now() + 3_600_000);
  await act(signOut);
  expect(fakeFirebase.signOut).toHaveBeenCalledTimes(1);
  expect(readTokenExpiry()).toBeUndefined();
  expect(getSession()).toBeNull();
});

test('a provider that is away does not keep the author in, and is tried again by the sign-in page', async () => {
  fakeFirebase.signOut.mockRejectedValue(new Error('away'));
  show();
  keepTokenExpiry(Date.now() + 3_600_000);
  await act(signOut);
  await waitFor(() => expect(getSession()).toBeNull());
  expect(readTokenExpiry()).toBeDefined();
});

test('a tab that is not signed in at a provider loads nothing of it', async () => {
  show();
  await act(signOut);
  expect(fakeFirebase.signOut).not.toHaveBeenCalled();
});

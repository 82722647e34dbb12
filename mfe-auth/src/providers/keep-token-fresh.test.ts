import '@myfiction/shared/testing/reset-host.ts';
import { fakeFirebase, googleToken, resetFakeFirebase, sdkError } from '../testing/fake-firebase.ts';
import { setSystemConfig } from '../testing/system-config.ts';
import { keepTokenFresh } from './keep-token-fresh.ts';
import { keepTokenExpiry, readTokenExpiry } from './token-expiry.ts';

jest.mock('./firebase-sdk.ts', () => ({ createFirebaseClient: () => fakeFirebase }));

const MINUTE = 60_000;
let stop: () => void;

beforeEach(() => {
  resetFakeFirebase();
  jest.useFakeTimers({ now: 0 });
  setSystemConfig({ firebase: { api_key: 'key', auth_domain: 'auth.example.com', project_id: 'studio' } });
});
afterEach(() => {
  stop();
  jest.useRealTimers();
});
const wait = (minutes: number) => jest.advanceTimersByTimeAsync(minutes * MINUTE);

test('the token is refreshed 5 minutes before it runs out, again and again', async () => {
  keepTokenExpiry(60 * MINUTE);
  fakeFirebase.refresh.mockImplementation(async () => googleToken({ expiresAtMs: Date.now() + 60 * MINUTE }));
  stop = keepTokenFresh();
  await wait(54.9);
  expect(fakeFirebase.refresh).not.toHaveBeenCalled();
  await wait(0.2);
  expect(fakeFirebase.refresh).toHaveBeenCalledTimes(1);
  expect(readTokenExpiry()).toBe(115 * MINUTE);
  await wait(55);
  expect(fakeFirebase.refresh).toHaveBeenCalledTimes(2);
});

test('a provider that is away is asked again a minute later', async () => {
  keepTokenExpiry(5 * MINUTE);
  fakeFirebase.refresh.mockRejectedValueOnce(sdkError('auth/network-request-failed'));
  fakeFirebase.refresh.mockResolvedValueOnce(googleToken({ expiresAtMs: 999 * MINUTE }));
  stop = keepTokenFresh();
  await wait(0);
  expect(fakeFirebase.refresh).toHaveBeenCalledTimes(1);
  await wait(1);
  expect(fakeFirebase.refresh).toHaveBeenCalledTimes(2);
  expect(readTokenExpiry()).toBe(999 * MINUTE);
});

test('who is signed out at the provider is not asked again', async () => {
  keepTokenExpiry(5 * MINUTE);
  fakeFirebase.refresh.mockResolvedValue(undefined);
  stop = keepTokenFresh();
  await wait(120);
  expect(fakeFirebase.refresh).toHaveBeenCalledTimes(1);
  expect(readTokenExpiry()).toBeUndefined();
});

test('it ends when it is stopped', async () => {
  keepTokenExpiry(60 * MINUTE);
  stop = keepTokenFresh();
  stop();
  await wait(120);
  expect(fakeFirebase.refresh).not.toHaveBeenCalled();
});

test('without a sign-in at a provider nothing is loaded', async () => {
  stop = keepTokenFresh();
  await wait(120);
  expect(fakeFirebase.refresh).not.toHaveBeenCalled();
});

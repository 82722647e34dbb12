import { HOUR_MS } from '@myfiction/shared/contract/time-units.ts';
import type { FirebaseClient, FirebaseToken } from '../providers/firebase-sdk.ts';

/** Stands in for the SDK's chunk; each test says what the provider does. */
export const fakeFirebase = {
  signIn: jest.fn<ReturnType<FirebaseClient['signIn']>, Parameters<FirebaseClient['signIn']>>(),
  returned: jest.fn<Promise<FirebaseToken | undefined>, []>(),
  refresh: jest.fn<Promise<FirebaseToken | undefined>, []>(),
  signOut: jest.fn<Promise<void>, []>(),
};

export function resetFakeFirebase(): void {
  for (const call of Object.values(fakeFirebase)) call.mockReset();
  fakeFirebase.returned.mockResolvedValue(undefined);
  fakeFirebase.signOut.mockResolvedValue(undefined);
}

export const googleToken = (change: Partial<FirebaseToken> = {}): FirebaseToken => ({
  provider: 'gp',
  token: 'google-token',
  expiresAtMs: HOUR_MS,
  ...change,
});

/** As the SDK throws it. */
export const sdkError = (code: string): Error => Object.assign(new Error(`Firebase: Error (${code}).`), { code });

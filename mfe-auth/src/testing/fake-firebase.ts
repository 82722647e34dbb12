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
  expiresAtMs: 3_600_000,
  ...change,
});

/** As the SDK throws it. */
export const sdkError = (code: string): Error => Object.assign(new Error(`Firebase: Error (${code}).`), { code });

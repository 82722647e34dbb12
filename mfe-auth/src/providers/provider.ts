import { SIGN_IN_PROVIDERS, type SignInProvider } from '@myfiction/shared/contract/account-options.ts';

/** Values of `sid` (specification, point 1). */
export const SID = { apple: 1, fb: 2, gp: 3, email: 4 } as const satisfies Record<SignInProvider | 'email', number>;

export function isSignInProvider(value: unknown): value is SignInProvider {
  return SIGN_IN_PROVIDERS.some((provider) => provider === value);
}

/** The providers whose sign-in runs through Firebase. */
export type FirebaseProvider = Exclude<SignInProvider, 'apple'>;

export function isFirebaseProvider(provider: string): provider is FirebaseProvider {
  return provider === 'gp' || provider === 'fb';
}

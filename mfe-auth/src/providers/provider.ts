import { SIGN_IN_PROVIDERS, type SignInProvider } from '@myfiction/shared/contract/account-options.ts';

export function isSignInProvider(value: unknown): value is SignInProvider {
  return SIGN_IN_PROVIDERS.some((provider) => provider === value);
}

/** The providers whose sign-in runs through Firebase. */
export type FirebaseProvider = Exclude<SignInProvider, 'apple'>;

export function isFirebaseProvider(provider: string): provider is FirebaseProvider {
  return provider === 'gp' || provider === 'fb';
}

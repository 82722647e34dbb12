import type { LoginProvider } from '@myfiction/shared/contract/calls/user.ts';
import { callApi, completeSignIn } from '@myfiction/shared/host.ts';

export type Provider = Exclude<LoginProvider, 'email'>;

/** Values of `sid` (specification, point 1). */
const SID = { apple: 1, fb: 2, gp: 3 } as const satisfies Record<Provider, number>;

/** Asks the platform to sign in through a provider. Rejects with an ApiError where it cannot. */
export async function startProviderSignIn(provider: Provider): Promise<void> {
  completeSignIn(await callApi('user/login', { sid: SID[provider] }));
}

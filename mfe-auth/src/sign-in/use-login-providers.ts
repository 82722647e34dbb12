import type { LoginProvider } from '@myfiction/shared/contract/calls/user.ts';
import { runtimeConfig, useSystemConfig } from '@myfiction/shared/host.ts';

/** The ways to sign in that are set up: what the page itself says stands until the system configuration is there. */
export function useLoginProviders(): readonly LoginProvider[] {
  return useSystemConfig()?.login_providers ?? runtimeConfig().loginProviders;
}

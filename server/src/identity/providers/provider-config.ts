import type { LoginProvider } from '@myfiction/shared/contract/calls/user.ts';
import { SIGN_IN } from '../../platform/settings/groups/sign-in.ts';
import type { SettingsReader } from '../../platform/settings/read-setting.ts';

/** Google and Facebook come through one Firebase project. */
export interface FirebaseConfig {
  projectId: string;
  apiKey: string;
  authDomain: string;
  providers: readonly ('gp' | 'fb')[];
  /** Where the keys of its tokens are published. */
  keysUrl: string;
  /** Outside production only: the Auth emulator that the pages talk to. */
  emulatorUrl: string | undefined;
}

export interface AppleConfig {
  /** Services id, for example `com.example.myfiction.web`. */
  clientId: string;
  scriptUrl: string;
  issuer: string;
  keysUrl: string;
}

/** Providers that are set up; a button of any other would be dead. */
export interface ProviderConfig {
  firebase: FirebaseConfig | undefined;
  apple: AppleConfig | undefined;
}

const FIREBASE_KEYS = 'https://www.googleapis.com/service_accounts/v1/jwk/securetoken@system.gserviceaccount.com';
const APPLE_SCRIPT = 'https://appleid.cdn-apple.com/appleauth/static/jsapi/appleid/1/en_US/appleid.auth.js';
const APPLE_ISSUER = 'https://appleid.apple.com';

export function readProviders(settings: Pick<SettingsReader, 'read'>): ProviderConfig {
  return { firebase: readFirebase(settings), apple: readApple(settings) };
}

function readFirebase({ read }: Pick<SettingsReader, 'read'>): FirebaseConfig | undefined {
  const projectId = read(SIGN_IN.firebaseProjectId);
  const apiKey = read(SIGN_IN.firebaseApiKey);
  const authDomain = read(SIGN_IN.firebaseAuthDomain);
  // Set together or not at all: the settings are checked for it.
  if (!projectId || !apiKey || !authDomain) return undefined;
  return {
    projectId,
    apiKey,
    authDomain,
    providers: read(SIGN_IN.firebaseProviders),
    keysUrl: read(SIGN_IN.firebaseKeysUrl) ?? FIREBASE_KEYS,
    emulatorUrl: read(SIGN_IN.firebaseEmulatorUrl),
  };
}

function readApple({ read }: Pick<SettingsReader, 'read'>): AppleConfig | undefined {
  const clientId = read(SIGN_IN.appleClientId);
  if (!clientId) return undefined;
  const origin = read(SIGN_IN.appleOrigin)?.replace(/\/+$/, '');
  return {
    clientId,
    scriptUrl: origin ? `${origin}/appleid.auth.js` : APPLE_SCRIPT,
    issuer: origin ?? APPLE_ISSUER,
    keysUrl: `${origin ?? APPLE_ISSUER}/auth/keys`,
  };
}

/** Every way to sign in that this server can verify. */
export function offeredProviders({ firebase, apple }: ProviderConfig): LoginProvider[] {
  return [...(apple ? ['apple' as const] : []), ...(firebase?.providers ?? []), 'email'];
}

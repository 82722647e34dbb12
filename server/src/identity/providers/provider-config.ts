import type { LoginProvider } from '@myfiction/shared/contract/calls/user.ts';
import { ConfigError } from '../../platform/config-error.ts';

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

/** Other addresses stand in for the providers on a developer's machine; in production they would be a way in. */
const STAND_INS = ['FIREBASE_EMULATOR_URL', 'FIREBASE_KEYS_URL', 'APPLE_ORIGIN'] as const;

export function readProviders(env: NodeJS.ProcessEnv, production: boolean): ProviderConfig {
  const set = STAND_INS.filter((name) => env[name]);
  if (production && set.length > 0) {
    throw new ConfigError(
      `${set.join(', ')}: only for development. Remove it; the provider's own address is built in.`,
    );
  }
  return { firebase: readFirebase(env), apple: readApple(env) };
}

function readFirebase(env: NodeJS.ProcessEnv): FirebaseConfig | undefined {
  const { FIREBASE_PROJECT_ID: projectId, FIREBASE_API_KEY: apiKey, FIREBASE_AUTH_DOMAIN: authDomain } = env;
  if (!projectId && !apiKey && !authDomain) return undefined;
  if (!projectId || !apiKey || !authDomain) {
    throw new ConfigError(
      'Set FIREBASE_PROJECT_ID, FIREBASE_API_KEY and FIREBASE_AUTH_DOMAIN together, or none of them.',
    );
  }
  const wanted = (env.FIREBASE_PROVIDERS || 'gp,fb').split(',').map((name) => name.trim());
  const unknown = wanted.filter((name) => name !== 'gp' && name !== 'fb');
  if (unknown.length > 0) throw new ConfigError(`FIREBASE_PROVIDERS may name gp and fb, not "${unknown.join(', ')}".`);
  return {
    projectId,
    apiKey,
    authDomain,
    providers: (['gp', 'fb'] as const).filter((name) => wanted.includes(name)),
    keysUrl: env.FIREBASE_KEYS_URL || FIREBASE_KEYS,
    emulatorUrl: env.FIREBASE_EMULATOR_URL || undefined,
  };
}

function readApple(env: NodeJS.ProcessEnv): AppleConfig | undefined {
  if (!env.APPLE_CLIENT_ID) return undefined;
  const origin = env.APPLE_ORIGIN?.replace(/\/+$/, '');
  return {
    clientId: env.APPLE_CLIENT_ID,
    scriptUrl: origin ? `${origin}/appleid.auth.js` : APPLE_SCRIPT,
    issuer: origin ?? APPLE_ISSUER,
    keysUrl: `${origin ?? APPLE_ISSUER}/auth/keys`,
  };
}

/** Every way to sign in that this server can verify. */
export function offeredProviders({ firebase, apple }: ProviderConfig): LoginProvider[] {
  return [...(apple ? ['apple' as const] : []), ...(firebase?.providers ?? []), 'email'];
}

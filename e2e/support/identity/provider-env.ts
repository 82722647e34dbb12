import { PROJECT } from './auth-emulator.ts';
import { APPLE_CLIENT, type ProviderServer } from './provider-server.ts';

/** Settings of a studio in which all three providers are set up: the real Auth emulator and a stand-in Apple. */
export function providerEnv(emulatorUrl: string, { origin }: Pick<ProviderServer, 'origin'>): Record<string, string> {
  return {
    FIREBASE_PROJECT_ID: PROJECT,
    FIREBASE_API_KEY: 'e2e-key',
    FIREBASE_AUTH_DOMAIN: 'localhost',
    FIREBASE_EMULATOR_URL: emulatorUrl,
    FIREBASE_KEYS_URL: `${origin}/firebase-keys`,
    APPLE_CLIENT_ID: APPLE_CLIENT,
    APPLE_ORIGIN: origin,
  };
}

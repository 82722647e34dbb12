import { optional, SettingProblem, type SettingType, setting } from '../setting.ts';
import { LIST, TEXT, WEB_ADDRESS } from '../setting-types.ts';

const PROVIDERS: SettingType<readonly ('gp' | 'fb')[]> = {
  name: '`gp`, `fb` with commas',
  parse(text) {
    const wanted = LIST.parse(text);
    const unknown = wanted.filter((name) => name !== 'gp' && name !== 'fb');
    if (unknown.length > 0) throw new SettingProblem('may name gp and fb only');
    return (['gp', 'fb'] as const).filter((name) => wanted.includes(name));
  },
};

/** Stands in for a provider on a developer's machine; in production it would be a way in. */
const standIn = (name: string, text: string) =>
  optional(name, WEB_ADDRESS, {
    fallbackText: 'the provider’s own',
    text,
    refuse: (value) => (value ? 'is only for development: the provider’s own address is built in' : undefined),
    refused: 'any',
  });

export const SIGN_IN = {
  firebaseProjectId: optional('FIREBASE_PROJECT_ID', TEXT, {
    text: 'sign-in with Google and Facebook through a Firebase project; without it the buttons are absent',
  }),
  firebaseApiKey: optional('FIREBASE_API_KEY', TEXT, { text: 'of the same project; pages carry it, it is no secret' }),
  firebaseAuthDomain: optional('FIREBASE_AUTH_DOMAIN', TEXT, {
    text: 'of the same project; must be of the same site as `PUBLIC_URL`, because browsers give another site’s frame nothing of what the redirect has stored',
  }),
  firebaseProviders: setting('FIREBASE_PROVIDERS', PROVIDERS, {
    fallback: ['gp', 'fb'],
    fallbackText: '`gp,fb`',
    text: 'which of the two are offered',
  }),
  appleClientId: optional('APPLE_CLIENT_ID', TEXT, {
    text: 'sign-in with Apple; its return address is `PUBLIC_URL` + `/login/apple/callback`',
  }),
  firebaseEmulatorUrl: standIn('FIREBASE_EMULATOR_URL', 'an Auth emulator'),
  firebaseKeysUrl: standIn('FIREBASE_KEYS_URL', 'where the keys of its tokens are'),
  appleOrigin: standIn('APPLE_ORIGIN', 'a stand-in for Apple'),
};

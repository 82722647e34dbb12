import { offeredProviders, readProviders } from './provider-config.ts';

const FIREBASE = { FIREBASE_PROJECT_ID: 'p', FIREBASE_API_KEY: 'k', FIREBASE_AUTH_DOMAIN: 'd' };

test.each([
  ['nothing', {}, ['email']],
  ['Firebase', FIREBASE, ['gp', 'fb', 'email']],
  ['Firebase for Google only', { ...FIREBASE, FIREBASE_PROVIDERS: 'gp' }, ['gp', 'email']],
  ['Apple', { APPLE_CLIENT_ID: 'a' }, ['apple', 'email']],
])('%s set up offers its ways', (_name, env, offered) => {
  expect(offeredProviders(readProviders(env, true))).toEqual(offered);
});

test('half a Firebase project is told at the start', () => {
  expect(() => readProviders({ FIREBASE_PROJECT_ID: 'p' }, false)).toThrow(/together/);
});

test.each(['FIREBASE_EMULATOR_URL', 'FIREBASE_KEYS_URL', 'APPLE_ORIGIN'])('%s is refused in production', (name) => {
  const env = { ...FIREBASE, APPLE_CLIENT_ID: 'a', [name]: 'http://localhost:9099' };
  expect(() => readProviders(env, true)).toThrow(new RegExp(`${name}.*only for development`));
  expect(() => readProviders(env, false)).not.toThrow();
});

test('production knows the providers’ own addresses', () => {
  const { firebase, apple } = readProviders({ ...FIREBASE, APPLE_CLIENT_ID: 'a' }, true);
  expect(firebase?.keysUrl).toMatch(/^https:\/\/www\.googleapis\.com\//);
  expect(apple).toMatchObject({ issuer: 'https://appleid.apple.com', keysUrl: 'https://appleid.apple.com/auth/keys' });
});

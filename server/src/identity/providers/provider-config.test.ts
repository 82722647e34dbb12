import { readConfig } from '../../platform/config.ts';
import { PRODUCTION_SETTINGS } from '../../testing/production-settings.ts';

const FIREBASE = { FIREBASE_PROJECT_ID: 'p', FIREBASE_API_KEY: 'k', FIREBASE_AUTH_DOMAIN: 'd' };
const inProduction = (env: NodeJS.ProcessEnv) => readConfig({ ...PRODUCTION_SETTINGS, ...env }, '/');

test.each([
  ['nothing', {}, ['email']],
  ['Firebase', FIREBASE, ['gp', 'fb', 'email']],
  ['Firebase for Google only', { ...FIREBASE, FIREBASE_PROVIDERS: 'gp' }, ['gp', 'email']],
  ['Apple', { APPLE_CLIENT_ID: 'a' }, ['apple', 'email']],
])('%s set up offers its ways', (_name, env, offered) => {
  expect(inProduction(env).loginProviders).toEqual(offered);
});

test('half a Firebase project is told at the start', () => {
  expect(() => readConfig({ FIREBASE_PROJECT_ID: 'p' }, '/')).toThrow(/FIREBASE_API_KEY must be set too.*together/);
});

test.each(['FIREBASE_EMULATOR_URL', 'FIREBASE_KEYS_URL', 'APPLE_ORIGIN'])('%s is refused in production', (name) => {
  const env = { ...FIREBASE, APPLE_CLIENT_ID: 'a', [name]: 'http://localhost:9099' };
  expect(() => inProduction(env)).toThrow(new RegExp(`${name}.*only for development`));
  expect(() => readConfig(env, '/')).not.toThrow();
});

test('production knows the providers’ own addresses', () => {
  const { firebase, apple } = inProduction({ ...FIREBASE, APPLE_CLIENT_ID: 'a' }).providers;
  expect(firebase?.keysUrl).toMatch(/^https:\/\/www\.googleapis\.com\//);
  expect(apple).toMatchObject({ issuer: 'https://appleid.apple.com', keysUrl: 'https://appleid.apple.com/auth/keys' });
});

import { readConfig } from '../platform/config.ts';
import { contentSecurityPolicy } from './content-security-policy.ts';
import { providerSources } from './provider-sources.ts';

const FIREBASE = {
  FIREBASE_PROJECT_ID: 'studio',
  FIREBASE_API_KEY: 'key',
  FIREBASE_AUTH_DOMAIN: 'auth.example.com',
};

const policy = (env: NodeJS.ProcessEnv) =>
  contentSecurityPolicy('n', {
    devOrigins: [],
    apiOrigin: '',
    providers: providerSources(readConfig(env, '/').providers),
  });

test('without providers a page loads nothing of theirs', () => {
  const directives = policy({});
  expect(directives).toContain("script-src 'self' 'nonce-n';");
  expect(directives).toContain("connect-src 'self';");
  expect(directives).toContain("frame-src 'none';");
});

test('Firebase brings its frame, the script that talks with it and its two APIs', () => {
  const directives = policy(FIREBASE);
  expect(directives).toContain("script-src 'self' https://apis.google.com 'nonce-n';");
  expect(directives).toContain(
    "connect-src 'self' https://identitytoolkit.googleapis.com https://securetoken.googleapis.com;",
  );
  expect(directives).toContain('frame-src https://auth.example.com;');
});

test('on a developer’s machine the emulator stands in their place', () => {
  const directives = policy({ ...FIREBASE, FIREBASE_EMULATOR_URL: 'http://localhost:9099/' });
  expect(directives).toContain("connect-src 'self' http://localhost:9099;");
  expect(directives).toContain('frame-src http://localhost:9099;');
});

test('Apple brings its script only: its page is gone to, not shown', () => {
  const directives = policy({ APPLE_CLIENT_ID: 'com.example.studio' });
  expect(directives).toContain("script-src 'self' https://appleid.cdn-apple.com 'nonce-n';");
  expect(directives).toContain("frame-src 'none';");
});

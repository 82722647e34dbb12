import { signFields } from '../testing/sign-fields.ts';
import { identityFields } from '../testing/signed-call.ts';
import { buildTestApp, type TestApp } from '../testing/test-app.ts';

let testApp: TestApp;
afterEach(() => testApp.close());

/** What the log says of two calls that a gateway at `from` hands on. */
async function callTwice(env: NodeJS.ProcessEnv, forwardedProto: string, isSigned = true): Promise<string[]> {
  testApp = await buildTestApp({ env });
  const fields = identityFields(testApp);
  const headers = {
    'x-forwarded-for': '203.0.113.9',
    'x-forwarded-proto': forwardedProto,
    sign: isSigned ? signFields(fields) : '',
  };
  const url = '/api/myfiction/getSysCfg';
  for (let call = 0; call < 2; call++) await testApp.app.inject({ method: 'POST', url, headers, payload: fields });
  return testApp.logLines.filter((line) => line.includes('GATEWAY_TRUSTED_PROXIES'));
}

const BEHIND = { PUBLIC_URL: 'https://studio.example.com', TRUSTED_PROXIES: '127.0.0.1' };

test('a gateway that takes a balancer for the visitor is told of, once', async () => {
  expect(await callTwice(BEHIND, 'http')).toHaveLength(1);
});

test.each<[string, NodeJS.ProcessEnv, string, boolean]>([
  ['visitors come by https', BEHIND, 'https', true],
  ['the studio is http', { ...BEHIND, PUBLIC_URL: 'http://studio.example.com' }, 'http', true],
  ['no gateway is named, which the start tells', { PUBLIC_URL: BEHIND.PUBLIC_URL }, 'http', true],
  ['it is not the web app that calls', BEHIND, 'http', false],
])('not where %s', async (_name, env, proto, isSigned) => {
  expect(await callTwice(env, proto, isSigned)).toEqual([]);
});

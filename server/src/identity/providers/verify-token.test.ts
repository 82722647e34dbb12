import { createServer, type Server } from 'node:http';
import { answerNameOf } from '../../testing/expect-answer.ts';
import { type ProviderKeys, startProviderKeys } from '../../testing/provider-keys.ts';
import type { FirebaseConfig } from './provider-config.ts';
import { verifyToken } from './verify-token.ts';

let keys: ProviderKeys;
let server: Server | undefined;
beforeAll(async () => {
  keys = await startProviderKeys();
});
afterEach(() => new Promise((resolve) => (server ? server.close(resolve) : resolve(undefined))));
afterAll(() => keys.close());

async function serve(status: number, body: string): Promise<string> {
  server = createServer((_request, response) => response.writeHead(status).end(body));
  await new Promise<void>((resolve) => server?.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  return `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}/keys`;
}

test.each([
  [503, 'Try again later.'],
  [200, '<h1>Maintenance</h1>'],
  [200, '{}'],
])(
  'where a provider answers %i and %s for its keys, nobody is told that the sign-in was refused',
  async (...answer) => {
    const now = new Date('2026-03-02T10:00:00Z');
    const seconds = now.getTime() / 1000;
    const token = await keys.sign({
      iss: 'https://securetoken.google.com/studio',
      aud: 'studio',
      sub: 'p',
      iat: seconds,
    });
    const firebase: FirebaseConfig = {
      ...{ projectId: 'studio', apiKey: 'key', authDomain: 'studio.example', providers: ['gp'] },
      ...{ keysUrl: await serve(...answer), emulatorUrl: undefined },
    };
    const proof = { provider: 'gp', token } as const;
    expect(await answerNameOf(verifyToken({ firebase, apple: undefined }, proof, now))).toBe('serverError');
  },
);

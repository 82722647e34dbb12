import { once } from 'node:events';
import { createServer, type IncomingMessage } from 'node:http';
import { freePort } from '../free-port.ts';
import { APPLE_SCRIPT, applePage } from './apple-pages.ts';
import { createSigningKey, type SigningKey } from './signing-key.ts';

export const APPLE_CLIENT = 'com.example.studio';

/** Whom the stand-in Apple vouches for, and how. */
export interface AppleAnswer {
  subject: string;
  email: string;
  /** Another state than the one asked with. */
  state?: string;
}

/** A stand-in Apple with the interface of the real one, and the place where the Auth emulator's keys are published. */
export interface ProviderServer {
  origin: string;
  appleKey: SigningKey;
  firebaseKey: SigningKey;
  /** What the next visitor of Apple's page gets. */
  answer: AppleAnswer;
  close: () => Promise<void>;
}

export async function startProviderServer(): Promise<ProviderServer> {
  const port = await freePort();
  const origin = `http://localhost:${port}`;
  const [appleKey, firebaseKey] = [createSigningKey(), createSigningKey()];
  const server = createServer((request, response) => {
    const [type, body] = respond(request);
    response.writeHead(type ? 200 : 404, { 'content-type': type, 'access-control-allow-origin': '*' }).end(body);
  });
  const provider: ProviderServer = {
    origin,
    appleKey,
    firebaseKey,
    answer: { subject: 'apple-person', email: 'apple@example.com' },
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
  function respond({ url = '' }: IncomingMessage): [type: string, body: string] {
    const { pathname, searchParams } = new URL(url, origin);
    switch (pathname) {
      case '/firebase-keys':
        return ['application/json', firebaseKey.jwks];
      case '/auth/keys':
        return ['application/json', appleKey.jwks];
      case '/appleid.auth.js':
        return ['text/javascript', APPLE_SCRIPT.replace('ORIGIN', origin)];
      case '/auth/authorize':
        return ['text/html', authorize(searchParams)];
      default:
        return ['', ''];
    }
  }
  function authorize(query: URLSearchParams): string {
    const { subject, email, state = query.get('state') ?? '' } = provider.answer;
    const now = Math.floor(Date.now() / 1000);
    const token = appleKey.sign({
      iss: origin,
      aud: query.get('client_id'),
      sub: subject,
      iat: now,
      exp: now + 600,
      nonce: query.get('nonce'),
      email,
      email_verified: 'true',
    });
    return applePage(
      query.get('redirect_uri') ?? '',
      { id_token: token, code: 'code', state },
      { error: 'user_cancelled_authorize', state },
    );
  }
  server.listen(port, 'localhost');
  await once(server, 'listening');
  return provider;
}

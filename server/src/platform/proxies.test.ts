import type { FastifyInstance } from 'fastify';
import { readConfig } from './config.ts';
import { createHttpServer } from './http-server.ts';

let app: FastifyInstance;
afterEach(() => app.close());

/** What the server takes a visitor for who comes by `from` and whose headers name another address. */
async function visit(env: NodeJS.ProcessEnv, from: string, forwardedFor = '203.0.113.9'): Promise<unknown> {
  app = await createHttpServer({ config: readConfig(env, '/'), logStream: { write: () => {} } });
  app.get('/visitor', (request) => ({ ip: request.ip, protocol: request.protocol }));
  const headers = { 'x-forwarded-for': forwardedFor, 'x-forwarded-proto': 'https' };
  return (await app.inject({ url: '/visitor', remoteAddress: from, headers })).json();
}

test('forwarded headers count for nothing unless proxies are named', async () => {
  expect(await visit({}, '127.0.0.1')).toEqual({ ip: '127.0.0.1', protocol: 'http' });
});

test.each(['10.1.2.3', '::ffff:10.1.2.3', '2001:db8::1'])('they count from a named proxy at %s', async (from) => {
  const env = { TRUSTED_PROXIES: '10.0.0.0/8, 2001:db8::1' };
  expect(await visit(env, from)).toEqual({ ip: '203.0.113.9', protocol: 'https' });
});

test.each(['192.0.2.1', '2001:db8::2'])('they count for nothing from %s', async (from) => {
  const env = { TRUSTED_PROXIES: '10.0.0.0/8, 2001:db8::1' };
  expect(await visit(env, from)).toEqual({ ip: from, protocol: 'http' });
});

test('an address that the visitor wrote before the proxy’s own is not believed', async () => {
  expect(await visit({ TRUSTED_PROXIES: '10.0.0.1' }, '10.0.0.1', '198.51.100.7, 203.0.113.9')).toMatchObject({
    ip: '203.0.113.9',
  });
});

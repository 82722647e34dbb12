import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { UPLOAD_TIMEOUT_MS } from '@myfiction/shared/contract/identity-fields.ts';
import { ATTACHMENT_MAX_BYTES } from '@myfiction/shared/contract/inbox-options.ts';
import { readConfig } from '../../platform/config.ts';
import { createHttpServer } from '../../platform/http-server.ts';

const caddyfile = readFileSync(join(__dirname, '../../../../deploy/gateway/Caddyfile'), 'utf8');
const found = (pattern: RegExp): string => pattern.exec(caddyfile)?.[1] ?? '';

test('the gateway answers 413 to exactly those that say to be larger than what it counts to', () => {
  const tooLarge = new RegExp(found(/@tooLarge header_regexp Content-Length (\S+)/));
  const limit = Number(found(/max_size (\d+)MB/)) * 1_000_000;
  const largestUpload = ATTACHMENT_MAX_BYTES + 64 * 1024;
  expect(limit).toBeGreaterThan(largestUpload);
  for (const taken of [0, 9, 99_999, largestUpload, limit - 1]) expect(tooLarge.test(String(taken))).toBe(false);
  for (const refused of [limit, 12e6, 19_999_999, 20e6, 99e6, 100e6, 5e9])
    expect(tooLarge.test(String(refused))).toBe(true);
});

test('the gateway waits for an upload as long as its browser does', () => {
  expect(Number(found(/read_body (\d+)s/)) * 1000).toBe(UPLOAD_TIMEOUT_MS);
});

test('the gateway never closes a connection later than the server does', async () => {
  const app = await createHttpServer({ config: readConfig({}, '/'), logStream: { write: () => {} } });
  const keptMs = Number(found(/keepalive (\d+)s/)) * 1000;
  expect(keptMs).toBeGreaterThan(0);
  expect(keptMs).toBeLessThan(app.server.keepAliveTimeout);
  await app.close();
});

test('the gateway asks whether a replica is ready, and shows nobody else what is for the inside', () => {
  expect(found(/health_uri (\S+)/)).toBe('/readyz');
  expect(found(/@inside path (.+)/).split(' ')).toEqual(['/healthz', '/readyz', '/metrics', '/metrics/*']);
  expect(caddyfile).toMatch(/^\trespond @inside 404$/m);
});

test('the gateway takes nobody’s word for a visitor’s address but a named balancer’s', () => {
  expect(found(/trusted_proxies (\S+)/)).toBe('{$GATEWAY_TRUSTED_PROXIES:192.0.2.1/32}');
});

test('the gateway has the machine trust no authority of its own', () => {
  expect(caddyfile).toMatch(/^\tskip_install_trust$/m);
});

import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { deflateSync } from 'node:zlib';
import { ANALYTICS_PATH } from '@myfiction/shared/contract/analytics-event.ts';
import { analyticsBatch } from '@myfiction/shared/contract/calls/analytics.ts';
import { EVENTS_PATH } from '@myfiction/shared/contract/live-events.ts';
import fc from 'fast-check';
import type { InjectOptions } from 'fastify';
import { z } from 'zod';
import { APPLE_CALLBACK } from '../../identity/providers/apple-callback.ts';
import { writeBuiltRemote, writeBuiltShell } from '../built-web-app.ts';
import { buildTestApp, type TestApp } from '../test-app.ts';
import { findFault } from './find-faults.ts';
import { HOSTILE_STRINGS, rawJson } from './hostile-values.ts';
import { mutated } from './mutate.ts';
import { schemaValues } from './schema-values.ts';

const EACH = 40;
const SEED = 20_260_302;
const HEX = 'ab'.repeat(32);
/** Where an address of each route begins, and something that goes on as the route likes it. */
const PLACES: readonly (readonly [prefix: string, fitting: string])[] = [
  ['/', 'my-stories'],
  ['/my-stories/detail?id=', HEX],
  ['/registry.json', '?x=1'],
  ['/assets/', 'main.abcdef12.js'],
  ['/remotes/', 'inbox/1.0.0/remoteEntry.js'],
  ['/files/', `${HEX}.webp`],
  ['/exports/', HEX],
  ['/application-files/', HEX],
  ['/attachments/', '00000000-0000-4000-8000-000000000000?until=1&key=x'],
  [`${EVENTS_PATH}?ticket=`, `${HEX}&after=x&age=1`],
  ['/dev/outbox', '.json'],
  ['/metrics', '?x'],
  ['/api/', 'myfiction/story/list'],
  ['/api/delivery/', 'inbox/moves'],
];
const METHODS = ['GET', 'GET', 'GET', 'POST', 'HEAD', 'PUT', 'DELETE', 'OPTIONS', 'PATCH'] as const;
const ENDS = [
  '..%2f..%2fetc%2fpasswd',
  '%00',
  '%ff',
  '%',
  '//',
  '?',
  '#',
  ';',
  '%c0%ae',
  '.',
  '..',
  '\\',
  '%0d%0aset-cookie:a=b',
];

let testApp: TestApp;
let root: string;
beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'studio-fuzz-'));
  await writeBuiltShell(root);
  await writeBuiltRemote(root, 'inbox');
  testApp = await buildTestApp({ config: { root, shellFolder: join(root, 'shell', 'dist') } });
});
afterAll(async () => {
  await testApp.close();
  await rm(root, { recursive: true });
});

/** An address holds no half a pair of surrogates. */
const wellFormed = (text: string): string => Buffer.from(text).toString();

async function faultOf(request: InjectOptions): Promise<string | undefined> {
  const started = performance.now();
  const { statusCode, body } = await testApp.app.inject(request);
  return findFault({ status: statusCode, body, ms: performance.now() - started });
}

async function expectNoFault(requests: readonly InjectOptions[]): Promise<void> {
  for (const request of requests)
    expect({ request, fault: await faultOf(request) }).toEqual({ request, fault: undefined });
  expect((await testApp.app.inject({ url: '/healthz' })).statusCode).toBe(200);
}

test.each(PLACES)('%s answers whatever stands behind it', async (prefix, fitting) => {
  const ends = fc.oneof(
    fc.constant(fitting),
    fc.constantFrom(...ENDS).map((end) => `${fitting}${end}`),
    fc.constantFrom(...ENDS),
    fc.constantFrom(...HOSTILE_STRINGS).map((text) => encodeURIComponent(wellFormed(text.slice(0, 500)))),
    fc.webPath(),
  );
  const headers = fc.constantFrom<Record<string, string>>(
    {},
    { cookie: 'session=x; uid=NaN; =; a' },
    { authorization: 'Bearer x', 'accept-encoding': 'br;q=x, *' },
    { 'if-none-match': '"x"', range: 'bytes=5-1,-9', 'accept-language': '*;q=9,,' },
    { host: 'evil.example', 'x-forwarded-for': "1.1.1.1' or 1=1", traceparent: `00-${HEX}-x` },
  );
  const drawn = fc.record({ method: fc.constantFrom(...METHODS), end: ends, headers });
  const samples = fc.sample(drawn, { seed: SEED, numRuns: EACH });
  await expectNoFault(
    samples.map(({ method, end, headers: sent }) => ({ method, url: `${prefix}${end}`, headers: sent })),
  );
});

test('the collector of events takes nothing that breaks it', async () => {
  const schema = z.toJSONSchema(analyticsBatch, { io: 'input', unrepresentable: 'any' });
  const batches = mutated(schemaValues(JSON.parse(JSON.stringify(schema)), {}));
  const packed = batches.map((batch) => deflateSync(rawJson(batch)).toString('base64'));
  const payloads = fc.oneof(
    { weight: 8, arbitrary: packed },
    { weight: 1, arbitrary: fc.constantFrom(...HOSTILE_STRINGS) },
    { weight: 1, arbitrary: fc.constant(deflateSync(Buffer.alloc(5_000_000)).toString('base64').slice(0, 60_000)) },
  );
  const samples = fc.sample(payloads, { seed: SEED, numRuns: EACH * 4 });
  const headers = { 'content-type': 'text/plain' };
  await expectNoFault(samples.map((payload) => ({ method: 'POST' as const, url: ANALYTICS_PATH, headers, payload })));
});

test('Apple’s answer may be anybody’s', async () => {
  const text = fc.oneof(fc.constantFrom(...HOSTILE_STRINGS), fc.string({ unit: 'binary' }));
  const form = fc.dictionary(fc.constantFrom('id_token', 'state', 'error', 'user', 'code'), text);
  const samples = fc.sample(form, { seed: SEED, numRuns: EACH });
  const headers = { 'content-type': 'application/x-www-form-urlencoded' };
  const payloads = samples.map(
    (fields) => new URLSearchParams(Object.entries(fields).map(([k, v]) => [k, wellFormed(v)])),
  );
  await expectNoFault([
    ...payloads.map((fields) => ({
      method: 'POST' as const,
      url: APPLE_CALLBACK,
      headers,
      payload: fields.toString(),
    })),
    { method: 'POST', url: APPLE_CALLBACK, headers, payload: '%&=%ff&id_token=%00&state=%00' },
  ]);
});

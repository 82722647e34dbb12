import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { signFields } from '../../testing/sign-fields.ts';
import { identityFields } from '../../testing/signed-call.ts';
import { buildTestApp, type TestApp } from '../../testing/test-app.ts';
import { observeJob } from '../observe-job.ts';
import { unobserved } from '../open-observability.ts';
import { startTracing } from './start-tracing.ts';
import { traceQueries } from './trace-queries.ts';
import type { Tracer } from './tracer.ts';

interface SentSpan {
  traceId: string;
  spanId: string;
  parentSpanId?: string;
  name: string;
  attributes: { key: string; value: Record<string, unknown> }[];
  status: { code?: number; message?: string };
}

/** Stands for a collector: takes OTLP as JSON. */
const spans: SentSpan[] = [];
const collector: Server = createServer((request, response) => {
  const chunks: Buffer[] = [];
  request.on('data', (chunk: Buffer) => chunks.push(chunk));
  request.on('end', () => {
    const { resourceSpans } = JSON.parse(Buffer.concat(chunks).toString());
    for (const { scopeSpans } of resourceSpans) for (const scope of scopeSpans) spans.push(...scope.spans);
    response.writeHead(request.url === '/v1/traces' ? 200 : 404, { 'content-type': 'application/json' }).end('{}');
  });
});

function endpoint(): string {
  const address = collector.address();
  return `http://127.0.0.1:${typeof address === 'object' ? address?.port : 0}`;
}

let tracer: Tracer;
let testApp: TestApp;
beforeAll(async () => {
  collector.listen(0, '127.0.0.1');
  await once(collector, 'listening');
  tracer = await startTracing({ endpoint: endpoint(), share: 1 });
  testApp = await buildTestApp({ observability: { ...unobserved(), tracer } });
  traceQueries(testApp.database.pool, tracer);
  await call('help/listPopular', { traceparent: `00-${'a'.repeat(32)}-${'b'.repeat(16)}-01` });
  await call('user/login', {}, { sid: 4, email: 'secret-reader@example.com', password: 'secret-password' });
  await testApp.database.db.execute('select 1 / 0').catch(() => {});
  const job = observeJob({ ...unobserved(), tracer }, 'purge trash', 1_000, async () => {
    await testApp.database.db.execute('select 2');
  });
  await job(new AbortController().signal);
  // Ends with what is not sent yet.
  await tracer.close();
});
afterAll(async () => {
  await testApp.close();
  collector.close();
  collector.closeAllConnections();
});

function call(name: string, headers: Record<string, string>, payload: Record<string, unknown> = {}) {
  const fields = { ...identityFields(testApp), ...payload };
  const sign = signFields(fields, true);
  return testApp.app.inject({
    method: 'POST',
    url: `/api/myfiction/${name}`,
    headers: { ...headers, sign },
    payload: fields,
  });
}
const named = (name: string) => spans.find((span) => span.name === name);
const childrenOf = (span: SentSpan | undefined) => spans.filter(({ parentSpanId }) => parentSpanId === span?.spanId);
const fact = (span: SentSpan | undefined, name: string) =>
  Object.values(span?.attributes.find(({ key }) => key === name)?.value ?? {})[0];

test('a call is one span, a child of whoever asked, with its queries below it', () => {
  const span = named('myfiction/help/listPopular');
  expect(span).toMatchObject({ traceId: 'a'.repeat(32), parentSpanId: 'b'.repeat(16) });
  expect(fact(span, 'studio.answer_code')).toBe(0);
  const [query] = childrenOf(span);
  expect(query).toMatchObject({ name: 'select', traceId: 'a'.repeat(32) });
  expect(fact(query, 'db.query.text')).toMatch(/^select /);
});

test('the id of the request stands in the span and in the log lines', () => {
  const id = fact(named('myfiction/help/listPopular'), 'studio.request_id');
  const line = testApp.logLines.find((text) => text.includes('myfiction/help/listPopular'));
  expect(JSON.parse(line ?? '{}').reqId).toBe(id);
});

test('a job is a span, with its queries below it', () => {
  expect(childrenOf(named('job purge trash'))).toMatchObject([{ name: 'select' }]);
});

test('a failed query is a failed span that tells nothing of what was written', () => {
  const failed = spans.filter(({ status }) => status.code === 2);
  expect(failed.map(({ name }) => name)).toEqual(['select']);
  expect(JSON.stringify(spans)).not.toMatch(/division by zero|secret-reader|secret-password/);
});

test.each([
  [0, '01', 0],
  [1, '00', 1],
])('of a share of %d, whoever asks with the flag %s decides nothing', async (share, flag, sent) => {
  const other = await startTracing({ endpoint: endpoint(), share });
  const parent = `00-${'c'.repeat(32)}-${'b'.repeat(16)}-${flag}`;
  await other.span(`asked ${flag}`, { parent }, async () => other.begin('below', {})());
  await other.close();
  expect(spans.filter(({ name }) => name === `asked ${flag}`)).toHaveLength(sent);
});

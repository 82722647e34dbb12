import cookie from '@fastify/cookie';
import fastify, { type FastifyInstance } from 'fastify';
import { PAGES_ROUTE } from '../delivery/page-routes.ts';
import { createMetrics } from './metrics.ts';
import { observeRequests } from './observe-requests.ts';

const AUTHORS = { rollout_place: '4711' };
/** As browsers ask for a document. */
const DOCUMENT = { accept: 'text/html,application/xhtml+xml,*/*;q=0.8' };
const metrics = createMetrics({ processFigures: false });
let app: FastifyInstance;
beforeAll(async () => {
  app = fastify();
  await app.register(cookie);
  observeRequests(app, metrics);
  app.get('/registry.json', async () => ({}));
  app.get<{ Querystring: { status?: string } }>(PAGES_ROUTE, async ({ query }, reply) =>
    reply.code(Number(query.status ?? 200)).send(''),
  );
});
afterAll(() => app.close());
beforeEach(() => metrics.registry.resetMetrics());

const counted = async () => (await metrics.authorPages.get()).values.reduce((sum, { value }) => sum + value, 0);

test('a page of an author’s browser is counted, also where the browser has it already', async () => {
  await app.inject({ url: '/inbox', cookies: AUTHORS, headers: DOCUMENT });
  await app.inject({ url: '/inbox?status=304', cookies: AUTHORS, headers: DOCUMENT });
  expect(await counted()).toBe(2);
});

test.each([
  ['a robot’s or a newcomer’s', { url: '/inbox', headers: DOCUMENT }],
  [
    'one that is fetched ahead',
    { url: '/inbox', cookies: AUTHORS, headers: { ...DOCUMENT, 'sec-purpose': 'prefetch' } },
  ],
  ['what an open page reads of a newer version', { url: '/diagnostics', cookies: AUTHORS, headers: { accept: '*/*' } }],
  ['one that is not there', { url: '/inbox?status=404', cookies: AUTHORS, headers: DOCUMENT }],
  ['what is no page', { url: '/registry.json', cookies: AUTHORS, headers: DOCUMENT }],
])('not %s', async (_name, request) => {
  await app.inject(request);
  expect(await counted()).toBe(0);
});

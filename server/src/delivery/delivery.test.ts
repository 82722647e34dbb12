import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import fastify, { type FastifyInstance } from 'fastify';
import { openObjectStore } from '../objects/open-object-store.ts';
import { readConfig } from '../platform/config.ts';
import { createHttpServer } from '../platform/http-server.ts';
import { createRateLimiter } from '../platform/rate-limiter.ts';
import { writeBuiltRemote, writeBuiltShell } from '../testing/built-web-app.ts';
import { freshDatabase } from '../testing/fresh-database.ts';
import { createTestClock } from '../testing/test-clock.ts';
import { registerDelivery } from './register-delivery.ts';
import { createToken } from './tokens/tokens.ts';

const database = freshDatabase();
const clock = createTestClock();
let root: string;
const apps: FastifyInstance[] = [];
let logLines: string[];

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'delivery-'));
  logLines = [];
  await writeBuiltShell(root);
  await writeBuiltRemote(root, 'auth');
  await writeBuiltRemote(root, 'inbox');
});
afterEach(async () => {
  for (const app of apps.splice(0)) await app.close();
  await database.pool.query('truncate remote_versions, remote_pointers, delivery_acts, shell_builds');
  await rm(root, { recursive: true, force: true });
});

async function start(env: NodeJS.ProcessEnv = {}): Promise<FastifyInstance> {
  const config = readConfig(env, root);
  const app = await createHttpServer({ config, logStream: { write: (line) => logLines.push(line) } });
  apps.push(app);
  const { db, url: databaseUrl } = database;
  await registerDelivery(app, {
    config,
    db,
    databaseUrl,
    clock,
    objects: openObjectStore(config),
    limiter: createRateLimiter(clock, 0),
  });
  return app;
}

const scriptJson = (html: string, id: string) =>
  JSON.parse(html.match(new RegExp(`<script type="application/json" id="${id}"[^>]*>(.*?)</script>`))?.[1] ?? '');
const nonceOf = (html: string) => html.match(/<script nonce="([^"]+)">/)?.[1] ?? '';

describe('a page', () => {
  test('carries registry, configuration and a policy whose nonce is its own', async () => {
    const app = await start({ API_BASE: 'https://api.example.com/' });
    const { body, headers } = await app.inject({ url: '/auth' });
    const policy = String(headers['content-security-policy']);
    expect(policy).toContain(`script-src 'self' 'nonce-${nonceOf(body)}';`);
    expect(policy).toContain(`style-src 'self' 'nonce-${nonceOf(body)}'; style-src-attr 'unsafe-inline';`);
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).toContain("connect-src 'self' https://api.example.com;");
    expect(policy).not.toMatch(/script-src[^;]*unsafe/);
    expect(policy).not.toContain('unsafe-eval');
    expect(headers).toMatchObject({
      'cross-origin-opener-policy': 'same-origin-allow-popups',
      'x-content-type-options': 'nosniff',
      'cache-control': 'private, no-cache',
    });
    expect(scriptJson(body, 'runtime-config')).toEqual({
      apiBase: 'https://api.example.com',
      loginProviders: ['email'],
    });
    expect(Object.keys(scriptJson(body, 'registry').remotes)).toEqual(['auth', 'inbox']);
    expect(body).not.toContain('__MF_');
  });

  test('may load and send nothing that it does not need', async () => {
    const { body, headers } = await (await start()).inject({ url: '/auth' });
    const policy = String(headers['content-security-policy']).replaceAll(nonceOf(body), 'N');
    expect(policy.split('; ')).toEqual([
      "default-src 'none'",
      "script-src 'self' 'nonce-N'",
      "style-src 'self' 'nonce-N'",
      "style-src-attr 'unsafe-inline'",
      "img-src 'self' data: blob:",
      "font-src 'self'",
      "connect-src 'self'",
      "frame-src 'none'",
      "worker-src 'self'",
      "manifest-src 'self'",
      "form-action 'self'",
      "base-uri 'none'",
      "object-src 'none'",
      "frame-ancestors 'none'",
    ]);
  });

  test('has a new nonce each time', async () => {
    const app = await start();
    const [first, second] = [await app.inject({ url: '/auth' }), await app.inject({ url: '/auth' })];
    expect(nonceOf(first.body)).toMatch(/^[\w-]{20,}$/);
    expect(nonceOf(first.body)).not.toBe(nonceOf(second.body));
  });

  test.each(['/inbox', '/inbox/7', '/inbox/?filter=unread'])(
    '%s preloads the files of its remote only',
    async (url) => {
      const app = await start();
      const { body } = await app.inject({ url });
      const preloads = [...body.matchAll(/<link rel="preload" as="(\w+)" href="([^"]+)"/g)].map(([, as, href]) => [
        as,
        href,
      ]);
      expect(preloads).toEqual([
        ['script', '/remotes/inbox/v1/remoteEntry.js'],
        ['script', '/remotes/inbox/v1/page-main.js'],
        ['style', '/remotes/inbox/v1/page-main.css'],
      ]);
    },
  );

  describe('that asks for a session', () => {
    const page = { layout: 'main', title: 't', module: './m.tsx', preload: { scripts: [], styles: [] } };
    const preloaded = async (app: FastifyInstance, url: string, cookies: Record<string, string> = {}) => {
      const { body } = await app.inject({ url, cookies });
      return [...body.matchAll(/<link rel="preload" as="script" href="([^"]+)"/g)].map(([, href]) => href);
    };
    const CALLS = '/assets/signed-in.0123abcd.js';
    const OWN = [CALLS, '/remotes/own/v1/remoteEntry.js'];
    const SIGN_IN = '/remotes/auth/v1/remoteEntry.js';
    beforeEach(async () => {
      const own = { ...page, id: 'main', paths: ['/own'], access: 'session' };
      await writeBuiltRemote(root, 'own', { manifest: { pages: [own] } });
      const login = { ...page, id: 'login', paths: ['/login'], access: 'public' };
      await writeBuiltRemote(root, 'auth', { manifest: { pages: [login] } });
    });

    test('preloads the sign-in where nobody has signed in', async () => {
      const app = await start();
      expect(await preloaded(app, '/own')).toEqual([CALLS, SIGN_IN]);
      expect(await preloaded(app, '/login')).toEqual([SIGN_IN]);
      expect(await preloaded(app, '/own?session')).toEqual(OWN);
      expect(await preloaded(app, '/own?uid=7&session=x')).toEqual(OWN);
      expect(await preloaded(app, '/own', { rollout_place: '7' })).toEqual(OWN);
      expect(await preloaded(app, '/own', { uid: '7', session: 'x' })).toEqual(OWN);
    });

    test('preloads itself where the API is another origin, whose cookies nobody sees here', async () => {
      expect(await preloaded(await start({ API_BASE: 'https://api.example.com/' }), '/own')).toEqual(OWN);
    });
  });

  test.each(['/no/such/page', '/auth.html', '//a/index.html', '/Auth', '/auth/a/b', '//[', '/%E0%A4%A', '/auth/%'])(
    '%s, which no remote has, is the shell with a 404',
    async (url) => {
      const app = await start();
      const first = await app.inject({ url });
      expect([first.statusCode, first.headers['content-type']]).toEqual([404, 'text/html; charset=utf-8']);
      expect(first.headers['content-security-policy']).toContain(`'nonce-${nonceOf(first.body)}'`);
      expect(Object.keys(scriptJson(first.body, 'registry').remotes)).toEqual(['auth', 'inbox']);
      expect(first.body).not.toContain('rel="preload"');
      const known = await app.inject({ url: '/inbox/7' });
      const again = await app.inject({ url, headers: { 'if-none-match': String(known.headers.etag) } });
      expect([known.statusCode, again.statusCode]).toEqual([200, 404]);
    },
  );

  test('that the browser still has is not sent again, nor a policy that would not fit it', async () => {
    const app = await start();
    const first = await app.inject({ url: '/auth' });
    const again = await app.inject({ url: '/auth', headers: { 'if-none-match': String(first.headers.etag) } });
    expect(again.statusCode).toBe(304);
    expect(again.headers).not.toHaveProperty('content-security-policy');
    const other = await app.inject({ url: '/inbox', headers: { 'if-none-match': String(first.headers.etag) } });
    expect(other.statusCode).toBe(200);
  });

  test('cannot be broken out of by a label', async () => {
    const labels = { 'page.title': '</script><script>alert(1)</script><!--' };
    await writeBuiltRemote(root, 'auth', { manifest: { labels: { en: labels, es: labels } } });
    const { body } = await (await start()).inject({ url: '/auth' });
    expect(body).not.toContain('<script>alert(1)');
    expect(scriptJson(body, 'registry').remotes.auth.manifest.labels.en).toEqual(labels);
  });

  test('says what to do when nothing is built', async () => {
    await rm(join(root, 'shell'), { recursive: true });
    const { statusCode, body } = await (await start()).inject({ url: '/' });
    expect(statusCode).toBe(503);
    expect(body).toContain('npm run build');
  });

  test.each(['/index.html', '/index.htm'])('of a studio under the name of its file, %s, is the studio', async (url) => {
    const { statusCode, headers } = await (await start()).inject({ url: `${url}?override=inbox@v2` });
    expect([statusCode, headers.location]).toEqual([302, '/?override=inbox@v2']);
  });

  test.each(['/favicon.ico', '/assets.js', '/remotes.css', `/assets/${'x'.repeat(300)}.js`])(
    '%s is a file that is not there, not a page',
    async (url) => {
      expect((await (await start()).inject({ url })).statusCode).toBe(404);
    },
  );
});

test('a shell without its tokens stops the start', async () => {
  await writeBuiltShell(root, '<html><head></head></html>');
  await expect(start()).rejects.toThrow('__MF_HEAD__');
});

describe('a remote that is broken', () => {
  const breakages: [string, () => Promise<void>][] = [
    ['manifest cut', () => writeFile(join(root, 'mfe-auth/dist/remote.json'), '{"name":')],
    ['other name', () => writeBuiltRemote(root, 'auth', { manifest: { name: 'inbox' } })],
    ['no pages', () => writeBuiltRemote(root, 'auth', { manifest: { pages: [] } })],
    ['a path out of its folder', () => writeBuiltRemote(root, 'auth', { manifest: { version: '../../etc' } })],
    ['entry of another build', () => writeFile(join(root, 'mfe-auth/dist/remoteEntry.js'), 'other')],
    ['entry missing', () => rm(join(root, 'mfe-auth/dist/remoteEntry.js'))],
    ['chunk missing', () => rm(join(root, 'mfe-auth/dist/page-main.js'))],
  ];

  test.each(breakages)('%s is disabled and reported, the others go on', async (_name, breakIt) => {
    await breakIt();
    const app = await start();
    const { remotes } = (await app.inject({ url: '/registry.json' })).json();
    expect(remotes.auth.enabled).toBe(false);
    expect(remotes.inbox.enabled).toBe(true);
    expect(logLines.join('')).toContain('The build of auth is left out');
    expect((await app.inject({ url: '/auth' })).statusCode).toBe(200);
  });
});

describe('published files', () => {
  const url = '/remotes/auth/v1/page-main.js';

  test.each([
    ['br', brotliDecompressSync],
    ['gzip', gunzipSync],
  ] as const)('come in %s, for good', async (encoding, decompress) => {
    const app = await start();
    const { headers, rawPayload } = await app.inject({ url, headers: { 'accept-encoding': encoding } });
    expect(headers).toMatchObject({
      'content-encoding': encoding,
      'content-type': 'text/javascript; charset=utf-8',
      'cache-control': 'public, max-age=31536000, immutable',
      vary: 'accept-encoding',
    });
    expect(decompress(rawPayload).toString()).toContain('page of auth');
  });

  test('that are scripts may be workers: those load scripts of the studio and reach nothing else', async () => {
    const app = await start();
    const policyOf = async (address: string) => (await app.inject({ url: address })).headers['content-security-policy'];
    expect(await policyOf(url)).toBe("default-src 'none'; script-src 'self'; frame-ancestors 'none'");
    expect(await policyOf('/remotes/auth/v1/page-main.css')).toBe(
      "default-src 'none'; frame-ancestors 'none'; sandbox",
    );
  });

  test('carry no header of pages: a first visit waits for a dozen of them', async () => {
    const { headers } = await (await start()).inject({ url });
    expect(Object.keys(headers).sort()).toEqual([
      'cache-control',
      'connection',
      'content-length',
      'content-security-policy',
      'content-type',
      'cross-origin-resource-policy',
      'date',
      'vary',
      'x-content-type-options',
    ]);
  });

  test('come as they are to a browser that takes neither', async () => {
    const app = await start();
    const { headers, body } = await app.inject({ url, headers: { 'accept-encoding': 'br;q=0' } });
    expect(headers).not.toHaveProperty('content-encoding');
    expect(body).toContain('page of auth');
  });

  test('of the shell come for good only under a name with a hash', async () => {
    const app = await start();
    const hashed = await app.inject({ url: '/assets/main.0123abcd.js' });
    expect(hashed.body).toContain('the shell');
    expect(hashed.headers['cache-control']).toContain('immutable');
    expect((await app.inject({ url: '/assets/unhashed.js' })).headers['cache-control']).toBe('no-cache');
  });

  test('of a development build change under their name', async () => {
    await start();
    await writeFile(join(root, 'shell/dist/assets/unhashed.js'), '/* changed */');
    expect((await (await start()).inject({ url: '/assets/unhashed.js' })).body).toBe('/* changed */');
  });

  test('stay after the next deploy, for tabs that are still open', async () => {
    await start();
    await writeBuiltRemote(root, 'auth', { version: 'v2' });
    const app = await start();
    const { remotes } = (await app.inject({ url: '/registry.json' })).json();
    expect(remotes.auth.base).toBe('/remotes/auth/v2/');
    expect((await app.inject({ url })).body).toContain('page of auth');
    expect((await app.inject({ url: '/remotes/auth/v2/remoteEntry.js' })).statusCode).toBe(200);
  });

  test.each([
    '/assets/../../../etc/passwd',
    '/assets/%2e%2e/%2e%2e/secret.js',
    '/assets/..%2f..%2fsecret.js',
    '/remotes/auth/v1/%00.js',
    '/remotes/auth/v1/page-main.js.br',
    '/remotes/auth/v1/missing.js',
  ])('%s leads nowhere', async (path) => {
    await writeFile(join(root, 'secret.js'), 'secret');
    const { statusCode, body, headers } = await (await start()).inject({ url: path });
    expect(body).not.toContain('secret');
    if (path.endsWith('missing.js')) expect([statusCode, headers['cache-control']]).toEqual([404, 'no-store']);
  });
});

test('a remote that is to follow the server goes with the build of this moment, before anybody asks for a page', async () => {
  const app = await start();
  const holder = { remote: 'auth', label: 'auth team', who: 'hana', now: clock.now() };
  const { token } = await createToken(database.db, holder);
  const move = async (body: object) => {
    const headers = { authorization: `Bearer ${token}` };
    const answer = await app.inject({ method: 'POST', url: '/api/delivery/auth/moves', headers, payload: body });
    return [answer.json().data.stands, answer.json().data.changed];
  };
  for (const version of ['v2', 'v3']) {
    await writeBuiltRemote(root, 'auth', { version });
    expect(await move({ act: 'follow' })).toEqual([`${version} live`, true]);
    expect((await app.inject({ url: '/registry.json' })).json().remotes.auth.version).toBe(version);
  }
  expect(await move({ act: 'follow' })).toEqual(['v3 live', false]);
  await move({ act: 'promote', version: 'v1' });
  expect(await move({ act: 'follow' })).toEqual(['v3 live', true]);
});

test('a remote under development replaces the built one', async () => {
  await writeBuiltRemote(root, 'auth', { manifest: { contract: 0 } });
  const development = fastify();
  apps.push(development);
  const { remotes } = (await (await start()).inject({ url: '/registry.json' })).json();
  development.get('/remote.json', async () => ({ ...remotes.auth.manifest, contract: 1 }));
  const address = await development.listen({ host: '127.0.0.1', port: 0 });
  const app = await start({ DEV_REMOTES: `auth=${address},inbox=http://127.0.0.1:1` });
  const { body, headers } = await app.inject({ url: '/auth' });
  const registry = scriptJson(body, 'registry');
  expect(registry.remotes.auth).toMatchObject({ base: `${address}/`, version: 'dev', manifest: { contract: 1 } });
  expect(registry.remotes.inbox.base).toBe('/remotes/inbox/v1/');
  expect(headers['content-security-policy']).toContain(`script-src 'self' ${address}`);
});

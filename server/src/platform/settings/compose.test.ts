import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { readConfig } from '../config.ts';
import { createHttpServer } from '../http-server.ts';
import { ALL_SETTINGS } from './all-settings.ts';
import { fileSetting } from './read-setting.ts';

const root = join(__dirname, '../../../..');
const compose = readFileSync(join(root, 'docker-compose.yml'), 'utf8');
/** Text of each service, by its name. */
const services = new Map(
  (compose.split('\nservices:\n')[1]?.split('\nnetworks:\n')[0] ?? '')
    .split(/^ {2}(?=[a-z][\w-]*:)/m)
    .slice(1)
    .map((text) => [text.slice(0, text.indexOf(':')), text]),
);

test('sets only what the server knows, and all that production requires', () => {
  const environment = compose.split('&server-environment\n')[1]?.split(/^ {2}\S/m)[0] ?? '';
  const names = [...environment.matchAll(/^ {4}(\w+):/gm)].map(([, name]) => name);
  const known = ALL_SETTINGS.flatMap(({ name, secret }) => (secret ? [fileSetting(name)] : [name]));
  const required = ALL_SETTINGS.filter(({ required }) => required).map(({ name, secret }) =>
    secret ? fileSetting(name) : name,
  );
  expect(names.filter((name) => !known.includes(name ?? ''))).toEqual([]);
  expect(required.filter((name) => !names.includes(name))).toEqual([]);
});

test('no container has more rights than it needs', () => {
  expect(services.size).toBeGreaterThan(7);
  const loose = [...services].filter(([, text]) => !/<<: \*(hardened|server)|: \*server/.test(text));
  expect(loose.map(([name]) => name)).toEqual(['own-objects']);
  expect(compose).not.toMatch(/privileged: true|network_mode: host|docker\.sock/);
});

test('the machine asked for has the memory that all containers may take together', () => {
  const limits = (text = '') =>
    [...text.matchAll(/memory: (\d+)([GM])\b/g)].map(([, size, unit]) => Number(size) * (unit === 'G' ? 1024 : 1));
  const server = limits(compose.split('\nservices:\n')[0])[0] ?? Number.NaN;
  const running = [...services].filter(([name]) => !['prepare', 'own-objects'].includes(name));
  const megabytes = running.map(([, text]) => (/: \*server\b/.test(text) ? server : (limits(text)[0] ?? Number.NaN)));
  const total = megabytes.reduce((sum, part) => sum + part, 0);
  const asked = readFileSync(join(root, 'docs/production.md'), 'utf8').match(
    /^Needed: .*?(\d+) GB of memory .*? (\d+\.\d) GB together/m,
  );
  expect(asked?.[2]).toBe((total / 1024).toFixed(1));
  // An update runs one more beside them.
  expect(Number(asked?.[1]) * 1024).toBeGreaterThanOrEqual(total + server);
});

test('images are named with their version, and no password stands in the file', () => {
  const images = [...compose.matchAll(/image: (\S+)/g)].map(([, image]) => image ?? '');
  expect(images.filter((image) => !/^myfiction-studio\/|:\D*\d/.test(image))).toEqual([]);
  expect(compose).not.toMatch(/PASSWORD: |SECRET: |_KEY: /);
});

test('the database outlives what is killed in its container', () => {
  expect(services.get('database')).toMatch(/^ {4}init: true$/m);
});

test('the store has a home that it may write to', () => {
  expect(services.get('objects')).toMatch(/^ {6}HOME: \/tmp$/m);
  expect(services.get('objects')).toContain('tmpfs: ["/tmp"]');
});

test('an update of the servers leaves the gateway alone, and each container as a later "up" wants it', () => {
  expect(services.get('gateway')).toMatch(/^ {4}image: myfiction-studio\/gateway$/m);
  const commands = readFileSync(join(root, 'deploy/update.sh'), 'utf8').match(/^[^#\n]*docker compose .*/gm) ?? [];
  expect(commands.length).toBeGreaterThan(3);
  expect(commands.filter((command) => command.includes('--no-deps'))).toEqual([]);
});

test('the gateway may write into all that is in the folder of its certificates', () => {
  const dockerfile = readFileSync(join(root, 'deploy/gateway/Dockerfile'), 'utf8');
  const user = /^USER (\S+)$/m.exec(dockerfile)?.[1];
  expect(services.get('gateway')).toContain('"gateway:/data"');
  expect(dockerfile).toMatch(new RegExp(`chown -R ${user} [^\n]*/data\\b`));
});

test('the image asks whether the server is ready where it listens', async () => {
  const dockerfile = readFileSync(join(root, 'deploy/server/Dockerfile'), 'utf8');
  const [, ...argv]: string[] = JSON.parse(/^ {2}CMD (\[.*readyz.*\])$/m.exec(dockerfile)?.[1] ?? '[]');
  const app = await createHttpServer({ config: readConfig({}, '/'), logStream: { write: () => {} } });
  let ready = true;
  app.get('/readyz', (_request, reply) => reply.code(ready ? 200 : 503).send());
  const { port } = new URL(await app.listen({ host: '127.0.0.1', port: 0 }));
  const ask = () =>
    promisify(execFile)(process.execPath, argv, { env: { PORT: port } }).then(
      () => 0,
      ({ code }) => code,
    );
  const codes = [await ask()];
  ready = false;
  codes.push(await ask());
  await app.close();
  expect(codes).toEqual([0, 1]);
});

test.each([
  ['without a balancer', undefined, '203.0.113.9', '203.0.113.9'],
  ['behind one', '10.1.0.7/32 10.2.0.0/16', '203.0.113.9, 10.2.3.4', '203.0.113.9'],
  [
    'behind one, with an address that the visitor wrote',
    '10.1.0.7/32',
    '198.51.100.7, 203.0.113.9, 10.1.0.7',
    '203.0.113.9',
  ],
  ['where somebody only says so', undefined, '198.51.100.7, 203.0.113.9', '203.0.113.9'],
])('%s, a visitor has an address of their own', async (_name, balancer, forwardedFor, expected) => {
  const written = /^ {4}TRUSTED_PROXIES: (.+)$/m.exec(compose)?.[1] ?? '';
  const proxies = written.replace(/\$\{GATEWAY_TRUSTED_PROXIES:-([^}]+)\}/, (_all, fallback) => balancer ?? fallback);
  const app = await createHttpServer({
    config: readConfig({ TRUSTED_PROXIES: proxies }, '/'),
    logStream: { write: () => {} },
  });
  app.get('/visitor', (request) => request.ip);
  const response = await app.inject({
    ...{ url: '/visitor', remoteAddress: '172.31.250.9' },
    headers: { 'x-forwarded-for': forwardedFor },
  });
  await app.close();
  expect(response.body).toBe(expected);
});

import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readConfig } from './config.ts';
import { keepAddress, withKeptAddress } from './kept-address.ts';

let dataDir: string;
beforeEach(async () => (dataDir = await mkdtemp(join(tmpdir(), 'studio-address-'))));
afterEach(() => rm(dataDir, { recursive: true, force: true }));

const configOf = (env: Record<string, string> = {}) => readConfig({ DATA_DIR: dataDir, ...env }, '/srv/studio');

test('the desk puts the address of the server beside it into mails', async () => {
  await keepAddress(configOf({ PORT: '9103' }));
  expect((await withKeptAddress(configOf())).publicUrl).toBe('http://localhost:9103');
});

test('a server keeps its address also where nothing has made the folder yet', async () => {
  const place = { DATA_DIR: join(dataDir, 'not', 'yet') };
  await keepAddress(configOf({ ...place, PORT: '9103' }));
  expect((await withKeptAddress(configOf(place))).publicUrl).toBe('http://localhost:9103');
});

test('an address of its own, and a server that has kept none, change nothing', async () => {
  expect((await withKeptAddress(configOf())).publicUrl).toBe('http://localhost:8080');
  await keepAddress(configOf({ PORT: '9103' }));
  const own = await withKeptAddress(configOf({ PUBLIC_URL: 'https://studio.example' }));
  expect(own.publicUrl).toBe('https://studio.example');
});

test('production keeps none: its address is required', async () => {
  await keepAddress({ ...configOf({ PORT: '9103' }), production: true });
  expect((await withKeptAddress(configOf())).publicUrl).toBe('http://localhost:8080');
});

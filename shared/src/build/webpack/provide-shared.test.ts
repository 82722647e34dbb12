import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { runInNewContext } from 'node:vm';
import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import { compile } from '../compile.ts';
import { ProvideShared } from './provide-shared.ts';

interface Offered {
  get: () => () => { made: object };
}

const caches = resolve(__dirname, '../../../../.cache');

const SHARED = { version: '1.2.3', eager: true, singleton: true, requiredVersion: false } as const;

let folder: string;
let offered: string;
beforeAll(() => {
  mkdirSync(caches, { recursive: true });
  folder = mkdtempSync(join(caches, 'tiny-host-'));
  offered = join(folder, 'offered.mjs');
  writeFileSync(offered, 'export const made = {};');
  writeFileSync(
    join(folder, 'host.mjs'),
    `import { made } from ${JSON.stringify(offered)};
import { getInstance } from '@module-federation/enhanced/runtime';
globalThis.told = { made, offered: getInstance().shareScopeMap.default.offered };`,
  );
});
afterAll(() => rmSync(folder, { recursive: true }));

const compileHost = (provides: ConstructorParameters<typeof ProvideShared>[0]) =>
  compile({
    mode: 'production',
    context: folder,
    entry: './host.mjs',
    output: { path: folder },
    cache: false,
    performance: { hints: false },
    plugins: [
      new ModuleFederationPlugin({ name: 'host', dts: false, manifest: false, dev: false }),
      new ProvideShared(provides),
    ],
  });

test('a host offers its own copy of a module, and takes none from its share scope', async () => {
  const stats = await compileHost({ [offered]: { ...SHARED, shareKey: 'offered' } });
  const page: { told?: { made: object; offered: Record<string, Offered> } } = {};
  runInNewContext(readFileSync(join(folder, 'main.js'), 'utf8'), Object.assign(page, { self: page, console }));
  expect(page.told?.offered['1.2.3']?.get()().made).toBe(page.told?.made);
  const { modules = [] } = stats.toJson({ all: false, modules: true });
  expect(modules.filter(({ moduleType }) => moduleType?.startsWith('consume'))).toEqual([]);
}, 60_000);

test('a module that the host never imports is no silent gap for the remotes', async () => {
  const provides = { [offered]: { ...SHARED, shareKey: 'offered' }, 'left-out': SHARED };
  await expect(compileHost(provides)).rejects.toThrow('left-out is not offered to remotes');
}, 60_000);

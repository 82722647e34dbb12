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

test('a host offers its own copy of a module, and takes none from its share scope', async () => {
  mkdirSync(caches, { recursive: true });
  const folder = mkdtempSync(join(caches, 'tiny-host-'));
  const offered = join(folder, 'offered.mjs');
  writeFileSync(offered, 'export const made = {};');
  writeFileSync(
    join(folder, 'host.mjs'),
    `import { made } from ${JSON.stringify(offered)};
import { getInstance } from '@module-federation/enhanced/runtime';
globalThis.told = { made, offered: getInstance().shareScopeMap.default.offered };`,
  );
  try {
    const stats = await compile({
      mode: 'production',
      context: folder,
      entry: './host.mjs',
      output: { path: folder },
      cache: false,
      performance: { hints: false },
      plugins: [
        new ModuleFederationPlugin({ name: 'host', dts: false, manifest: false, dev: false }),
        new ProvideShared({
          [offered]: { shareKey: 'offered', version: '1.2.3', eager: true, singleton: true, requiredVersion: false },
        }),
      ],
    });
    const page: { told?: { made: object; offered: Record<string, Offered> } } = {};
    runInNewContext(readFileSync(join(folder, 'main.js'), 'utf8'), Object.assign(page, { self: page, console }));
    expect(page.told?.offered['1.2.3']?.get()().made).toBe(page.told?.made);
    const { modules = [] } = stats.toJson({ all: false, modules: true });
    expect(modules.filter(({ moduleType }) => moduleType?.startsWith('consume'))).toEqual([]);
  } finally {
    rmSync(folder, { recursive: true });
  }
}, 60_000);

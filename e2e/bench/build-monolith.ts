import { cp, mkdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { compile } from '@myfiction/shared/build/compile.ts';
import { shellConfig } from '@myfiction/shared/build/webpack/shell.ts';
import { exposedPage, exposedSlot, type RemoteManifest } from '@myfiction/shared/contract/platform.ts';
import type { Configuration } from 'webpack';
import { chunkFilesOf, PreloadScript } from './monolith-preload.ts';

/**
 * Builds the same sources by the same preset without federation: every page is a lazy chunk of the shell, chosen by the
 * same registry and preloaded as early. Returns the path of a server that serves it.
 */
export async function buildMonolith(rootDir: string, remotes: readonly string[]): Promise<string> {
  const target = join(rootDir, '.cache', 'bench', 'monolith');
  await rm(target, { recursive: true, force: true });
  await mkdir(join(target, 'server'), { recursive: true });
  await cp(join(rootDir, 'server', 'dist'), join(target, 'server', 'dist'), { recursive: true });
  await symlink(join(rootDir, 'server', 'src'), join(target, 'server', 'src'));
  const manifests = await Promise.all(remotes.map((name) => copyManifest(rootDir, target, name)));
  const loader = join(target, 'bundled-remotes.ts');
  await writeFile(loader, bundledRemotes(rootDir, manifests));
  const options = {
    rootDir,
    packageName: 'shell',
    outputDir: join(target, 'shell', 'dist'),
    mode: 'production',
    cacheVersion: 'bench',
  } as const;
  const stats = await compile(withoutFederation(shellConfig(options), rootDir, loader));
  await new PreloadScript(manifests, chunkFilesOf(stats)).writeInto(join(options.outputDir, 'index.html'));
  return join(target, 'server', 'dist', 'main.js');
}

/** The registry still names every page; its files are empty, because the shell has them. */
async function copyManifest(rootDir: string, target: string, name: string): Promise<RemoteManifest> {
  const dist = join(rootDir, name, 'dist', 'remote.json');
  const manifest = JSON.parse(await readFile(dist, 'utf8')) as RemoteManifest;
  const pages = manifest.pages.map((page) => ({ ...page, preload: { scripts: [], styles: [] } }));
  const folder = join(target, name, 'dist');
  await mkdir(folder, { recursive: true });
  await writeFile(join(folder, 'remoteEntry.js'), '');
  await writeFile(join(folder, 'remote.json'), JSON.stringify({ ...manifest, pages, integrity: EMPTY_FILE }));
  return manifest;
}

const EMPTY_FILE = 'sha384-OLBgp1GsljhM2TJ+sbHjaiH9txEUvgdDTAzHv2P24donTt6/529l+9Ua0vFImLlb';

/** Stands for `shell/src/remotes/loading/federation.ts`. */
function bundledRemotes(rootDir: string, manifests: readonly RemoteManifest[]): string {
  const lines = manifests.flatMap(({ name, pages, slots = [] }) =>
    [
      ...pages.map(({ id, module }) => [exposedPage(id), module] as const),
      ...slots.map(({ slot, module }) => [exposedSlot(slot), module] as const),
    ].map(([exposed, module]) => {
      const chunk = `${name}-${exposed.replace('/', '-')}`;
      const path = join(rootDir, `mfe-${name}`, module);
      return `  ${JSON.stringify(`${name}/${exposed}`)}: () => import(/* webpackChunkName: "${chunk}" */ ${JSON.stringify(path)}),`;
    }),
  );
  return `const modules: Record<string, () => Promise<unknown>> = {\n${lines.join('\n')}\n};
export const registerRemote = (): void => {};
export const loadFromRemote = (remote: string, exposed: string): Promise<unknown> | undefined =>
  modules[\`\${remote}/\${exposed}\`]?.();\n`;
}

/** Names of plugins: with what is provided a bundle keeps all that those modules export. */
const FEDERATION = ['ModuleFederationPlugin', 'ProvideShared'];

function withoutFederation(config: Configuration, rootDir: string, loader: string): Configuration {
  const federation = join(rootDir, 'shell', 'src', 'remotes', 'loading', 'federation.ts');
  return {
    ...config,
    cache: false,
    plugins: (config.plugins ?? []).filter((plugin) => !FEDERATION.includes(plugin?.constructor.name ?? '')),
    resolve: { ...config.resolve, alias: { ...config.resolve?.alias, [federation]: loader } },
  };
}

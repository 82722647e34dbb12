import { createServer } from 'node:net';
import { join } from 'node:path';
import ReactRefreshPlugin from '@pmmmwh/react-refresh-webpack-plugin';
import webpack, { type Configuration } from 'webpack';
import WebpackDevServer from 'webpack-dev-server';
import { loadRemoteConfig } from '../load-remote-config.ts';
import type { BuildOptions } from '../webpack/common.ts';
import { remoteConfig } from '../webpack/remote.ts';

export interface ServedRemote {
  /** Address that the remote's files lie under, for the registry. */
  base: string;
  close: () => Promise<void>;
}

interface ServeOptions {
  rootDir: string;
  packageName: string;
  cacheVersion: string;
  /** Told after each rebuild. */
  onRebuild: (milliseconds: number, errors: number) => void;
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen(0, 'localhost', () => {
      const address = probe.address();
      probe.close(() =>
        address && typeof address === 'object' ? resolve(address.port) : reject(new Error('No port.')),
      );
    });
  });
}

function devConfig(config: Configuration, base: string): Configuration {
  return {
    ...config,
    output: { ...config.output, publicPath: base },
    plugins: [...(config.plugins ?? []), new ReactRefreshPlugin({ overlay: false, library: base })],
  };
}

/** Builds one remote, serves it from memory and replaces what changes in the open page. */
export async function serveRemote(options: ServeOptions): Promise<ServedRemote> {
  const { rootDir, packageName, cacheVersion, onRebuild } = options;
  const port = await freePort();
  const base = `http://localhost:${port}/`;
  const declared = await loadRemoteConfig(join(rootDir, packageName));
  const build: BuildOptions = {
    rootDir,
    packageName,
    cacheVersion,
    outputDir: join(rootDir, '.cache', 'dev', packageName),
    mode: 'development',
    hot: true,
  };
  const compiler = webpack(devConfig(remoteConfig(declared, build), base));
  if (!compiler) throw new Error(`webpack made no compiler for ${packageName}.`);
  const server = new WebpackDevServer(
    {
      port,
      host: 'localhost',
      hot: true,
      liveReload: false,
      static: false,
      // The page comes from the studio's own server: another origin.
      headers: { 'access-control-allow-origin': '*' },
      allowedHosts: 'all',
      client: { webSocketURL: `ws://localhost:${port}/ws`, overlay: false, logging: 'warn' },
    },
    compiler,
  );
  const firstBuild = new Promise<void>((resolve) => {
    compiler.hooks.done.tap('serveRemote', (stats) => {
      if (stats.hasErrors()) console.error(stats.toString({ all: false, errors: true, colors: false }));
      onRebuild((stats.endTime ?? 0) - (stats.startTime ?? 0), stats.compilation.errors.length);
      resolve();
    });
  });
  await server.start();
  await firstBuild;
  return { base, close: () => server.stop() };
}

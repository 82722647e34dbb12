import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import type { Configuration } from 'webpack';
import type { RemoteConfig } from '../../contract/platform.ts';
import { containerName, exposesOf } from '../remote-exposes.ts';
import { remoteShared } from '../shared-modules.ts';
import { type BuildOptions, commonConfig } from './common.ts';
import { RemoteManifestPlugin } from './remote-manifest-plugin.ts';
import { VERSION_PLACEHOLDER, VersionPlugin } from './version-plugin.ts';

/** A remote: a container of pages and slots, without an entry of its own and without a copy of anything shared. */
export function remoteConfig(config: RemoteConfig, options: BuildOptions): Configuration {
  const production = options.mode === 'production';
  const common = commonConfig(options);
  const hash = production ? '.[contenthash:8]' : '';
  const name = containerName(config.name);
  return {
    ...common,
    entry: {},
    output: {
      ...common.output,
      publicPath: 'auto',
      filename: `[name]${hash}.js`,
      chunkFilename: `[name]${hash}.js`,
      assetModuleFilename: 'media/[name].[contenthash:8][ext]',
      // Two versions of a remote can live in one tab after a failed load: each has its own list of chunks, or the new
      // version would be answered with the old version's code.
      uniqueName: `${name}_${VERSION_PLACEHOLDER}`,
    },
    plugins: [
      ...(common.plugins ?? []),
      new ModuleFederationPlugin({
        name,
        filename: 'remoteEntry.js',
        exposes: exposesOf(config),
        shared: remoteShared(options.rootDir),
        shareStrategy: 'loaded-first',
        dts: false,
        manifest: false,
        dev: false,
        experiments: { externalRuntime: true, optimization: { disableSnapshot: true, target: 'web' } },
      }),
      new VersionPlugin(),
      new RemoteManifestPlugin(config, options),
    ],
  };
}

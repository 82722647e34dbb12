import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import type { Configuration } from 'webpack';
import {
  containerName,
  REMOTE_ENTRY_FILE,
  REMOTE_FILES_FILE,
  REMOTE_TIMEOUT_MS,
  type RemoteConfig,
  SHARED_NAMES_FILE,
} from '../../contract/platform.ts';
import { exposesOf } from '../remote-exposes.ts';
import { acceptedRanges, remoteShared } from '../shared-modules.ts';
import { type BuildOptions, commonConfig } from './common.ts';
import { JsonFilePlugin } from './json-file-plugin.ts';
import { RemoteManifestPlugin } from './remote-manifest-plugin.ts';
import { neededNames } from './shared-names.ts';
import { VERSION_PLACEHOLDER, VersionPlugin } from './version-plugin.ts';

const SMALLEST_SHARED_CHUNK = 50_000;

/** A remote: a container of pages and slots, without an entry of its own and without a copy of anything shared. */
export function remoteConfig(config: RemoteConfig, options: BuildOptions): Configuration {
  const common = commonConfig(options);
  const name = containerName(config.name);
  return {
    ...common,
    entry: {},
    output: {
      ...common.output,
      publicPath: 'auto',
      chunkLoadTimeout: REMOTE_TIMEOUT_MS,
      // Two versions of a remote can live in one tab after a failed load: each has its own list of chunks, or the new
      // version would be answered with the old version's code.
      uniqueName: options.hot ? `${name}_hot` : `${name}_${VERSION_PLACEHOLDER}`,
    },
    optimization: {
      ...common.optimization,
      // In bytes of source. What two pages share is loaded twice rather than in a file of a few KB: on a phone each file
      // that a page waits for costs more than it weighs.
      splitChunks: { chunks: 'async', minSize: SMALLEST_SHARED_CHUNK },
    },
    plugins: [
      ...(common.plugins ?? []),
      new ModuleFederationPlugin({
        name,
        filename: REMOTE_ENTRY_FILE,
        exposes: exposesOf(config),
        shared: remoteShared(),
        shareStrategy: 'loaded-first',
        dts: false,
        manifest: false,
        dev: false,
        experiments: {
          externalRuntime: true,
          optimization: { disableSnapshot: true, disableRemote: true, target: 'web' },
        },
      }),
      new JsonFilePlugin(SHARED_NAMES_FILE, neededNames),
      ...(options.hot
        ? []
        : [new VersionPlugin(JSON.stringify([config, acceptedRanges(options.rootDir), REMOTE_FILES_FILE]))]),
      new RemoteManifestPlugin(config, options),
    ],
  };
}

import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import HtmlWebpackPlugin from 'html-webpack-plugin';
import webpack, { type Configuration } from 'webpack';
import { PROVIDED_VERSIONS_FILE, SHARED_NAMES_FILE } from '../../contract/platform.ts';
import { hostShared, providedVersions } from '../shared-modules.ts';
import { clientKeyConstants } from './client-key-constants.ts';
import { type BuildOptions, commonConfig } from './common.ts';
import { JsonFilePlugin } from './json-file-plugin.ts';
import { PROVIDE_RUNTIME } from './module-entries.ts';
import { ProvideShared } from './provide-shared.ts';
import { providedNames } from './shared-names.ts';
import { TemplateTokensPlugin } from './template-tokens-plugin.ts';

/** Packages that change with an upgrade only: their file stays in the browser's cache over deploys of the shell. */
const VENDOR = /[\\/]node_modules[\\/](?!@myfiction[\\/])/;

const REFRESH_HOOK = fileURLToPath(new URL('../dev/refresh-hook.ts', import.meta.url));

/**
 * Nearly all of these files runs before the first paint. Chromium then compiles them while they arrive, off the main
 * thread, instead of function by function when each is called: a sixth of the time to a ready page on a phone.
 */
const COMPILE_EARLY = '//# allFunctionsCalledOnLoad';

/** The shell: the host that provides what is shared. It names no remote; those come from the registry at run time. */
export function shellConfig(options: BuildOptions): Configuration {
  const common = commonConfig({ ...options, assetFolder: 'assets/' });
  return {
    ...common,
    entry: { main: options.mode === 'production' ? './src/start.ts' : [REFRESH_HOOK, './src/start.ts'] },
    output: {
      ...common.output,
      publicPath: '/',
      uniqueName: 'myfiction_shell',
    },
    optimization: {
      ...common.optimization,
      splitChunks: {
        cacheGroups: {
          vendor: { test: VENDOR, name: 'vendor', chunks: 'initial', enforce: true },
          // A package that one lazy part uses lies within that part: two files cost a phone two requests.
          defaultVendors: false,
          // One file: what the navigation adds is smaller than a request.
          styles: { type: 'css/mini-extract', name: 'main', chunks: 'all', enforce: true },
        },
      },
    },
    plugins: [
      ...(common.plugins ?? []),
      new webpack.DefinePlugin({
        PROVIDED_VERSIONS: `(${JSON.stringify(providedVersions(options.rootDir))})`,
        ...clientKeyConstants(process.env),
      }),
      new ModuleFederationPlugin({
        name: 'shell',
        // version-first would fetch every remote at start.
        shareStrategy: 'loaded-first',
        dts: false,
        manifest: false,
        dev: false,
        runtimePlugins: [PROVIDE_RUNTIME],
        experiments: { optimization: { disableSnapshot: true, target: 'web' } },
      }),
      new ProvideShared(hostShared(options.rootDir)),
      new webpack.BannerPlugin({
        banner: COMPILE_EARLY,
        raw: true,
        entryOnly: true,
        // After the minifier, which drops comments.
        stage: webpack.Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_INLINE,
        test: /\.js$/,
      }),
      new HtmlWebpackPlugin({
        template: join(options.rootDir, options.packageName, 'src/index.html'),
        // The template names its files itself: deferred scripts are fetched last unless it says otherwise.
        inject: false,
        minify: false,
      }),
      // So that the server refuses a remote that this shell could not run.
      new JsonFilePlugin(PROVIDED_VERSIONS_FILE, () => providedVersions(options.rootDir)),
      new JsonFilePlugin(SHARED_NAMES_FILE, providedNames),
      new TemplateTokensPlugin(),
    ],
  };
}

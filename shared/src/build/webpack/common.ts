import { join } from 'node:path';
import CssMinimizerPlugin from 'css-minimizer-webpack-plugin';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import TerserPlugin from 'terser-webpack-plugin';
import type { Configuration } from 'webpack';
import { moduleEntries } from './module-entries.ts';
import { SCRIPT_TARGET, scriptRules } from './script-rule.ts';
import { styleRules } from './style-rules.ts';

export interface BuildOptions {
  rootDir: string;
  /** Folder of the package, for example `mfe-stories`. */
  packageName: string;
  outputDir: string;
  mode: 'production' | 'development';
  /** Names the webpack cache: changes when the preset or the installed packages do. */
  cacheVersion: string;
  /** For the development server: React refresh, and names that stay the same from build to build. */
  hot?: boolean;
  /** Folder of the hashed files within the output, with a trailing slash; none in a remote's own folder. */
  assetFolder?: string;
}

function minimizers() {
  return [
    new TerserPlugin({
      minify: TerserPlugin.swcMinify,
      extractComments: false,
      // swc uses its own threads; worker processes on top of them only cost memory.
      parallel: false,
      terserOptions: { compress: { passes: 2 }, mangle: true, format: { comments: false } },
    }),
    new CssMinimizerPlugin({ minify: CssMinimizerPlugin.lightningCssMinify, parallel: false }),
  ];
}

/** What the shell and the remotes have in common. */
export function commonConfig(options: BuildOptions): Configuration {
  const production = options.mode === 'production';
  const hash = options.hot ? '' : '.[contenthash:8]';
  const folder = options.assetFolder ?? '';
  return {
    mode: options.mode,
    context: join(options.rootDir, options.packageName),
    target: ['web', SCRIPT_TARGET],
    // Never an eval variant: the content security policy allows no eval, in development neither.
    devtool: production ? false : 'cheap-module-source-map',
    infrastructureLogging: { level: 'error' },
    stats: 'none',
    performance: { hints: false },
    output: {
      path: options.outputDir,
      clean: true,
      // A module that threw while it was evaluated runs again on Retry instead of answering half-initialised.
      strictModuleErrorHandling: true,
      hashFunction: 'xxhash64',
      filename: `${folder}[name]${hash}.js`,
      chunkFilename: `${folder}[name]${hash}.js`,
      assetModuleFilename: `${folder}[name].[contenthash:8][ext]`,
    },
    resolve: { alias: moduleEntries() },
    module: {
      strictExportPresence: true,
      rules: [
        ...scriptRules({ production, refresh: options.hot ?? false }),
        ...styleRules(production, options.packageName),
        // An ES module that asks for React by `require`: left to the browser it throws while the page loads.
        { test: /[\\/]single-spa-react[\\/]lib[\\/]esm[\\/]/, type: 'javascript/auto' },
        { test: /\.(?:woff2|png|jpe?g|webp|svg)$/, type: 'asset/resource' },
      ],
    },
    plugins: [
      new MiniCssExtractPlugin({
        filename: `${folder}[name]${hash}.css`,
        chunkFilename: `${folder}[name]${hash}.css`,
        // CSS Modules do not depend on the order in which chunks put them.
        ignoreOrder: true,
      }),
    ],
    optimization: {
      minimizer: minimizers(),
      moduleIds: production ? 'deterministic' : 'named',
      chunkIds: production ? 'deterministic' : 'named',
      realContentHash: production,
    },
    cache: {
      type: 'filesystem',
      cacheDirectory: join(options.rootDir, '.cache', 'webpack'),
      name: `${options.packageName}-${options.mode}${options.hot ? '-hot' : ''}`,
      version: options.cacheVersion,
    },
  };
}

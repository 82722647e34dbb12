import { createHash } from 'node:crypto';
import webpack, { type Compilation, type Compiler } from 'webpack';
import {
  REMOTE_ENTRY_FILE,
  REMOTE_FILES_FILE,
  REMOTE_MANIFEST_FILE,
  type RemoteConfig,
  type RemoteManifest,
} from '../../contract/platform.ts';
import { pageChunkName } from '../remote-exposes.ts';
import { acceptedRanges } from '../shared-modules.ts';
import { budgetProblems } from './budgets.ts';
import type { BuildOptions } from './common.ts';
import { preloadFiles } from './preload-files.ts';
import { versionOf } from './version-plugin.ts';

/** Writes the manifest and the list of the files, and holds the remote's byte budgets. */
export class RemoteManifestPlugin {
  private readonly config: RemoteConfig;
  private readonly options: BuildOptions;

  constructor(config: RemoteConfig, options: BuildOptions) {
    this.config = config;
    this.options = options;
  }

  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap('RemoteManifestPlugin', (compilation) => {
      // After the hashes are final: the manifest names files as they will lie on disk.
      const stage = webpack.Compilation.PROCESS_ASSETS_STAGE_REPORT;
      compilation.hooks.processAssets.tap({ name: 'RemoteManifestPlugin', stage }, () => {
        const emit = (name: string, value: unknown) =>
          compilation.emitAsset(name, new webpack.sources.RawSource(JSON.stringify(value)));
        emit(REMOTE_FILES_FILE, Object.keys(compilation.assets).toSorted());
        emit(REMOTE_MANIFEST_FILE, this.manifest(compilation));
        if (this.options.mode !== 'production') return;
        for (const problem of budgetProblems(compilation, this.config)) {
          compilation.errors.push(new webpack.WebpackError(problem));
        }
      });
    });
  }

  private manifest(compilation: Compilation): RemoteManifest {
    const entry = compilation.assets[REMOTE_ENTRY_FILE];
    if (!entry) throw new Error(`The build has no ${REMOTE_ENTRY_FILE}.`);
    return {
      ...this.config,
      version: this.options.hot ? 'dev' : versionOf(compilation),
      integrity: `sha384-${createHash('sha384').update(entry.buffer()).digest('base64')}`,
      pages: this.config.pages.map((page) => ({ ...page, preload: preloadFiles(compilation, pageChunkName(page.id)) })),
      sharedRanges: acceptedRanges(this.options.rootDir),
    };
  }
}

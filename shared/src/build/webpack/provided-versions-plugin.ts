import webpack, { type Compiler } from 'webpack';
import { PROVIDED_VERSIONS_FILE } from '../../contract/platform.ts';

/** Writes beside the shell's page what it provides, so that the server refuses a remote that it could not run. */
export class ProvidedVersionsPlugin {
  private readonly provided: Readonly<Record<string, string>>;

  constructor(provided: Readonly<Record<string, string>>) {
    this.provided = provided;
  }

  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap('ProvidedVersionsPlugin', (compilation) => {
      const stage = webpack.Compilation.PROCESS_ASSETS_STAGE_ADDITIONAL;
      compilation.hooks.processAssets.tap({ name: 'ProvidedVersionsPlugin', stage }, () => {
        compilation.emitAsset(PROVIDED_VERSIONS_FILE, new webpack.sources.RawSource(JSON.stringify(this.provided)));
      });
    });
  }
}

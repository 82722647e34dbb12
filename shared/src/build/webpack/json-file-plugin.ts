import webpack, { type Compilation, type Compiler } from 'webpack';

/** Writes beside the build's files what the server has to know of it. */
export class JsonFilePlugin {
  private readonly file: string;
  private readonly contentOf: (compilation: Compilation) => unknown;

  constructor(file: string, contentOf: (compilation: Compilation) => unknown) {
    this.file = file;
    this.contentOf = contentOf;
  }

  apply(compiler: Compiler): void {
    const { Compilation: Stages, sources } = webpack;
    compiler.hooks.thisCompilation.tap('JsonFilePlugin', (compilation) => {
      const stage = Stages.PROCESS_ASSETS_STAGE_ADDITIONAL;
      compilation.hooks.processAssets.tap({ name: 'JsonFilePlugin', stage }, () => {
        compilation.emitAsset(this.file, new sources.RawSource(JSON.stringify(this.contentOf(compilation))));
      });
    });
  }
}

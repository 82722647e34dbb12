import webpack, { type Compiler } from 'webpack';

/** What the server replaces in `index.html`: the head of the requested page, and the nonce of this answer. */
const TOKENS = ['__MF_HEAD__', '__MF_NONCE__'] as const;

/** Fails the build when a token vanished: without it pages would come without a registry, silently. */
export class TemplateTokensPlugin {
  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap('TemplateTokensPlugin', (compilation) => {
      const stage = webpack.Compilation.PROCESS_ASSETS_STAGE_REPORT;
      compilation.hooks.processAssets.tap({ name: 'TemplateTokensPlugin', stage }, (assets) => {
        const html = assets['index.html']?.source().toString() ?? '';
        for (const token of TOKENS) {
          if (html.includes(token)) continue;
          compilation.errors.push(new webpack.WebpackError(`${token} is missing in the shell's index.html.`));
        }
      });
    });
  }
}

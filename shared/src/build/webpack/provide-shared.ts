import { ConsumeSharedPlugin, ProvideSharedPlugin } from '@module-federation/enhanced';
import webpack, { type Compiler } from 'webpack';

type Provided = ConstructorParameters<typeof ProvideSharedPlugin>[0]['provides'];

/**
 * Offers modules to the remotes and uses them itself as any other module. The federation plugin's own option `shared`
 * has the host ask its runtime for each of them on start, where no other can be provided. Only what the host imports by
 * the very request is offered: a build that leaves one out fails.
 */
export class ProvideShared {
  readonly #provides: Provided;

  /** @param provides request → version and how it is shared */
  constructor(provides: Provided) {
    this.#provides = provides;
  }

  apply(compiler: Compiler): void {
    new ProvideSharedPlugin({ provides: this.#provides }).apply(compiler);
    // It writes the share scope, whether anything is taken from it or not.
    new ConsumeSharedPlugin({ consumes: {} }).apply(compiler);
    // Not those of children, which draw the page's template.
    compiler.hooks.thisCompilation.tap(ProvideShared.name, (compilation) => {
      compilation.hooks.finishModules.tap(ProvideShared.name, (modules) => {
        const offered = new Set([...modules].map((module) => module.libIdent({ context: compiler.context })));
        for (const [request, { shareKey = request }] of Object.entries(this.#provides)) {
          if (offered.has(`webpack/sharing/provide/default/${shareKey}`)) continue;
          compilation.errors.push(
            new webpack.WebpackError(
              `${request} is not offered to remotes: import it by this very request, or share it not.`,
            ),
          );
        }
      });
    });
  }
}

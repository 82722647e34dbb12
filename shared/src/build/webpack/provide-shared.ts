import { ConsumeSharedPlugin, ProvideSharedPlugin } from '@module-federation/enhanced';
import type { Compiler } from 'webpack';

type Provided = ConstructorParameters<typeof ProvideSharedPlugin>[0]['provides'];

/**
 * Offers modules to the remotes and uses them itself as any other module. The federation plugin's own option `shared`
 * has the host ask its runtime for each of them on start, where no other can be provided. Only what the host imports by
 * the very request is offered.
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
  }
}

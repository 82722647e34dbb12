import { createHash } from 'node:crypto';
import webpack, { type Compilation, type Compiler } from 'webpack';

/** Stands for the version until the content that makes it is known; an identifier, so that no minifier touches it. */
export const VERSION_PLACEHOLDER = 'mfv0000000000000000';

const versions = new WeakMap<Compilation, string>();

/** The version of a compilation: the hash of everything it emits and is declared of it. Known after the assets were optimised. */
export function versionOf(compilation: Compilation): string {
  const version = versions.get(compilation);
  if (!version) throw new Error('The version of this build is not known yet.');
  return version;
}

function contentHash(compilation: Compilation, declared: string): string {
  const hash = createHash('sha256').update(declared);
  for (const name of Object.keys(compilation.assets).toSorted()) {
    hash.update(name);
    hash.update(compilation.assets[name]?.buffer() ?? '');
  }
  return hash.digest('hex').slice(0, VERSION_PLACEHOLDER.length - 3);
}

/** Computes the version from the content and writes it where the placeholder stood. */
export class VersionPlugin {
  private readonly declared: string;

  /** @param declared what the manifest says beyond what is emitted: one version must not stand for two manifests */
  constructor(declared: string) {
    this.declared = declared;
  }

  apply(compiler: Compiler): void {
    const { Compilation: Stages, sources } = webpack;
    compiler.hooks.thisCompilation.tap('VersionPlugin', (compilation) => {
      // Before the real content hashes are computed: they must cover the text with the version in it.
      const stage = Stages.PROCESS_ASSETS_STAGE_OPTIMIZE_HASH - 1;
      compilation.hooks.processAssets.tap({ name: 'VersionPlugin', stage }, (assets) => {
        const version = contentHash(compilation, this.declared);
        versions.set(compilation, version);
        for (const [name, source] of Object.entries(assets)) {
          const text = source.source();
          if (typeof text !== 'string' || !text.includes(VERSION_PLACEHOLDER)) continue;
          const versioned = text.replaceAll(VERSION_PLACEHOLDER, `mfv${version}`);
          compilation.updateAsset(name, new sources.RawSource(versioned));
        }
      });
    });
  }
}

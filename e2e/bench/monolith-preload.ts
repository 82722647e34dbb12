import { readFile, writeFile } from 'node:fs/promises';
import { exposedPage, type RemoteManifest } from '@myfiction/shared/contract/platform.ts';
import type { Stats } from 'webpack';

/** Name of a lazy chunk → its own files and those it was split into. */
export function chunkFilesOf(stats: Stats): Map<string, readonly string[]> {
  const initial = new Set(stats.compilation.entrypoints.get('main')?.getFiles() ?? []);
  return new Map(
    [...stats.compilation.namedChunkGroups].map(([name, group]) => [
      name,
      group.getFiles().filter((file) => /\.(?:js|css)$/.test(file) && !initial.has(file)),
    ]),
  );
}

/** Preloads the files of the page that is asked for, as the server does for a remote's page. */
export class PreloadScript {
  readonly #files: Record<string, readonly string[]>;

  constructor(manifests: readonly RemoteManifest[], chunks: ReadonlyMap<string, readonly string[]>) {
    this.#files = Object.fromEntries(
      manifests.flatMap(({ name, pages }) =>
        pages.flatMap(({ id, paths }) =>
          paths.map((path) => [path, chunks.get(`${name}-${exposedPage(id).replace('/', '-')}`) ?? []] as const),
        ),
      ),
    );
  }

  async writeInto(htmlFile: string): Promise<void> {
    const html = await readFile(htmlFile, 'utf8');
    await writeFile(
      htmlFile,
      html.replace('__MF_HEAD__', () => `${this.#script()}\n    __MF_HEAD__`),
    );
  }

  #script(): string {
    return `<script nonce="__MF_NONCE__">
      for (const file of ${JSON.stringify(this.#files)}[location.pathname] ?? []) {
        const as = file.endsWith('.css') ? 'style' : 'script';
        document.head.append(Object.assign(document.createElement('link'), { rel: 'preload', as, href: '/' + file }));
      }
    </script>`;
  }
}

import type { Chunk, Compilation } from 'webpack';

/** Scripts and styles that the browser needs before the named chunk can run: its own and what it was split into. */
export function preloadFiles(compilation: Compilation, chunkName: string): { scripts: string[]; styles: string[] } {
  const group = compilation.namedChunkGroups.get(chunkName);
  if (!group) throw new Error(`There is no chunk "${chunkName}".`);
  const children = group.getChildrenByOrders(compilation.moduleGraph, compilation.chunkGraph);
  const chunks: readonly Chunk[] = [group, ...(children.preload ?? [])].flatMap((each) => each.chunks);
  const files = [...new Set(chunks.flatMap((chunk) => [...chunk.files]))];
  return {
    scripts: files.filter((file) => file.endsWith('.js')),
    styles: files.filter((file) => file.endsWith('.css')),
  };
}

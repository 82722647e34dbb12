import { serveRemote } from './serve-remote.ts';

/** `node --import tsx serve-remote-process.ts <root> <package> <cache version>`: serves a remote until its parent ends. */
const [rootDir = '', packageName = '', cacheVersion = ''] = process.argv.slice(2);

const { base } = await serveRemote({
  rootDir,
  packageName,
  cacheVersion,
  onRebuild: (milliseconds, errors) => process.send?.({ rebuiltMs: milliseconds, errors }),
});
process.send?.({ base });
process.on('disconnect', () => process.exit());

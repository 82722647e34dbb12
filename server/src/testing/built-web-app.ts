import { createHash } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { CONTRACT_NUMBER, SHARED_NAMES_FILE, type SharedNames } from '@myfiction/shared/contract/platform.ts';

const SHELL = `<!doctype html><html><head><script nonce="__MF_NONCE__">0</script>
    <link rel="preload" as="script" href="/assets/signed-in.0123abcd.js" data-access="session" />
    __MF_HEAD__<script defer src="/assets/main.0123abcd.js"></script></head><body></body></html>`;

/** Writes the build output of a shell below `root`, as the build would. */
export async function writeBuiltShell(root: string, html = SHELL): Promise<void> {
  const assets = join(root, 'shell', 'dist', 'assets');
  await mkdir(assets, { recursive: true });
  await writeFile(join(root, 'shell', 'dist', 'index.html'), html);
  await writeFile(join(assets, 'unhashed.js'), '/* development */');
  await writeFile(join(assets, 'main.0123abcd.js'), `/* the shell */${'let filler = 1;'.repeat(200)}`);
}

export interface BuiltRemoteOptions {
  version?: string;
  /** Replaces fields of the manifest, to break it. */
  manifest?: Record<string, unknown>;
  entry?: string;
  /** What it takes from the shell; a build of before does not say. */
  needs?: SharedNames;
}

/** The build output of a remote with one page, `/<name>` and `/<name>/:id`. */
export function remoteFiles(name: string, options: BuiltRemoteOptions = {}): Map<string, Buffer> {
  const { version = 'v1', entry = `/* ${name} ${version} */` } = options;
  const labels = { 'page.title': name };
  const page = {
    id: 'main',
    paths: [`/${name}`, `/${name}/:id`],
    layout: 'main',
    title: 'page.title',
    access: 'public',
    module: './src/main.tsx',
    preload: { scripts: ['page-main.js'], styles: ['page-main.css'] },
  };
  const manifest = {
    name,
    version,
    integrity: `sha384-${createHash('sha384').update(entry).digest('base64')}`,
    contract: CONTRACT_NUMBER,
    pages: [page],
    labels: { en: labels, es: labels },
    budgets: { remoteEntryKb: 8, largestChunkKb: 85 },
    sharedRanges: {},
    ...options.manifest,
  };
  const texts = {
    'remoteEntry.js': entry,
    'page-main.js': `/* page of ${name} */${'let filler = 1;'.repeat(200)}`,
    'page-main.css': '.page { color: red }',
    'remote.json': JSON.stringify(manifest),
    ...(options.needs && { [SHARED_NAMES_FILE]: JSON.stringify(options.needs) }),
  };
  return new Map(Object.entries(texts).map(([file, text]) => [file, Buffer.from(text)]));
}

/** Writes that build output below `root`, as the build would. */
export async function writeBuiltRemote(root: string, name: string, options: BuiltRemoteOptions = {}): Promise<void> {
  const dist = join(root, `mfe-${name}`, 'dist');
  await mkdir(dist, { recursive: true });
  for (const [file, content] of remoteFiles(name, options)) await writeFile(join(dist, file), content);
}

import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { CONTRACT_NUMBER, type RemoteConfig, type RemoteManifest } from '../../contract/platform.ts';
import { compile } from '../compile.ts';
import { remoteConfig } from '../webpack/remote.ts';

const root = resolve(__dirname, '../../../..');

export interface TinyRemote {
  manifest: RemoteManifest;
  read: (file: string) => string;
  /** Names of all files. */
  list: () => string[];
  remove: () => void;
}

const FILES = {
  'src/front.ts': "import './front.module.css';\nimport { shown } from './shown.ts';\nexport default shown;\n",
  'src/front.module.css':
    '.box { border: 1px solid red; padding: 20px 5px; }\n@media (max-width: 760px) { .box { top: 3px } }\n',
  'src/shown.ts': "export const shown = { text: 'one', load: () => import('./later.ts') };\n",
  'src/later.ts': "export default 'later';\n",
};

/** Builds a remote of a few lines with the real preset. */
export async function buildTinyRemote(
  files: Partial<Record<keyof typeof FILES, string>> = {},
  budgets: RemoteConfig['budgets'] = { remoteEntryKb: 9, largestChunkKb: 10 },
): Promise<TinyRemote> {
  // Below the project: loaders and shared packages are found by walking up from here.
  mkdirSync(join(root, '.cache'), { recursive: true });
  const folder = mkdtempSync(join(root, '.cache', 'tiny-remote-'));
  for (const [name, text] of Object.entries({ ...FILES, ...files })) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), text);
  }
  const outputDir = join(folder, 'dist');
  const config: RemoteConfig = {
    name: 'tiny',
    contract: CONTRACT_NUMBER,
    pages: [{ id: 'front', paths: ['/tiny'], layout: 'main', title: 't', access: 'public', module: './src/front.ts' }],
    labels: { en: { t: 'Tiny' }, es: { t: 'Mínimo' } },
    budgets,
  };
  const options = { rootDir: root, packageName: 'tiny', outputDir, mode: 'production' as const, cacheVersion: '' };
  try {
    await compile({ ...remoteConfig(config, options), context: folder, cache: false });
  } catch (error) {
    rmSync(folder, { recursive: true });
    throw error;
  }
  const read = (file: string) => readFileSync(join(outputDir, file), 'utf8');
  const list = () => readdirSync(outputDir);
  return { manifest: JSON.parse(read('remote.json')), read, list, remove: () => rmSync(folder, { recursive: true }) };
}

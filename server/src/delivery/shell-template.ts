import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { addFiles } from './publish-folder.ts';

const HEAD_TOKEN = '__MF_HEAD__';
const NONCE_TOKEN = '__MF_NONCE__';

/** The shell's page, ready to be filled in. */
export interface ShellTemplate {
  /** Changes with every build. */
  builtAtMs: number;
  render(head: string, nonce: string): string;
}

/** When the shell was last built; undefined when it was not. */
export async function shellBuiltAtMs(folder: string): Promise<number | undefined> {
  return stat(join(folder, 'index.html')).then(
    (file) => file.mtimeMs,
    () => undefined,
  );
}

/** Reads the built shell and publishes its assets. Throws when a token is missing: pages would come up empty. */
export async function readShell(folder: string, builtAtMs: number, assetsFolder: string): Promise<ShellTemplate> {
  const html = await readFile(join(folder, 'index.html'), 'utf8');
  for (const token of [HEAD_TOKEN, NONCE_TOKEN]) {
    if (!html.includes(token)) throw new Error(`The shell's index.html has no ${token}; build it again.`);
  }
  await addFiles(join(folder, 'assets'), assetsFolder);
  return {
    builtAtMs,
    render: (head, nonce) => html.replace(HEAD_TOKEN, () => head).replaceAll(NONCE_TOKEN, nonce),
  };
}

import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { addFiles } from './publish-folder.ts';

const HEAD_TOKEN = '__MF_HEAD__';
const NONCE_TOKEN = '__MF_NONCE__';

/** The shell's page, ready to be filled in. */
export interface ShellTemplate {
  /** Changes with every build. */
  builtAtMs: number;
  render(page: PageParts, nonce: string): string;
}

export interface PageParts {
  /** What belongs to the page that is asked for. */
  head: string;
  /** Whether the page asks for a session: what only signed-in pages need is fetched at once. */
  signedIn: boolean;
}

/** The template marks what only signed-in pages need. */
const FOR_SIGNED_IN = /\s*<link\b[^>]*\bdata-access="session"[^>]*>/g;

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
  const forPublic = html.replace(FOR_SIGNED_IN, '');
  return {
    builtAtMs,
    render: ({ head, signedIn }, nonce) =>
      (signedIn ? html : forPublic).replace(HEAD_TOKEN, () => head).replaceAll(NONCE_TOKEN, nonce),
  };
}

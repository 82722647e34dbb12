import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { escapeHtml } from '../platform/escape-html.ts';
import type { PageMeta } from './page-meta.ts';

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
  /** Takes the place of the title and the description that every page has. */
  meta?: PageMeta | undefined;
}

/** The template marks what only signed-in pages need. */
const FOR_SIGNED_IN = /\s*<link\b[^>]*\bdata-access="session"[^>]*>/g;

const TITLE = /<title>[^<]*<\/title>/;
const DESCRIPTION = /<meta\b[^>]*\bname="?description\b[^>]*>/;

/** When the shell was last built; undefined when it was not. */
export async function shellBuiltAtMs(folder: string): Promise<number | undefined> {
  return stat(join(folder, 'index.html')).then(
    (file) => file.mtimeMs,
    () => undefined,
  );
}

/** Reads the built shell's page. Throws when a token is missing: pages would come up empty. */
export async function readShell(folder: string, builtAtMs: number): Promise<ShellTemplate> {
  const html = await readFile(join(folder, 'index.html'), 'utf8');
  for (const token of [HEAD_TOKEN, NONCE_TOKEN]) {
    if (!html.includes(token)) throw new Error(`The shell's index.html has no ${token}; build it again.`);
  }
  const forPublic = html.replace(FOR_SIGNED_IN, '');
  return {
    builtAtMs,
    render: ({ head, signedIn, meta }, nonce) =>
      withMeta(signedIn ? html : forPublic, meta)
        .replace(HEAD_TOKEN, () => (meta ? `${meta.tags}\n    ${head}` : head))
        .replaceAll(NONCE_TOKEN, nonce),
  };
}

function withMeta(html: string, meta: PageMeta | undefined): string {
  if (!meta) return html;
  return html
    .replace(TITLE, () => `<title>${escapeHtml(meta.title)}</title>`)
    .replace(DESCRIPTION, () => `<meta name="description" content="${escapeHtml(meta.description)}">`);
}

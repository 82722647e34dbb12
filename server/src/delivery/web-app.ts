import { join } from 'node:path';
import type { Registry } from '@myfiction/shared/contract/platform.ts';
import { buildRegistry } from './build-registry.ts';
import { findBuiltRemotes } from './built-remotes.ts';
import { withDevRemotes } from './dev-remotes.ts';
import { readShell, type ShellTemplate, shellBuiltAtMs } from './shell-template.ts';

/** What is published right now. */
export interface WebApp {
  registry: Registry;
  /** Undefined while the shell is not built. */
  shell: ShellTemplate | undefined;
}

export interface WebAppOptions {
  root: string;
  /** Build output of the shell. */
  shellFolder: string;
  /** Folder that published files are kept and served from. */
  publishedFolder: string;
  devRemotes: Readonly<Record<string, string>>;
  warn: (message: string) => void;
}

/** How long a build may go unnoticed. */
const RECHECK_MS = 1_000;

export function publishedRemotes(publishedFolder: string): string {
  return join(publishedFolder, 'remotes');
}

export function publishedAssets(publishedFolder: string): string {
  return join(publishedFolder, 'assets');
}

/** Keeps up with builds: each call gives what is published, and a new build is picked up without a restart. */
export function createWebAppReader(options: WebAppOptions): () => Promise<WebApp> {
  let built: { stamp: string; webApp: WebApp } | undefined;
  let checkedAtMs = Number.NEGATIVE_INFINITY;
  let checking: Promise<void> | undefined;

  const check = async (): Promise<void> => {
    const remotes = await findBuiltRemotes(options.root);
    const shellAtMs = await shellBuiltAtMs(options.shellFolder);
    const stamp = JSON.stringify([shellAtMs, remotes]);
    checkedAtMs = performance.now();
    if (built?.stamp === stamp) return;
    built = { stamp, webApp: await publish(options, remotes, shellAtMs) };
  };

  return async () => {
    if (performance.now() - checkedAtMs > RECHECK_MS) {
      checking ??= check().finally(() => {
        checking = undefined;
      });
      // Only the very first visitor waits; while a new build is published the others get the one before.
      if (!built) await checking;
      else checking.catch((error: unknown) => options.warn(String(error)));
    }
    if (!built) throw new Error('Nothing is published.');
    const { registry, shell } = built.webApp;
    return { registry: await withDevRemotes(registry, options.devRemotes, options.warn), shell };
  };
}

async function publish(
  { shellFolder, publishedFolder, warn }: WebAppOptions,
  remotes: Awaited<ReturnType<typeof findBuiltRemotes>>,
  shellAtMs: number | undefined,
): Promise<WebApp> {
  const { registry, problems } = await buildRegistry(remotes, publishedRemotes(publishedFolder));
  for (const { remote, problem } of problems) warn(`The remote ${remote} is disabled: ${problem}`);
  const shell =
    shellAtMs === undefined ? undefined : await readShell(shellFolder, shellAtMs, publishedAssets(publishedFolder));
  return { registry, shell };
}

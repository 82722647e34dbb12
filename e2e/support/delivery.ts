import { execFile } from 'node:child_process';
import { resolve } from 'node:path';
import { promisify } from 'node:util';
import { runDesk } from './desk.ts';
import type { StudioServer } from './studio-server.ts';

const scripts = resolve(import.meta.dirname, '../../scripts');

/** What is told of a publish or a move. */
interface Moved {
  stands: string;
  version?: string;
}

/** The command lines of a team that has a token for one remote. */
export async function openTeam(studio: StudioServer, remote: string) {
  const made = await runDesk(studio, 'token', 'create', remote, '--label', `${remote} team`);
  const token = /mfd_[\w-]{43}/.exec(JSON.stringify(made))?.[0] ?? '';
  const run = async (script: string, ...argv: string[]): Promise<Moved> => {
    const env = { ...process.env, DELIVERY_TOKEN: token, DELIVERY_URL: studio.url };
    const { stdout } = await promisify(execFile)(process.execPath, [resolve(scripts, script), ...argv, '--json'], {
      env,
    });
    return JSON.parse(stdout);
  };
  return {
    publish: (folder: string, ...argv: string[]) => run('publish-remote.mjs', remote, '--folder', folder, ...argv),
    move: (act: string, ...argv: string[]) => run('delivery.mjs', act, remote, ...argv),
  };
}

import { execFile } from 'node:child_process';
import { resolve } from 'node:path';
import { promisify } from 'node:util';
import type { StudioServer } from './studio-server.ts';

const DESK = resolve(import.meta.dirname, '../../server/dist/desk.js');

/** Runs one command of the desk beside a studio that runs, as its staff does, and gives what it prints as JSON. */
export async function runDesk(studio: Pick<StudioServer, 'dataDir'>, ...argv: string[]): Promise<unknown> {
  const env = { ...process.env, DATA_DIR: studio.dataDir, DESK_USER: 'e2e' };
  const { stdout } = await promisify(execFile)(process.execPath, [DESK, ...argv, '--json'], { env });
  return JSON.parse(stdout);
}

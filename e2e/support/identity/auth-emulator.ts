import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { EMULATOR_FOLDER } from '../../../scripts/lib/install-emulator.mjs';
import { freePort } from '../free-port.ts';
import type { SigningKey } from './signing-key.ts';

export const PROJECT = 'studio-e2e';

export interface AuthEmulator {
  /** With the same host name as the studio: a frame of another site would not see what its popup has stored. */
  url: string;
  stop: () => Promise<void>;
}

/** The real Firebase Auth emulator, whose tokens are signed with `key`. */
export async function startAuthEmulator(key: SigningKey): Promise<AuthEmulator> {
  const port = await freePort();
  const child = spawn(process.execPath, [join(EMULATOR_FOLDER, 'start.mjs')], {
    env: { ...process.env, PORT: String(port), PROJECT_ID: PROJECT, PRIVATE_KEY: key.privatePem, KEY_ID: key.id },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = once(child, 'exit');
  const ready = new Promise<void>((resolve) => {
    child.stdout.on('data', (line) => String(line).includes('ready') && resolve());
  });
  await Promise.race([ready, ended.then(() => Promise.reject(new Error('The Auth emulator did not start.')))]);
  return {
    url: `http://localhost:${port}`,
    stop: async () => {
      child.kill();
      await ended;
    },
  };
}

import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { readConfig } from '../platform/config.ts';
import { explainError } from '../platform/expected-error.ts';
import { BackupError } from './backup-error.ts';
import { backUp, restore } from './commands.ts';

/** `node server/dist/backup.js backup|restore …`: the bundle lies one folder less deep than this file. */
const here = dirname(fileURLToPath(import.meta.url));
const root = here.endsWith('dist') ? join(here, '..', '..') : join(here, '..', '..', '..');

try {
  const [command, ...args] = process.argv.slice(2);
  const config = readConfig(process.env, root);
  if (command === 'restore') await restore(args, config, console.log);
  else await backUp(args, config, console.log);
} catch (error) {
  console.error(error instanceof BackupError ? error.message : explainError(error));
  process.exitCode = 1;
}

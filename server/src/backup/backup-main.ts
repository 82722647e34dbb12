import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { readConfig } from '../platform/config.ts';
import { endOnSignals } from '../platform/end-on-signals.ts';
import { explainError } from '../platform/expected-error.ts';
import { BackupError } from './backup-error.ts';
import { backUp, restore, USAGE } from './commands.ts';

/** `node server/dist/backup.js backup|restore …`: the bundle lies one folder less deep than this file. */
const here = dirname(fileURLToPath(import.meta.url));
const root = here.endsWith('dist') ? join(here, '..', '..') : join(here, '..', '..', '..');

async function run([command, ...args]: readonly string[]): Promise<void> {
  if (args.includes('--help')) return console.log(USAGE);
  const config = readConfig(process.env, root);
  if (command === 'restore') await restore(args, config, console.log);
  else await backUp(args, config, console.log);
}

endOnSignals();
try {
  await run(process.argv.slice(2));
} catch (error) {
  console.error(error instanceof BackupError ? error.message : explainError(error));
  process.exitCode = 1;
}

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

const COMMANDS = new Map([
  ['backup', backUp],
  ['restore', restore],
]);

async function run([name = '', ...args]: readonly string[]): Promise<void> {
  if ([name, ...args].includes('--help')) return console.log(USAGE);
  const command = COMMANDS.get(name);
  if (!command) throw new BackupError(USAGE);
  const config = readConfig(process.env, root);
  await command(args, config, console.log);
}

endOnSignals();
try {
  await run(process.argv.slice(2));
} catch (error) {
  console.error(error instanceof BackupError ? error.message : explainError(error));
  process.exitCode = 1;
}

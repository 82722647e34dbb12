import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { readConfig } from './platform/config.ts';
import { endOnSignals } from './platform/end-on-signals.ts';
import { explainError } from './platform/expected-error.ts';
import { serializeError } from './platform/serialize-error.ts';
import { findServerCommand, SERVER_USAGE } from './platform/server-commands.ts';
import { adviseSettings } from './platform/settings/advise.ts';

/** `server/src/main.ts` and the bundle `server/dist/main.js` lie equally deep. */
const root = join(dirname(fileURLToPath(import.meta.url)), '..', '..');

process.on('uncaughtException', (error) => {
  console.error(serializeError(error));
  process.exit(1);
});

async function main(argv: readonly string[]): Promise<void> {
  if (argv.includes('--help')) return console.log(SERVER_USAGE);
  const run = findServerCommand(argv);
  // The studio itself ends in an order of its own.
  if (argv.length > 0) endOnSignals();
  const config = readConfig(process.env, root);
  for (const advice of adviseSettings(process.env)) console.warn(advice);
  await run(config);
}

try {
  await main(process.argv.slice(2));
} catch (error) {
  console.error(explainError(error));
  process.exit(1);
}

import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { CommandError, runCommandLine } from './lib/command-line.mjs';
import { createSecrets } from './lib/create-secrets.mjs';

/** The keys and passwords of an installation, each in a file. Never overwrites one. */
const usage = 'Usage: npm run create-secrets [-- FOLDER]; deploy without one';

await runCommandLine(
  async (args) => {
    const { positionals } = parseArgs({ args, allowPositionals: true, options: {} });
    if (positionals.length > 1) throw new CommandError('usage', 'Say one folder.');
    const shown = positionals[0] ?? 'deploy';
    const { created, kept } = createSecrets(positionals[0] ?? fileURLToPath(new URL('../deploy', import.meta.url)));
    for (const path of created) console.log(`  created  ${join(shown, path)}`);
    for (const path of kept) console.log(`  kept     ${join(shown, path)}`);
    console.log(`
Keep a copy of ${join(shown, 'secrets/data_key')} somewhere else: without it what is encrypted in the database is lost.
${join(shown, 'secrets/smtp_url')} leads to the trial mailbox; put your mail server's address there.`);
  },
  { usage },
);

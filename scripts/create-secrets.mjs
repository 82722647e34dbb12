import { fileURLToPath } from 'node:url';
import { createSecrets } from './lib/create-secrets.mjs';

/** `npm run create-secrets [FOLDER]`: the keys and passwords of an installation, each in a file. Never overwrites one. */
const folder = process.argv[2] ?? fileURLToPath(new URL('../deploy', import.meta.url));
const { created, kept } = createSecrets(folder);
for (const path of created) console.log(`  created  ${path}`);
for (const path of kept) console.log(`  kept     ${path}`);
console.log(`
Keep a copy of secrets/data_key somewhere else: without it what is encrypted in the database is lost.
secrets/smtp_url leads to the trial mailbox; put your mail server's address there.`);

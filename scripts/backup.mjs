import { runBuilt } from './lib/run-built.mjs';

/** `npm run backup -- --to PLACE`: see docs/backup.md. */
runBuilt('backup.js', ['backup', ...process.argv.slice(2)]);

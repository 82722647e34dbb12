import { runBuilt } from './lib/run-built.mjs';

/** `npm run restore -- --from PLACE`: see docs/backup.md. */
runBuilt('backup.js', ['restore', ...process.argv.slice(2)]);

import { runBuilt } from './lib/run-built.mjs';

/** `npm run desk -- COMMAND`: what platform staff does; see docs/desk.md. */
runBuilt('desk.js', process.argv.slice(2));

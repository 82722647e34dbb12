import { runBuilt } from './lib/run-built.mjs';

/** `npm run migrate`, `npm run objects -- COMMAND`: what the server does besides serving; see docs/production.md. */
runBuilt('main.js', process.argv.slice(2));

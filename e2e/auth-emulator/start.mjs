import { once } from 'node:events';
import { createRequire } from 'node:module';

/**
 * Runs the Auth emulator of firebase-tools, alone and offline, on PORT for PROJECT_ID. What the emulator leaves unsigned
 * is signed here with PRIVATE_KEY under KEY_ID, so that the platform checks its tokens as it checks those of production.
 */
process.env.CI = '1';
const require = createRequire(import.meta.url);
const SERVER = 'firebase-tools/lib/emulator/auth/server.js';

// Compiling the whole API takes 15 seconds; the SDK's sign-in uses these.
const USED = ['/v1/accounts:signInWithIdp', '/v1/accounts:lookup', '/v1/token', '/v1/projects'];
const { default: api } = require('firebase-tools/lib/emulator/auth/apiSpec.js');
api.paths = Object.fromEntries(Object.entries(api.paths).filter(([path]) => USED.includes(path)));

const { PORT, PROJECT_ID, PRIVATE_KEY, KEY_ID } = process.env;
const jwt = createRequire(require.resolve(SERVER))('jsonwebtoken');
const sign = jwt.sign;
jwt.sign = (claims, _key, options) => sign(claims, PRIVATE_KEY, { ...options, algorithm: 'RS256', keyid: KEY_ID });

const { createApp } = require(SERVER);
const app = await createApp(PROJECT_ID, 0);
await once(app.listen(Number(PORT), 'localhost'), 'listening');
console.log('ready');

import { fork } from 'node:child_process';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { assertPortFree } from './lib/assert-port-free.mjs';
import { buildPackages } from './lib/build-packages.mjs';
import { runCommandLine } from './lib/command-line.mjs';
import { ensureInstalled } from './lib/ensure-installed.mjs';
import { secondsSince } from './lib/run-step.mjs';
import { startServer } from './lib/start-server.mjs';

/**
 * `npm start`: installs and builds what is missing, then runs the studio. `--empty` starts without demonstration data,
 * `--providers` with Apple, Google and Facebook: a stand-in Apple and the real Auth emulator.
 */
const root = fileURLToPath(new URL('..', import.meta.url));
const started = performance.now();
const usage = 'Usage: npm start -- [--empty] [--providers]';

/** Prints one finished step with its seconds. */
let stepStarted = started;
function finished(step, note = '') {
  console.log(`  ${step.padEnd(10)} ${secondsSince(stepStarted).padStart(6)} s  ${note}`.trimEnd());
  stepStarted = performance.now();
}

async function prepare() {
  console.log('MyFiction Studio\n');
  finished('packages', (await ensureInstalled(root)) ? 'installed' : 'up to date');
  const { built } = await buildPackages(root, { log: (line) => console.log(`    ${line}`) });
  finished('build', built.length > 0 ? `${built.length} built` : 'up to date');
}

/** Starts the stand-ins of the providers and gives the settings with which the studio finds them. */
async function startProviders() {
  const { installEmulator } = await import('./lib/install-emulator.mjs');
  await installEmulator();
  const script = join(root, 'e2e', 'support', 'identity', 'serve.ts');
  const child = fork(script, { cwd: root, execArgv: ['--import', 'tsx'] });
  const env = await new Promise((resolve, reject) => {
    child.once('message', (message) => resolve(message.env));
    child.once('exit', () => reject(new Error('The stand-ins of the providers did not start.')));
  });
  finished('providers', 'Apple, Google, Facebook');
  return env;
}

function run({ empty, providers }) {
  const standIns = process.env.NODE_ENV !== 'production' && { LINK_STAND_INS: process.env.LINK_STAND_INS || 'true' };
  const env = { ...providers, ...standIns, ...(empty && { DEMO: 'false' }) };
  return startServer(root, env, ({ step, ready }) => {
    if (step) finished(step);
    if (ready) announce(ready);
  });
}

function announce({ address, demo }) {
  const production = process.env.NODE_ENV === 'production';
  console.log(`\nReady in ${secondsSince(started)} s\n`);
  console.log(`  Studio    ${address}`);
  if (demo) console.log('  Sign in   noor@example.com / writes-every-day');
  if (!production) console.log(`  Mailbox   ${address}/dev/outbox`);
  console.log('\nStop with Ctrl-C.');
}

await runCommandLine(
  async (args) => {
    const options = { empty: { type: 'boolean' }, providers: { type: 'boolean' } };
    const { values } = parseArgs({ args, options });
    await assertPortFree('npm start');
    await prepare();
    await run({ empty: values.empty, providers: values.providers ? await startProviders() : {} });
  },
  { usage },
);

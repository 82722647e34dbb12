import { fork } from 'node:child_process';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { assertPortFree } from './lib/assert-port-free.mjs';
import { buildPackages } from './lib/build-packages.mjs';
import { CommandError, runCommandLine } from './lib/command-line.mjs';
import { ensureInstalled } from './lib/ensure-installed.mjs';
import { presetStamp, remoteFolders } from './lib/packages.mjs';
import { secondsSince } from './lib/run-step.mjs';
import { startServer } from './lib/start-server.mjs';

/**
 * `npm run dev -- <remote>`: one remote with hot reload inside the real shell; the server and the other remotes come
 * from their last build.
 */
const root = fileURLToPath(new URL('..', import.meta.url));
const started = performance.now();
const usage = 'Usage: npm run dev -- REMOTE, for example comments';

async function remoteToServe(args) {
  const { positionals } = parseArgs({ args, allowPositionals: true, options: {} });
  const folders = await remoteFolders(root);
  const named = positionals.length === 1 ? positionals[0].replace(/^mfe-/, '') : '';
  if (folders.includes(`mfe-${named}`)) return named;
  const names = folders.map((folder) => folder.slice('mfe-'.length)).join(', ');
  throw new CommandError('usage', `Say which remote. There are ${names}.`);
}

/** Starts the remote's development server; resolves with the address of its files. */
function serve(remote, cacheVersion) {
  const script = join(root, 'shared/src/build/dev/serve-remote-process.ts');
  const child = fork(script, [root, `mfe-${remote}`, cacheVersion], { cwd: root, execArgv: ['--import', 'tsx'] });
  return new Promise((resolve, reject) => {
    child.on('exit', () => reject(new Error(`The development server of ${remote} ended.`)));
    child.on('message', ({ base, rebuiltMs, errors }) => {
      if (base) resolve(base);
      else
        console.log(
          errors > 0
            ? `  ${remote}: ${errors} error${errors === 1 ? '' : 's'}`
            : `  ${remote} rebuilt in ${rebuiltMs} ms`,
        );
    });
  });
}

const run = (remote, base) =>
  startServer(
    root,
    { DEV_REMOTES: `${remote}=${base}`, DEV_SHELL: join(root, '.cache', 'dev', 'shell') },
    ({ ready }) => {
      if (ready) console.log(`\n${remote} runs in the studio after ${secondsSince(started)} s: ${ready.address}\n`);
    },
  );

await runCommandLine(
  async (args) => {
    const remote = await remoteToServe(args);
    await assertPortFree(`npm run dev -- ${remote}`);
    await ensureInstalled(root);
    const serving = serve(remote, await presetStamp(root));
    await buildPackages(root, { except: ['shell', `mfe-${remote}`] });
    await buildPackages(root, { only: ['shell'], mode: 'development' });
    await run(remote, await serving);
  },
  { usage },
);
// The development server of a remote goes on by itself.
if (process.exitCode) process.exit();

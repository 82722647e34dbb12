import { fork } from 'node:child_process';
import { join } from 'node:path';
import { holdLock, lockFolder } from './hold-lock.mjs';
import { stopOnSignals } from './stop-on-signals.mjs';

function launch(root, env, onMessage) {
  const settings = { ...process.env, ...env, LOG_LEVEL: process.env.LOG_LEVEL || 'warn' };
  const server = fork(join(root, 'server', 'dist', 'main.js'), { cwd: root, env: settings });
  stopOnSignals(() => server.kill('SIGTERM'));
  server.on('exit', (code, signal) => {
    const isAsked = signal === 'SIGINT' || signal === 'SIGTERM';
    if (signal && !isAsked) console.error(`\nThe server was ended by ${signal}. What was saved is safe: npm start`);
    process.exit(code ?? 1);
  });
  return new Promise((resolve) => {
    server.on('message', (message) => {
      onMessage(message);
      if (message.ready) resolve();
    });
  });
}

/**
 * Starts the built server and ends this process with it. One at a time: two that begin together on a data folder without
 * a database would both make one; the second is refused once there is one.
 *
 * @param {string} root
 * @param {NodeJS.ProcessEnv} env settings over those of the environment
 * @param {(message: { step?: string, ready?: { address: string, demo: boolean } }) => void} onMessage
 * @returns {Promise<void>} once it is ready
 */
export function startServer(root, env, onMessage) {
  const tell = (pid) => console.log(`  Process ${pid} is starting the studio: waiting for it.`);
  return holdLock(lockFolder(root, 'start'), tell, () => launch(root, env, onMessage));
}

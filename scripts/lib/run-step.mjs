import { spawn } from 'node:child_process';

/**
 * Runs a command with its output on this terminal. Resolves with what it printed; rejects when it fails.
 *
 * @param {string} command
 * @param {readonly string[]} args
 * @param {import('node:child_process').SpawnOptions} [options]
 * @returns {Promise<string>}
 */
export function runCommand(command, args, options = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, { ...options, stdio: ['ignore', 'pipe', 'pipe'] });
    let output = '';
    for (const [stream, target] of [
      [child.stdout, process.stdout],
      [child.stderr, process.stderr],
    ]) {
      stream.on('data', (chunk) => {
        output += chunk;
        target.write(chunk);
      });
    }
    child.on('error', reject);
    child.on('close', (code) =>
      code === 0
        ? resolve(output)
        : reject(Object.assign(new Error(`${command} ended with code ${code}.`), { output })),
    );
  });
}

/** Seconds since `startMs`, to one decimal. @param {number} startMs */
export function secondsSince(startMs) {
  return ((performance.now() - startMs) / 1000).toFixed(1);
}

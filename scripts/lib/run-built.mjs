import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const dist = fileURLToPath(new URL('../../server/dist', import.meta.url));

/**
 * Runs one of the server's bundles on this terminal and ends as it ends; 3 where the server is not built.
 *
 * @param {string} bundle for example `desk.js`
 * @param {readonly string[]} args
 */
export function runBuilt(bundle, args) {
  const program = join(dist, bundle);
  if (!existsSync(program)) {
    console.error('The server is not built: npm run build server');
    process.exitCode = 3;
    return;
  }
  const child = spawn(process.execPath, [program, ...args], { stdio: 'inherit' });
  child.on('exit', (code) => {
    process.exitCode = code ?? 1;
  });
}

import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';

/**
 * Two at most: each worker compiles on one core, and minifies with threads of its own.
 */
const MAX_WORKERS = 2;

async function drain(worker, queue, request, onDone) {
  const ended = once(worker, 'exit').then(([code, signal]) => [
    { error: `The build process ended (${signal ?? code}).` },
  ]);
  for (let packageName = queue.shift(); packageName; packageName = queue.shift()) {
    const started = performance.now();
    worker.send({ ...request, packageName });
    const [answer] = await Promise.race([once(worker, 'message'), ended]);
    await onDone({ packageName, seconds: (performance.now() - started) / 1000, error: answer.error });
    if (!worker.connected) return;
  }
  worker.disconnect();
}

/**
 * Builds packages in child processes that stay for several packages: loading webpack takes as long as a small build.
 *
 * @param {{ rootDir: string, mode: 'production' | 'development', cacheVersion: string }} request
 * @param {readonly string[]} packageNames
 * @param {(result: { packageName: string, seconds: number, error?: string }) => Promise<void>} onDone
 */
export async function runBuildWorkers(request, packageNames, onDone) {
  const queue = [...packageNames];
  const script = join(request.rootDir, 'shared/src/build/worker.ts');
  const workers = Array.from({ length: Math.min(MAX_WORKERS, queue.length) }, () =>
    fork(script, { cwd: request.rootDir, execArgv: ['--import', 'tsx'] }),
  );
  await Promise.all(workers.map((worker) => drain(worker, queue, request, onDone)));
}

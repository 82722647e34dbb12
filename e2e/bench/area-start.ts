import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { freePort } from '../support/free-port.ts';
import type { BenchContext } from './bench-context.ts';
import type { Figure } from './report.ts';

const LIMIT_MS = 60_000;

/** `npm start` from an empty data folder, and once more with everything in place. */
export async function measureStart({ rootDir }: BenchContext): Promise<Figure[]> {
  const dataDir = await mkdtemp(join(tmpdir(), 'studio-start-'));
  try {
    const first = await secondsToReady(rootDir, dataDir);
    const second = await secondsToReady(rootDir, dataDir);
    return [
      { area: 'start', name: 'first start, built and installed', value: first, unit: 's' },
      { area: 'start', name: 'second start', value: second, unit: 's', limit: 5 },
    ];
  } finally {
    await rm(dataDir, { recursive: true, force: true });
  }
}

async function secondsToReady(rootDir: string, dataDir: string): Promise<number> {
  const port = await freePort();
  const started = performance.now();
  const child = spawn(process.execPath, ['scripts/start.mjs'], {
    cwd: rootDir,
    env: { ...process.env, PORT: String(port), DATA_DIR: dataDir },
    stdio: 'ignore',
  });
  const ended = once(child, 'exit');
  try {
    while (performance.now() - started < LIMIT_MS) {
      if (child.exitCode !== null) throw new Error(`npm start ended with code ${child.exitCode}.`);
      const answer = await fetch(`http://localhost:${port}/readyz`).catch(() => undefined);
      if (answer?.ok) return (performance.now() - started) / 1000;
      await delay(20);
    }
    throw new Error(`npm start was not ready after ${LIMIT_MS} ms.`);
  } finally {
    child.kill('SIGTERM');
    await ended;
  }
}

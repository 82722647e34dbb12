import { setTimeout as pause } from 'node:timers/promises';

/** Asks again until the answer is the wanted one; for what another server does in its own time. Gives the milliseconds. */
export async function until(isSo: () => Promise<boolean>, limitMs = 5_000): Promise<number> {
  const started = performance.now();
  while (!(await isSo())) {
    if (performance.now() - started > limitMs) throw new Error(`It was not so within ${limitMs} ms.`);
    await pause(10);
  }
  return performance.now() - started;
}

import { type SpawnOptions, spawn } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';

/** What a program says until it ends, and its exit code; null where a signal ended it. It is asked nothing. */
export async function runToEnd(program: string, argv: readonly string[], options: Omit<SpawnOptions, 'stdio'> = {}) {
  const child = spawn(program, argv, { ...options, stdio: ['ignore', 'pipe', 'pipe'] });
  const ended = once(child, 'exit');
  const [out, err] = await Promise.all([text(child.stdout), text(child.stderr)]);
  const [code] = (await ended) as [number | null];
  return { code, out, err };
}

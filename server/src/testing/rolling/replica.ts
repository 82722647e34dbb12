import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { setTimeout as delay } from 'node:timers/promises';

/** A server process that can be restarted. */
export interface Replica {
  port: number;
  restart(): Promise<void>;
  stop(): Promise<void>;
}

const READY_WITHIN_MS = 60_000;

export async function startReplica(script: string, port: number, env: Record<string, string>): Promise<Replica> {
  let child = await start(script, port, env);
  const stop = async (): Promise<void> => {
    // One that has ended by itself tells so no more.
    const ended = child.exitCode === null ? once(child, 'exit') : [child.exitCode];
    child.kill('SIGTERM');
    const [code] = await ended;
    if (code !== 0) throw new Error(`The server ended with code ${code}.`);
  };
  return {
    port,
    stop,
    async restart() {
      await stop();
      child = await start(script, port, env);
    },
  };
}

/** Runs `prepare` as an installation does before its servers start. Gives what it said. */
export async function prepareStudio(script: string, env: Record<string, string>): Promise<string> {
  const child = spawn(process.execPath, [script, 'prepare'], { env: { ...process.env, ...env }, stdio: 'pipe' });
  const ended = once(child, 'exit');
  const [said, problems] = await Promise.all([text(child.stdout), text(child.stderr)]);
  const [code] = await ended;
  if (code !== 0) throw new Error(`prepare ended with code ${code}:\n${problems}`);
  return said;
}

async function start(script: string, port: number, env: Record<string, string>): Promise<ChildProcess> {
  const { DATABASE_URL: _, ...inherited } = process.env;
  const child = spawn(process.execPath, [script], {
    env: { ...inherited, ...env, PORT: String(port), HOST: '127.0.0.1' },
    // With a line to this process, a server ends when the tests are stopped.
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
  });
  let told = '';
  child.stderr?.on('data', (chunk) => {
    told += String(chunk);
  });
  const until = performance.now() + READY_WITHIN_MS;
  while (performance.now() < until) {
    if (child.exitCode !== null) throw new Error(`The server does not start:\n${told}`);
    const answer = await fetch(`http://127.0.0.1:${port}/readyz`).catch(() => undefined);
    if (answer?.ok) return child;
    await delay(50);
  }
  child.kill('SIGKILL');
  throw new Error(`The server was not ready in time:\n${told}`);
}

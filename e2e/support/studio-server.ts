import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { rm } from 'node:fs/promises';
import { resolve } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { makeDatabaseFolder } from '@myfiction/shared/testing/database-folder.ts';
import { copyTemplate } from './copy-template.ts';
import { freePort } from './free-port.ts';

const SERVER = resolve(import.meta.dirname, '../../server/dist/main.js');
const START_LIMIT_MS = 60_000;

/** The studio's own server on a free port with a data folder of its own; can be killed and started again. */
export class StudioServer {
  #child: ChildProcess | undefined;
  #output = '';

  private constructor(
    readonly port: number,
    readonly dataDir: string,
    readonly environment: Readonly<Record<string, string>>,
    readonly options: readonly string[],
    readonly script: string,
  ) {}

  get url(): string {
    return `http://localhost:${this.port}`;
  }

  get pid(): number {
    const pid = this.#child?.pid;
    if (pid === undefined) throw new Error('The server is not running.');
    return pid;
  }

  /**
   * With the demonstration data, unless the environment says otherwise.
   *
   * @param script the server's bundle; it serves the web app that lies beside it
   */
  static async start(
    environment: Record<string, string> = {},
    options: readonly string[] = [],
    script: string = SERVER,
  ): Promise<StudioServer> {
    const dataDir = await makeDatabaseFolder('studio e2e ');
    if (environment.DEMO !== 'false') await copyTemplate(dataDir);
    const server = new StudioServer(await freePort(), dataDir, environment, options, script);
    await server.resume();
    return server;
  }

  /** Starts the process again on the same port and data. */
  async resume(): Promise<void> {
    this.#output = '';
    const child = spawn(process.execPath, [this.script, ...this.options], {
      env: {
        ...process.env,
        PORT: String(this.port),
        DATA_DIR: this.dataDir,
        LOG_LEVEL: 'warn',
        RATE_LIMIT_FACTOR: '0',
        ...this.environment,
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    this.#child = child;
    for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk) => (this.#output += String(chunk)));
    await this.#ready(child);
  }

  async #ready(child: ChildProcess): Promise<void> {
    const deadline = Date.now() + START_LIMIT_MS;
    while (Date.now() < deadline) {
      if (child.exitCode !== null) throw new Error(`The server ended with code ${child.exitCode}:\n${this.#output}`);
      const answer = await fetch(`${this.url}/readyz`).catch(() => undefined);
      if (answer?.ok) return;
      await delay(50);
    }
    await this.stop();
    throw new Error(`The server was not ready after ${START_LIMIT_MS} ms:\n${this.#output}`);
  }

  /** What the process has said since it was started. */
  get told(): string {
    return this.#output;
  }

  /** The process dies as in a power cut; its database is left behind. */
  async kill(): Promise<void> {
    await this.#end('SIGKILL');
  }

  async stop(): Promise<void> {
    await this.#end('SIGTERM');
  }

  async #end(signal: 'SIGKILL' | 'SIGTERM'): Promise<void> {
    const child = this.#child;
    this.#child = undefined;
    if (!child || child.exitCode !== null || child.signalCode !== null) return;
    const ended = once(child, 'exit');
    child.kill(signal);
    await ended;
  }

  async dispose(): Promise<void> {
    if (!this.#child) await this.resume();
    await this.stop();
    await rm(this.dataDir, { recursive: true, force: true });
  }
}
